//! Cards of one hand that rank the same, as no other hand holds a card between them.

use super::order::beating;

/// The first bit of each side suit.
const STARTS: u32 = 1 << 9 | 1 << 15 | 1 << 21;

/// The cards of `hand` that rank the same as `bit`, itself included: no card of `others` lies between.
#[inline]
pub const fn run(hand: u32, others: u32, bit: usize) -> u32 {
    let ends = (others | STARTS) & (!1 << bit);
    let above = (others | STARTS >> 1) & ((1 << bit) - 1);
    hand & below(ends) & !((0xffff_ffff_u64 >> above.leading_zeros()) as u32)
}

/// The places before the first one of a set; all of them if it is empty.
#[inline]
pub const fn below(set: u32) -> u32 {
    set.wrapping_sub(1) & !set
}

/// Of each run of cards that rank the same, the one worth most if `dear`, else the one worth least.
///
/// Where nobody still to play can change who wins the trick, one card of a run is at least as good as the others: the one
/// worth most on an own trick, the one worth least on a lost one, as what is left in the hand ranks the same. `others` are
/// the cards in the other hands.
#[inline]
pub const fn merged(cards: u32, others: u32, dear: bool) -> u32 {
    let mut kept = 0;
    let mut left = cards;
    while left != 0 {
        let bit = left.trailing_zeros();
        let run = left & below((others | STARTS) & (!1 << bit));
        left &= !run;
        kept |= pick(run, dear);
    }
    kept
}

/// The same for cards that win the trick so far to which `led` was led: of each run that no card of `later` beats, only the
/// one worth most.
#[inline]
pub const fn merged_winners(winners: u32, others: u32, later: u32, led: u32) -> u32 {
    let mut kept = 0;
    let mut left = winners;
    while left != 0 {
        let bit = left.trailing_zeros();
        let run = left & below((others | STARTS) & (!1 << bit));
        left &= !run;
        kept |= if later & beating(led, bit as usize) != 0 { run } else { pick(run, true) };
    }
    kept
}

/// The card of a run worth most, or least.
///
/// In a side suit the higher is worth more; among the trumps the king is worth more than the queens above it.
#[inline]
const fn pick(run: u32, dear: bool) -> u32 {
    const KING: u32 = 1 << 4;
    const QUEENS: u32 = 0b1110;
    if run & (run - 1) == 0 {
        return run;
    }
    if dear {
        if run & (KING | 1) == KING { KING } else { run & run.wrapping_neg() }
    } else {
        let run = if run >> 4 == 1 && run & QUEENS != 0 { run & QUEENS } else { run };
        1 << (31 - run.leading_zeros())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::solver::layout::{BITS, GROUP, Layout};
    use crate::rules::Suit;

    /// The run of `bit`, card by card.
    fn slow_run(hand: u32, others: u32, bit: usize) -> u32 {
        (0..BITS)
            .filter(|other| hand >> other & 1 == 1 && GROUP[*other] == GROUP[bit])
            .filter(|other| {
                let (low, high) = (bit.min(*other), bit.max(*other));
                (low..=high).all(|between| others >> between & 1 == 0)
            })
            .fold(0, |run, other| run | 1 << other)
    }

    #[test]
    fn runs_end_at_other_hands_and_suits() {
        let mut state = 1_u32;
        for _ in 0..5_000 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let hand = state >> 5 & state.rotate_left(7) & ((1 << BITS) - 1);
            let others = state.rotate_left(13) & state.rotate_left(22) & ((1 << BITS) - 1) & !hand;
            for bit in (0..BITS).filter(|bit| hand >> bit & 1 == 1) {
                assert_eq!(run(hand, others, bit), slow_run(hand, others, bit), "{hand:b} {others:b} {bit}");
            }
            for trump in Suit::ALL {
                let points = |bit: u32| Layout::of(trump).points[bit as usize];
                let cards = (0..BITS).filter(|bit| Layout::of(trump).has(*bit)).fold(0, |all, bit| all | 1 << bit);
                for dear in [false, true] {
                    let kept = merged(hand & cards, others & cards, dear);
                    for bit in (0..BITS).filter(|bit| hand & cards & 1 << bit != 0) {
                        let run = slow_run(hand & cards, others & cards, bit);
                        assert_eq!((run & kept).count_ones(), 1, "one of each run is kept");
                        let worth = (0..32).filter(|bit| run >> bit & 1 == 1).map(points);
                        let best = if dear { worth.max() } else { worth.min() };
                        assert_eq!(
                            best,
                            Some(points((run & kept).trailing_zeros())),
                            "{hand:b} {others:b} {bit} {dear}"
                        );
                    }
                }
            }
        }
    }
}
