//! Which cards may be played: following suit and trumping.

use super::*;
use crate::rules::Direction;
use crate::rules::trick::{Duty, duty, legal};
use crate::table::places::sorted;

/// Why a card of the hand may be played when `led` was led, or may not.
pub(super) fn why(card: Card, trump: Suit, led: Card, hand: CardSet) -> Vec<Say> {
    if let Some(duty) = duty(trump, Some(led), hand, card) {
        let owed = match duty {
            Duty::PlayTrump => "table-refused-follow-trump",
            Duty::FollowOrTrump(Suit::Spades) => "table-refused-follow-spades",
            Duty::FollowOrTrump(Suit::Hearts) => "table-refused-follow-hearts",
            Duty::FollowOrTrump(Suit::Diamonds) => "table-refused-follow-diamonds",
            Duty::FollowOrTrump(Suit::Clubs) => "table-refused-follow-clubs",
        };
        return vec![Say::new("learn-why-illegal").with("card", card), Say::new(owed)];
    }
    let key = match led.side_suit(trump) {
        _ if card.is_trump(trump) && led.is_trump(trump) => "learn-why-follows-trump",
        _ if card.is_matador() => "learn-why-always-may",
        _ if card.is_trump(trump) => "learn-why-may-trump",
        Some(suit) if card.suit() == suit => "learn-why-follows",
        _ => "learn-why-free",
    };
    vec![Say::new(key).with("card", card)]
}

fn scene(trump: Suit, led: (Seat, Card), more: &[(Seat, Card)], hand: CardSet) -> Scene {
    let trick = [led].into_iter().chain(more.iter().copied()).collect();
    Scene { trump: Some(trump), hand: sorted(hand, Some(trump)), trick, others: 6, ..Scene::default() }
}

pub(super) fn step(step: u8, direction: Direction) -> Task {
    let (key, trump, led, hand) = match step {
        0 => ("learn-follow-1", Suit::Hearts, "SJ", "SA SK HQ D9 CA CJ"),
        1 => ("learn-follow-2", Suit::Diamonds, "DK", "DA DT HQ SA HA C9"),
        2 => ("learn-follow-3", Suit::Clubs, "HK", "CA CQ SA SK DA D9"),
        _ => ("learn-follow-4", Suit::Spades, "HA", "HQ HK DA CA CQ C9"),
    };
    let (led, hand): (Card, CardSet) = (card(led), cards(hand).into_iter().collect());
    let may = legal(trump, Some(led), hand);
    let scene = scene(trump, (Seat::South.previous(direction), led), &[], hand);
    let answers = scene.hand.iter().map(|card| Answer::new(*card, may.contains(*card), why(*card, trump, led, hand)));
    let ask = Ask::Tap(answers.collect());
    Task { text: teaches(key), question: Say::new("learn-ask-play"), scene, ask, plays: true }
}

pub(super) fn exercise(rng: &mut ChaCha8Rng, direction: Direction) -> Task {
    loop {
        let trump = one_of(&Suit::ALL, rng);
        let cards = draw(CardSet::FULL, 9, rng);
        let hand: CardSet = cards[..6].iter().copied().collect();
        let led = cards[6];
        let may = legal(trump, Some(led), hand);
        // Now and then everything is allowed; a hand of a single suit teaches nothing.
        let free = may.len() == 6;
        if free && (below(rng, 4) > 0 || led.is_trump(trump)) {
            continue;
        }
        // One to three have played before.
        let before = below(rng, 3) as usize;
        let seats = [1, 2, 3].map(|turns| Seat::South.after(turns, direction));
        let first = 2 - before;
        let more: Vec<(Seat, Card)> = (1..=before).map(|n| (seats[first + n], cards[6 + n])).collect();
        let scene = scene(trump, (seats[first], led), &more, hand);
        let answers =
            scene.hand.iter().map(|card| Answer::new(*card, may.contains(*card), why(*card, trump, led, hand)));
        let ask = Ask::Mark(answers.collect());
        let text = vec![trump_is(trump), Say::new("learn-led").with("name", seats[first]).with("card", led)];
        return Task { text, question: Say::new("learn-ask-legal"), scene, ask, plays: false };
    }
}
