//! Networks that learned the game by playing it against themselves.
//!
//! - The *policy* sees what one player may know ([`features::of_view`]) and says how likely each card or announcement is.
//! - The *critic* sees all four hands ([`features::of_open`]) and says how the game ends when four players with that policy go on: from it
//!   the policy learned, and in a search it values deals that are only imagined.
//! - The [`TrumpTable`](trump::TrumpTable) says what naming a suit is worth, for each packet of three cards.
//!
//! All three began with random numbers and learned in one run from nothing, by [`train`]. `konter-a-matt train` makes the file that comes
//! with the program, `config/ai/master.net`, anew: 2.6 million games took 18 minutes of one core's time, built with
//! `RUSTFLAGS="-C target-cpu=native"` (the result does not depend on that). By then the policy alone, choosing the likeliest without any
//! search, beat the rule-based player by about 1.4 net lines a deal. A decision of the policy takes a few microseconds.

pub mod features;
pub mod file;
pub mod layer;
pub mod record;
pub mod slots;
pub mod train;
pub mod trump;

use std::sync::LazyLock;

use features::{of_hand, of_open, of_record, of_view, slots_of_view};
use layer::{Net, shares};
use record::Record;
use slots::{SLOTS, Slots};
use train::Learned;

use crate::ai::choice::Decision;
use crate::ai::habits::{Habits, dot, features};
use crate::ai::public::Public;
use crate::rules::options::Deadline;
use crate::rules::view::{Question, View};
use crate::rules::{Announcement, BySeat, Card, CardSet, Seat, Suit, Team};

/// Units in the first hidden layer.
pub const WIDE: usize = 192;
/// Units in the second.
pub const DEEP: usize = 32;
/// The outputs of the policy: one for each slot of a card, then one for each announcement.
pub const CHOICES: usize = slots::SLOTS + 4;

/// Says how likely each choice is, from what one player knows.
pub type Policy = Net<WIDE, DEEP, CHOICES>;

/// What the critic says: for each stake from 1 to 3 the chances of the five ends, worst first.
pub const OUTLOOK: usize = 15;

/// The chances of the ends at each stake, as in [`OUTLOOK`].
pub type Outlook = [f32; OUTLOOK];

/// The stakes that a game can still end with, as a part of an [`Outlook`].
#[must_use]
pub fn possible(record: &Record) -> std::ops::Range<usize> {
    let stake = usize::from(record.stake());
    let settled = match record.deadline {
        Deadline::OwnFirstCard => record.table.played.len() >= 4,
        Deadline::FirstCardOfGame => !record.table.played.is_empty(),
    };
    5 * (stake - 1)..if settled { 5 * stake } else { OUTLOOK }
}

/// Turns the critic's scores into chances.
pub fn chances(record: &Record, scores: &[f32; OUTLOOK]) -> Outlook {
    let mut outlook = [0.0; OUTLOOK];
    let possible = possible(record);
    outlook[possible.clone()].copy_from_slice(&scores[possible.clone()]);
    shares(&mut outlook[possible]);
    outlook
}

/// The same ends as the other side sees them.
#[must_use]
pub fn turned(mut outlook: Outlook) -> Outlook {
    outlook.chunks_mut(5).for_each(<[f32]>::reverse);
    outlook
}

/// Says how a game ends for the player in turn, from all four hands.
pub type Critic = Net<WIDE, DEEP, OUTLOOK>;

/// What comes with the program.
#[must_use]
pub fn built_in() -> &'static Learned {
    static BUILT_IN: LazyLock<Learned> = LazyLock::new(|| {
        // The file is part of the program and a test reads it.
        file::read(include_bytes!("../../../config/ai/master.net")).expect("the built-in player is valid")
    });
    &BUILT_IN
}

/// The policy's scores for a seat's choices, and the slots of the cards. A difference of one makes the higher e times as likely.
#[must_use]
pub fn scores(record: &Record, seat: Seat, hand: CardSet, asked: bool) -> ([f32; CHOICES], &'static Slots) {
    let slots = slots_of_view(record, seat, hand);
    (built_in().policy.forward(of_view(record, seat, hand, asked, slots).as_slice()).out, slots)
}

/// How likely the player in turn plays each of the legal cards of `hand`.
#[must_use]
pub fn cards(record: &Record, hand: CardSet) -> ([f32; 6], CardSet) {
    let seat = record.table.turn();
    let legal = record.table.trick.legal(record.table.trump, hand);
    let mut likely = [0.0; 6];
    if legal.len() == 1 {
        likely[0] = 1.0;
        return (likely, legal);
    }
    let (out, slots) = scores(record, seat, hand, false);
    for (place, card) in legal.iter().enumerate().take(6) {
        likely[place] = out[usize::from(slots.of_card(card))];
    }
    shares(&mut likely[..legal.len().min(6)]);
    (likely, legal)
}

/// A record at which many hands are judged: what all of them share is summed once for each order of the side suits.
pub struct Moment {
    /// The record.
    pub record: Record,
    begun: [Option<Box<[f32; WIDE]>>; 6],
}

impl Moment {
    /// The moment of a record.
    #[must_use]
    pub fn new(record: Record) -> Self {
        Self { record, begun: Default::default() }
    }

    /// How likely a sensible player in turn plays `card` from `hand`: by the network and by [`Habits`] together.
    ///
    /// The shares of both are those under which the cards that searching and rule-based players chose were likeliest; players other than
    /// the network itself are far less sure of their choice than the network is.
    pub fn playing(&mut self, hand: CardSet, card: Card) -> f32 {
        const NETWORK: f32 = 0.18;
        const HABITS: f32 = 0.7;
        let record = &self.record;
        let seat = record.table.turn();
        let legal = record.table.trick.legal(record.table.trump, hand);
        let slots = slots_of_view(record, seat, hand);
        let policy = &built_in().policy;
        let begun = self.begun[slots.order]
            .get_or_insert_with(|| Box::new(policy.begin(of_record(record, seat, slots).as_slice())));
        let out = policy.finish(begun, of_hand(record, hand, false, slots).as_slice()).out;
        let habits = Habits::built_in();
        let (mut likely, mut mine) = ([0.0; 6], 0);
        let count = legal.len().min(6);
        for (place, other) in legal.iter().enumerate().take(6) {
            let score = dot(&habits.card, &features(&record.table, seat, hand, other));
            likely[place] = HABITS * score + NETWORK * out[usize::from(slots.of_card(other))];
            if other == card {
                mine = place;
            }
        }
        shares(&mut likely[..count]);
        likely[mine]
    }
}

/// The chances of the ends for a team, when the policy plays on with these hands.
#[must_use]
pub fn outlook(record: &Record, hands: &BySeat<CardSet>, team: Team) -> Outlook {
    let out = built_in().critic.forward(of_open(record, hands).as_slice()).out;
    let outlook = chances(record, &out);
    if record.table.turn().team() == team { outlook } else { turned(outlook) }
}

/// What the policy chooses in a checked view; `table` is absent while trump is to be named.
#[must_use]
pub fn decide(view: &View, table: Option<&Public>) -> Decision {
    let Some(table) = table else {
        let lines = built_in().trump.of(view.hand);
        return Decision::Trump(likeliest(Suit::ALL, |trump| lines[trump as usize]).unwrap_or(Suit::Spades));
    };
    let record = Record::of(view, table, |_, _| ());
    let asked = view.question == Question::Announce;
    let (out, slots) = scores(&record, view.seat, view.hand, asked);
    if asked {
        let calls = [Announcement::None].into_iter().chain(Announcement::possible(view.hand));
        return Decision::Announce(likeliest(calls, |call| out[SLOTS + call as usize]).unwrap_or(Announcement::None));
    }
    Decision::Card(likeliest(view.legal(), |card| out[usize::from(slots.of_card(card))]).unwrap_or(Card::MATT))
}

/// The one with the highest score, the first of equals.
fn likeliest<T: Copy>(all: impl IntoIterator<Item = T>, score: impl Fn(T) -> f32) -> Option<T> {
    let mut best: Option<(T, f32)> = None;
    for one in all {
        let score = score(one);
        if best.is_none_or(|(_, most)| score > most) {
            best = Some((one, score));
        }
    }
    best.map(|(one, _)| one)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Direction;

    #[test]
    fn the_same_inputs_give_the_same_numbers_everywhere() {
        let set = |text: &str| text.parse::<CardSet>().expect("a hand");
        let hands = BySeat([set("AQ.K9.A.T"), set("KJ.QT.K.A"), set("T.AJ.QT.K"), set("9..J9.QJ9")]);
        let mut hands = hands;
        let mut record = Record::new(Suit::Spades, Seat::South, Direction::Clockwise, Deadline::OwnFirstCard);
        record.announce(Seat::South, Announcement::Matt);
        let lead = "DA".parse().expect("a card");
        record.play(lead);
        hands[Seat::South].remove(lead);
        let (scores, slots) = scores(&record, Seat::West, hands[Seat::West], false);
        let ace = scores[usize::from(slots.of_card("CA".parse().expect("a card")))];
        let ends = outlook(&record, &hands, Team::EastWest);
        let bits = [ace, ends[6], ends[8]].map(f32::to_bits);
        assert_eq!(bits, [3_225_106_764, 1_061_891_628, 1_042_297_026], "{ace} {ends:?}");
    }
}
