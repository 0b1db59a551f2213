//! How likely each deal is, by what was said and played.
//!
//! A deal's weight is a product over the other three seats, because what a seat did says something about its own hand only:
//!
//! - forehand named trump from three cards: the mean, over the twenty triples its six cards can have begun with, of how likely
//!   a sensible player names that suit from the triple;
//! - who could have announced and did not, probably did not think the game won (a soft sign: people also forget, or wait);
//! - each card played: how likely a sensible player plays it from that hand at that point.
//!
//! What is likely, the learned [`Habits`] say. As a seat's share depends on its hand alone, it is computed once for
//! each hand and not for each deal, which makes weighing tens of thousands of deals cheap.

use std::collections::HashMap;
use std::sync::LazyLock;

use rand::Rng;

use super::habits::{self, Habits};
use super::hidden::Hidden;
use super::net::Moment;
use super::net::record::Record;
use super::public::Public;
use crate::rules::options::Deadline;
use crate::rules::view::View;
use crate::rules::{Announcement, BySeat, Card, CardSet, Seat, Suit};

/// A deal with its weight; weights of one belief are relative to each other.
pub type Weighted = (BySeat<CardSet>, f32);

/// The most deals that are listed rather than drawn.
pub const MOST_LISTED: u64 = 40_000;

/// The share of cards that are played for no reason that we see.
const BLIND: f32 = 0.06;

/// One card played by another seat.
struct Step {
    before: Moment,
    card: Card,
    /// The seat's cards played from this one on, this one included.
    from_here: CardSet,
}

impl Judge {
    /// How many deals are drawn and weighed for each that is chosen, when there are too many to list.
    const fn pool(self) -> usize {
        match self {
            Self::Habits => 12,
            // Takes ten times longer to judge.
            Self::Both => 4,
        }
    }
}

/// What a view says about the other hands.
pub struct Belief {
    trump: Suit,
    maker: Seat,
    viewer: Seat,
    steps: BySeat<Vec<Step>>,
    /// Everything a seat has played.
    played: BySeat<CardSet>,
    /// Whether a seat could have announced, and what it said.
    spoke: BySeat<Option<Announcement>>,
    judge: Judge,
    known: HashMap<(Seat, u32), f32>,
}

/// Who says what is likely.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Judge {
    /// The learned [`Habits`].
    Habits,
    /// For cards, the learned network together with the habits.
    Both,
}

impl Belief {
    /// What a checked view says.
    #[must_use]
    pub fn of(view: &View, table: &Public, judge: Judge) -> Self {
        let mut steps = BySeat::<Vec<Step>>::default();
        let mut played = BySeat::<CardSet>::default();
        Record::of(view, table, |before, card| {
            let seat = before.table.turn();
            for step in &mut steps[seat] {
                step.from_here.insert(card);
            }
            steps[seat].push(Step { before: Moment::new(*before), card, from_here: CardSet::of(card) });
            played[seat].insert(card);
        });
        let spoke = BySeat::from_fn(|seat| {
            let over = match view.options.announce_deadline {
                Deadline::OwnFirstCard => !played[seat].is_empty(),
                Deadline::FirstCardOfGame => !table.played.is_empty(),
            };
            let call = view.announced.iter().find(|(s, _)| *s == seat).map(|(_, call)| *call);
            call.or(over.then_some(Announcement::None))
        });
        let known = HashMap::new();
        Self { trump: table.trump, maker: table.maker, viewer: view.seat, steps, played, spoke, judge, known }
    }

    /// How likely the deal is, relative to others.
    pub fn weight(&mut self, deal: &BySeat<CardSet>) -> f32 {
        let mut weight = 1.0;
        for seat in Seat::ALL {
            if seat != self.viewer {
                let key = (seat, deal[seat].bits());
                weight *= match self.known.get(&key) {
                    Some(share) => *share,
                    None => {
                        let share = self.share(seat, deal[seat]);
                        self.known.insert(key, share);
                        share
                    }
                };
            }
        }
        weight
    }

    /// How likely a seat with this hand would have done what it did.
    fn share(&mut self, seat: Seat, hand: CardSet) -> f32 {
        let habits = Habits::built_in();
        let dealt = hand | self.played[seat];
        let mut share = 1.0;
        if seat == self.maker {
            share *= naming(dealt, self.trump);
        }
        if let Some(call) = self.spoke[seat] {
            share *= habits::speaking(habits, dealt, self.trump, self.maker, seat, call);
        }
        for step in &mut self.steps[seat] {
            let then = hand | step.from_here;
            let among = step.before.record.table.trick.legal(self.trump, then).len().max(1) as f32;
            let likely = match self.judge {
                _ if among == 1.0 => 1.0,
                Judge::Habits => habits.playing(&step.before.record.table, seat, then, step.card),
                Judge::Both => step.before.playing(then, step.card),
            };
            share *= (1.0 - BLIND) * likely + BLIND / among;
        }
        share
    }
}

/// How likely forehand with these six cards named that suit, having seen three of them.
#[must_use]
pub fn naming(dealt: CardSet, trump: Suit) -> f32 {
    static NAMED: LazyLock<Vec<[f32; 4]>> = LazyLock::new(|| {
        let mut table = vec![[0.0; 4]; 24 * 24 * 24];
        for a in 0..24_usize {
            for b in a + 1..24 {
                for c in b + 1..24 {
                    let packet: CardSet = [a, b, c].into_iter().filter_map(Card::from_index).collect();
                    table[(a * 24 + b) * 24 + c] = Habits::built_in().naming(packet);
                }
            }
        }
        table
    });
    let cards: Vec<usize> = dealt.iter().map(Card::index).collect();
    let (mut sum, mut triples) = (0.0, 0.0_f32);
    for (i, a) in cards.iter().enumerate() {
        for (j, b) in cards.iter().enumerate().skip(i + 1) {
            for c in &cards[j + 1..] {
                sum += NAMED[(a * 24 + b) * 24 + c][trump as usize];
                triples += 1.0;
            }
        }
    }
    sum / triples.max(1.0)
}

/// What a player remembers of the cards that are gone.
pub struct Memory {
    /// The cards that the player takes for unseen.
    unseen: CardSet,
    /// Whether the voids that were shown are remembered.
    voids: bool,
}

impl Memory {
    /// What is remembered if each card of earlier tricks is with the chance `memory`; everything if that is 1.
    ///
    /// A forgotten card takes the place of an unseen one, so that the hands keep their sizes. Announced cards, the own
    /// cards and those of the last and the current trick are never forgotten.
    #[must_use]
    pub fn of(view: &View, table: &Public, memory: f32, rng: &mut impl Rng) -> Self {
        let mut unseen = !(view.hand | table.played);
        if memory >= 1.0 {
            return Self { unseen, voids: true };
        }
        let mut lucky = || (rng.next_u32() as f32 / u32::MAX as f32) < memory;
        let announced = Seat::ALL.into_iter().fold(CardSet::EMPTY, |all, seat| all | table.shown[seat]);
        let earlier = view.tricks.len().saturating_sub(1);
        let mut forgotten: Vec<Card> =
            view.tricks[..earlier].iter().flat_map(|t| t.cards()).filter(|_| !lucky()).collect();
        let voids = lucky();
        for card in (unseen - announced).iter() {
            let Some(instead) = forgotten.pop() else { break };
            if rng.next_u32().is_multiple_of(2) {
                unseen.remove(card);
                unseen.insert(instead);
            }
        }
        Self { unseen, voids }
    }

    /// The deals that fit what is remembered.
    fn hidden(&self, view: &View, table: &Public) -> Hidden {
        let hidden = Hidden::of(view, table, self.unseen, self.voids);
        // A wrong memory may contradict the voids; then those are forgotten too.
        if hidden.count() == 0 && self.unseen != !(view.hand | table.played) {
            return Hidden::of(view, table, self.unseen, false);
        }
        hidden
    }
}

/// Up to `count` deals that fit a view, weighed by what was said and played if there is a `judge`, otherwise all alike.
///
/// All deals are taken if there are no more than that. Otherwise many are listed or drawn without bias, and `count` of them are
/// chosen in proportion to their weights. Empty if no deal fits.
pub fn deals(
    view: &View,
    table: &Public,
    memory: &Memory,
    count: usize,
    judge: Option<Judge>,
    rng: &mut impl Rng,
) -> Vec<Weighted> {
    let hidden = memory.hidden(view, table);
    let draw = |rng: &mut _, count: usize| (0..count).map_while(|_| hidden.draw(rng)).collect::<Vec<_>>();
    let Some(judge) = judge else {
        let all = hidden.all(count as u64).unwrap_or_else(|| draw(rng, count));
        return all.into_iter().map(|deal| (deal, 1.0)).collect();
    };
    let mut belief = Belief::of(view, table, judge);
    let pool = hidden.all(MOST_LISTED).unwrap_or_else(|| draw(rng, judge.pool() * count));
    let weighted: Vec<Weighted> = pool.into_iter().map(|deal| (deal, belief.weight(&deal))).collect();
    choose(weighted, count, rng)
}

/// Chooses `count` of the deals in proportion to their weights, evenly spread; each comes once, with how often it was met.
fn choose(mut pool: Vec<Weighted>, count: usize, rng: &mut impl Rng) -> Vec<Weighted> {
    if pool.len() <= count {
        return pool;
    }
    let total: f64 = pool.iter().map(|(_, weight)| f64::from(*weight)).sum();
    let step = total / count as f64;
    let mut next = step * (f64::from(rng.next_u32()) / 4_294_967_296.0);
    let mut reached = 0.0;
    let mut met = Vec::with_capacity(count);
    for (deal, weight) in pool.drain(..) {
        reached += f64::from(weight);
        let mut times = 0.0;
        while next < reached {
            times += 1.0;
            next += step;
        }
        if times > 0.0 {
            met.push((deal, times));
        }
    }
    met
}
