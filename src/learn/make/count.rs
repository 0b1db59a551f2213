//! Counting to 21.

use super::cards::sum;
use super::*;
use crate::learn::task::Label;

/// The cards of so many tricks, row by row.
fn rows(cards: &[Card]) -> Vec<Vec<Card>> {
    cards.chunks(4).map(<[Card]>::to_vec).collect()
}

/// One sum for each trick, and one for all where there are several.
fn sums(rows: &[Vec<Card>]) -> Vec<Say> {
    let mut says: Vec<Say> = rows.iter().map(|row| sum(row.iter().copied())).collect();
    if rows.len() > 1 {
        let points: Vec<u8> = rows.iter().map(|row| row.iter().map(|card| card.points()).sum()).collect();
        let terms: Vec<String> = points.iter().map(u8::to_string).collect();
        says.push(
            Say::new("learn-why-sum")
                .with("sum", crate::learn::say::Part::Text(terms.join(" + ")))
                .with("n", points.iter().sum::<u8>()),
        );
    }
    says
}

/// Asks how many points these tricks are.
fn how_many(text: Vec<Say>, cards: &[Card], rng: &mut ChaCha8Rng) -> Task {
    let rows = rows(cards);
    let right = cards.iter().map(|card| card.points()).sum();
    let answer =
        |n: u8| Answer::new(Label::Says(vec![Say::new("common-points").with("n", n)]), n == right, sums(&rows));
    let ask = Ask::Pick(numbers(right, rng).into_iter().map(answer).collect());
    Task { text, question: Say::new("learn-ask-count"), scene: Scene { rows, ..Scene::default() }, ask, plays: false }
}

/// Asks whether these tricks win the game.
fn enough(text: Vec<Say>, cards: &[Card]) -> Task {
    let rows = rows(cards);
    let points: u8 = cards.iter().map(|card| card.points()).sum();
    let right = match points {
        21.. => "learn-enough-won",
        20 => "learn-enough-tie",
        _ => "learn-enough-lost",
    };
    let mut why = sums(&rows);
    // Only the sum of all; the single tricks would be too many.
    why.drain(..why.len().saturating_sub(1));
    why.push(Say::new("learn-why-others-have").with("n", 40 - points));
    let answer = |key: &'static str| Answer::new(Label::Says(vec![Say::new(key)]), key == right, why.clone());
    let ask = Ask::Pick(["learn-enough-won", "learn-enough-tie", "learn-enough-lost"].map(answer).to_vec());
    Task { text, question: Say::new("learn-ask-enough"), scene: Scene { rows, ..Scene::default() }, ask, plays: false }
}

pub(super) fn step(step: u8) -> Task {
    let mut rng = Seed::from(2).rng("learn");
    match step {
        0 => how_many(teaches("learn-count-1"), &cards("SA SK S9 ST HQ DQ H9 HJ"), &mut rng),
        1 => enough(teaches("learn-count-2"), &cards("SA SK SQ ST HA HK H9 HJ CA CT C9 CJ")),
        _ => enough(teaches("learn-count-3"), &cards("SA SK S9 ST HA HK H9 HT DA DJ C9 CJ")),
    }
}

pub(super) fn exercise(number: u32, rng: &mut ChaCha8Rng) -> Task {
    if number.is_multiple_of(2) {
        let tricks = 2 + (number / 2 % 2) as usize;
        return how_many(Vec::new(), &draw(CardSet::FULL, 4 * tricks, rng), rng);
    }
    loop {
        let cards = draw(CardSet::FULL, 12, rng);
        let points: u8 = cards.iter().map(|card| card.points()).sum();
        // A third each, so that 20 comes often enough to be noticed.
        let wanted = match below(rng, 3) {
            0 => 16..=19,
            1 => 20..=20,
            _ => 21..=25,
        };
        if wanted.contains(&points) {
            return enough(Vec::new(), &cards);
        }
    }
}
