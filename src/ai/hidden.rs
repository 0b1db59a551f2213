//! Where the cards that a seat has not seen can be: all deals that fit a view, counted exactly, listed or drawn.
//!
//! Each unseen card may be in some of the hands: not with a player who has shown to be void of it, and with the one who
//! announced it. Going through the cards one by one, the number of ways to place the rest depends only on how many places each
//! hand has left. That table counts the deals exactly, and lets a deal be drawn with every one equally likely, without trying.

use rand::Rng;

use super::public::Public;
use crate::rules::view::View;
use crate::rules::{BySeat, Card, CardSet, Seat};

/// All deals of the unseen cards.
pub struct Hidden {
    /// The unseen cards, each with the seats that may hold it.
    cards: Vec<(Card, [bool; 4])>,
    /// How many unseen cards each seat holds.
    room: [usize; 4],
    /// What each seat is known to hold: the own hand, nothing of the others.
    known: BySeat<CardSet>,
    /// For each card and the places left with the first three seats, the ways to deal from that card on.
    ways: Vec<u64>,
}

/// Places left in a hand: 0 to 6.
const ROOMS: usize = 7;
const STATES: usize = ROOMS * ROOMS * ROOMS;

const fn state(room: [usize; 4]) -> usize {
    (room[0] * ROOMS + room[1]) * ROOMS + room[2]
}

impl Hidden {
    /// The deals that fit a view of a game in play.
    #[must_use]
    pub fn in_play(view: &View, table: &Public) -> Self {
        Self::of(view, table, !(view.hand | table.played), true)
    }

    /// The deals of these unseen cards, with or without regard to the voids that were shown.
    #[must_use]
    pub fn of(view: &View, table: &Public, unseen: CardSet, voids: bool) -> Self {
        let mut table = *table;
        if !voids {
            table.lacks = BySeat::default();
        }
        let mut known = BySeat::default();
        known[view.seat] = view.hand;
        let room = Seat::ALL.map(|seat| if seat == view.seat { 0 } else { usize::from(table.held[seat]) });
        let possible = BySeat::from_fn(|seat| table.possible(seat, unseen));
        let cards = unseen.iter().map(|card| (card, Seat::ALL.map(|s| s != view.seat && possible[s].contains(card))));
        Self::new(cards.collect(), room, known)
    }

    /// The deals that fit the three cards that forehand sees before naming trump.
    #[must_use]
    pub fn before_trump(view: &View) -> Self {
        let mut known = BySeat::default();
        known[view.seat] = view.hand;
        let room = Seat::ALL.map(|seat| if seat == view.seat { 6 - view.hand.len().min(6) } else { 6 });
        Self::new((!view.hand).iter().map(|card| (card, [true; 4])).collect(), room, known)
    }

    fn new(cards: Vec<(Card, [bool; 4])>, room: [usize; 4], known: BySeat<CardSet>) -> Self {
        let mut ways = vec![0; (cards.len() + 1) * STATES];
        ways[cards.len() * STATES] = 1;
        let mut hidden = Self { cards, room, known, ways };
        for index in (0..hidden.cards.len()).rev() {
            hidden.fill(index);
        }
        hidden
    }

    /// Counts the ways to deal the cards from `index` on, for every state in which that many places are left.
    fn fill(&mut self, index: usize) {
        let left = self.cards.len() - index;
        for a in 0..=self.room[0] {
            for b in 0..=self.room[1] {
                for c in 0..=self.room[2] {
                    let Some(d) = left.checked_sub(a + b + c).filter(|d| *d <= self.room[3]) else { continue };
                    let room = [a, b, c, d];
                    let sum = (0..4).map(|seat| self.ways_with(index, room, seat)).sum();
                    self.ways[index * STATES + state(room)] = sum;
                }
            }
        }
    }

    /// The ways to deal from `index` on if that card goes to `seat`.
    fn ways_with(&self, index: usize, mut room: [usize; 4], seat: usize) -> u64 {
        if !self.cards[index].1[seat] || room[seat] == 0 {
            return 0;
        }
        room[seat] -= 1;
        self.ways[(index + 1) * STATES + state(room)]
    }

    /// How many deals there are; 0 if the view contradicts itself.
    #[must_use]
    pub fn count(&self) -> u64 {
        if self.room.iter().sum::<usize>() == self.cards.len() { self.ways[state(self.room)] } else { 0 }
    }

    /// The cards that each seat holds in at least one deal; empty if there is none.
    #[must_use]
    pub fn may_hold(&self) -> BySeat<CardSet> {
        let mut held = self.known;
        if self.count() == 0 {
            return held;
        }
        // The states that some deal passes through, card after card.
        let mut reached = vec![self.room];
        for (index, (card, _)) in self.cards.iter().enumerate() {
            let mut next = Vec::with_capacity(reached.len() * 2);
            for room in reached {
                for seat in Seat::ALL {
                    if self.ways_with(index, room, seat as usize) > 0 {
                        let mut room = room;
                        room[seat as usize] -= 1;
                        held[seat].insert(*card);
                        next.push(room);
                    }
                }
            }
            next.sort_unstable();
            next.dedup();
            reached = next;
        }
        held
    }

    /// Every deal, if there are at most `most`.
    #[must_use]
    pub fn all(&self, most: u64) -> Option<Vec<BySeat<CardSet>>> {
        let count = self.count();
        if count == 0 || count > most {
            return None;
        }
        let mut deals = Vec::with_capacity(count as usize);
        self.list(0, self.room, self.known, &mut deals);
        Some(deals)
    }

    fn list(&self, index: usize, room: [usize; 4], hands: BySeat<CardSet>, deals: &mut Vec<BySeat<CardSet>>) {
        let Some((card, _)) = self.cards.get(index) else {
            deals.push(hands);
            return;
        };
        for seat in Seat::ALL {
            if self.ways_with(index, room, seat as usize) > 0 {
                let (mut room, mut hands) = (room, hands);
                room[seat as usize] -= 1;
                hands[seat].insert(*card);
                self.list(index + 1, room, hands, deals);
            }
        }
    }

    /// A deal, every one equally likely; `None` if there is none.
    pub fn draw(&self, rng: &mut impl Rng) -> Option<BySeat<CardSet>> {
        let mut total = self.count();
        if total == 0 {
            return None;
        }
        let mut room = self.room;
        let mut hands = self.known;
        for (index, (card, _)) in self.cards.iter().enumerate() {
            let mut lot = below(rng, total);
            for seat in Seat::ALL {
                let ways = self.ways_with(index, room, seat as usize);
                if lot < ways {
                    room[seat as usize] -= 1;
                    hands[seat].insert(*card);
                    total = ways;
                    break;
                }
                lot -= ways;
            }
        }
        Some(hands)
    }
}

/// A number below `n`, every one equally likely; `n` is not 0.
fn below(rng: &mut impl Rng, n: u64) -> u64 {
    let limit = u64::MAX - u64::MAX % n;
    loop {
        let word = rng.next_u64();
        if word < limit {
            return word % n;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::deal::Seed;

    /// Seven cards in three hands, with a void, a card that only two seats can hold and one that is announced.
    fn small() -> Hidden {
        let mut cards: Vec<(Card, [bool; 4])> =
            Card::all().take(7).map(|card| (card, [false, true, true, true])).collect();
        cards[0].1 = [false, false, true, true];
        cards[3].1 = [false, true, false, true];
        cards[5].1 = [false, false, false, true];
        Hidden::new(cards, [0, 2, 2, 3], BySeat::default())
    }

    /// All ways to place the cards, by trying every seat for every card.
    fn brute(hidden: &Hidden) -> Vec<BySeat<CardSet>> {
        let n = hidden.cards.len();
        (0..4_usize.pow(n as u32))
            .filter_map(|code| {
                let mut hands = BySeat::<CardSet>::default();
                let mut room = hidden.room;
                for (place, (card, allowed)) in hidden.cards.iter().enumerate() {
                    let seat = code / 4_usize.pow(place as u32) % 4;
                    if !allowed[seat] || room[seat] == 0 {
                        return None;
                    }
                    room[seat] -= 1;
                    hands[Seat::ALL[seat]].insert(*card);
                }
                Some(hands)
            })
            .collect()
    }

    #[test]
    fn deals_are_counted_and_listed_exactly() {
        let hidden = small();
        let mut listed = hidden.all(1_000).expect("few deals");
        let mut expected = brute(&hidden);
        let key = |hands: &BySeat<CardSet>| hands.0.map(CardSet::bits);
        listed.sort_by_key(key);
        expected.sort_by_key(key);
        assert_eq!(listed, expected);
        assert_eq!(hidden.count(), expected.len() as u64);
        assert_eq!(hidden.all(hidden.count() - 1), None);
        let union = listed
            .iter()
            .fold(BySeat::default(), |union: BySeat<CardSet>, hands| BySeat::from_fn(|seat| union[seat] | hands[seat]));
        assert_eq!(hidden.may_hold(), union);
    }

    #[test]
    fn a_whole_pack_is_counted_exactly() {
        let cards: Vec<_> = Card::all().skip(6).map(|card| (card, [false, true, true, true])).collect();
        // 18! / 6!^3
        assert_eq!(Hidden::new(cards, [0, 6, 6, 6], BySeat::default()).count(), 17_153_136);
    }

    #[test]
    fn deals_are_drawn_without_bias() {
        let hidden = small();
        let deals = hidden.all(1_000).expect("few deals");
        let mut seen = vec![0_u32; deals.len()];
        let mut rng = Seed::from(11).rng("test/hidden");
        let draws = 400 * deals.len();
        for _ in 0..draws {
            let deal = hidden.draw(&mut rng).expect("a deal");
            let place = deals.iter().position(|d| *d == deal).expect("a deal that fits");
            seen[place] += 1;
        }
        let expected = 400.0;
        let chi_square: f64 = seen.iter().map(|n| (f64::from(*n) - expected).powi(2) / expected).sum();
        // Mean and standard deviation of chi-square are the degrees of freedom and the root of twice that.
        let freedom = (deals.len() - 1) as f64;
        assert!((chi_square - freedom).abs() < 4.0 * (2.0 * freedom).sqrt(), "{chi_square} for {freedom}");
    }

    #[test]
    fn contradictions_leave_no_deal() {
        let cards = vec![(Card::MATT, [false; 4])];
        let hidden = Hidden::new(cards, [0, 1, 0, 0], BySeat::default());
        assert_eq!(hidden.count(), 0);
        assert_eq!(hidden.draw(&mut Seed::from(1).rng("test/hidden")), None);
        assert_eq!(hidden.all(10), None);
    }
}
