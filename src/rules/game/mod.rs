//! One game ("Spill"): from the cut to the score, as a state machine.
//!
//! [`Game::apply`] is the only way on. What an action does is told by [`Event`]s; an action that the rules forbid leaves the
//! game as it was and says why.

mod apply;
mod event;
mod refusal;
mod rest;

use serde::{Deserialize, Serialize};

use super::announcement::{self, Announcement};
use super::card::{Card, Suit};
use super::card_set::CardSet;
use super::deal::{CUTS, Pack};
use super::lee::Lee;
use super::options::{Deadline, Misplay, Options};
use super::seat::{BySeat, ByTeam, Seat};
use super::trick::Trick;

pub use event::{DecidedBy, Event, Score};
pub use refusal::Refusal;
pub use rest::sure_rest;

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
}
