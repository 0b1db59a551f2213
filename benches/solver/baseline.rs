//! What the solver is measured against: alpha-beta as it is mostly written first, with a hash table of bounds at trick
//! boundaries and a simple order.
//!
//! The hash table's card comes first; then, leading, cards that no opponent can beat, and suits that the partner can take, and following,
//! points on a trick that the next player cannot take, and else the cheapest card. Equal cards are merged and a value is found by null
//! windows; it sees no sure tricks and has no history.

use konter_a_matt::ai::solver::layout::{BITS, GROUP, Layout, TRUMPS, distinct, legal};
use konter_a_matt::ai::solver::order::beating;
use konter_a_matt::ai::solver::table::{Bounds, NO_CARD, Table};
use konter_a_matt::ai::solver::{Position, search::Lay};
use konter_a_matt::rules::Suit;

/// The plain solver. Seats are numbered from the player in turn, whose team's points are counted.
pub struct Plain {
    table: Table,
    layout: &'static Layout,
    hands: [u32; 4],
    nodes: u64,
}

impl Plain {
    /// A plain solver.
    pub fn new() -> Self {
        Self { table: Table::new(16), layout: Layout::of(Suit::Spades), hands: [0; 4], nodes: 0 }
    }

    /// Solves every lead; the number of nodes.
    pub fn solve(&mut self, position: &Position) -> u64 {
        let rest = self.start(position);
        let hand = self.hands[0];
        let mut guess = rest / 2;
        for bit in (0..BITS).filter(|bit| hand >> bit & 1 == 1) {
            guess = exact(rest, guess, |need| self.play(None, 0, bit, need, rest));
        }
        self.nodes
    }

    /// The points of the best lead; with the number of nodes.
    pub fn value(&mut self, position: &Position) -> (i32, u64) {
        let rest = self.start(position);
        (exact(rest, rest / 2, |need| self.search(None, 0, need, rest)), self.nodes)
    }

    /// Whether the player in turn's team takes so much; with the number of nodes.
    pub fn takes(&mut self, position: &Position, need: u8) -> (bool, u64) {
        let rest = self.start(position);
        let need = i32::from(need);
        (self.search(None, 0, need, rest) >= need, self.nodes)
    }

    /// Takes up a position at a trick boundary; the points in the hands.
    fn start(&mut self, position: &Position) -> i32 {
        self.table.clear();
        self.layout = Layout::of(position.trump);
        self.nodes = 0;
        for (number, seat) in position.turn().round(position.direction).enumerate() {
            self.hands[number] = self.layout.bits(position.hands[seat]);
        }
        position.hands.iter().map(|(_, hand)| i32::from(hand.points())).sum()
    }

    /// A bound on the first team's points from here: at least `need` if it takes so much, else less. `rest` are those of hands
    /// and trick.
    fn search(&mut self, lay: Option<Lay>, seat: usize, need: i32, rest: i32) -> i32 {
        if need <= 0 {
            return 0;
        }
        if need > rest {
            return rest;
        }
        self.nodes += 1;
        let hand = self.hands[seat];
        let key = self.hands.iter().fold((seat as u32) << BITS, |all, hand| all | hand);
        let mut known = Bounds { least: 0, most: rest as u8, card: NO_CARD };
        if lay.is_none()
            && let Some(found) = self.table.get(key)
        {
            known = found;
            let (least, most) = (i32::from(found.least), i32::from(found.most));
            if least >= need {
                return least;
            }
            if most < need {
                return most;
            }
        }
        let mut moves = [(0, 0); 6];
        let mut count = 0;
        let playable = lay.map_or(hand, |lay| legal(hand, lay.led));
        let others = (1..4).fold(lay.map_or(0, |lay| lay.cards), |all, turn| all | self.hands[(seat + turn) & 3]);
        let playable = distinct(playable, self.layout.tens, others);
        for bit in (0..BITS).filter(|bit| playable >> bit & 1 == 1) {
            let score = if bit == usize::from(known.card) { 1_000 } else { self.score(lay, seat, bit) };
            moves[count] = (score, bit);
            count += 1;
        }
        moves[..count].sort_unstable_by_key(|(score, _)| -score);
        let maximize = seat & 1 == 0;
        let (mut best, mut card) = (if maximize { -1 } else { rest + 1 }, NO_CARD);
        for (_, bit) in &moves[..count] {
            let value = self.play(lay, seat, *bit, need, rest);
            if maximize && value > best || !maximize && value < best {
                (best, card) = (value, *bit as u8);
            }
            if maximize == (value >= need) {
                break;
            }
        }
        if lay.is_none() {
            if best >= need {
                known.least = best as u8;
            } else {
                known.most = best as u8;
            }
            self.table.put(key, Bounds { card, ..known });
        }
        best
    }

    fn play(&mut self, lay: Option<Lay>, seat: usize, bit: usize, need: i32, rest: i32) -> i32 {
        let points = i32::from(self.layout.points[bit]);
        let lay = lay.map_or_else(|| Lay::led(seat, bit, points), |lay| lay.with(bit, points));
        self.hands[seat] &= !(1 << bit);
        let value = if lay.count < 4 {
            self.search(Some(lay), lay.seat, need, rest)
        } else {
            let won = if lay.holder & 1 == 0 { lay.points } else { 0 };
            won + self.search(None, lay.holder, need - won, rest - lay.points)
        };
        self.hands[seat] |= 1 << bit;
        value
    }

    fn score(&self, lay: Option<Lay>, seat: usize, bit: usize) -> i32 {
        let points = i32::from(self.layout.points[bit]);
        let trump = 1 << bit & TRUMPS != 0;
        let cost = if trump { 9 - bit as i32 } else { 0 };
        let Some(lay) = lay else {
            let beats = |turn| legal(self.hands[(seat + turn) & 3], GROUP[bit]) & beating(GROUP[bit], bit) != 0;
            return if !beats(1) && !beats(3) {
                100 + 20 * points + if trump { 9 } else { 0 } + 3 * cost
            } else if beats(2) {
                60 + 6 * points + if trump { 40 } else { 0 }
            } else {
                points + if trump { 16 } else { 0 }
            };
        };
        // Whoever still plays may overtake.
        let to_come = if lay.count == 3 { 0 } else { legal(self.hands[(seat + 1) & 3], lay.led) };
        let wins = beating(lay.led, lay.best) >> bit & 1 == 1;
        let ours = wins || lay.holder & 1 == seat & 1;
        let best = if wins { bit } else { lay.best };
        if ours && to_come & beating(lay.led, best) == 0 { 60 + 2 * points - 4 * cost } else { -points - 12 * cost }
    }
}

/// The value that `ask` knows bounds of, by asking up or down from a guess.
fn exact(rest: i32, guess: i32, mut ask: impl FnMut(i32) -> i32) -> i32 {
    let (mut least, mut most, mut need) = (0, rest, guess);
    while least < most {
        need = need.clamp(least + 1, most);
        let value = ask(need);
        if value >= need {
            least = value;
            need = value + 1;
        } else {
            most = value;
            need = value;
        }
    }
    least
}
