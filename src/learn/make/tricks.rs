//! Who wins a trick.

use super::*;
use crate::rules::{Direction, Trick};

/// Why a card of a complete trick wins or does not.
fn why(card: Card, best: Card, led: Card, trump: Suit) -> Vec<Say> {
    let won = |key: &'static str| vec![Say::new(key).with("card", best)];
    if card == best {
        return won(if best.is_trump(trump) { "learn-why-highest-trump" } else { "learn-why-highest-led" });
    }
    let lost = if best.is_trump(trump) && !card.is_trump(trump) {
        Say::new("learn-why-trump-beats").with("high", best).with("low", card)
    } else if card.side_suit(trump).is_some_and(|suit| led.side_suit(trump) != Some(suit)) {
        Say::new("learn-why-other-suit").with("card", card)
    } else {
        return vec![beats(best, card)];
    };
    vec![lost]
}

/// Asks for the winner of a trick; East leads, and the others follow in the direction of play.
fn winner(text: Vec<Say>, trump: Suit, leader: Seat, four: &[Card], direction: Direction) -> Task {
    let mut trick = Trick::new(leader);
    for card in four {
        trick.play(*card);
    }
    let (best, led) = (trick.best(trump).unwrap_or(four[0]), four[0]);
    let answer = |card: &Card| Answer::new(*card, *card == best, why(*card, best, led, trump));
    let ask = Ask::Tap(four.iter().map(answer).collect());
    let scene = Scene { trump: Some(trump), trick: trick.plays(direction).collect(), ..Scene::default() };
    let mut text = text;
    text.push(Say::new("learn-led").with("name", leader).with("card", led));
    Task { text, question: Say::new("learn-ask-winner"), scene, ask, plays: false }
}

pub(super) fn step(step: u8, direction: Direction) -> Task {
    let (key, trump, four) = match step {
        0 => ("learn-tricks-1", Suit::Clubs, "SJ SK S9 SA"),
        1 => ("learn-tricks-2", Suit::Clubs, "DA DK C9 DT"),
        2 => ("learn-tricks-3", Suit::Clubs, "DA CJ HQ DT"),
        _ => ("learn-tricks-4", Suit::Clubs, "H9 SA DA HJ"),
    };
    winner(teaches(key), trump, Seat::East, &cards(four), direction)
}

pub(super) fn exercise(rng: &mut ChaCha8Rng, direction: Direction) -> Task {
    let (trump, leader) = (one_of(&Suit::ALL, rng), one_of(&Seat::ALL, rng));
    let four = draw(CardSet::FULL, 4, rng);
    winner(vec![trump_is(trump)], trump, leader, &four, direction)
}
