//! Which card to try first. Pure: a score from what lies on the table, higher is tried earlier.
//!
//! The search sees all hands, so the order may too. Whoever can take the trick for good tries to, with what the trick then
//! is worth; who cannot gives least; the partner's trick is fed.

use super::layout::{GROUP, TRUMPS, legal};

// The weights are the best that a random walk found by counting nodes on deals of its own, not those of the benchmark.
const SURE_SIDE: i32 = 64;
const SURE_TRUMP: i32 = 73;
const SURE_POINTS: i32 = 21;
const HELPED_SIDE: i32 = 66;
const HELPED_TRUMP: i32 = 108;
const HELPED_POINTS: i32 = 6;
const LOSING: i32 = 17;
const LOSING_POINTS: i32 = 1;
const LOSING_TRUMP: i32 = 16;
const LOSING_FORCES: i32 = 2;
const SURE_HEIGHT: i32 = -3;
const HELD: i32 = 38;
const HELD_POINTS: i32 = 2;
const HELD_WIN_COST: i32 = -4;
const HELD_UNDER: i32 = 4;
const HELD_UNDER_COST: i32 = -5;
const LOST: i32 = 13;
const LOST_POINTS: i32 = -1;
const LOST_COST: i32 = -12;
const LOST_WIN: i32 = 9;
const LEAD_PARTNER: i32 = 3;
const LEAD_SINGLETON: i32 = 3;

/// What the order looks at: the four hands by seat in playing order, and the points of the cards.
pub struct Sight<'a> {
    /// The hands by seat in playing order.
    pub hands: &'a [u32; 4],
    /// Points by bit.
    pub points: &'a [u8; 32],
}

/// The cards that beat `best` in a trick to which `led` was led.
#[inline]
pub const fn beating(led: u32, best: usize) -> u32 {
    (TRUMPS | led) & ((1 << best) - 1)
}

/// Scores a lead by the player at `seat`.
#[inline]
pub fn lead(sight: &Sight<'_>, seat: usize, bit: usize) -> i32 {
    let [next, partner, last] = [1, 2, 3].map(|turn| sight.hands[(seat + turn) & 3]);
    let led = GROUP[bit & 31];
    let over = beating(led, bit);
    let points = i32::from(sight.points[bit & 31]);
    let beats = |hand: u32| legal(hand, led) & over;
    let trump = led == TRUMPS;
    let short = if sight.hands[seat] & led == 1 << bit { LEAD_SINGLETON } else { 0 };
    let around = (LEAD_PARTNER * (partner & led).count_ones() as i32 + short) / 4;
    let opponents = beats(next) | beats(last);
    if opponents == 0 {
        let height = if trump { 9 - bit as i32 } else { 0 };
        return SURE_POINTS * points + if trump { SURE_TRUMP } else { SURE_SIDE } + SURE_HEIGHT * height + around;
    }
    let helps = beats(partner);
    if helps != 0
        && helps.trailing_zeros() < opponents.trailing_zeros()
        && (helps & TRUMPS != 0 || opponents & TRUMPS == 0)
    {
        return if trump { HELPED_TRUMP } else { HELPED_SIDE } + HELPED_POINTS * points + around;
    }
    let forces = if !trump && opponents & led == 0 { LOSING_FORCES } else { 0 };
    LOSING + LOSING_POINTS * points + if trump { LOSING_TRUMP } else { 0 } + forces + around
}

/// Scores a card played to a trick, for the table [`super::layout::Layout::follow`]: whether it beats what lies, and whether the own
/// side then holds the trick.
#[must_use]
pub const fn follow(wins: bool, held: bool, bit: usize, points: i32) -> i32 {
    let cost = if bit < 9 { 9 - bit as i32 } else { 0 };
    let score = match (wins, held) {
        (true, true) => HELD + HELD_POINTS * points + HELD_WIN_COST * cost,
        (false, true) => HELD + HELD_POINTS * points + HELD_UNDER + HELD_UNDER_COST * cost,
        (true, false) => LOST + LOST_POINTS * points + LOST_COST * cost + LOST_WIN,
        (false, false) => LOST + LOST_POINTS * points + LOST_COST * cost,
    };
    FINE * score
}

/// What is added to the score of a card that wins the trick for good, for each point that lies.
pub const WIN_LYING: i32 = FINE;
/// Scores count in sixteenths, so that the history can weigh finely.
pub const FINE: i32 = 16;

/// Whether a side holds the trick against `threats` with the partner's `helps`, all of them better than the best card.
#[inline]
pub const fn holds(ours: bool, threats: u32, helps: u32) -> bool {
    threats == 0 && (ours || helps != 0) || helps != 0 && helps.trailing_zeros() < threats.trailing_zeros()
}
