//! Whether a side takes every trick that is left: a question of its own, because forty points are no Kapo yet.
//!
//! One lost trick answers it, so it is mostly settled at once: whoever holds the highest trump takes a trick.

use super::layout::{BITS, TRUMPS, distinct, legal};
use super::search::{Lay, Moves, Search, bits};
use super::table::{Bounds, NO_CARD};

impl Search {
    /// Whether the team of the seats with the parity `side` takes every trick, with `leader` to lead.
    pub fn sweeps(&mut self, leader: usize, side: usize) -> bool {
        let hand = self.hands[leader];
        if hand == 0 {
            return true;
        }
        self.nodes += 1;
        let all = self.hands.iter().fold(0, |all, hand| all | hand);
        let trumps = all & TRUMPS;
        let highest = trumps & trumps.wrapping_neg();
        if (self.hands[side ^ 1] | self.hands[(side ^ 1) + 2]) & highest != 0 {
            return false;
        }
        let key = all | (leader as u32) << BITS;
        if let Some(found) = self.swept.get(key) {
            return usize::from(found.least) & 1 << side != 0;
        }
        let own = leader & 1 == side;
        // The highest cards first: a sweep is mostly made by cashing.
        let found = bits(distinct(hand, self.layout().tens, all & !hand)).any(|bit| {
            self.hands[leader] &= !(1 << bit);
            let swept = self.sweeps_on(Lay::led(leader, bit, 0), side);
            self.hands[leader] |= 1 << bit;
            swept == own
        });
        let swept = found == own;
        if own {
            // Only positions that the side leads are asked again, and for one side at a time.
            self.swept.put(key, Bounds { least: u8::from(swept) << side, most: 0, card: NO_CARD });
        }
        swept
    }

    /// Whether that team takes this trick and every later one.
    pub fn sweeps_on(&mut self, lay: Lay, side: usize) -> bool {
        self.nodes += 1;
        let hand = self.hands[lay.seat];
        let own = lay.seat & 1 == side;
        let others = (0..4).filter(|seat| *seat != lay.seat).fold(lay.cards, |all, seat| all | self.hands[seat]);
        let mut moves = Moves::new();
        for bit in bits(distinct(legal(hand, lay.led), self.layout().tens, others)) {
            let wins = lay.with(bit, 0).holder == lay.seat;
            // Opponents try to win; the side wins cheaply or throws its lowest.
            let score = if own {
                bit as i32
            } else if wins {
                100 - bit as i32
            } else {
                bit as i32
            };
            moves.push(score, bit);
        }
        while let Some(bit) = moves.take() {
            if self.sweeps_after(lay, bit, side) == own {
                return own;
            }
        }
        !own
    }

    /// Whether that team takes every trick after the player in turn plays a card.
    pub fn sweeps_after(&mut self, lay: Lay, bit: usize, side: usize) -> bool {
        self.hands[lay.seat] &= !(1 << bit);
        let after = lay.with(bit, 0);
        let swept = if after.count < 4 {
            self.sweeps_on(after, side)
        } else {
            after.holder & 1 == side && self.sweeps(after.holder, side)
        };
        self.hands[lay.seat] |= 1 << bit;
        swept
    }
}
