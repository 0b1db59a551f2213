//! What naming a suit is worth, for every packet of three cards.
//!
//! There are 2024 packets; those that differ only in the names of suits that play alike share a value.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::slots::{Slots, pattern};
use crate::rules::{Card, CardSet, Suit};

/// The net lines that forehand's side can expect with each suit as trumps, by the first three cards.
#[derive(Clone, Debug, PartialEq)]
pub struct TrumpTable {
    /// A value for each class of packet and suit.
    pub lines: Vec<f32>,
}

/// For each packet, by its three cards in order, the class with each trump suit; and how many classes there are.
fn classes() -> &'static (Vec<[u16; 4]>, usize) {
    static CLASSES: LazyLock<(Vec<[u16; 4]>, usize)> = LazyLock::new(|| {
        let mut table = vec![[0; 4]; 24 * 24 * 24];
        let mut known = BTreeMap::new();
        for a in 0..24 {
            for b in a + 1..24 {
                for c in b + 1..24 {
                    let packet: CardSet = [a, b, c].into_iter().filter_map(Card::from_index).collect();
                    for trump in Suit::ALL {
                        let slots = Slots::of(trump, |suit| pattern(packet, suit, trump));
                        let bits = packet.iter().fold(0_u32, |bits, card| bits | 1 << slots.of_card(card));
                        let number = known.len() as u16;
                        let class = *known.entry((trump == Suit::Clubs, bits)).or_insert(number);
                        table[place(packet)][trump as usize] = class;
                    }
                }
            }
        }
        (table, known.len())
    });
    &CLASSES
}

fn place(packet: CardSet) -> usize {
    packet.iter().fold(0, |place, card| place * 24 + card.index())
}

impl TrumpTable {
    /// A table in which every suit is worth nothing.
    #[must_use]
    pub fn zero() -> Self {
        Self { lines: vec![0.0; classes().1] }
    }

    /// How many classes there are.
    #[must_use]
    pub fn classes() -> usize {
        classes().1
    }

    /// The class of a packet of three cards with a trump suit.
    #[must_use]
    pub fn class(packet: CardSet, trump: Suit) -> usize {
        usize::from(classes().0[place(packet)][trump as usize])
    }

    /// What each suit is worth with a packet of three cards.
    #[must_use]
    pub fn of(&self, packet: CardSet) -> [f32; 4] {
        Suit::ALL.map(|trump| self.lines[Self::class(packet, trump)])
    }
}
