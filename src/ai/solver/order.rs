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
const HELD_WIN_LYING: i32 = 1;
const LEAD_FORCED: i32 = 0;
const LEAD_PARTNER: i32 = 3;
const LEAD_SINGLETON: i32 = 3;
const MASTER: i32 = -3;
const DISCARD: i32 = 3;
const SINGLETON: i32 = 1;
const RUFF: i32 = 3;

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

/// How many cards of a group a hand has; at most six, as no hand holds more.
#[inline]
const fn count(cards: u32) -> i32 {
    // Baseline processors have no instruction for it, and hands are short.
    let mut left = cards;
    let mut count = 0;
    while left != 0 {
        left &= left - 1;
        count += 1;
    }
    count
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
    let theirs = (next | last) & led;
    let highest_low =
        if theirs == 0 { 0 } else { i32::from(sight.points[(31 - theirs.leading_zeros() as usize) & 31]) };
    let short = if sight.hands[seat] & led == 1 << bit { LEAD_SINGLETON } else { 0 };
    let around = (LEAD_FORCED * highest_low + LEAD_PARTNER * count(partner & led) + short) / 4;
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

/// What a player who follows sees, worked out once for all cards.
pub struct Follow {
    hand: u32,
    all: u32,
    led: u32,
    /// The cards that beat what lies.
    over: u32,
    /// What the later opponents, and the partner if still to play, may play.
    threats: u32,
    helps: u32,
    /// Whether the own side holds the trick if nothing better is played to it now.
    held: bool,
    lying: i32,
}

impl Follow {
    /// What the player at `seat` sees who plays card number `count` (1 to 3) to a trick with `points` on it.
    #[inline]
    pub fn new(sight: &Sight<'_>, seat: usize, number: usize, led: u32, best: usize, ours: bool, points: i32) -> Self {
        let later = |turn: usize| if number + turn < 4 { legal(sight.hands[(seat + turn) & 3], led) } else { 0 };
        let (threats, helps) = (later(1), later(2));
        // With two to come after the leader's partner it is the other opponent and nobody's partner.
        let over = beating(led, best);
        let held = holds(ours, threats & over, helps & over);
        let all = sight.hands[0] | sight.hands[1] | sight.hands[2] | sight.hands[3];
        let threats = if number == 1 { threats | later(3) } else { threats };
        Self { hand: sight.hands[seat], all, led, over, threats, helps, held, lying: points }
    }

    /// The cards that can still be played to the trick after this player's.
    #[inline]
    pub const fn later(&self) -> u32 {
        self.threats | self.helps
    }

    /// Scores a card.
    #[inline]
    pub fn score(&self, sight: &Sight<'_>, bit: usize) -> i32 {
        let points = i32::from(sight.points[bit & 31]);
        let trump = bit < 9;
        let wins = self.over >> bit & 1 == 1;
        let cost = if trump { 9 - bit as i32 } else { 0 };
        let group = GROUP[bit & 31];
        let master = self.all & group & ((1 << bit) - 1) == 0;
        let mut around = if master { MASTER } else { 0 };
        if self.hand & group == 1 << bit {
            around += SINGLETON;
        }
        if !trump && group != self.led {
            around += DISCARD;
        }
        if trump && self.led != TRUMPS {
            around += RUFF;
        }
        let held = if wins {
            let over = beating(self.led, bit);
            holds(true, self.threats & over, self.helps & over)
        } else {
            self.held
        };
        if held {
            let use_of = if wins {
                HELD_WIN_COST * cost + HELD_WIN_LYING * self.lying
            } else {
                HELD_UNDER + HELD_UNDER_COST * cost
            };
            HELD + HELD_POINTS * points + use_of + around / 4
        } else {
            LOST + LOST_POINTS * points + LOST_COST * cost + if wins { LOST_WIN } else { 0 } + around / 4
        }
    }
}

/// Whether a side holds the trick against `threats` with the partner's `helps`, all of them better than the best card.
#[inline]
const fn holds(ours: bool, threats: u32, helps: u32) -> bool {
    threats == 0 && (ours || helps != 0) || helps != 0 && helps.trailing_zeros() < threats.trailing_zeros()
}
