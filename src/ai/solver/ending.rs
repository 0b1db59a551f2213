//! The last two tricks, where most of a search is spent: straight code without order or table.

use super::layout::{GROUP, TRUMPS, legal};
use super::search::Search;

impl Search {
    /// The points of the first team when everybody holds one card.
    #[inline]
    pub(super) fn last_trick(&self, leader: usize, rest: i32) -> i32 {
        let all = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3];
        let winner = winner(all, GROUP[self.hands[leader & 3].trailing_zeros() as usize & 31]);
        if winner & (self.hands[0] | self.hands[2]) != 0 { rest } else { 0 }
    }

    /// The exact points of the first team when everybody holds two cards.
    ///
    /// Once the first of the two tricks is played, the second plays itself, so this is alpha-beta over at most sixteen lines.
    pub(super) fn last_two(&mut self, leader: usize, rest: i32) -> i32 {
        let hands = [0, 1, 2, 3].map(|turn| self.hands[(leader + turn) & 3]);
        let own = hands[0] | hands[2];
        let all = own | hands[1] | hands[3];
        let points = &self.layout().points;
        let worth = |card: u32| i32::from(points[card.trailing_zeros() as usize & 31]);
        let mut lines = 0;
        let mut best = -1;
        for a in each(hands[0]) {
            let led = GROUP[a.trailing_zeros() as usize & 31];
            let (second, third, fourth) = (legal(hands[1], led), legal(hands[2], led), legal(hands[3], led));
            let mut least = rest + 1;
            for b in each(second) {
                // No line below the best so far can matter.
                let mut most = best;
                for c in each(third) {
                    let mut last = rest + 1;
                    for d in each(fourth) {
                        lines += 1;
                        let trick = a | b | c | d;
                        let first = winner(trick, led);
                        let left = all ^ trick;
                        let mut won = 0;
                        for hand in hands {
                            won |= if hand & first != 0 { hand } else { 0 };
                        }
                        let second = winner(left, GROUP[(won & left).trailing_zeros() as usize & 31]);
                        let lying = worth(a) + worth(b) + worth(c) + worth(d);
                        let value =
                            if first & own != 0 { lying } else { 0 } + if second & own != 0 { rest - lying } else { 0 };
                        last = last.min(value);
                        if last <= most {
                            break;
                        }
                    }
                    most = most.max(last);
                    if most >= least {
                        break;
                    }
                }
                least = least.min(most);
                if least <= best {
                    break;
                }
            }
            best = best.max(least);
        }
        self.nodes += lines;
        if leader & 1 == 0 { best } else { rest - best }
    }
}

/// The card that wins a complete trick to which the group `led` was led.
#[inline]
fn winner(trick: u32, led: u32) -> u32 {
    let trumps = trick & TRUMPS;
    let running = if trumps == 0 { trick & led } else { trumps };
    running & running.wrapping_neg()
}

/// The cards of a set as sets of one, lowest bit first.
#[inline]
fn each(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let card = set & set.wrapping_neg();
        set ^= card;
        Some(card)
    })
}
