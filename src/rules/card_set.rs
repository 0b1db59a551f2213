//! A set of cards as 24 bits: a hand, what was played, what is legal.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use super::card::{Card, Rank, Suit};

/// A set of cards; bit *i* stands for the card numbered *i*.
///
/// Iteration goes suit by suit (♠ ♥ ♦ ♣) and from ace to nine.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// The whole pack.
    pub const FULL: Self = Self((1 << Card::COUNT) - 1);
    /// ♠Q ♥Q ♦Q, the queens that are always trumps.
    pub const MATADORS: Self =
        Self(1 << Card::MATT.index() | 1 << Card::BIG_KONTER.index() | 1 << Card::SMALL_KONTER.index());
    /// ♥Q ♦Q, what announcing Konter needs.
    pub const KONTERS: Self = Self(1 << Card::BIG_KONTER.index() | 1 << Card::SMALL_KONTER.index());

    /// The set with these 24 bits; higher bits are ignored.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::FULL.0)
    }

    /// The 24 bits, bit *i* for the card numbered *i*.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set with one card.
    #[must_use]
    pub const fn of(card: Card) -> Self {
        Self(1 << card.index())
    }

    /// All six cards with that suit printed on them.
    #[must_use]
    pub const fn printed(suit: Suit) -> Self {
        Self(0b11_1111 << (suit as u32 * 6))
    }

    /// All trumps when `trump` was named: eight, or nine for clubs.
    #[must_use]
    pub const fn trumps(trump: Suit) -> Self {
        Self(Self::printed(trump).0 | Self::MATADORS.0)
    }

    /// The cards of a side suit when `trump` was named: without matadors; empty for the trump suit itself.
    #[must_use]
    pub const fn side(suit: Suit, trump: Suit) -> Self {
        Self(Self::printed(suit).0 & !Self::trumps(trump).0)
    }

    /// Whether no card is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the card is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.index() != 0
    }

    /// Whether every card of `other` is in this set.
    #[must_use]
    pub const fn contains_all(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Puts a card in; `false` if it was there already.
    pub fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        self.0 |= 1 << card.index();
        new
    }

    /// Takes a card out; `false` if it was not there.
    pub fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        self.0 &= !(1 << card.index());
        there
    }

    /// What the cards count together, 0 to 40.
    #[must_use]
    pub fn points(self) -> u8 {
        // Every sixth bit is one rank.
        const ACES: u32 = 1 | 1 << 6 | 1 << 12 | 1 << 18;
        let count = |rank: Rank| (self.0 & ACES << rank as u32).count_ones() as u8;
        4 * count(Rank::Ace) + 3 * count(Rank::King) + 2 * count(Rank::Queen) + count(Rank::Jack)
    }

    /// The first card in the order of iteration.
    #[must_use]
    pub const fn first(self) -> Option<Card> {
        Card::from_index(self.0.trailing_zeros() as usize)
    }

    /// The cards, suit by suit and from ace to nine.
    #[must_use]
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }

    /// The ranks held in a printed suit, high to low.
    pub fn ranks(self, suit: Suit) -> impl Iterator<Item = Rank> {
        (self & Self::printed(suit)).iter().map(Card::rank)
    }
}

/// The cards of a [`CardSet`].
#[derive(Clone, Debug)]
pub struct Iter(u32);

impl Iterator for Iter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = Card::from_index(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |set, card| set | Self::of(card))
    }
}

impl BitOr for CardSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for CardSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl Sub for CardSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for CardSet {
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

/// All cards that are not in the set.
impl Not for CardSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & Self::FULL.0)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The set as a hand in the notation of the engine protocol: `AQ.K9..JT`.
impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for suit in Suit::ALL {
            if suit != Suit::Spades {
                write!(f, ".")?;
            }
            for rank in self.ranks(suit) {
                write!(f, "{}", rank.letter())?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trumps_and_side_suits_make_up_the_pack() {
        for trump in Suit::ALL {
            let trumps: CardSet = Card::all().filter(|card| card.is_trump(trump)).collect();
            assert_eq!(CardSet::trumps(trump), trumps);
            assert_eq!(trumps.len(), if trump == Suit::Clubs { 9 } else { 8 });
            for suit in Suit::ALL {
                let side: CardSet = Card::all().filter(|card| card.side_suit(trump) == Some(suit)).collect();
                assert_eq!(CardSet::side(suit, trump), side);
            }
            let all = Suit::ALL.into_iter().fold(trumps, |all, suit| all | CardSet::side(suit, trump));
            assert_eq!(all, CardSet::FULL);
        }
    }

    #[test]
    fn points_are_those_of_the_cards() {
        assert_eq!((CardSet::EMPTY.points(), CardSet::FULL.points(), CardSet::MATADORS.points()), (0, 40, 6));
        for first in Card::all() {
            for second in Card::all().filter(|second| *second != first) {
                let both = CardSet::of(first) | CardSet::of(second);
                assert_eq!(both.points(), first.points() + second.points());
                assert_eq!(both.len(), 2);
                assert_eq!(both.first(), Some(first.min(second)));
            }
        }
    }

    #[test]
    fn cards_go_in_and_out_once() {
        let mut set = CardSet::EMPTY;
        assert!(set.insert(Card::MATT) && !set.insert(Card::MATT));
        assert!(set.contains_all(CardSet::of(Card::MATT)) && !set.contains_all(CardSet::MATADORS));
        assert!(set.remove(Card::MATT) && !set.remove(Card::MATT) && set.is_empty());
        assert_eq!(CardSet::from_bits(u32::MAX), CardSet::FULL);
        assert_eq!(!CardSet::FULL, CardSet::EMPTY);
    }
}
