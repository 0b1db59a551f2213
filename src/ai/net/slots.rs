//! Cards by what they do rather than by what is printed on them, so that what is learned of one suit holds for its like.
//!
//! Spades, hearts and diamonds play the same as trumps, and so do side suits of five cards among each other: which of them is meant
//! by "the first side suit" depends on who looks. Slots 0 to 8 are the trumps from the ace down (one stays empty unless clubs are
//! trumps), 9 to 14, 15 to 20 and 21 to 26 the side suits from the ace down; clubs come last when they are no trumps.

use std::sync::LazyLock;

use crate::rules::{Card, CardSet, Rank, Suit};

/// How many slots there are.
pub const SLOTS: usize = 27;

/// Where each card is, for one trump suit and one order of the side suits that are alike.
pub struct Slots {
    slot: [u8; Card::COUNT],
    /// The number of the order, 0 to 5.
    pub order: usize,
    /// The side suits in their order.
    pub sides: [Suit; 3],
}

/// The orders of three things.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

impl Slots {
    /// The slots for a trump suit, with the side suits that are alike ordered by falling `key`.
    pub fn of(trump: Suit, key: impl Fn(Suit) -> u32) -> &'static Self {
        static ALL: LazyLock<[[Slots; 6]; 4]> =
            LazyLock::new(|| Suit::ALL.map(|trump| [0, 1, 2, 3, 4, 5].map(|order| Slots::new(trump, order))));
        let plain = side_suits(trump);
        let keys = plain.map(|suit| if suit == Suit::Clubs { 0 } else { key(suit) + 1 });
        let mut best = 0;
        for (number, order) in ORDERS.iter().enumerate() {
            if keys[order[0]] >= keys[order[1]] && keys[order[1]] >= keys[order[2]] {
                best = number;
                break;
            }
        }
        &ALL[trump as usize][best]
    }

    fn new(trump: Suit, order: usize) -> Self {
        let plain = side_suits(trump);
        let mut slots = Self { slot: [0; Card::COUNT], order, sides: ORDERS[order].map(|place| plain[place]) };
        for card in CardSet::trumps(trump) {
            slots.slot[card.index()] = match card {
                Card::MATT => 1,
                Card::BIG_KONTER => 2,
                Card::SMALL_KONTER => 3,
                _ => match card.rank() {
                    Rank::Ace => 0,
                    Rank::King => 4,
                    Rank::Queen => 5,
                    Rank::Jack => 6,
                    Rank::Ten => 7,
                    Rank::Nine => 8,
                },
            };
        }
        for (group, suit) in slots.sides.into_iter().enumerate() {
            for card in CardSet::side(suit, trump) {
                slots.slot[card.index()] = (9 + 6 * group + card.rank() as usize) as u8;
            }
        }
        slots
    }

    /// A card's slot, 0 to 26.
    #[must_use]
    #[inline]
    pub fn of_card(&self, card: Card) -> u16 {
        u16::from(self.slot[card.index()])
    }
}

/// The suits that are no trumps, clubs last.
fn side_suits(trump: Suit) -> [Suit; 3] {
    match trump {
        Suit::Spades => [Suit::Hearts, Suit::Diamonds, Suit::Clubs],
        Suit::Hearts => [Suit::Spades, Suit::Diamonds, Suit::Clubs],
        Suit::Diamonds => [Suit::Spades, Suit::Hearts, Suit::Clubs],
        Suit::Clubs => [Suit::Spades, Suit::Hearts, Suit::Diamonds],
    }
}

/// The cards of a set that belong to a side suit, as six bits; matadors do not.
#[must_use]
#[inline]
pub fn pattern(cards: CardSet, suit: Suit, trump: Suit) -> u32 {
    (cards & CardSet::side(suit, trump)).bits() >> (6 * suit as u32) & 0x3f
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_slot_of_its_own_and_stronger_ones_come_first() {
        for trump in Suit::ALL {
            for favourite in Suit::ALL {
                let slots = Slots::of(trump, |suit| u32::from(suit == favourite));
                for a in Card::all() {
                    for b in Card::all().filter(|b| *b != a && b.side_suit(trump) == a.side_suit(trump)) {
                        assert_eq!(slots.of_card(a) < slots.of_card(b), a.beats(b, trump), "{a} and {b}");
                    }
                    assert_eq!(slots.of_card(a) < 9, a.is_trump(trump));
                }
                let all: std::collections::BTreeSet<u16> = Card::all().map(|card| slots.of_card(card)).collect();
                assert_eq!(all.len(), Card::COUNT);
                if favourite != trump && favourite != Suit::Clubs {
                    assert_eq!(slots.sides[0], favourite);
                }
            }
        }
    }
}
