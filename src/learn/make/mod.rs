//! Makes the tasks of the lessons: the steps as they are written, the exercises from a seed. What is right is always asked of
//! the rules.

mod announce;
mod cards;
mod count;
mod follow;
pub(super) mod lee;
mod misplay;
mod tricks;
pub(super) mod trump;

use rand::rngs::ChaCha8Rng;

use super::lesson::{Lesson, Part};
use super::say::Say;
use super::task::{Answer, Ask, Scene, Task};
use crate::rules::deal::below;
use crate::rules::{Card, CardSet, Options, Seat, Seed, Suit};

/// The task at a place of a lesson; none where there is no task. `number` counts the exercises of the lesson that were ever
/// made, so that none comes twice.
#[must_use]
pub fn task(lesson: Lesson, part: Part, seed: &Seed, number: u32, rules: &Options) -> Option<Task> {
    let direction = rules.direction;
    let mut rng = seed.rng(&format!("learn/{}/{number}", lesson.id()));
    let rng = &mut rng;
    Some(match (lesson, part) {
        (_, Part::Finished) | (Lesson::Game, _) => return None,
        (Lesson::Points, Part::Step(step)) => cards::points_step(step),
        (Lesson::Points, Part::Exercise(_)) => cards::points_exercise(number, rng),
        (Lesson::Matadors, Part::Step(step)) => cards::matadors_step(step),
        (Lesson::Matadors, Part::Exercise(_)) => cards::matadors_exercise(number, rng),
        (Lesson::Order, Part::Step(step)) => cards::order_step(step),
        (Lesson::Order, Part::Exercise(_)) => cards::order_exercise(number, rng),
        (Lesson::Follow, Part::Step(step)) => follow::step(step, direction),
        (Lesson::Follow, Part::Exercise(_)) => follow::exercise(rng, direction),
        (Lesson::Tricks, Part::Step(step)) => tricks::step(step, direction),
        (Lesson::Tricks, Part::Exercise(_)) => tricks::exercise(rng, direction),
        (Lesson::Trump, Part::Step(step)) => return trump::step(step, rules),
        (Lesson::Trump, Part::Exercise(_)) => return trump::exercise(rng, rules),
        (Lesson::Announce, Part::Step(step)) => announce::step(step, rules),
        (Lesson::Announce, Part::Exercise(_)) => announce::exercise(number, rng),
        (Lesson::Count, Part::Step(step)) => count::step(step),
        (Lesson::Count, Part::Exercise(_)) => count::exercise(number, rng),
        (Lesson::Lee, Part::Step(step)) => lee::lee_step(step, rules),
        (Lesson::Lee, Part::Exercise(_)) => lee::lee_exercise(rng, rules),
        (Lesson::Kapo, Part::Step(step)) => lee::kapo_step(step, rules),
        (Lesson::Kapo, Part::Exercise(_)) => lee::kapo_exercise(rng, rules),
        (Lesson::Misplay, Part::Step(step)) => misplay::step(step, rules),
        (Lesson::Misplay, Part::Exercise(_)) => misplay::exercise(rng, direction),
    })
}

/// The card with that name in the notation.
///
/// # Panics
/// If there is none: names are written in this module only, and a test makes every step.
fn card(name: &str) -> Card {
    name.parse().expect("a card")
}

/// The cards with these names.
fn cards(names: &str) -> Vec<Card> {
    names.split(' ').map(card).collect()
}

/// One of several, all equally likely; the slice is not empty.
fn one_of<T: Copy>(of: &[T], rng: &mut ChaCha8Rng) -> T {
    of[below(rng, of.len() as u32) as usize]
}

/// Puts things in a random order.
fn shuffle<T>(of: &mut [T], rng: &mut ChaCha8Rng) {
    for i in (1..of.len()).rev() {
        of.swap(i, below(rng, i as u32 + 1) as usize);
    }
}

/// So many different cards of a set, in a random order.
fn draw(from: CardSet, count: usize, rng: &mut ChaCha8Rng) -> Vec<Card> {
    let mut cards: Vec<Card> = from.iter().collect();
    shuffle(&mut cards, rng);
    cards.truncate(count);
    cards
}

/// Trump is said beside the question, as it is at the table.
fn trump_is(suit: Suit) -> Say {
    Say::new("table-trump-is").with("suit", suit)
}

/// A step's text.
fn teaches(key: &'static str) -> Vec<Say> {
    vec![Say::new(key)]
}

/// A card over another, in words.
fn beats(high: Card, low: Card) -> Say {
    Say::new("learn-why-beats").with("high", high).with("low", low)
}

/// Numbers to choose from, among them the right one, in ascending order.
fn numbers(right: u8, rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut near: Vec<u8> = (1..=4).flat_map(|by| [right.checked_sub(by), right.checked_add(by)]).flatten().collect();
    shuffle(&mut near, rng);
    near.truncate(3);
    near.push(right);
    near.sort_unstable();
    near
}
