//! A card, its suit and rank, what it is worth and how it ranks under a trump suit.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the four French suits, in the order of the notation: ♠ ♥ ♦ ♣.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Suit {
    /// ♠
    Spades,
    /// ♥
    Hearts,
    /// ♦
    Diamonds,
    /// ♣
    Clubs,
}

impl Suit {
    /// All suits in the order of the notation.
    pub const ALL: [Self; 4] = [Self::Spades, Self::Hearts, Self::Diamonds, Self::Clubs];

    /// The suit's letter in the notation: `S`, `H`, `D` or `C`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Spades => 'S',
            Self::Hearts => 'H',
            Self::Diamonds => 'D',
            Self::Clubs => 'C',
        }
    }

    /// The suit with that letter, if there is one.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'S' => Some(Self::Spades),
            'H' => Some(Self::Hearts),
            'D' => Some(Self::Diamonds),
            'C' => Some(Self::Clubs),
            _ => None,
        }
    }

    /// The suit's symbol, ♠ ♥ ♦ or ♣.
    #[must_use]
    pub const fn symbol(self) -> char {
        match self {
            Self::Spades => '♠',
            Self::Hearts => '♥',
            Self::Diamonds => '♦',
            Self::Clubs => '♣',
        }
    }
}

/// A card's rank, highest first, as the ranks lie outside of trumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Rank {
    /// Worth 4 points.
    Ace,
    /// Worth 3 points.
    King,
    /// Worth 2 points.
    Queen,
    /// Worth 1 point.
    Jack,
    /// Worth nothing.
    Ten,
    /// Worth nothing.
    Nine,
}

impl Rank {
    /// All ranks, highest first.
    pub const ALL: [Self; 6] = [Self::Ace, Self::King, Self::Queen, Self::Jack, Self::Ten, Self::Nine];

    /// The rank's letter in the notation: `A K Q J T 9`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Ace => 'A',
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Jack => 'J',
            Self::Ten => 'T',
            Self::Nine => '9',
        }
    }

    /// The rank with that letter, if there is one.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'A' => Some(Self::Ace),
            'K' => Some(Self::King),
            'Q' => Some(Self::Queen),
            'J' => Some(Self::Jack),
            'T' => Some(Self::Ten),
            '9' => Some(Self::Nine),
            _ => None,
        }
    }

    /// What a card of this rank counts in a trick ("Schrom"): A 4, K 3, Q 2, J 1, the others nothing.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::Ace => 4,
            Self::King => 3,
            Self::Queen => 2,
            Self::Jack => 1,
            Self::Ten | Self::Nine => 0,
        }
    }
}

/// One of the 24 cards. Numbered 0 to 23 by suit (♠ ♥ ♦ ♣) and, within the suit, from ace to nine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many cards the pack has.
    pub const COUNT: usize = 24;
    /// ♠Q, the *Matt*: always a trump, beaten by the trump ace only.
    pub const MATT: Self = Self::new(Suit::Spades, Rank::Queen);
    /// ♥Q, the *déck Konter*: always a trump, the third highest.
    pub const BIG_KONTER: Self = Self::new(Suit::Hearts, Rank::Queen);
    /// ♦Q, the *kleng Konter*: always a trump, the fourth highest.
    pub const SMALL_KONTER: Self = Self::new(Suit::Diamonds, Rank::Queen);

    /// The card of that suit and rank.
    #[must_use]
    pub const fn new(suit: Suit, rank: Rank) -> Self {
        Self(suit as u8 * 6 + rank as u8)
    }

    /// The card with that number, 0 to 23.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// All cards in the order of their numbers, which is that of a new pack.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT).map(|index| Self(index as u8))
    }

    /// The card's number, 0 to 23.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The suit printed on the card. A matador belongs to the trumps only, whatever is printed on it.
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::ALL[self.0 as usize / 6]
    }

    /// The card's rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.0 as usize % 6]
    }

    /// What the card counts in a trick, 0 to 4; trumps count no more than others.
    #[must_use]
    pub const fn points(self) -> u8 {
        self.rank().points()
    }

    /// Whether the card is one of the three queens that are always trumps (♠Q ♥Q ♦Q).
    #[must_use]
    pub const fn is_matador(self) -> bool {
        matches!(self, Self::MATT | Self::BIG_KONTER | Self::SMALL_KONTER)
    }

    /// Whether the card is a trump when `trump` was named.
    #[must_use]
    pub fn is_trump(self, trump: Suit) -> bool {
        self.is_matador() || self.suit() == trump
    }

    /// The side suit that the card belongs to when `trump` was named; `None` for trumps.
    #[must_use]
    pub fn side_suit(self, trump: Suit) -> Option<Suit> {
        (!self.is_trump(trump)).then(|| self.suit())
    }

    /// The card's place among the trumps, higher beats lower; `None` for other cards.
    ///
    /// The trump ace is highest, then ♠Q ♥Q ♦Q, then the rest of the suit from king to nine.
    #[must_use]
    pub fn trump_strength(self, trump: Suit) -> Option<u8> {
        if !self.is_trump(trump) {
            return None;
        }
        Some(match self {
            Self::MATT => 12,
            Self::BIG_KONTER => 11,
            Self::SMALL_KONTER => 10,
            _ if self.rank() == Rank::Ace => 13,
            _ => 6 - self.rank() as u8,
        })
    }

    /// Whether the card, played later, beats `other`, which is winning the trick so far.
    ///
    /// A trump beats every card that is none; otherwise a card beats only lower ones of its own side suit.
    #[must_use]
    pub fn beats(self, other: Self, trump: Suit) -> bool {
        match (self.trump_strength(trump), other.trump_strength(trump)) {
            (Some(mine), Some(theirs)) => mine > theirs,
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (None, None) => self.suit() == other.suit() && self.rank() < other.rank(),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The card in the notation of the engine protocol: `SQ`, `DT`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit().letter(), self.rank().letter())
    }
}

/// Written as in the notation.
impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The trump order as the rules page prints it, highest first.
    fn ladder(trump: Suit) -> Vec<Card> {
        let text = match trump {
            Suit::Spades => "SA SQ HQ DQ SK SJ ST S9",
            Suit::Hearts => "HA SQ HQ DQ HK HJ HT H9",
            Suit::Diamonds => "DA SQ HQ DQ DK DJ DT D9",
            Suit::Clubs => "CA SQ HQ DQ CK CQ CJ CT C9",
        };
        text.split(' ').map(|t| t.parse().expect("a card")).collect()
    }

    #[test]
    fn trumps_rank_as_the_rules_page_says() {
        for trump in Suit::ALL {
            let ladder = ladder(trump);
            let trumps: Vec<Card> = Card::all().filter(|c| c.is_trump(trump)).collect();
            assert_eq!(trumps.len(), ladder.len());
            for (high, card) in ladder.iter().enumerate() {
                for lower in &ladder[high + 1..] {
                    assert!(card.beats(*lower, trump), "{card} should beat {lower} under {trump:?}");
                    assert!(!lower.beats(*card, trump), "{lower} should not beat {card} under {trump:?}");
                }
            }
        }
    }

    #[test]
    fn every_pair_beats_as_the_rules_page_says() {
        for trump in Suit::ALL {
            let ladder = ladder(trump);
            for a in Card::all() {
                for b in Card::all() {
                    let place = |card| ladder.iter().position(|c| *c == card);
                    let expected = match (place(a), place(b)) {
                        (Some(a), Some(b)) => a < b,
                        (Some(_), None) => true,
                        (None, Some(_)) => false,
                        (None, None) => {
                            a.suit() == b.suit() && "AKQJT9".find(a.rank().letter()) < "AKQJT9".find(b.rank().letter())
                        }
                    };
                    assert_eq!(a.beats(b, trump), expected, "{a} on {b} under {trump:?}");
                }
            }
        }
    }

    #[test]
    fn the_pack_counts_forty_ten_a_suit() {
        assert_eq!(Card::all().map(Card::points).sum::<u8>(), 40);
        for suit in Suit::ALL {
            assert_eq!(Card::all().filter(|c| c.suit() == suit).map(Card::points).sum::<u8>(), 10);
        }
    }
}
