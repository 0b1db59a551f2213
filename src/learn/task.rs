//! A task of a lesson: what lies on the table, what is asked, and what is right and why. Knows nothing of windows.

use super::say::Say;
use crate::hud::lee::Slate;
use crate::rules::{Card, CardSet, Seat, Suit};

/// What lies on the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// The trump suit, if it is named.
    pub trump: Option<Suit>,
    /// The own hand from the left.
    pub hand: Vec<Card>,
    /// The cards in the middle with who played them, in playing order.
    pub trick: Vec<(Seat, Card)>,
    /// Cards laid open on the felt, row by row.
    pub rows: Vec<Vec<Card>>,
    /// Whose cards stand in each column of the rows, where that matters.
    pub columns: Vec<Seat>,
    /// The cards that were led, to be marked as such.
    pub leads: Vec<Card>,
    /// How many face-down cards each of the others holds who has not played to the trick; one fewer who has.
    pub others: u8,
    /// The slate before and after what is asked about.
    pub slate: Option<(Slate, Slate)>,
}

impl Scene {
    /// Every card whose face can be seen.
    #[must_use]
    pub fn open(&self) -> CardSet {
        let trick = self.trick.iter().map(|(_, card)| *card);
        self.hand.iter().copied().chain(trick).chain(self.rows.iter().flatten().copied()).collect()
    }
}

/// One of the possible answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer<T> {
    /// What is answered.
    pub what: T,
    /// Whether it is right; in [`Ask::Mark`], whether the card is to be marked.
    pub right: bool,
    /// Why it is right or wrong.
    pub why: Vec<Say>,
}

impl<T> Answer<T> {
    /// An answer with its reason.
    #[must_use]
    pub const fn new(what: T, right: bool, why: Vec<Say>) -> Self {
        Self { what, right, why }
    }
}

/// What stands on a button.
#[derive(Clone, Debug, PartialEq)]
pub enum Label {
    /// A suit, with its symbol.
    Suit(Suit),
    /// A sentence, or several.
    Says(Vec<Say>),
}

/// How a task is answered.
#[derive(Clone, Debug, PartialEq)]
pub enum Ask {
    /// By a tap on one card.
    Tap(Vec<Answer<Card>>),
    /// By marking every card that fits.
    Mark(Vec<Answer<Card>>),
    /// By taps on the cards one after the other, in this order: each of them beats the next.
    Order(Vec<Card>),
    /// By one of these buttons.
    Pick(Vec<Answer<Label>>),
}

/// A task.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// What is taught, one or two sentences; exercises teach nothing new.
    pub text: Vec<Say>,
    /// What is asked.
    pub question: Say,
    /// What lies on the table.
    pub scene: Scene,
    /// How it is answered.
    pub ask: Ask,
    /// Whether a card that is tapped rightly is played to the trick.
    pub plays: bool,
}

/// What the learner did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// A tap on a card.
    Card(Card),
    /// These cards are marked, and that is all.
    Marked(CardSet),
    /// The button with that number.
    Pick(usize),
}

/// What is said to an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Whether it was right.
    pub right: bool,
    /// Why.
    pub why: Vec<Say>,
}

/// At most so many cards are explained at once.
const MOST_REASONS: usize = 3;

impl Task {
    /// Judges an answer; `before` are the cards that were rightly tapped before, where an order is asked. `None` if it is no
    /// answer to this task, or only a part of one.
    #[must_use]
    pub fn judge(&self, given: &Given, before: &[Card]) -> Option<Verdict> {
        match (&self.ask, given) {
            (Ask::Tap(answers), Given::Card(card)) => {
                answers.iter().find(|answer| answer.what == *card).map(Verdict::of)
            }
            (Ask::Pick(answers), Given::Pick(number)) => answers.get(*number).map(Verdict::of),
            (Ask::Mark(answers), Given::Marked(marked)) => {
                let wrong = |answer: &&Answer<Card>| marked.contains(answer.what) != answer.right;
                // What was marked wrongly first, then what is missing.
                let mut wrong: Vec<&Answer<Card>> = answers.iter().filter(wrong).collect();
                wrong.sort_by_key(|answer| answer.right);
                if wrong.is_empty() {
                    let right = answers.iter().filter(|answer| answer.right).take(MOST_REASONS);
                    return Some(Verdict { right: true, why: right.flat_map(|answer| answer.why.clone()).collect() });
                }
                let why = wrong.into_iter().take(MOST_REASONS).flat_map(|answer| answer.why.clone()).collect();
                Some(Verdict { right: false, why })
            }
            (Ask::Order(order), Given::Card(card)) => {
                let next = *order.get(before.len())?;
                let place = order.iter().position(|of| of == card)?;
                if place < before.len() {
                    return None;
                }
                if next == *card {
                    let last = before.len() + 1 == order.len();
                    return last.then(|| Verdict { right: true, why: Vec::new() });
                }
                let why = Say::new("learn-why-beats").with("high", next).with("low", *card);
                Some(Verdict { right: false, why: vec![why] })
            }
            _ => None,
        }
    }

    /// The cards that can be tapped, in the order of the keys.
    #[must_use]
    pub fn tappable(&self) -> Vec<Card> {
        match &self.ask {
            Ask::Tap(answers) | Ask::Mark(answers) => answers.iter().map(|answer| answer.what).collect(),
            // As they lie, which does not tell their order.
            Ask::Order(_) => self.scene.rows.iter().flatten().chain(&self.scene.hand).copied().collect(),
            Ask::Pick(_) => Vec::new(),
        }
    }

    /// The right cards.
    #[must_use]
    pub fn right_cards(&self) -> CardSet {
        match &self.ask {
            Ask::Tap(answers) | Ask::Mark(answers) => answers.iter().filter(|a| a.right).map(|a| a.what).collect(),
            Ask::Order(order) => order.iter().copied().collect(),
            Ask::Pick(_) => CardSet::EMPTY,
        }
    }
}

impl Verdict {
    fn of<T>(answer: &Answer<T>) -> Self {
        Self { right: answer.right, why: answer.why.clone() }
    }
}
