//! Cards as the search sees them: bits in the order of strength under one trump suit.
//!
//! Bits 0 to 8 are the trumps from the ace down (eight of them, nine for clubs); bits 9 to 14, 15 to 20 and 21 to 26 are
//! the side suits from the ace down. So a lower bit of the same group is a higher card, every trump is below every side
//! card, and "what beats the best card of the trick" is one mask: the trumps and the suit led, below the best card's bit.

use std::sync::LazyLock;

use super::order;
use crate::rules::{Card, CardSet, Suit};

/// How many bits a set of cards takes.
pub const BITS: usize = 27;
/// The trumps.
pub const TRUMPS: u32 = 0x1ff;
/// The first side suit; the others follow six bits further each.
const SIDE: u32 = 0x3f << 9;

/// The group (trumps or a side suit) that a bit belongs to, as a mask. Tables by bit have 32 places, so that a bit below 32 needs no
/// check.
pub const GROUP: [u32; 32] = {
    let mut groups = [TRUMPS; 32];
    let mut bit = 9;
    while bit < BITS {
        groups[bit] = SIDE << ((bit - 9) / 6 * 6);
        bit += 1;
    }
    groups
};

/// Where the cards lie under one trump suit.
pub struct Layout {
    bit_of: [u8; Card::COUNT],
    card_of: [Option<Card>; BITS],
    /// What each card counts.
    pub points: [u8; 32],
    /// Tens: the nine below one in the same hand is the same card to the search.
    pub tens: u32,
    /// The cards worth 4, 3, 2 and 1.
    pub worth: [u32; 4],
    /// How early a card is tried that follows: if it loses the trick or leaves it lost, holds it under the best card, wins it
    /// for now, wins it for good.
    pub follow: [[i32; 32]; 4],
}

impl Layout {
    /// The layout for a trump suit.
    #[must_use]
    pub fn of(trump: Suit) -> &'static Self {
        static LAYOUTS: LazyLock<[Layout; 4]> = LazyLock::new(|| Suit::ALL.map(Layout::new));
        &LAYOUTS[trump as usize]
    }

    fn new(trump: Suit) -> Self {
        let mut trumps: Vec<Card> = CardSet::trumps(trump).iter().collect();
        trumps.sort_by_key(|card| std::cmp::Reverse(card.trump_strength(trump)));
        let mut layout = Self {
            bit_of: [0; Card::COUNT],
            card_of: [None; BITS],
            points: [0; 32],
            tens: 0,
            worth: [0; 4],
            follow: [[0; 32]; 4],
        };
        let mut put = |card: Card, bit: usize| {
            layout.bit_of[card.index()] = bit as u8;
            layout.card_of[bit] = Some(card);
            layout.points[bit] = card.points();
            if card.points() > 0 {
                layout.worth[4 - usize::from(card.points())] |= 1 << bit;
            }
            if card.rank() == crate::rules::Rank::Ten {
                layout.tens |= 1 << bit;
            }
        };
        for (bit, card) in trumps.into_iter().enumerate() {
            put(card, bit);
        }
        for (group, suit) in Suit::ALL.into_iter().filter(|suit| *suit != trump).enumerate() {
            for (place, card) in CardSet::side(suit, trump).iter().enumerate() {
                put(card, 9 + 6 * group + place);
            }
        }
        for case in 0..4 {
            for bit in 0..BITS {
                let points = i32::from(layout.points[bit]);
                layout.follow[case][bit] = order::follow(case & 2 != 0, case & 1 != 0, bit, points);
            }
        }
        layout
    }

    /// A card's bit, 0 to 26.
    #[must_use]
    pub fn bit(&self, card: Card) -> usize {
        usize::from(self.bit_of[card.index()])
    }

    /// The card of a bit.
    ///
    /// # Panics
    /// If no card has that bit; the search only names bits that it was given.
    #[must_use]
    pub fn card(&self, bit: usize) -> Card {
        self.card_of[bit].expect("the search plays only cards that it was given")
    }

    /// Whether a card has that bit under this trump suit.
    #[cfg(test)]
    pub const fn has(&self, bit: usize) -> bool {
        self.card_of[bit].is_some()
    }

    /// A set of cards as bits.
    #[must_use]
    pub fn bits(&self, cards: CardSet) -> u32 {
        cards.iter().fold(0, |bits, card| bits | 1 << self.bit(card))
    }
}

/// The cards of `hand` that may be played when the group `led` was led.
#[inline]
pub const fn legal(hand: u32, led: u32) -> u32 {
    let following = hand & led;
    if following == 0 { hand } else { following | hand & TRUMPS }
}

/// Leaves one of several cards that are the same to the search: equal points, and no other hand's card between.
///
/// That can only be a ten and a nine, or matadors. `others` are the cards of the other hands and of the trick.
#[inline]
pub const fn distinct(cards: u32, tens: u32, others: u32) -> u32 {
    const MATT: u32 = 1 << 1;
    const BIG: u32 = 1 << 2;
    const SMALL: u32 = 1 << 3;
    let mut kept = cards & !((cards & tens) << 1);
    if cards & SMALL != 0 && (cards & BIG != 0 || cards & MATT != 0 && others & BIG == 0) {
        kept &= !SMALL;
    }
    if cards & BIG != 0 && cards & MATT != 0 {
        kept &= !BIG;
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lower_bits_of_a_group_beat_higher_ones() {
        for trump in Suit::ALL {
            let layout = Layout::of(trump);
            for a in Card::all() {
                for b in Card::all().filter(|b| *b != a) {
                    let (bit, best) = (layout.bit(a), layout.bit(b));
                    let beating = (TRUMPS | GROUP[best]) & ((1 << best) - 1);
                    assert_eq!(beating >> bit & 1 == 1, a.beats(b, trump), "{a} on {b} under {trump:?}");
                }
                assert_eq!(layout.card(layout.bit(a)), a);
            }
        }
    }

    #[test]
    fn legal_cards_are_those_of_the_rules() {
        let mut state = 1_u32;
        for trump in Suit::ALL {
            let layout = Layout::of(trump);
            for led in Card::all() {
                for _ in 0..200 {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    let hand = CardSet::from_bits(state >> 8 & state << 3) - CardSet::of(led);
                    let expected = crate::rules::trick::legal(trump, Some(led), hand);
                    assert_eq!(legal(layout.bits(hand), GROUP[layout.bit(led)]), layout.bits(expected));
                }
            }
        }
    }
}
