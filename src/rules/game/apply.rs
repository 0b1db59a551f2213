//! What each action does.

use super::{Action, DecidedBy, Event, Game, Phase, Refusal, Score};
use crate::rules::announcement::Announcement;
use crate::rules::card::{Card, Suit};
use crate::rules::deal::CUTS;
use crate::rules::lee::{Finished, Result as GameResult};
use crate::rules::options::Misplay;
use crate::rules::seat::{ByTeam, Seat, Team};
use crate::rules::trick::{self, Trick};

impl Game {
    /// Does what a seat wants and tells what happened.
    ///
    /// # Errors
    /// Why the rules forbid it; the game is then as before.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        match action {
            Action::Cut(lifted) => self.apply_cut(seat, lifted),
            Action::Trump(suit) => self.apply_trump(seat, suit),
            Action::Announce(call) => self.apply_announcement(seat, call),
            Action::Play(card) => self.apply_play(seat, card),
            Action::Claim => self.apply_claim(seat),
            Action::ClaimRest => self.apply_claim_rest(seat),
            Action::CallMisplay(against) => self.apply_misplay(seat, against),
            Action::Count => {
                self.must_be(Phase::Count)?;
                Ok(vec![self.score_play()])
            }
        }
    }

    fn must_be(&self, phase: Phase) -> Result<(), Refusal> {
        if self.phase == phase { Ok(()) } else { Err(Refusal::WrongPhase(self.phase)) }
    }

    fn must_be_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.turn() {
            Some(turn) if turn == seat => Ok(()),
            Some(turn) => Err(Refusal::NotYourTurn(turn)),
            None => Err(Refusal::WrongPhase(self.phase)),
        }
    }

    fn apply_cut(&mut self, seat: Seat, lifted: u8) -> Result<Vec<Event>, Refusal> {
        self.must_be(Phase::Cut)?;
        self.must_be_turn(seat)?;
        if !CUTS.contains(&lifted) {
            return Err(Refusal::BadCut(lifted));
        }
        self.pack = self.pack.cut(lifted);
        Ok(vec![Event::Cut { seat, lifted }, self.deal_first_packet()])
    }

    pub(super) fn deal_first_packet(&mut self) -> Event {
        let (seat, cards) = self.pack.packets(self.dealer, self.options.direction)[0];
        self.hands[seat] = cards.into_iter().collect();
        self.phase = Phase::Trump;
        Event::Packet { seat, cards }
    }

    fn apply_trump(&mut self, seat: Seat, suit: Suit) -> Result<Vec<Event>, Refusal> {
        self.must_be(Phase::Trump)?;
        self.must_be_turn(seat)?;
        self.trump = Some(suit);
        self.phase = Phase::Play;
        let mut events = vec![Event::Trump { seat, suit }];
        for (seat, cards) in self.pack.packets(self.dealer, self.options.direction).into_iter().skip(1) {
            self.hands[seat] |= cards.into_iter().collect();
            events.push(Event::Packet { seat, cards });
        }
        Ok(events)
    }

    fn apply_announcement(&mut self, seat: Seat, call: Announcement) -> Result<Vec<Event>, Refusal> {
        self.announce_time(seat)?;
        if self.said[seat].is_some() {
            return Err(Refusal::AnnouncedAlready);
        }
        if !self.hands[seat].contains_all(call.needs()) {
            return Err(Refusal::NotAnnounceable(call));
        }
        self.said[seat] = Some(call);
        if call != Announcement::None {
            self.announced.push((seat, call));
        }
        Ok(vec![Event::Announced { seat, call }])
    }

    fn apply_play(&mut self, seat: Seat, card: Card) -> Result<Vec<Event>, Refusal> {
        self.must_be(Phase::Play)?;
        self.must_be_turn(seat)?;
        let trump = self.trump.ok_or(Refusal::WrongPhase(self.phase))?;
        if !self.hands[seat].contains(card) {
            return Err(Refusal::NotHeld(card));
        }
        if let Some(duty) = trick::duty(trump, self.trick.led(), self.hands[seat], card) {
            match self.options.misplay {
                Misplay::Prevented => return Err(Refusal::MustPlay(duty)),
                Misplay::Callable => self.misplayed[seat] = true,
            }
        }
        self.hands[seat].remove(card);
        self.trick.play(card);
        let mut events = vec![Event::Played { seat, card }];
        if let Some(winner) = self.trick.is_complete().then(|| self.winner_of(&self.trick)).flatten() {
            events.push(Event::TrickWon { seat: winner, points: self.trick.points() });
            self.tricks.push(std::mem::replace(&mut self.trick, Trick::new(winner)));
            if self.tricks.len() == 6 {
                match self.options.misplay {
                    Misplay::Prevented => events.push(self.score_play()),
                    Misplay::Callable => self.phase = Phase::Count,
                }
            }
        }
        Ok(events)
    }

    fn apply_claim(&mut self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.must_be(Phase::Play)?;
        let points = self.points()[seat.team()];
        if points <= 20 {
            return Err(Refusal::TooFewPoints(points));
        }
        let scored = self.decide(GameResult::Won(seat.team()), false, DecidedBy::Claim(seat));
        Ok(vec![Event::Claimed { seat, rest: false }, scored])
    }

    fn apply_claim_rest(&mut self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.must_be(Phase::Play)?;
        self.must_be_turn(seat)?;
        if !self.may_claim_rest(seat) {
            return Err(Refusal::RestNotSure);
        }
        let team = seat.team();
        let (mut points, mut tricks) = (self.points(), self.tricks_won());
        points[team] = 40 - points[team.other()];
        tricks[team] = 6 - tricks[team.other()];
        let result = GameResult::of_points(points);
        let kapo = tricks[team] == 6;
        let scored = self.settle(result, kapo, DecidedBy::Claim(seat), points, tricks);
        Ok(vec![Event::Claimed { seat, rest: true }, scored])
    }

    fn apply_misplay(&mut self, by: Seat, against: Seat) -> Result<Vec<Event>, Refusal> {
        if !self.may_call_misplay() {
            return Err(Refusal::NothingToCall);
        }
        let right = self.misplayed[against];
        let losers = if right { against.team() } else { by.team() };
        let kapo = self.tricks_won()[losers] == 0;
        let decided = DecidedBy::Misplay { by, against, right };
        let scored = self.decide(GameResult::Won(losers.other()), kapo, decided);
        Ok(vec![Event::MisplayCalled { by, against, right }, scored])
    }

    fn score_play(&mut self) -> Event {
        let result = GameResult::of_points(self.points());
        let tricks = self.tricks_won();
        let kapo = result.winner().is_some_and(|winner: Team| tricks[winner.other()] == 0);
        self.decide(result, kapo, DecidedBy::Play)
    }

    fn decide(&mut self, result: GameResult, kapo: bool, by: DecidedBy) -> Event {
        self.settle(result, kapo, by, self.points(), self.tricks_won())
    }

    fn settle(
        &mut self,
        result: GameResult,
        kapo: bool,
        by: DecidedBy,
        points: ByTeam<u8>,
        tricks: ByTeam<u8>,
    ) -> Event {
        let game = Finished { result, kapo, maker: self.forehand().team(), stake: self.stake() };
        let change = self.lee.score(&game, &self.options);
        let score = Score { game, by, points, tricks, change };
        self.score = Some(score);
        self.phase = Phase::Scored;
        Event::Scored(score)
    }
}
