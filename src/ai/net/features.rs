//! What the networks look at: a list of inputs that are on.
//!
//! Seats are counted from the one that looks (0), the next (1), its partner (2) and the previous (3); cards are [`slots`](super::slots).

use super::record::Record;
use super::slots::{SLOTS, Slots, pattern};
use crate::ai::public::beaters;
use crate::rules::options::Deadline;
use crate::rules::{Announcement, BySeat, CardSet, Direction, Seat, Suit};

/// Inputs that are on.
#[derive(Clone, Copy, Debug)]
pub struct Inputs {
    list: [u16; Self::MOST],
    len: usize,
}

impl Inputs {
    /// More than are ever on.
    const MOST: usize = 136;

    const fn new() -> Self {
        Self { list: [0; Self::MOST], len: 0 }
    }

    #[inline]
    fn push(&mut self, input: usize) {
        self.list[self.len] = input as u16;
        self.len += 1;
    }

    /// Those of `cards`, from `base` on.
    #[inline]
    fn cards(&mut self, base: usize, slots: &Slots, cards: CardSet) {
        for card in cards {
            self.push(base + usize::from(slots.of_card(card)));
        }
    }

    /// The inputs, in the order in which they were found.
    #[must_use]
    pub fn as_slice(&self) -> &[u16] {
        &self.list[..self.len]
    }
}

/// Where the inputs that both networks have begin: those of the trick, the trumps, the stake and the score.
struct Now {
    lies: usize,
    leader: Option<usize>,
    best: usize,
    holder: usize,
    lying: usize,
    maker: usize,
    clubs: usize,
    stake: usize,
    trick: usize,
    points: usize,
    swept: usize,
}

/// Where each kind of input begins; each is the one before and how many that has.
mod view {
    use super::SLOTS;
    pub const HAND: usize = 0;
    pub const PLAYED: usize = HAND + SLOTS;
    pub const LED: usize = PLAYED + 4 * SLOTS;
    pub const LIES: usize = LED + 4 * SLOTS;
    pub const BEST: usize = LIES + 3 * SLOTS;
    pub const HOLDER: usize = BEST + SLOTS;
    pub const LEADER: usize = HOLDER + 4;
    pub const LYING: usize = LEADER + 4;
    pub const MASTER: usize = LYING + 13;
    pub const WINS: usize = MASTER + SLOTS;
    pub const MAKER: usize = WINS + SLOTS;
    pub const CLUBS: usize = MAKER + 4;
    pub const SAID: usize = CLUBS + 1;
    pub const STAKE: usize = SAID + 4 * 2;
    pub const VOID: usize = STAKE + 3;
    pub const TRICK: usize = VOID + 3 * 4;
    pub const POINTS: usize = TRICK + 6;
    pub const SWEPT: usize = POINTS + 2 * 41;
    pub const COUNT: usize = SWEPT + 2;
    pub const UNSEEN: usize = COUNT + 4 * 10;
    pub const EARLY: usize = UNSEEN + 4 * 10;
    pub const ASKED: usize = EARLY + 1;
    pub const ALL: usize = ASKED + 1;
    pub const NOW: super::Now = super::Now {
        lies: LIES,
        leader: Some(LEADER),
        best: BEST,
        holder: HOLDER,
        lying: LYING,
        maker: MAKER,
        clubs: CLUBS,
        stake: STAKE,
        trick: TRICK,
        points: POINTS,
        swept: SWEPT,
    };
}

/// How many inputs a view has.
pub const VIEW_INPUTS: usize = view::ALL;

mod open {
    use super::SLOTS;
    pub const HANDS: usize = 0;
    pub const RANKED: usize = HANDS + 4 * SLOTS;
    pub const LIES: usize = RANKED + 4 * SLOTS;
    pub const BEST: usize = LIES + 3 * SLOTS;
    pub const HOLDER: usize = BEST + SLOTS;
    pub const LYING: usize = HOLDER + 4;
    pub const MAKER: usize = LYING + 13;
    pub const CLUBS: usize = MAKER + 4;
    pub const SHOWN: usize = CLUBS + 1;
    pub const STAKE: usize = SHOWN + 4 * 2;
    pub const TRICK: usize = STAKE + 3;
    pub const POINTS: usize = TRICK + 6;
    pub const SWEPT: usize = POINTS + 2 * 41;
    pub const COUNT: usize = SWEPT + 2;
    pub const ALL: usize = COUNT + 4 * 4 * 7;
    pub const NOW: super::Now = super::Now {
        lies: LIES,
        leader: None,
        best: BEST,
        holder: HOLDER,
        lying: LYING,
        maker: MAKER,
        clubs: CLUBS,
        stake: STAKE,
        trick: TRICK,
        points: POINTS,
        swept: SWEPT,
    };
}

/// How many inputs a position with open hands has.
pub const OPEN_INPUTS: usize = open::ALL;

/// How many places after `from` a seat is in turn.
#[must_use]
#[inline]
pub const fn places(from: Seat, to: Seat, direction: Direction) -> usize {
    match direction {
        Direction::Clockwise => (to as usize + 4 - from as usize) % 4,
        Direction::CounterClockwise => (from as usize + 4 - to as usize) % 4,
    }
}

/// The slots as the player of a hand has them: the side suit that it had most to do with first.
#[must_use]
pub fn slots_of_view(record: &Record, seat: Seat, hand: CardSet) -> &'static Slots {
    let trump = record.table.trump;
    let dealt = hand | record.played[seat];
    Slots::of(trump, |suit| {
        let mine = pattern(dealt, suit, trump);
        mine.count_ones() << 12 | mine << 6 | pattern(record.table.played, suit, trump)
    })
}

/// What a player knows: the record, and its hand.
#[must_use]
pub fn of_view(record: &Record, seat: Seat, hand: CardSet, asked: bool, slots: &Slots) -> Inputs {
    let mut on = of_record(record, seat, slots);
    add_hand(&mut on, record, hand, asked, slots);
    on
}

/// The part of a view that others see too.
#[must_use]
pub fn of_record(record: &Record, seat: Seat, slots: &Slots) -> Inputs {
    use view::{EARLY, LED, PLAYED, SAID, VOID};
    let table = &record.table;
    let (trump, way) = (table.trump, table.direction);
    let mut on = Inputs::new();
    for other in Seat::ALL {
        let place = places(seat, other, way);
        on.cards(PLAYED + place * SLOTS, slots, record.played[other]);
        on.cards(LED + place * SLOTS, slots, record.led[other]);
        said(&mut on, SAID + 2 * place, record.said[other]);
        if place > 0 {
            let lacks = table.lacks[other];
            if lacks.contains_all(CardSet::trumps(trump)) {
                on.push(VOID + (place - 1) * 4);
            }
            for (group, suit) in slots.sides.iter().enumerate() {
                if lacks.contains_all(CardSet::side(*suit, trump)) {
                    on.push(VOID + (place - 1) * 4 + 1 + group);
                }
            }
        }
    }
    add_now(&mut on, record, seat, slots, &view::NOW);
    if record.deadline == Deadline::FirstCardOfGame {
        on.push(EARLY);
    }
    on
}

/// The part of a view that only the player sees, alone.
#[must_use]
pub fn of_hand(record: &Record, hand: CardSet, asked: bool, slots: &Slots) -> Inputs {
    let mut on = Inputs::new();
    add_hand(&mut on, record, hand, asked, slots);
    on
}

fn add_hand(on: &mut Inputs, record: &Record, hand: CardSet, asked: bool, slots: &Slots) {
    use view::{ASKED, COUNT, HAND, MASTER, UNSEEN, WINS};
    let table = &record.table;
    let trump = table.trump;
    let unseen = !(hand | table.played);
    on.cards(HAND, slots, hand);
    if let Some(best) = table.trick.best(trump) {
        on.cards(WINS, slots, hand & beaters(best, trump));
    }
    for card in hand {
        let alike = match card.side_suit(trump) {
            None => CardSet::trumps(trump),
            Some(suit) => CardSet::side(suit, trump),
        };
        if (beaters(card, trump) & unseen & alike).is_empty() {
            on.push(MASTER + usize::from(slots.of_card(card)));
        }
    }
    for (base, cards) in [(COUNT, hand), (UNSEEN, unseen)] {
        on.push(base + (cards & CardSet::trumps(trump)).len());
        for (group, suit) in slots.sides.iter().enumerate() {
            on.push(base + 10 * (group + 1) + (cards & CardSet::side(*suit, trump)).len());
        }
    }
    if asked {
        on.push(ASKED);
    }
}

/// The slots of a position with open hands: ordered by what the player in turn holds, then by the others.
#[must_use]
pub fn slots_of_open(record: &Record, hands: &BySeat<CardSet>) -> &'static Slots {
    let table = &record.table;
    let turn = table.turn();
    Slots::of(table.trump, |suit| {
        turn.round(table.direction).fold(0, |key, seat| key << 6 | pattern(hands[seat], suit, table.trump))
    })
}

/// What somebody would know who sees all hands.
#[must_use]
pub fn of_open(record: &Record, hands: &BySeat<CardSet>) -> Inputs {
    use open::{COUNT, HANDS, RANKED, SHOWN};
    let slots = slots_of_open(record, hands);
    let table = &record.table;
    let (trump, way, turn) = (table.trump, table.direction, table.turn());
    let mut on = Inputs::new();
    // Who holds each card, by slot.
    let mut holder = [4_u8; SLOTS];
    for seat in Seat::ALL {
        let place = places(turn, seat, way);
        for card in hands[seat] {
            let slot = slots.of_card(card);
            on.push(HANDS + place * SLOTS + usize::from(slot));
            holder[usize::from(slot)] = place as u8;
        }
        said(&mut on, SHOWN + 2 * place, record.said[seat]);
        on.push(COUNT + place * 28 + (hands[seat] & CardSet::trumps(trump)).len());
        for (group, suit) in slots.sides.iter().enumerate() {
            on.push(COUNT + place * 28 + 7 * (group + 1) + (hands[seat] & CardSet::side(*suit, trump)).len());
        }
    }
    // The same with the cards that are gone left out: who holds the highest, the second highest and so on of each suit.
    for (start, end) in [(0, 9), (9, 15), (15, 21), (21, 27)] {
        let mut rank = start;
        for place in &holder[start..end] {
            if *place < 4 {
                on.push(RANKED + usize::from(*place) * SLOTS + rank);
                rank += 1;
            }
        }
    }
    add_now(&mut on, record, turn, slots, &open::NOW);
    on
}

fn said(on: &mut Inputs, base: usize, call: Announcement) {
    if call.says_matt() {
        on.push(base);
    }
    if call.says_konter() {
        on.push(base + 1);
    }
}

/// What lies in the middle, the trumps and the stake, how far the game is and what both sides have, as `seat` sees it.
fn add_now(on: &mut Inputs, record: &Record, seat: Seat, slots: &Slots, now: &Now) {
    let table = &record.table;
    let way = table.direction;
    for (player, card) in table.trick.plays(way) {
        on.push(now.lies + (places(seat, player, way) + 3) % 4 * SLOTS + usize::from(slots.of_card(card)));
    }
    if let Some(leader) = now.leader {
        on.push(leader + places(seat, table.trick.leader, way));
    }
    match table.winning() {
        Some((holder, best)) => {
            on.push(now.best + usize::from(slots.of_card(best)));
            on.push(now.holder + places(seat, holder, way));
        }
        None => on.push(now.holder),
    }
    on.push(now.lying + usize::from(table.trick.points().min(12)));
    on.push(now.maker + places(seat, table.maker, way));
    if table.trump == Suit::Clubs {
        on.push(now.clubs);
    }
    on.push(now.stake + usize::from(record.stake()) - 1);
    let team = seat.team();
    let done = table.tricks[team] + table.tricks[team.other()];
    on.push(now.trick + usize::from(done.min(5)));
    for (side, team) in [team, team.other()].into_iter().enumerate() {
        on.push(now.points + 41 * side + usize::from(table.points[team].min(40)));
        if done > 0 && table.kapo_open(team) {
            on.push(now.swept + side);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::deal::Seed;
    use crate::rules::{Card, Rank};
    use rand::Rng;
    use std::collections::BTreeSet;

    /// The card's counterpart when two suits change places; matadors stay.
    fn swapped(card: Card, (a, b): (Suit, Suit)) -> Card {
        match card.suit() {
            _ if card.is_matador() => card,
            suit if suit == a => Card::new(b, card.rank()),
            suit if suit == b => Card::new(a, card.rank()),
            _ => card,
        }
    }

    fn set(inputs: Inputs, all: usize) -> BTreeSet<u16> {
        let set: BTreeSet<u16> = inputs.as_slice().iter().copied().collect();
        assert_eq!(set.len(), inputs.as_slice().len(), "no input is on twice");
        assert!(set.iter().all(|input| usize::from(*input) < all));
        set
    }

    #[test]
    fn suits_that_play_alike_look_alike() {
        let mut rng = Seed::from(5).rng("test/features");
        let mut compared = 0;
        for (trump, pair) in [
            (Suit::Spades, (Suit::Hearts, Suit::Diamonds)),
            (Suit::Spades, (Suit::Spades, Suit::Hearts)),
            (Suit::Clubs, (Suit::Spades, Suit::Diamonds)),
            (Suit::Diamonds, (Suit::Diamonds, Suit::Spades)),
        ] {
            for _ in 0..40 {
                let mut pack: Vec<Card> = Card::all().collect();
                (1..24).rev().for_each(|place| pack.swap(place, rng.next_u32() as usize % (place + 1)));
                let mut hands = BySeat::<CardSet>::default();
                pack.iter().enumerate().for_each(|(place, card)| {
                    hands[Seat::ALL[place % 4]].insert(*card);
                });
                let turned = |cards: CardSet| cards.iter().map(|card| swapped(card, pair)).collect::<CardSet>();
                let new_trump = swapped(Card::new(trump, Rank::Nine), pair).suit();
                let start = |trump| Record::new(trump, Seat::West, Direction::CounterClockwise, Deadline::OwnFirstCard);
                let (mut one, mut other) = (start(trump), start(new_trump));
                while !one.table.is_over() {
                    let seat = one.table.turn();
                    let hand = hands[seat];
                    let others = BySeat::from_fn(|seat| turned(hands[seat]));
                    // Where all keys differ, the order of the side suits is certain.
                    let keys: BTreeSet<u32> =
                        Suit::ALL.into_iter().map(|suit| pattern(hand | one.played[seat], suit, trump)).collect();
                    if keys.len() == 4 {
                        let view = |record: &Record, hand| {
                            set(of_view(record, seat, hand, false, slots_of_view(record, seat, hand)), VIEW_INPUTS)
                        };
                        assert_eq!(view(&one, hand), view(&other, turned(hand)));
                        compared += 1;
                    }
                    let held = |suit: Suit| Seat::ALL.map(|seat| pattern(hands[seat], suit, trump));
                    let sides = slots_of_open(&one, &hands).sides;
                    if held(sides[0]) != held(sides[1]) && held(sides[1]) != held(sides[2]) {
                        assert_eq!(set(of_open(&one, &hands), OPEN_INPUTS), set(of_open(&other, &others), OPEN_INPUTS));
                    }
                    let legal: Vec<Card> = one.table.trick.legal(trump, hand).iter().collect();
                    let card = legal[rng.next_u32() as usize % legal.len()];
                    hands[seat].remove(card);
                    one.play(card);
                    other.play(swapped(card, pair));
                }
            }
        }
        assert!(compared > 500, "{compared} positions were compared");
    }
}
