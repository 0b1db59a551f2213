//! What a player decides, and why, in a form that hints and reviews can show.

use crate::rules::{Announcement, Card, Suit};

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

/// The main reason for a decision. [`Reason::key`] is the key of a message that takes [`Choice::margin`] as `margin`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// There was nothing to choose.
    OnlyChoice,
    /// All choices come to the same; the cheapest was taken.
    AllTheSame,
    /// This suit makes the most of the first three cards.
    BestTrump,
    /// The game is likely enough to be won to raise the stake.
    WorthTheStake,
    /// Raising the stake would help the opponents more.
    BetterQuiet,
    /// Leads a trump so that the opponents' fall.
    DrawTrumps,
    /// Leads a card that nothing is likely to beat.
    LeadWinner,
    /// Leads a card that gives little away.
    LeadSafe,
    /// Puts points on a trick that the partner holds.
    FeedPartner,
    /// Takes the trick as the last to play.
    TakeLast,
    /// Takes the trick with a trump.
    Ruff,
    /// Goes over what lies.
    Overtake,
    /// Gives as little as possible to a trick that is lost.
    GiveLeast,
    /// Keeps a better card for later.
    KeepForLater,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Self; 14] = [
        Self::OnlyChoice,
        Self::AllTheSame,
        Self::BestTrump,
        Self::WorthTheStake,
        Self::BetterQuiet,
        Self::DrawTrumps,
        Self::LeadWinner,
        Self::LeadSafe,
        Self::FeedPartner,
        Self::TakeLast,
        Self::Ruff,
        Self::Overtake,
        Self::GiveLeast,
        Self::KeepForLater,
    ];

    /// The key of the message for people.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::OnlyChoice => "reason-only-choice",
            Self::AllTheSame => "reason-all-the-same",
            Self::BestTrump => "reason-best-trump",
            Self::WorthTheStake => "reason-worth-the-stake",
            Self::BetterQuiet => "reason-better-quiet",
            Self::DrawTrumps => "reason-draw-trumps",
            Self::LeadWinner => "reason-lead-winner",
            Self::LeadSafe => "reason-lead-safe",
            Self::FeedPartner => "reason-feed-partner",
            Self::TakeLast => "reason-take-last",
            Self::Ruff => "reason-ruff",
            Self::Overtake => "reason-overtake",
            Self::GiveLeast => "reason-give-least",
            Self::KeepForLater => "reason-keep-for-later",
        }
    }
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
