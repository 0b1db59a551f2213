//! The sections of the rules, and which of them explains a refusal.

use crate::play::Phase;
use crate::rules::Refusal;

/// A section of the rules pages, in the order in which they are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Section {
    /// How a deal goes, in a few steps.
    Course,
    /// Seats, teams, direction.
    Seats,
    /// The cards and their points.
    Cards,
    /// Shuffling, cutting, dealing.
    Dealing,
    /// How forehand names trump.
    Naming,
    /// The trumps and their order in each suit.
    Trumps,
    /// Announcing Konter and Matt, and the stake.
    Announcing,
    /// Which cards may be played.
    Following,
    /// Who wins a trick.
    Tricks,
    /// Counting to 21, Stänner, Duerchmarsch, Kapo.
    Counting,
    /// Lines on the Lee.
    Lee,
    /// Laying down the cards.
    Claiming,
    /// Misplays.
    Misplays,
    /// The match, Revanche, change of teams.
    Match,
    /// The rules played by, and what other presets do.
    Variants,
    /// A whole deal, trick by trick.
    Example,
    /// The words of the table.
    Glossary,
}

impl Section {
    /// All sections in reading order.
    pub const ALL: [Self; 17] = [
        Self::Course,
        Self::Seats,
        Self::Cards,
        Self::Dealing,
        Self::Naming,
        Self::Trumps,
        Self::Announcing,
        Self::Following,
        Self::Tricks,
        Self::Counting,
        Self::Lee,
        Self::Claiming,
        Self::Misplays,
        Self::Match,
        Self::Variants,
        Self::Example,
        Self::Glossary,
    ];

    /// The section's name in keys, links and anchors.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Course => "course",
            Self::Seats => "seats",
            Self::Cards => "cards",
            Self::Dealing => "dealing",
            Self::Naming => "naming",
            Self::Trumps => "trumps",
            Self::Announcing => "announcing",
            Self::Following => "following",
            Self::Tricks => "tricks",
            Self::Counting => "counting",
            Self::Lee => "lee",
            Self::Claiming => "claiming",
            Self::Misplays => "misplays",
            Self::Match => "match",
            Self::Variants => "variants",
            Self::Example => "example",
            Self::Glossary => "glossary",
        }
    }

    /// The section with that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|section| section.name() == name)
    }

    /// The section that says why an action is refused.
    #[must_use]
    pub const fn of_refusal(refusal: &Refusal) -> Self {
        match refusal {
            Refusal::WrongPhase(_) => Self::Course,
            Refusal::NotYourTurn(_) => Self::Seats,
            Refusal::BadCut(_) => Self::Dealing,
            Refusal::NotHeld(_) | Refusal::MustPlay(_) => Self::Following,
            Refusal::NotAnnounceable(_) | Refusal::AnnouncedAlready | Refusal::TooLate | Refusal::NotYet => {
                Self::Announcing
            }
            Refusal::TooFewPoints(_) | Refusal::RestNotSure => Self::Claiming,
            Refusal::NothingToCall => Self::Misplays,
        }
    }

    /// The section about what is being done at the table.
    #[must_use]
    pub const fn of_phase(phase: Phase) -> Self {
        match phase {
            Phase::Dealing => Self::Dealing,
            Phase::TrumpCall => Self::Naming,
            Phase::Announce => Self::Announcing,
            Phase::Trick => Self::Following,
            Phase::Scoring => Self::Lee,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_have_names_of_their_own() {
        for (place, section) in Section::ALL.into_iter().enumerate() {
            assert_eq!(section as usize, place);
            assert_eq!(Section::from_name(section.name()), Some(section));
        }
        assert_eq!(Section::from_name("konter"), None);
    }
}
