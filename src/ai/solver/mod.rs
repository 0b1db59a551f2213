//! The exact double-dummy solver: best play by all four when all hands are open.

mod alike;
mod ending;
pub mod layout;
pub mod order;
pub mod search;
mod sweep;
pub mod table;

use std::fmt;

use super::public::Public;
use crate::rules::{BySeat, ByTeam, Card, CardSet, Direction, Seat, Suit, Team, Trick};
use alike::run;
use layout::Layout;
use search::{Lay, Search};

/// A position with all hands open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The trump suit.
    pub trump: Suit,
    /// Which way round the table goes.
    pub direction: Direction,
    /// The cards still in the hands.
    pub hands: BySeat<CardSet>,
    /// The trick under way: its leader and the cards that lie, which are no longer in the hands.
    pub trick: Trick,
}

/// Why a position cannot be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The card is in two places.
    Twice(Card),
    /// The hands do not have the sizes that the trick asks for.
    Sizes {
        /// A seat whose hand is wrong.
        seat: Seat,
        /// Cards it holds.
        held: usize,
        /// Cards it must hold, given the leader's.
        expected: usize,
    },
    /// The trick is complete already.
    CompleteTrick,
    /// Nobody holds a card.
    NoCards,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Twice(card) => write!(f, "deal: {card} is there twice"),
            Self::Sizes { seat, held, expected } => {
                write!(f, "deal: {seat} holds {held} cards and must hold {expected}, given the others and the trick")
            }
            Self::CompleteTrick => write!(f, "trick: it is complete; solve from the next lead"),
            Self::NoCards => write!(f, "deal: nobody holds a card"),
        }
    }
}

impl std::error::Error for PositionError {}

impl Position {
    /// The position of a table with all hands open.
    #[must_use]
    pub const fn of(table: &Public, hands: &BySeat<CardSet>) -> Self {
        Self { trump: table.trump, direction: table.direction, hands: *hands, trick: table.trick }
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.trick.leader.after(self.trick.len(), self.direction)
    }

    /// The cards that the player in turn may play.
    #[must_use]
    pub fn legal(&self) -> CardSet {
        self.trick.legal(self.trump, self.hands[self.turn()])
    }

    /// Checks that the position can come about.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), PositionError> {
        if self.trick.is_complete() {
            return Err(PositionError::CompleteTrick);
        }
        let mut seen = CardSet::EMPTY;
        for card in self.trick.cards() {
            if !seen.insert(card) {
                return Err(PositionError::Twice(card));
            }
        }
        for (_, hand) in self.hands.iter() {
            if let Some(card) = (seen & *hand).first() {
                return Err(PositionError::Twice(card));
            }
            seen |= *hand;
        }
        let full = self.hands[self.turn()].len();
        if full == 0 {
            return Err(PositionError::NoCards);
        }
        for (turn, seat) in self.trick.leader.round(self.direction).enumerate() {
            let expected = if turn < self.trick.len() { full - 1 } else { full };
            let held = self.hands[seat].len();
            if held != expected {
                return Err(PositionError::Sizes { seat, held, expected });
            }
        }
        Ok(())
    }
}

/// The exact values of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// What each team takes from here with best play by all, the trick under way included.
    pub points: ByTeam<u8>,
    /// For each legal card of the player in turn, what its own team takes from here.
    pub moves: Vec<(Card, u8)>,
    /// Positions that the search looked at.
    pub nodes: u64,
}

/// A solver that keeps its memory from one position to the next.
pub struct Solver {
    search: Search,
    /// Seat of the search's seat 0: South, or whoever makes the team of the player in turn come first.
    first: Seat,
    direction: Direction,
    lay: Option<Lay>,
    rest: i32,
}

impl Solver {
    /// A solver.
    #[must_use]
    pub fn new() -> Self {
        Self {
            search: Search::new(Layout::of(Suit::Spades)),
            first: Seat::South,
            direction: Direction::Clockwise,
            lay: None,
            rest: 0,
        }
    }

    /// Takes up a position; the player in turn is of the search's first team.
    fn take_up(&mut self, position: &Position) {
        let layout = Layout::of(position.trump);
        self.first = position.turn();
        self.direction = position.direction;
        let mut hands = [0; 4];
        for (number, seat) in self.first.round(position.direction).enumerate() {
            hands[number] = layout.bits(position.hands[seat]);
        }
        self.search.set(layout, hands);
        let lying = position.trick.len();
        self.lay = None;
        for (place, card) in position.trick.cards().enumerate() {
            let (bit, points) = (layout.bit(card), i32::from(card.points()));
            let seat = (4 - lying + place) & 3;
            self.lay = Some(match self.lay {
                None => Lay::led(seat, bit, points),
                Some(lay) => lay.with(bit, points),
            });
        }
        let held: CardSet = position.hands.iter().fold(CardSet::EMPTY, |all, (_, hand)| all | *hand);
        self.rest = i32::from(held.points() + position.trick.points());
    }

    /// A bound on what the own team takes after the player in turn plays `bit`.
    fn after(&mut self, bit: usize, need: i32) -> i32 {
        match self.lay {
            Some(lay) => self.search.played(lay, bit, need, self.rest),
            None => {
                let hand = self.search.hands[0];
                self.search.hands[0] = hand & !(1 << bit);
                let points = i32::from(self.search.layout().points[bit]);
                let value = self.search.follow(Lay::led(0, bit, points), need, self.rest);
                self.search.hands[0] = hand;
                value
            }
        }
    }

    /// The exact points of the own team after a card, known to lie between two bounds.
    ///
    /// Asks from `guess` on in steps of `step` until the answer changes, then in steps of one; each answer fills the table for
    /// the next question.
    fn exact(&mut self, bit: usize, guess: i32, mut step: i32, (mut least, mut most): (i32, i32)) -> i32 {
        let mut need = guess;
        let mut rose = None;
        while least < most {
            need = need.clamp(least + 1, most);
            let value = self.after(bit, need);
            let rises = value >= need;
            if rose == Some(!rises) {
                step = 1;
            }
            rose = Some(rises);
            if rises {
                least = value;
                need = value + step;
            } else {
                most = value;
                need = value + 1 - step;
            }
        }
        least
    }

    /// Bounds on the value of a card from those of cards that rank the same: they differ by no more than their points do.
    fn bounds(&self, card: Card, known: &[(Card, u8)]) -> (i32, i32) {
        let layout = self.search.layout();
        let hand = self.search.hands[0];
        let others = self.search.hands[1..].iter().fold(self.lay.map_or(0, |lay| lay.cards), |all, hand| all | hand);
        let alike = run(hand, others, layout.bit(card));
        let mut bounds = (0, self.rest);
        for (other, value) in known.iter().filter(|(other, _)| alike >> layout.bit(*other) & 1 == 1) {
            let (value, difference) = (i32::from(*value), i32::from(card.points().abs_diff(other.points())));
            bounds = (bounds.0.max(value - difference), bounds.1.min(value + difference));
        }
        bounds
    }

    /// Solves a position: the points for each card that may be played.
    ///
    /// # Errors
    /// If the position cannot come about.
    pub fn solve(&mut self, position: &Position) -> Result<Solved, PositionError> {
        position.check()?;
        self.take_up(position);
        let layout = Layout::of(position.trump);
        let mut guess = self.rest / 2;
        let mut moves = Vec::with_capacity(6);
        for card in position.legal() {
            let bounds = self.bounds(card, &moves);
            // The first guess is a blind one, later ones are mostly near.
            let step = if moves.is_empty() { 4 } else { 1 };
            let value = self.exact(layout.bit(card), guess, step, bounds);
            guess = value;
            moves.push((card, value as u8));
        }
        let best = moves.iter().map(|(_, points)| *points).max().unwrap_or(0);
        let team = position.turn().team();
        let points = ByTeam::from_fn(|t| if t == team { best } else { self.rest as u8 - best });
        Ok(Solved { points, moves, nodes: self.search.nodes })
    }

    /// Takes up a position for [`Solver::card_takes`] and [`Solver::card_sweeps`].
    ///
    /// # Errors
    /// If the position cannot come about.
    pub fn open(&mut self, position: &Position) -> Result<(), PositionError> {
        position.check()?;
        self.take_up(position);
        Ok(())
    }

    /// Whether the own team takes at least `need` of the points from here after the player in turn plays `card`, one of the legal
    /// cards of the position taken up last.
    pub fn card_takes(&mut self, card: Card, need: u8) -> bool {
        let bit = self.search.layout().bit(card);
        self.after(bit, i32::from(need)) >= i32::from(need)
    }

    /// Whether every trick from here goes to the own team (or, if not `own`, to the other) after `card`.
    pub fn card_sweeps(&mut self, card: Card, own: bool) -> bool {
        let bit = self.search.layout().bit(card);
        let side = usize::from(!own);
        match self.lay {
            Some(lay) => self.search.sweeps_after(lay, bit, side),
            None => {
                let hand = self.search.hands[0];
                self.search.hands[0] = hand & !(1 << bit);
                let swept = self.search.sweeps_on(Lay::led(0, bit, 0), side);
                self.search.hands[0] = hand;
                swept
            }
        }
    }

    /// Whether a team takes every trick from here on, the one under way included, with best play by all.
    ///
    /// # Errors
    /// If the position cannot come about.
    pub fn sweeps(&mut self, position: &Position, team: Team) -> Result<bool, PositionError> {
        self.open(position)?;
        let own = team == position.turn().team();
        let side = usize::from(!own);
        Ok(match self.lay {
            Some(lay) => self.search.sweeps_on(lay, side),
            None => self.search.sweeps(0, side),
        })
    }

    /// Whether a team takes at least `need` of the points from here on, with best play by all.
    ///
    /// # Errors
    /// If the position cannot come about.
    pub fn takes(&mut self, position: &Position, team: Team, need: u8) -> Result<bool, PositionError> {
        position.check()?;
        self.take_up(position);
        let own = team == position.turn().team();
        let need = i32::from(need);
        // The others take the rest: a team reaches `need` exactly if they stay at or below the difference.
        let asked = if own { need } else { self.rest - need + 1 };
        let value = match self.lay {
            Some(lay) => self.search.follow(lay, asked, self.rest),
            None => self.search.lead(0, asked, self.rest),
        };
        Ok((value >= asked) == own)
    }

    /// Positions that the last question looked at.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.search.nodes
    }
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests;
