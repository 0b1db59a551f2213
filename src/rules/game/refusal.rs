//! Why the rules forbid an action.

use std::fmt;

use super::Phase;
use crate::rules::announcement::Announcement;
use crate::rules::card::Card;
use crate::rules::seat::Seat;
use crate::rules::trick::Duty;

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
