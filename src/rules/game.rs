//! One game ("Spill"): from the cut to the score, as a state machine.
//!
//! [`Game::apply`] is the only way on. What an action does is told by [`Event`]s; an action that the rules forbid leaves the
//! game as it was and says why.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::announcement::{self, Announcement};
use super::card::{Card, Suit};
use super::card_set::CardSet;
use super::deal::{CUTS, Pack};
use super::lee::{Change, Finished, Lee, Result as GameResult};
use super::options::{Deadline, Misplay, Options};
use super::seat::{BySeat, ByTeam, Seat, Team};
use super::trick::{self, Duty, Trick};

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The pack is shuffled; the player before the dealer cuts.
    Cut,
    /// Forehand holds three cards and names trump.
    Trump,
    /// Everybody holds six cards; announcements and tricks.
    Play,
    /// All cards are played, but a misplay may still be called (callable rules only).
    Count,
    /// The game is decided and on the Lee.
    Scored,
}

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Lifts so many cards, 1 to 23, from the top of the pack and puts them under the rest.
    Cut(u8),
    /// Names the trump suit.
    Trump(Suit),
    /// Announces, or says that there is nothing to announce.
    Announce(Announcement),
    /// Plays a card.
    Play(Card),
    /// Lays the cards down and says "we have N": the own team has more than 20 points.
    Claim,
    /// Claims every remaining trick.
    ClaimRest,
    /// Says that this player played a card that the rules forbid.
    CallMisplay(Seat),
    /// Agrees that the game is scored; ends [`Phase::Count`].
    Count,
}

/// What happened, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The pack was cut.
    Cut {
        /// Who cut.
        seat: Seat,
        /// How many cards were lifted.
        lifted: u8,
    },
    /// Three cards were dealt.
    Packet {
        /// To whom.
        seat: Seat,
        /// Which.
        cards: [Card; 3],
    },
    /// Trump was named.
    Trump {
        /// By forehand.
        seat: Seat,
        /// Which suit.
        suit: Suit,
    },
    /// Somebody announced, or said nothing when asked.
    Announced {
        /// Who.
        seat: Seat,
        /// What.
        call: Announcement,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A trick is complete.
    TrickWon {
        /// By whom.
        seat: Seat,
        /// What it counts, 0 to 16.
        points: u8,
    },
    /// Cards were laid down.
    Claimed {
        /// By whom.
        seat: Seat,
        /// Whether every remaining trick is claimed, not a game already won.
        rest: bool,
    },
    /// A misplay was called.
    MisplayCalled {
        /// By whom.
        by: Seat,
        /// Against whom.
        against: Seat,
        /// Whether there was one.
        right: bool,
    },
    /// The game is decided and scored.
    Scored(Score),
}

/// How a game ended and what it did to the Lee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Who won, whether it was a Kapo, the stake.
    pub game: Finished,
    /// What the game was decided by.
    pub by: DecidedBy,
    /// Points of the tricks of both teams as they stood.
    pub points: ByTeam<u8>,
    /// Tricks of both teams as they stood.
    pub tricks: ByTeam<u8>,
    /// The lines crossed out and drawn, and the Lee afterwards.
    pub change: Change,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecidedBy {
    /// All cards were played.
    Play,
    /// A claim of that seat.
    Claim(Seat),
    /// A call of a misplay.
    Misplay {
        /// Who called.
        by: Seat,
        /// Against whom.
        against: Seat,
        /// Whether there was one.
        right: bool,
    },
}

/// Why an action is refused; nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is in another phase.
    WrongPhase(Phase),
    /// It is this player's turn.
    NotYourTurn(Seat),
    /// A cut must lift 1 to 23 cards.
    BadCut(u8),
    /// The card is not in the player's hand.
    NotHeld(Card),
    /// The rules forbid the card.
    MustPlay(Duty),
    /// The hand does not hold what the announcement needs.
    NotAnnounceable(Announcement),
    /// The player has announced already.
    AnnouncedAlready,
    /// The deadline for announcing has passed.
    TooLate,
    /// It is not yet this player's time to announce (own first card).
    NotYet,
    /// The player's team has only so many points; a claim needs more than 20.
    TooFewPoints(u8),
    /// It is not certain that this player takes every remaining trick.
    RestNotSure,
    /// Misplays cannot happen under these rules, or no card is played yet.
    NothingToCall,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongPhase(phase) => {
                let now = match phase {
                    Phase::Cut => "the pack is to be cut",
                    Phase::Trump => "forehand is to name trump",
                    Phase::Play => "cards are being played",
                    Phase::Count => "all cards are played",
                    Phase::Scored => "the game is scored",
                };
                write!(f, "not possible now: {now}")
            }
            Self::NotYourTurn(seat) => write!(f, "it is the turn of {seat}"),
            Self::BadCut(lifted) => write!(f, "a cut lifts 1 to 23 cards, not {lifted}"),
            Self::NotHeld(card) => write!(f, "{card} is not in the hand"),
            Self::MustPlay(Duty::PlayTrump) => write!(f, "a trump was led and the hand holds one: play a trump"),
            Self::MustPlay(Duty::FollowOrTrump(suit)) => {
                write!(f, "{} was led and the hand holds one: follow or trump", suit.letter())
            }
            Self::NotAnnounceable(call) => write!(f, "the hand does not hold what {} needs", call.name()),
            Self::AnnouncedAlready => write!(f, "each player announces once"),
            Self::TooLate => write!(f, "too late to announce: the deadline has passed"),
            Self::NotYet => write!(f, "too early to announce: a player announces at the own first turn"),
            Self::TooFewPoints(points) => write!(f, "a claim needs more than 20 points, the team has {points}"),
            Self::RestNotSure => write!(f, "the remaining tricks are not certain for this player"),
            Self::NothingToCall => write!(f, "there is no misplay to call"),
        }
    }
}

impl std::error::Error for Refusal {}

/// One game at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    options: Options,
    dealer: Seat,
    lee: Lee,
    pack: Pack,
    phase: Phase,
    hands: BySeat<CardSet>,
    trump: Option<Suit>,
    said: BySeat<Option<Announcement>>,
    announced: Vec<(Seat, Announcement)>,
    tricks: Vec<Trick>,
    trick: Trick,
    misplayed: BySeat<bool>,
    score: Option<Score>,
}

impl Game {
    /// A game with this shuffled pack, waiting for the cut.
    #[must_use]
    pub fn new(options: Options, dealer: Seat, lee: Lee, pack: Pack) -> Self {
        let forehand = dealer.next(options.direction);
        Self {
            options,
            dealer,
            lee,
            pack,
            phase: Phase::Cut,
            hands: BySeat::default(),
            trump: None,
            said: BySeat::default(),
            announced: Vec::new(),
            tricks: Vec::with_capacity(6),
            trick: Trick::new(forehand),
            misplayed: BySeat::default(),
            score: None,
        }
    }

    /// A game that is past the cut: forehand holds the pack's top three cards.
    #[must_use]
    pub fn dealt(options: Options, dealer: Seat, lee: Lee, pack: Pack) -> Self {
        let mut game = Self::new(options, dealer, lee, pack);
        game.deal_first_packet();
        game
    }

    /// The rules played by.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Who deals.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Who gets the first packet, names trump and leads to the first trick.
    #[must_use]
    pub const fn forehand(&self) -> Seat {
        self.dealer.next(self.options.direction)
    }

    /// Who cuts: the player before the dealer.
    #[must_use]
    pub const fn cutter(&self) -> Seat {
        self.dealer.previous(self.options.direction)
    }

    /// The Lee: before the game until it is scored, then after it.
    #[must_use]
    pub fn lee(&self) -> Lee {
        self.score.map_or(self.lee, |score| score.change.after)
    }

    /// The Lee before this game.
    #[must_use]
    pub const fn lee_before(&self) -> Lee {
        self.lee
    }

    /// The pack: as shuffled until the cut, then as cut.
    #[must_use]
    pub const fn pack(&self) -> &Pack {
        &self.pack
    }

    /// Where the game stands.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The cards that each player holds.
    #[must_use]
    pub const fn hands(&self) -> &BySeat<CardSet> {
        &self.hands
    }

    /// The trump suit, once named.
    #[must_use]
    pub const fn trump(&self) -> Option<Suit> {
        self.trump
    }

    /// The announcements made, in order; saying nothing is not among them.
    #[must_use]
    pub fn announced(&self) -> &[(Seat, Announcement)] {
        &self.announced
    }

    /// The stake so far, 1 to 3, without what is carried over.
    #[must_use]
    pub fn stake(&self) -> u8 {
        announcement::stake(self.announced.iter().map(|(_, call)| *call))
    }

    /// The finished tricks, in order.
    #[must_use]
    pub fn tricks(&self) -> &[Trick] {
        &self.tricks
    }

    /// The trick being played; empty before each lead.
    #[must_use]
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// How the game ended, once it has.
    #[must_use]
    pub const fn score(&self) -> Option<&Score> {
        self.score.as_ref()
    }

    /// Who won a finished trick.
    #[must_use]
    pub fn winner_of(&self, trick: &Trick) -> Option<Seat> {
        trick.winner(self.trump?, self.options.direction)
    }

    /// The points of both teams in finished tricks.
    #[must_use]
    pub fn points(&self) -> ByTeam<u8> {
        self.won(|trick| trick.points())
    }

    /// The finished tricks of both teams.
    #[must_use]
    pub fn tricks_won(&self) -> ByTeam<u8> {
        self.won(|_| 1)
    }

    fn won(&self, worth: impl Fn(&Trick) -> u8) -> ByTeam<u8> {
        let mut sum = ByTeam::default();
        for trick in &self.tricks {
            if let Some(winner) = self.winner_of(trick) {
                sum[winner.team()] += worth(trick);
            }
        }
        sum
    }

    /// Whose turn it is to cut, name trump, or play; `None` while counting and once scored.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Cut => Some(self.cutter()),
            Phase::Trump => Some(self.forehand()),
            Phase::Play => self.trick.turn(self.options.direction),
            Phase::Count | Phase::Scored => None,
        }
    }

    /// Who is asked for an announcement now, before the next card: under the rule's deadline, the next seat that has not
    /// answered and holds something to announce.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        match self.options.announce_deadline {
            Deadline::OwnFirstCard => self.turn().filter(|seat| self.may_announce(*seat)),
            Deadline::FirstCardOfGame => {
                self.forehand().round(self.options.direction).find(|seat| self.may_announce(*seat))
            }
        }
    }

    fn may_announce(&self, seat: Seat) -> bool {
        self.said[seat].is_none()
            && self.announce_time(seat).is_ok()
            && Announcement::possible(self.hands[seat]).next().is_some()
    }

    /// Whether it is the time for a seat to announce.
    fn announce_time(&self, seat: Seat) -> Result<(), Refusal> {
        if self.phase != Phase::Play {
            let late = matches!(self.phase, Phase::Count | Phase::Scored);
            return Err(if late { Refusal::TooLate } else { Refusal::WrongPhase(self.phase) });
        }
        let first_trick = self.tricks.is_empty();
        match self.options.announce_deadline {
            Deadline::FirstCardOfGame if first_trick && self.trick.is_empty() => Ok(()),
            Deadline::FirstCardOfGame => Err(Refusal::TooLate),
            Deadline::OwnFirstCard if !first_trick || self.hands[seat].len() < 6 => Err(Refusal::TooLate),
            Deadline::OwnFirstCard if self.turn() != Some(seat) => Err(Refusal::NotYet),
            Deadline::OwnFirstCard => Ok(()),
        }
    }

    /// What a seat may still announce now, beside nothing.
    #[must_use]
    pub fn announceable(&self, seat: Seat) -> Vec<Announcement> {
        if self.may_announce(seat) { Announcement::possible(self.hands[seat]).collect() } else { Vec::new() }
    }

    /// The cards that a seat may play now by the rules; empty when it is not its turn to play.
    ///
    /// Under callable misplays others can be played too, see [`Game::playable`].
    #[must_use]
    pub fn legal(&self, seat: Seat) -> CardSet {
        match (self.phase, self.trump) {
            (Phase::Play, Some(trump)) if self.turn() == Some(seat) => self.trick.legal(trump, self.hands[seat]),
            _ => CardSet::EMPTY,
        }
    }

    /// The cards that [`Game::apply`] takes from a seat now: the legal ones, or all held under callable misplays.
    #[must_use]
    pub fn playable(&self, seat: Seat) -> CardSet {
        let legal = self.legal(seat);
        match self.options.misplay {
            Misplay::Callable if !legal.is_empty() => self.hands[seat],
            _ => legal,
        }
    }

    /// The cards that nobody has seen from a seat: not in its hand and not yet played.
    #[must_use]
    pub fn unseen(&self, seat: Seat) -> CardSet {
        let played = self.tricks.iter().fold(self.trick.set(), |seen, trick| seen | trick.set());
        !(self.hands[seat] | played)
    }

    /// Whether a seat's team may claim the game: it has more than 20 points.
    #[must_use]
    pub fn may_claim(&self, seat: Seat) -> bool {
        self.phase == Phase::Play && self.points()[seat.team()] > 20
    }

    /// Whether claiming the game would give up a Kapo: the opponents have no trick yet.
    #[must_use]
    pub fn claim_gives_up_kapo(&self, seat: Seat) -> bool {
        self.tricks_won()[seat.team().other()] == 0
    }

    /// Whether a seat may claim every remaining trick.
    #[must_use]
    pub fn may_claim_rest(&self, seat: Seat) -> bool {
        self.phase == Phase::Play
            && self.trick.is_empty()
            && self.turn() == Some(seat)
            && self.asked().is_none()
            && self.trump.is_some_and(|trump| sure_rest(trump, self.hands[seat], self.unseen(seat)))
    }

    /// Whether somebody may call a misplay now.
    #[must_use]
    pub fn may_call_misplay(&self) -> bool {
        let played = !self.tricks.is_empty() || !self.trick.is_empty();
        self.options.misplay == Misplay::Callable && matches!(self.phase, Phase::Play | Phase::Count) && played
    }

    /// Everything that [`Game::apply`] takes from a seat now.
    #[must_use]
    pub fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        let turn = self.turn() == Some(seat);
        match self.phase {
            Phase::Cut if turn => actions.extend(CUTS.map(Action::Cut)),
            Phase::Trump if turn => actions.extend(Suit::ALL.map(Action::Trump)),
            Phase::Play => {
                if self.said[seat].is_none() && self.announce_time(seat).is_ok() {
                    actions.push(Action::Announce(Announcement::None));
                    actions.extend(self.announceable(seat).into_iter().map(Action::Announce));
                }
                actions.extend(self.playable(seat).iter().map(Action::Play));
                if self.may_claim(seat) {
                    actions.push(Action::Claim);
                }
                if self.may_claim_rest(seat) {
                    actions.push(Action::ClaimRest);
                }
            }
            Phase::Count => actions.push(Action::Count),
            _ => {}
        }
        if self.may_call_misplay() {
            actions.extend(Seat::ALL.map(Action::CallMisplay));
        }
        actions
    }

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

    fn deal_first_packet(&mut self) -> Event {
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

/// Whether a player on lead takes every remaining trick with the own cards alone, however the unseen cards lie and whatever
/// the others play.
///
/// The others are taken as one hand that gives up as little as it must: to each trump led its lowest trump, to each side suit
/// led its lowest card of that suit. Every card led must beat the highest that can be left; side cards must wait until no trump
/// can be out.
#[must_use]
pub fn sure_rest(trump: Suit, hand: CardSet, unseen: CardSet) -> bool {
    if hand.is_empty() {
        return false;
    }
    let by_strength = |set: CardSet| {
        let mut cards: Vec<Card> = (set & CardSet::trumps(trump)).iter().collect();
        cards.sort_by_key(|card| std::cmp::Reverse(card.trump_strength(trump)));
        cards
    };
    let holds = |mine: &[Card], theirs: &[Card]| {
        mine.iter()
            .enumerate()
            .all(|(led, card)| led >= theirs.len() || theirs.first().is_none_or(|highest| card.beats(*highest, trump)))
    };
    let (mine, theirs) = (by_strength(hand), by_strength(unseen));
    let sides = hand - CardSet::trumps(trump);
    if !holds(&mine, &theirs) || !sides.is_empty() && mine.len() < theirs.len() {
        return false;
    }
    Suit::ALL.into_iter().all(|suit| {
        let side = CardSet::side(suit, trump);
        let (mine, theirs): (Vec<Card>, Vec<Card>) = ((hand & side).iter().collect(), (unseen & side).iter().collect());
        holds(&mine, &theirs)
    })
}
