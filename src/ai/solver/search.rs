//! The search: how many points the first team takes, by alpha-beta with null windows.
//!
//! Seats are numbered in playing order, so seats 0 and 2 are the first team in either direction. A search asks whether
//! the first team takes at least `need` points of what is left and answers with a bound: a value of `need` or more is
//! reached for certain, a smaller one is never exceeded. Bounds on positions at trick boundaries are kept in the table.

use super::alike::{below, merged, merged_winners, run};
use super::layout::{BITS, GROUP, Layout, TRUMPS, distinct, legal};
use super::order::{self, Sight, beating, holds};
use super::table::{Bounds, NO_CARD, Table};

/// How much a card's past decisions count in the order, in sixteenths of a score, and at most.
const HISTORY: i32 = 6;
const MOST_HISTORY: i32 = 82;

/// A trick under way.
#[derive(Clone, Copy)]
pub struct Lay {
    /// Who plays next.
    pub seat: usize,
    /// How many cards lie, 1 to 3.
    pub count: usize,
    /// The group that was led.
    pub led: u32,
    /// The winning card's bit.
    pub best: usize,
    /// Who played it.
    pub holder: usize,
    /// Points that lie.
    pub points: i32,
    /// The cards that lie.
    pub cards: u32,
}

impl Lay {
    /// The trick after a lead.
    #[inline]
    #[must_use]
    pub fn led(seat: usize, bit: usize, points: i32) -> Self {
        Self { seat: (seat + 1) & 3, count: 1, led: GROUP[bit & 31], best: bit, holder: seat, points, cards: 1 << bit }
    }

    /// The trick with one more card.
    #[inline]
    #[must_use]
    pub fn with(self, bit: usize, points: i32) -> Self {
        let wins = beating(self.led, self.best) >> bit & 1 == 1;
        Self {
            seat: (self.seat + 1) & 3,
            count: self.count + 1,
            led: self.led,
            best: if wins { bit } else { self.best },
            holder: if wins { self.seat } else { self.holder },
            points: self.points + points,
            cards: self.cards | 1 << bit,
        }
    }
}

/// The search over one deal.
pub struct Search {
    /// The hands by seat in playing order.
    pub hands: [u32; 4],
    layout: &'static Layout,
    table: Table,
    /// Whether sides sweep from positions that they lead.
    pub(super) swept: Table,
    /// How often each card decided a question when its seat led or followed with it.
    history: [[[i32; 32]; 4]; 2],
    /// Positions looked at: one for each call at a lead or inside a trick, and one for each line of the last two tricks.
    pub nodes: u64,
}

/// The cards of one player with their scores, taken best first.
///
/// Mostly the first card decides, so nothing is sorted; score and card share a number, so that finding the best needs no branch.
pub(super) struct Moves {
    keys: [i32; 6],
    len: usize,
}

impl Moves {
    #[inline]
    pub(super) const fn new() -> Self {
        Self { keys: [0; 6], len: 0 }
    }

    #[inline]
    pub(super) fn push(&mut self, score: i32, bit: usize) {
        // Of equal scores the lower bit, the higher card, comes first.
        self.keys[self.len] = score * 32 + (31 - bit as i32);
        self.len += 1;
    }

    /// Takes out the card with the highest score.
    #[inline]
    pub(super) fn take(&mut self) -> Option<usize> {
        let last = self.len.checked_sub(1)?;
        let (mut best, mut place) = (self.keys[last], last);
        for (other, key) in self.keys[..last].iter().enumerate() {
            if *key > best {
                best = *key;
                place = other;
            }
        }
        self.keys[place] = self.keys[last];
        self.len = last;
        Some(31 - (best & 31) as usize)
    }
}

/// The bits of a set, lowest first.
#[inline]
pub(super) fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(bit)
    })
}

impl Search {
    /// A search with an empty table.
    #[must_use]
    pub fn new(layout: &'static Layout) -> Self {
        Self {
            hands: [0; 4],
            layout,
            table: Table::new(15),
            swept: Table::new(12),
            history: [[[0; 32]; 4]; 2],
            nodes: 0,
        }
    }

    /// Starts on another deal.
    pub fn set(&mut self, layout: &'static Layout, hands: [u32; 4]) {
        self.layout = layout;
        self.hands = hands;
        self.table.clear();
        self.swept.clear();
        self.history = [[[0; 32]; 4]; 2];
        self.nodes = 0;
    }

    /// What a set of cards counts.
    #[must_use]
    pub fn points(&self, set: u32) -> i32 {
        bits(set).map(|bit| i32::from(self.layout.points[bit & 31])).sum()
    }

    /// The layout of the cards.
    #[must_use]
    pub const fn layout(&self) -> &'static Layout {
        self.layout
    }

    #[inline]
    fn worth(&self, bit: usize) -> i32 {
        i32::from(self.layout.points[bit & 31])
    }

    /// The points of the highest trumps left, as far as one team holds them without a gap.
    ///
    /// Nothing beats these but each other, so that team takes them all.
    #[inline]
    fn sure(&self, all: u32) -> (i32, i32) {
        let first_team = self.hands[0] | self.hands[2];
        let mut trumps = all & TRUMPS;
        if trumps == 0 {
            return (0, 0);
        }
        let mine = first_team & trumps & trumps.wrapping_neg() != 0;
        let own = if mine { first_team } else { !first_team };
        let mut sum = 0;
        while trumps != 0 {
            let bit = trumps.trailing_zeros() as usize;
            if own >> bit & 1 == 0 {
                break;
            }
            sum += self.worth(bit);
            trumps &= trumps - 1;
        }
        if mine { (sum, 0) } else { (0, sum) }
    }

    /// What the leader's team takes at least if the leader cashes every card that nothing can beat.
    ///
    /// First the trumps above all others; if nobody else has a trump left then, the other trumps and the side cards above all
    /// others. Answers 0 if it cannot be `enough`. With *n* cards a hand and *t* such tricks the others win points only in *n* − *t* tricks, so at most with
    /// the leader's other cards and as many of the best of each hand.
    #[inline]
    fn cash(&self, leader: usize, all: u32, rest: i32, enough: i32) -> i32 {
        let hand = self.hands[leader & 3];
        let out = all & !hand;
        let hands = [self.hands[(leader + 1) & 3], self.hands[(leader + 2) & 3], self.hands[(leader + 3) & 3]];
        let top = hand & TRUMPS & below(out & TRUMPS);
        if top == 0 && out & TRUMPS != 0 {
            return 0;
        }
        let rounds = top.count_ones();
        let drawn = hands.iter().all(|other| (other & TRUMPS).count_ones() <= rounds);
        let mut winners = top;
        if drawn {
            winners = hand & TRUMPS;
            for group in [9, 15, 21].map(|bit| GROUP[bit & 31]) {
                winners |= hand & group & below(out & group);
            }
        }
        if winners == 0 {
            return 0;
        }
        let losers = hand & !winners;
        if losers == 0 {
            return rest;
        }
        let mut kept = rest - self.points(losers);
        if kept < enough {
            return 0;
        }
        let left = losers.count_ones();
        for other in hands {
            kept -= self.best_points(other, left);
        }
        kept
    }

    /// The points of the `count` cards worth most.
    #[inline]
    fn best_points(&self, hand: u32, count: u32) -> i32 {
        let mut left = count;
        let mut sum = 0;
        for (worth, cards) in (1..=4).rev().zip(self.layout.worth) {
            let taken = (hand & cards).count_ones().min(left);
            sum += worth * taken as i32;
            left -= taken;
            if left == 0 {
                break;
            }
        }
        sum
    }

    /// A bound on the first team's points from here, with `leader` to lead and `rest` points left in the hands.
    pub fn lead(&mut self, leader: usize, need: i32, rest: i32) -> i32 {
        self.nodes += 1;
        if need <= 0 {
            return 0;
        }
        if need > rest {
            return rest;
        }
        let hand = self.hands[leader & 3];
        let more = hand & (hand - 1);
        if more == 0 {
            return self.last_trick(leader, rest);
        }
        let all = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3];
        let (sure, lost) = self.sure(all);
        if sure >= need {
            return sure;
        }
        if rest - lost < need {
            return rest - lost;
        }
        let key = all | (leader as u32) << BITS;
        let mut known = Bounds { least: sure as u8, most: (rest - lost) as u8, card: NO_CARD };
        if let Some(found) = self.table.get(key) {
            if i32::from(found.least) >= need {
                return i32::from(found.least);
            }
            if i32::from(found.most) < need {
                return i32::from(found.most);
            }
            known = found;
        }
        if more & (more - 1) == 0 {
            let value = self.last_two(leader, rest);
            self.table.put(key, Bounds { least: value as u8, most: value as u8, card: NO_CARD });
            return value;
        }
        let cash = self.cash(leader, all, rest, if leader & 1 == 0 { need } else { rest - need + 1 });
        if leader & 1 == 0 {
            if cash >= need {
                return cash;
            }
        } else if rest - cash < need {
            return rest - cash;
        }
        let (value, card) = self.try_leads(leader, need, rest, all, known.card);
        if value >= need {
            known.least = value as u8;
        } else {
            known.most = value as u8;
        }
        known.card = card;
        self.table.put(key, known);
        value
    }

    fn try_leads(&mut self, leader: usize, need: i32, rest: i32, all: u32, first: u8) -> (i32, u8) {
        let hand = self.hands[leader & 3];
        let mut moves = Moves::new();
        let sight = Sight { hands: &self.hands, points: &self.layout.points };
        let others = all & !hand;
        for bit in bits(self.tops(distinct(hand, self.layout.tens, others), others)) {
            let score = if bit == usize::from(first) {
                10_000
            } else {
                order::lead(&sight, leader, bit) * order::FINE
                    + ((self.history[0][leader & 3][bit & 31] * HISTORY) >> 4).min(MOST_HISTORY)
            };
            moves.push(score, bit);
        }
        let maximize = leader & 1 == 0;
        let mut best = if maximize { -1 } else { 100 };
        let mut card = NO_CARD;
        let mut hopeless = 0_u32;
        while let Some(bit) = moves.take() {
            if hopeless >> bit & 1 == 1 {
                continue;
            }
            self.hands[leader & 3] &= !(1 << bit);
            let value = self.follow(Lay::led(leader, bit, self.worth(bit)), need, rest);
            self.hands[leader & 3] |= 1 << bit;
            if maximize == (value >= need) {
                self.history[0][leader & 3][bit & 31] += 1;
                return (value, bit as u8);
            }
            if maximize && value > best || !maximize && value < best {
                best = value;
                card = bit as u8;
            }
            hopeless |= self.hopeless(hand, others, bit, value, need, &mut best);
        }
        (best, card)
    }

    /// A bound on the first team's points, this trick included; `rest` are the points of hands and trick together.
    pub fn follow(&mut self, lay: Lay, need: i32, rest: i32) -> i32 {
        match lay.count {
            1 => self.follow_at::<1>(lay, need, rest),
            2 => self.follow_at::<2>(lay, need, rest),
            _ => self.follow_at::<3>(lay, need, rest),
        }
    }

    /// The same with `LYING` cards in the trick.
    fn follow_at<const LYING: usize>(&mut self, lay: Lay, need: i32, rest: i32) -> i32 {
        self.nodes += 1;
        let seat = lay.seat & 3;
        let hand = self.hands[seat];
        let playable = legal(hand, lay.led);
        if playable & (playable - 1) == 0 {
            return self.played_at::<LYING>(lay, playable.trailing_zeros() as usize, need, rest);
        }
        let (next, partner) = (self.hands[(seat + 1) & 3], self.hands[(seat + 2) & 3]);
        let held = next | partner | self.hands[(seat + 3) & 3];
        let others = held | lay.cards;
        let mut tried = distinct(playable, self.layout.tens, others);
        if tried & (tried - 1) == 0 {
            return self.played_at::<LYING>(lay, tried.trailing_zeros() as usize, need, rest);
        }
        let ours = lay.holder & 1 == seat & 1;
        let over = beating(lay.led, lay.best);
        let threats = if LYING < 3 { legal(next, lay.led) } else { 0 };
        let helps = if LYING < 2 { legal(partner, lay.led) } else { 0 };
        let losers = tried & !over;
        let losers = if (threats | helps) & over != 0 { losers } else { merged(losers, held, ours) };
        tried = merged_winners(tried & over, held, threats | helps, lay.led) | losers;
        if tried & (tried - 1) == 0 {
            return self.played_at::<LYING>(lay, tried.trailing_zeros() as usize, need, rest);
        }
        let maximize = seat & 1 == 0;
        let mut moves = Moves::new();
        let history = &self.history[1][seat];
        let past = |bit: usize| ((history[bit & 31] * HISTORY) >> 4).min(MOST_HISTORY);
        let scores = &self.layout.follow;
        for bit in bits(tried & over) {
            let held = LYING == 3 || {
                let over = beating(lay.led, bit);
                holds(true, threats & over, helps & over)
            };
            let score = if held { scores[3][bit & 31] + lay.points * order::WIN_LYING } else { scores[2][bit & 31] };
            moves.push(score + past(bit), bit);
        }
        let under = &scores[usize::from(holds(ours, threats & over, helps & over))];
        for bit in bits(tried & !over) {
            moves.push(under[bit & 31] + past(bit), bit);
        }
        let mut best = if maximize { -1 } else { 100 };
        let mut hopeless = 0_u32;
        while let Some(bit) = moves.take() {
            if hopeless >> bit & 1 == 1 {
                continue;
            }
            let value = self.played_at::<LYING>(lay, bit, need, rest);
            if maximize == (value >= need) {
                self.history[1][seat][bit & 31] += 1;
                return value;
            }
            best = if maximize { best.max(value) } else { best.min(value) };
            hopeless |= self.hopeless(hand, others, bit, value, need, &mut best);
        }
        best
    }

    /// The cards that cannot do what `bit` has just failed to do.
    ///
    /// Two cards of a hand with no other hand's card between them rank the same, so their values differ by no more than their
    /// points do. `best` is loosened to stay a bound for the cards left out.
    #[inline]
    fn hopeless(&self, hand: u32, others: u32, bit: usize, value: i32, need: i32, best: &mut i32) -> u32 {
        let mut left = run(hand, others, bit) & !(1 << bit);
        let mut out = 0;
        while left != 0 {
            let other = left.trailing_zeros() as usize;
            left &= left - 1;
            let difference = (self.worth(other) - self.worth(bit)).abs();
            if value < need && value + difference < need {
                *best = (*best).max(value + difference);
                out |= 1 << other;
            } else if value >= need && value - difference >= need {
                *best = (*best).min(value - difference);
                out |= 1 << other;
            }
        }
        out
    }

    /// Leaves of the highest cards of each group, which nobody can beat, only the one worth most to lead; but for a side suit
    /// only if no trump is out.
    #[inline]
    fn tops(&self, cards: u32, others: u32) -> u32 {
        let mut kept = cards;
        for group in [TRUMPS, GROUP[9], GROUP[15], GROUP[21]] {
            let out = others & group;
            let top = cards & group & out.wrapping_sub(1) & !out;
            if top & top.wrapping_sub(1) == 0 || group != TRUMPS && others & TRUMPS != 0 {
                continue;
            }
            let best = bits(top).max_by_key(|bit| self.worth(*bit)).unwrap_or(0);
            kept &= !top | 1 << best;
        }
        kept
    }

    /// The bound after the player in turn plays a card to a trick that was led.
    pub fn played(&mut self, lay: Lay, bit: usize, need: i32, rest: i32) -> i32 {
        match lay.count {
            1 => self.played_at::<1>(lay, bit, need, rest),
            2 => self.played_at::<2>(lay, bit, need, rest),
            _ => self.played_at::<3>(lay, bit, need, rest),
        }
    }

    #[inline]
    fn played_at<const LYING: usize>(&mut self, lay: Lay, bit: usize, need: i32, rest: i32) -> i32 {
        let seat = lay.seat & 3;
        let hand = self.hands[seat];
        self.hands[seat] = hand & !(1 << bit);
        let after = lay.with(bit, self.worth(bit));
        let value = match LYING {
            1 => self.follow_at::<2>(after, need, rest),
            2 => self.follow_at::<3>(after, need, rest),
            _ if after.holder & 1 == 0 => {
                after.points + self.next(after.holder, need - after.points, rest - after.points)
            }
            _ => self.next(after.holder, need, rest - after.points),
        };
        self.hands[seat] = hand;
        value
    }

    #[inline]
    fn next(&mut self, leader: usize, need: i32, rest: i32) -> i32 {
        if self.hands[leader & 3] == 0 { 0 } else { self.lead(leader, need, rest) }
    }
}
