//! Cards and their points, the matadors, the order of the trumps.

use super::*;
use crate::learn::task::Label;
use crate::rules::Rank;

fn worth(card: Card) -> Vec<Say> {
    vec![Say::new("learn-why-worth").with("card", card).with("n", card.points())]
}

/// Asks for the card that counts most.
fn most_points(text: Vec<Say>, question: &'static str, hand: Vec<Card>) -> Task {
    let most = hand.iter().map(|card| card.points()).max().unwrap_or(0);
    let best = hand.iter().copied().find(|card| card.points() == most);
    let why = |card: Card| {
        let mut why = worth(card);
        if let Some(best) = best.filter(|best| *best != card && card.points() != most) {
            why.extend(worth(best));
        }
        why
    };
    let answers = hand.iter().map(|card| Answer::new(*card, card.points() == most, why(*card))).collect();
    let scene = Scene { hand, ..Scene::default() };
    Task { text, question: Say::new(question), scene, ask: Ask::Tap(answers), plays: false }
}

/// Asks for the cards that count nothing.
fn no_points(text: Vec<Say>, question: &'static str, hand: Vec<Card>) -> Task {
    let answers = hand.iter().map(|card| Answer::new(*card, card.points() == 0, worth(*card))).collect();
    let scene = Scene { hand, ..Scene::default() };
    Task { text, question: Say::new(question), scene, ask: Ask::Mark(answers), plays: false }
}

/// "4 + 3 + 0 + 1 = 8".
pub(super) fn sum(cards: impl IntoIterator<Item = Card>) -> Say {
    let cards: Vec<u8> = cards.into_iter().map(Card::points).collect();
    let terms: Vec<String> = cards.iter().map(u8::to_string).collect();
    Say::new("learn-why-sum")
        .with("sum", super::super::say::Part::Text(terms.join(" + ")))
        .with("n", cards.iter().sum::<u8>())
}

/// Asks how many points four cards in the middle count together.
fn count_trick(text: Vec<Say>, question: &'static str, four: &[Card], rng: &mut ChaCha8Rng) -> Task {
    let right = four.iter().map(|card| card.points()).sum();
    let pick = |n: u8| {
        Answer::new(
            Label::Says(vec![Say::new("common-points").with("n", n)]),
            n == right,
            vec![sum(four.iter().copied())],
        )
    };
    let ask = Ask::Pick(numbers(right, rng).into_iter().map(pick).collect());
    let trick = Seat::ALL.into_iter().zip(four.iter().copied()).collect();
    Task { text, question: Say::new(question), scene: Scene { trick, ..Scene::default() }, ask, plays: false }
}

pub(super) fn points_step(step: u8) -> Task {
    match step {
        0 => most_points(teaches("learn-points-1"), "learn-ask-most", cards("HQ HT HA HJ H9 HK")),
        1 => no_points(teaches("learn-points-2"), "learn-ask-nothing", cards("SK ST DA C9 CJ DQ")),
        _ => {
            let mut rng = Seed::from(1).rng("learn");
            count_trick(teaches("learn-points-3"), "learn-ask-trick-points", &cards("SA SK ST SJ"), &mut rng)
        }
    }
}

pub(super) fn points_exercise(number: u32, rng: &mut ChaCha8Rng) -> Task {
    match number % 3 {
        0 => loop {
            let hand = draw(CardSet::FULL, 5, rng);
            let most = hand.iter().map(|card| card.points()).max();
            if hand.iter().filter(|card| Some(card.points()) == most).count() == 1 {
                return most_points(Vec::new(), "learn-ask-most", hand);
            }
        },
        1 => loop {
            let hand = draw(CardSet::FULL, 6, rng);
            let none = hand.iter().filter(|card| card.points() == 0).count();
            if (1..6).contains(&none) {
                return no_points(Vec::new(), "learn-ask-nothing", hand);
            }
        },
        _ => count_trick(Vec::new(), "learn-ask-trick-points", &draw(CardSet::FULL, 4, rng), rng),
    }
}

/// Why a card is a trump, or none.
fn trump_or_not(card: Card, trump: Suit) -> Vec<Say> {
    let key = if card.is_matador() {
        "learn-why-always"
    } else if card.is_trump(trump) {
        "learn-why-trump"
    } else if card.rank() == Rank::Queen {
        "learn-why-club-queen"
    } else {
        "learn-why-no-trump"
    };
    vec![Say::new(key).with("card", card)]
}

/// Asks for all trumps of a hand.
fn all_trumps(hand: Vec<Card>, trump: Suit) -> Task {
    let answers =
        hand.iter().map(|card| Answer::new(*card, card.is_trump(trump), trump_or_not(*card, trump))).collect();
    let scene = Scene { hand, trump: Some(trump), ..Scene::default() };
    Task {
        text: vec![trump_is(trump)],
        question: Say::new("learn-ask-trumps"),
        scene,
        ask: Ask::Mark(answers),
        plays: false,
    }
}

/// Asks for the highest trump of some.
fn highest(hand: Vec<Card>, trump: Suit) -> Task {
    let best = hand.iter().copied().reduce(|best, card| if card.beats(best, trump) { card } else { best });
    let why = |card: Card| match best {
        Some(best) if best == card => trump_or_not(card, trump),
        Some(best) => vec![beats(best, card)],
        None => Vec::new(),
    };
    let answers = hand.iter().map(|card| Answer::new(*card, Some(*card) == best, why(*card))).collect();
    let scene = Scene { hand, trump: Some(trump), ..Scene::default() };
    Task {
        text: vec![trump_is(trump)],
        question: Say::new("learn-ask-highest"),
        scene,
        ask: Ask::Tap(answers),
        plays: false,
    }
}

pub(super) fn matadors_step(step: u8) -> Task {
    let queens = cards("HQ SQ DQ");
    match step {
        0 => {
            let matt = |card: Card| {
                let key = if card == Card::MATT { "learn-why-matt" } else { "learn-why-konter" };
                Answer::new(card, card == Card::MATT, vec![Say::new(key).with("card", card)])
            };
            let ask = Ask::Tap(queens.iter().copied().map(matt).collect());
            let scene = Scene { rows: vec![queens], ..Scene::default() };
            Task { text: teaches("learn-matadors-1"), question: Say::new("learn-ask-matt"), scene, ask, plays: false }
        }
        1 => Task {
            text: teaches("learn-matadors-2"),
            question: Say::new("learn-ask-order"),
            scene: Scene { rows: vec![queens], ..Scene::default() },
            ask: Ask::Order(cards("SQ HQ DQ")),
            plays: false,
        },
        _ => {
            let four = cards("DQ CQ SQ HQ");
            let ordinary = |card: Card| Answer::new(card, !card.is_matador(), trump_or_not(card, Suit::Hearts));
            let ask = Ask::Tap(four.iter().copied().map(ordinary).collect());
            let scene = Scene { rows: vec![four], ..Scene::default() };
            Task {
                text: teaches("learn-matadors-3"),
                question: Say::new("learn-ask-ordinary"),
                scene,
                ask,
                plays: false,
            }
        }
    }
}

pub(super) fn matadors_exercise(number: u32, rng: &mut ChaCha8Rng) -> Task {
    let trump = one_of(&Suit::ALL, rng);
    if number % 3 == 2 {
        // The ace of trumps is what most often is taken for lower than a queen.
        let mut hand = draw(CardSet::MATADORS, 2, rng);
        hand.extend(draw(CardSet::trumps(trump) - CardSet::MATADORS, 2, rng));
        shuffle(&mut hand, rng);
        return highest(hand, trump);
    }
    loop {
        let hand = draw(CardSet::FULL, 6, rng);
        let set: CardSet = hand.iter().copied().collect();
        let trumps = set & CardSet::trumps(trump);
        if (1..6).contains(&trumps.len()) && !(set & (CardSet::MATADORS | CardSet::of(card("CQ")))).is_empty() {
            return all_trumps(hand, trump);
        }
    }
}

/// Asks to tap cards from the highest to the lowest; `high_first` is their order, `lying` as they lie.
fn order(text: Vec<Say>, trump: Suit, high_first: Vec<Card>, lying: Vec<Card>) -> Task {
    Task {
        text,
        question: Say::new("learn-ask-order"),
        scene: Scene { rows: vec![lying], trump: Some(trump), ..Scene::default() },
        ask: Ask::Order(high_first),
        plays: false,
    }
}

pub(super) fn order_step(step: u8) -> Task {
    match step {
        0 => order(teaches("learn-order-1"), Suit::Hearts, cards("HA SQ HQ DQ HK"), cards("DQ HK SQ HA HQ")),
        1 => order(teaches("learn-order-2"), Suit::Clubs, cards("DQ CK CQ CJ"), cards("CQ CJ DQ CK")),
        _ => order(teaches("learn-order-3"), Suit::Diamonds, cards("SA SK SJ ST S9"), cards("SJ S9 SA ST SK")),
    }
}

pub(super) fn order_exercise(number: u32, rng: &mut ChaCha8Rng) -> Task {
    let trump = Suit::ALL[number as usize % 4];
    let lying = draw(CardSet::trumps(trump), 5, rng);
    let mut high_first = lying.clone();
    high_first.sort_by_key(|card| std::cmp::Reverse(card.trump_strength(trump)));
    order(vec![trump_is(trump)], trump, high_first, lying)
}
