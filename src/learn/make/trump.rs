//! Naming trump from three cards, judged by the expert.

use rand::Rng;

use super::*;
use crate::ai::{self, Decision, Level};
use crate::learn::say::Part as Put;
use crate::learn::task::Label;
use crate::rules::lee::Lee;
use crate::rules::view::Question;
use crate::rules::{Trick, View};
use crate::table::places::sorted;

/// A suit is accepted that the expert expects to cost no more than so many lines; below that its estimate is not surer.
pub(in crate::learn) const MARGIN: f32 = 0.3;

/// What forehand sees with these three cards.
fn view(three: CardSet, rules: &Options) -> View {
    View {
        options: rules.clone(),
        seat: Seat::South,
        dealer: Seat::South.previous(rules.direction),
        lee: Lee::start(rules),
        question: Question::Trump,
        hand: three,
        contract: None,
        announced: Vec::new(),
        tricks: Vec::new(),
        trick: Trick::new(Seat::South),
    }
}

/// The lines that the expert expects with each suit; empty if it cannot say.
pub(in crate::learn) fn judged(three: CardSet, rules: &Options, seed: u64) -> Vec<(Suit, f32)> {
    let Ok(level) = Level::from_name("expert") else { return Vec::new() };
    let Ok(choice) = ai::choose(level, seed, &view(three, rules)) else { return Vec::new() };
    let of_suit = |candidate: &ai::Candidate| match candidate.decision {
        Decision::Trump(suit) => Some((suit, candidate.lines)),
        _ => None,
    };
    choice.candidates.iter().filter_map(of_suit).collect()
}

/// The task for three cards; nothing where any suit will do.
fn ask(text: Vec<Say>, three: CardSet, rules: &Options, seed: u64) -> Option<Task> {
    let judged = judged(three, rules, seed);
    let (best, most) = judged.iter().copied().reduce(|a, b| if b.1 > a.1 { b } else { a })?;
    let right = |lines: f32| most - lines <= MARGIN;
    if judged.iter().all(|(_, lines)| right(*lines)) {
        return None;
    }
    let says = |suit: Suit, lines: f32| {
        Say::new("learn-why-trump-lines")
            .with("suit", suit)
            .with("n", (three & CardSet::trumps(suit)).len() as u8)
            .with("lines", Put::Lines(lines))
    };
    let answer = |(suit, lines): (Suit, f32)| {
        let mut why = vec![says(suit, lines)];
        if suit != best {
            why.push(says(best, most));
        }
        Answer::new(Label::Suit(suit), right(lines), why)
    };
    let ask = Ask::Pick(judged.iter().copied().map(answer).collect());
    let scene = Scene { hand: sorted(three, None), others: 3, ..Scene::default() };
    Some(Task { text, question: Say::new("learn-ask-trump"), scene, ask, plays: false })
}

pub(super) fn step(step: u8, rules: &Options) -> Option<Task> {
    let (key, three) = match step {
        0 => ("learn-trump-1", "HA HK H9"),
        1 => ("learn-trump-2", "SA ST D9"),
        _ => ("learn-trump-3", "SQ CA CK"),
    };
    ask(teaches(key), cards(three).into_iter().collect(), rules, 1)
}

pub(super) fn exercise(rng: &mut ChaCha8Rng, rules: &Options) -> Option<Task> {
    // Nearly every other hand makes a task.
    (0..40).find_map(|_| {
        let three = draw(CardSet::FULL, 3, rng).into_iter().collect();
        let seed = rng.next_u64();
        ask(Vec::new(), three, rules, seed)
    })
}
