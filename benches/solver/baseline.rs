//! What the solver is measured against: alpha-beta with a hash table of bounds at trick boundaries and a simple order.
//!
//! It tries the hash table's card first, then the highest trumps and the cards worth most; it merges no cards, sees no
//! sure tricks, and solves each card with an open window.

use std::collections::HashMap;

use konter_a_matt::ai::solver::Position;
use konter_a_matt::rules::{BySeat, Card, CardSet, Seat, Team, Trick};

/// The plain solver.
pub struct Plain {
    table: HashMap<(u32, Seat), (i8, i8, Option<Card>)>,
    nodes: u64,
    team: Team,
}

impl Plain {
    /// A plain solver.
    pub fn new() -> Self {
        Self { table: HashMap::new(), nodes: 0, team: Team::NorthSouth }
    }

    /// Solves every card; the number of nodes.
    pub fn solve(&mut self, position: &Position) -> u64 {
        self.start(position);
        for card in position.legal() {
            let value = self.card(position, card, -1, 41);
            assert!((0..=40).contains(&value));
        }
        self.nodes
    }

    /// Whether the player in turn's team takes so much; the number of nodes.
    pub fn takes(&mut self, position: &Position, need: u8) -> u64 {
        self.start(position);
        self.value(position, need as i8 - 1, need as i8);
        self.nodes
    }

    fn start(&mut self, position: &Position) {
        self.table.clear();
        self.nodes = 0;
        self.team = position.turn().team();
    }

    fn value(&mut self, position: &Position, alpha: i8, beta: i8) -> i8 {
        self.nodes += 1;
        let all = position.hands.iter().fold(CardSet::EMPTY, |all, (_, hand)| all | *hand);
        if all.is_empty() && position.trick.is_empty() {
            return 0;
        }
        let boundary = position.trick.is_empty();
        let key = (all.bits(), position.trick.leader);
        let (mut least, mut most, mut first) = (0, 40, None);
        if boundary && let Some(&(low, high, card)) = self.table.get(&key) {
            (least, most, first) = (low, high, card);
            if low >= beta || low == high {
                return low;
            }
            if high <= alpha {
                return high;
            }
        }
        let mut cards: Vec<Card> = position.legal().iter().collect();
        let strength = |c: &Card| c.trump_strength(position.trump).unwrap_or(0);
        cards.sort_by_key(|c| std::cmp::Reverse((Some(*c) == first, strength(c), c.points())));
        let maximize = position.turn().team() == self.team;
        let (mut low, mut high) = (alpha, beta);
        let mut best = if maximize { -1 } else { 41 };
        let mut best_card = None;
        for card in cards {
            let value = self.card(position, card, low, high);
            if maximize && value > best || !maximize && value < best {
                best = value;
                best_card = Some(card);
            }
            if maximize {
                low = low.max(best)
            } else {
                high = high.min(best)
            }
            if low >= high {
                break;
            }
        }
        if boundary {
            if best > alpha {
                least = least.max(best);
            }
            if best < beta {
                most = most.min(best);
            }
            if best <= alpha {
                least = least.min(most);
            }
            self.table.insert(key, (least, most, best_card));
        }
        best
    }

    fn card(&mut self, position: &Position, card: Card, alpha: i8, beta: i8) -> i8 {
        let mut next = Position { hands: BySeat(position.hands.0), ..*position };
        next.hands[position.turn()].remove(card);
        next.trick.play(card);
        if !next.trick.is_complete() {
            return self.value(&next, alpha, beta);
        }
        let points = next.trick.points() as i8;
        let winner = next.trick.winner(next.trump, next.direction).unwrap_or(next.trick.leader);
        next.trick = Trick::new(winner);
        let won = if winner.team() == self.team { points } else { 0 };
        won + self.value(&next, alpha - won, beta - won)
    }
}
