//! How sensible players tend to play, as a model that can be learned: how likely each card is from a given hand.
//!
//! A card's score is a weighted sum of features of the card and the table, and the chance of a card is its share among the
//! exponentials of the scores of all legal cards. The weights are fitted to the cards that searching players chose in games against
//! each other (the command `konter-a-matt habits`), and kept in `config/ai/habits.ron`. The model judges hidden hands by
//! what was played from them; it is no player of its own.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::public::{Public, beaters};
use super::rule;
use crate::rules::{Announcement, Card, CardSet, Rank, Seat, Suit};

/// How many features a card has.
pub const FEATURES: usize = 48;
/// How many features a suit has when it is to be named as trumps.
pub const TRUMP_FEATURES: usize = 10;

/// The features of one choice.
pub type Card48 = [f32; FEATURES];

/// Learned weights.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Habits {
    /// A weight for each of the [`FEATURES`] of a card.
    pub card: Vec<f32>,
    /// A weight for each of the [`TRUMP_FEATURES`] of a suit.
    pub trump: Vec<f32>,
    /// For the side that named trump and for the other: the strength ([`rule::trump_value`]) at which half of the hands announce,
    /// and how fast that grows.
    pub announce: [(f32, f32); 2],
}

impl Habits {
    /// The weights that come with the program.
    #[must_use]
    pub fn built_in() -> &'static Self {
        static BUILT_IN: LazyLock<Habits> = LazyLock::new(|| {
            // The file is part of the program and a test reads it.
            let habits: Habits =
                ron::from_str(include_str!("../../config/ai/habits.ron")).expect("the built-in habits are valid");
            assert_eq!((habits.card.len(), habits.trump.len()), (FEATURES, TRUMP_FEATURES));
            habits
        });
        &BUILT_IN
    }

    /// How likely `card` is played from `hand`, among the legal cards.
    #[must_use]
    pub fn playing(&self, table: &Public, seat: Seat, hand: CardSet, card: Card) -> f32 {
        let legal = table.trick.legal(table.trump, hand);
        if legal.len() <= 1 {
            return 1.0;
        }
        let (mut scores, mut count, mut mine) = ([0.0; 6], 0, 0);
        for (place, other) in legal.iter().enumerate().take(6) {
            scores[place] = dot(&self.card, &features(table, seat, hand, other));
            count = place + 1;
            if other == card {
                mine = place;
            }
        }
        share(&scores[..count], mine)
    }

    /// How likely each suit is named from a packet of three.
    #[must_use]
    pub fn naming(&self, packet: CardSet) -> [f32; 4] {
        let scores = Suit::ALL.map(|suit| dot(&self.trump, &trump_features(packet, suit)));
        [0, 1, 2, 3].map(|suit| share(&scores, suit))
    }

    /// How likely a hand that can announce something does so.
    #[must_use]
    pub fn announcing(&self, dealt: CardSet, trump: Suit, maker: Seat, seat: Seat) -> f32 {
        let (half, slope) = self.announce[usize::from(maker.team() != seat.team())];
        1.0 / (1.0 + (slope * (half - rule::trump_value(dealt, trump))).exp())
    }
}

/// The sum of products.
#[must_use]
pub fn dot(weights: &[f32], features: &[f32]) -> f32 {
    weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum()
}

/// The share of one among the exponentials of the scores.
#[must_use]
pub fn share(scores: &[f32], mine: usize) -> f32 {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let sum: f32 = scores.iter().map(|score| (score - most).exp()).sum();
    (scores[mine] - most).exp() / sum
}

fn flag(on: bool) -> f32 {
    f32::from(u8::from(on))
}

/// What is looked at when a suit is to be named: its cards in the packet and what stands beside it.
#[must_use]
pub fn trump_features(packet: CardSet, suit: Suit) -> [f32; TRUMP_FEATURES] {
    let has = |rank| flag(packet.contains(Card::new(suit, rank)));
    let side = packet - CardSet::trumps(suit);
    let trumps = (packet & CardSet::trumps(suit)).len() as f32;
    let count = |rank: Rank| side.iter().filter(|card| card.rank() == rank).count() as f32;
    [
        has(Rank::Ace),
        has(Rank::King),
        has(Rank::Jack),
        has(Rank::Ten) + has(Rank::Nine),
        flag(suit == Suit::Clubs && packet.contains(Card::new(Suit::Clubs, Rank::Queen))),
        flag(suit == Suit::Clubs),
        count(Rank::Ace),
        count(Rank::King),
        flag(trumps >= 3.0),
        flag(trumps == 2.0),
    ]
}

/// What is looked at when a card may be played.
#[must_use]
pub fn features(table: &Public, seat: Seat, hand: CardSet, card: Card) -> Card48 {
    let mut f = [0.0; FEATURES];
    let trump = table.trump;
    let trumps = CardSet::trumps(trump);
    let unseen = !(hand | table.played);
    let is_trump = card.is_trump(trump);
    let points = f32::from(card.points());
    let out = (unseen & trumps).len() as f32;
    let mine = (hand & trumps).len() as f32;
    let higher = (beaters(card, trump) & unseen).len() as f32;
    let higher_of_suit = if is_trump { higher } else { higher - out };
    let win = rule::chance_to_win(table, seat, card, unseen);
    let left = f32::from(table.held[seat]);
    let makers = flag(table.maker.team() == seat.team());
    let length = if is_trump { mine } else { (hand & CardSet::side(card.suit(), trump)).len() as f32 };
    let matador = flag(card.is_matador());
    let ace = flag(card.rank() == Rank::Ace);
    let king = flag(card.rank() == Rank::King);
    let master = flag(higher_of_suit == 0.0);
    let singleton = flag(length == 1.0);
    let value = rule::value(table, seat, hand, card);
    let Some((holder, best)) = table.winning() else {
        let t = flag(is_trump);
        let s = 1.0 - t;
        f[0] = t;
        f[1] = t * master;
        f[2] = t * makers;
        f[3] = t * mine * 0.3;
        f[4] = t * flag(table.maker == seat);
        f[5] = t * matador;
        f[6] = t * ace;
        f[7] = t * points * 0.3;
        f[8] = t * out * 0.2;
        f[9] = s * ace;
        f[10] = s * ace * out * 0.2;
        f[11] = s * king;
        f[12] = s * points * (1.0 - master) * 0.3;
        f[13] = s * singleton;
        f[14] = s * singleton * flag(mine > 0.0);
        f[15] = s * length * 0.3;
        f[16] = win;
        f[17] = win * points * 0.3;
        f[18] = value * 0.3;
        f[19] = s * master * flag(out == 0.0);
        f[20] = t * left * 0.2;
        f[21] = t * flag(higher > 0.0 && card.rank() != Rank::King && card.points() > 1);
        let opponents = [seat.clockwise(1), seat.clockwise(3)];
        let void = |s: Seat| table.lacks[s].contains(card);
        f[22] = s * flag(opponents.into_iter().any(void));
        f[23] = s * flag(void(seat.partner()));
        return f;
    };
    let wins = card.beats(best, trump);
    let ours = holder.team() == seat.team();
    let last = flag(table.trick.len() == 3);
    let lying = f32::from(table.trick.points());
    let follows = table.trick.led().is_some_and(|led| led.side_suit(trump) == card.side_suit(trump));
    let w = flag(wins);
    let strength = f32::from(card.trump_strength(trump).unwrap_or(0)) / 13.0;
    let g = &mut f[24..];
    g[0] = value * 0.3;
    g[1] = win * (lying + points) * 0.2;
    g[2] = (1.0 - win) * points * 0.3;
    g[3] = win * points * 0.3;
    g[4] = w * flag(is_trump);
    g[5] = w * strength;
    g[6] = w * flag(is_trump && !follows);
    g[7] = w * flag(is_trump && !follows) * lying * 0.2;
    g[8] = flag(ours) * w;
    g[9] = flag(ours) * w * flag(is_trump);
    g[10] = flag(ours) * (1.0 - w) * points * 0.3;
    g[11] = flag(!ours) * (1.0 - w) * points * 0.3;
    g[12] = last * w;
    g[13] = last * w * lying * 0.2;
    g[14] = last * w * strength;
    g[15] = flag(is_trump) * (1.0 - w);
    g[16] = flag(is_trump) * strength * (1.0 - w);
    g[17] = flag(!is_trump) * (1.0 - w) * master * ace;
    g[18] = flag(!is_trump && !follows) * singleton * flag(mine > 0.0);
    g[19] = flag(!is_trump) * king * (1.0 - w);
    g[20] = w * ace * flag(!is_trump);
    g[21] = matador * w;
    g[22] = flag(is_trump) * out * 0.2;
    g[23] = flag(ours) * flag(is_trump) * win;
    f
}

/// How likely a seat says what it said with these six cards; a soft sign, because people also forget, or wait.
#[must_use]
pub fn speaking(habits: &Habits, dealt: CardSet, trump: Suit, maker: Seat, seat: Seat, call: Announcement) -> f32 {
    /// The share of announcements that are kept back, or made, for no reason that we see.
    const STRAY: f32 = 0.1;
    let Some(most) = Announcement::possible(dealt).last() else { return 1.0 };
    let likely = STRAY / 2.0 + (1.0 - STRAY) * habits.announcing(dealt, trump, maker, seat);
    match call {
        Announcement::None => 1.0 - likely,
        _ if call == most => likely,
        _ => 0.15 * likely,
    }
}
