//! Announcing ("schwätzen"): Konter, Matt, both or nothing, and the stake that comes of it.

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::card_set::CardSet;

/// What a player says about the own queens. It is always voluntary and said once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Announcement {
    /// Nothing is said.
    None,
    /// "Matt": holds ♠Q.
    Matt,
    /// "Konter": holds ♥Q and ♦Q.
    Konter,
    /// "Konter a Matt": holds all three.
    KonterAMatt,
}

impl Announcement {
    /// All four, nothing first.
    pub const ALL: [Self; 4] = [Self::None, Self::Matt, Self::Konter, Self::KonterAMatt];

    /// The announcement in the notation: `none`, `matt`, `konter`, `konter-a-matt`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Matt => "matt",
            Self::Konter => "konter",
            Self::KonterAMatt => "konter-a-matt",
        }
    }

    /// The announcement with that name, if there is one.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|a| a.name() == name)
    }

    /// The cards that the announcement needs in one hand, and shows to everybody.
    #[must_use]
    pub const fn needs(self) -> CardSet {
        match self {
            Self::None => CardSet::EMPTY,
            Self::Matt => CardSet::of(Card::MATT),
            Self::Konter => CardSet::KONTERS,
            Self::KonterAMatt => CardSet::MATADORS,
        }
    }

    /// What may be said with a hand, beside nothing.
    pub fn possible(hand: CardSet) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().skip(1).filter(move |a| hand.contains_all(a.needs()))
    }

    /// Whether Matt is said.
    #[must_use]
    pub const fn says_matt(self) -> bool {
        matches!(self, Self::Matt | Self::KonterAMatt)
    }

    /// Whether Konter is said.
    #[must_use]
    pub const fn says_konter(self) -> bool {
        matches!(self, Self::Konter | Self::KonterAMatt)
    }
}

/// The stake of a game, 1 to 3 lines: one, one more if Matt was said by anyone, one more if Konter was.
#[must_use]
pub fn stake(said: impl IntoIterator<Item = Announcement>) -> u8 {
    let (mut matt, mut konter) = (false, false);
    for announcement in said {
        matt |= announcement.says_matt();
        konter |= announcement.says_konter();
    }
    1 + u8::from(matt) + u8::from(konter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn possible(hand: &str) -> Vec<&'static str> {
        Announcement::possible(hand.parse().unwrap()).map(Announcement::name).collect()
    }

    #[test]
    fn what_a_hand_may_say_depends_on_its_queens() {
        assert_eq!(possible("AKQ..."), ["matt"]);
        assert_eq!(possible(".Q.Q.Q"), ["konter"]);
        assert_eq!(possible("Q.Q.Q."), ["matt", "konter", "konter-a-matt"]);
        assert!(possible(".Q..Q").is_empty() && possible("..Q.").is_empty() && possible("A.A.A.AKQ").is_empty());
    }

    #[test]
    fn the_stake_is_one_and_one_for_each_that_was_said_by_anyone() {
        use Announcement::{Konter, KonterAMatt, Matt, None};
        assert_eq!(stake([]), 1);
        assert_eq!(stake([None, None]), 1);
        assert_eq!((stake([Matt]), stake([None, Konter])), (2, 2));
        assert_eq!((stake([Konter, Matt]), stake([KonterAMatt])), (3, 3));
    }
}
