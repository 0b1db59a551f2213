//! What a player decides, and why, in a form that hints and reviews can show.

use super::reason::Reason;
use crate::rules::{Action, Announcement, Card, Suit};

/// A decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Names this suit as trumps.
    Trump(Suit),
    /// Announces this, or nothing.
    Announce(Announcement),
    /// Plays this card.
    Card(Card),
}

impl From<Decision> for Action {
    fn from(decision: Decision) -> Self {
        match decision {
            Decision::Trump(suit) => Self::Trump(suit),
            Decision::Announce(call) => Self::Announce(call),
            Decision::Card(card) => Self::Play(card),
        }
    }
}

/// One of the choices that a player weighed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The choice.
    pub decision: Decision,
    /// Net lines that the player expects of the game with it: own crossed out and the opponents' drawn, minus the reverse.
    pub lines: f32,
    /// The chance, 0 to 1, to win the match with it.
    pub chance: f32,
    /// What the choice was ordered by, higher is better: a match chance, or points for players without search.
    pub value: f32,
}

/// A decision with what was weighed for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What the player does.
    pub decision: Decision,
    /// What it thinks of each choice it had, in the order of the cards or suits; empty where it computes nothing.
    pub candidates: Vec<Candidate>,
    /// Why.
    pub reason: Reason,
}

impl Choice {
    /// A choice without alternatives.
    #[must_use]
    pub const fn only(decision: Decision) -> Self {
        Self { decision, candidates: Vec::new(), reason: Reason::OnlyChoice }
    }

    /// By how much the decision is better than the best other choice; 0 without another.
    #[must_use]
    pub fn margin(&self) -> f32 {
        let of = |chosen: bool| {
            self.candidates
                .iter()
                .filter(|c| (c.decision == self.decision) == chosen)
                .map(|c| c.value)
                .fold(f32::MIN, f32::max)
        };
        let (mine, other) = (of(true), of(false));
        if mine == f32::MIN || other == f32::MIN { 0.0 } else { mine - other }
    }
}
