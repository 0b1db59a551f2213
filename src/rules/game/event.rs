//! What happens in a game, and how it ends.

use crate::rules::announcement::Announcement;
use crate::rules::card::{Card, Suit};
use crate::rules::lee::{Change, Finished};
use crate::rules::seat::{ByTeam, Seat};

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
