//! A learner in a lesson: what is asked, what was answered, and what comes next. Knows nothing of windows.

use rand::Rng;

use super::game::FirstGame;
use super::lesson::{Lesson, Part};
use super::make;
use super::progress::Progress;
use super::task::{Ask, Given, Task, Verdict};
use crate::pages::Section;
use crate::rules::{Card, Options, Seed};

/// A lesson being taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    /// Which.
    pub lesson: Lesson,
    /// Where in it.
    pub part: Part,
    /// What is asked; nothing once the lesson is finished.
    pub task: Option<Task>,
    /// The cards marked, or tapped in the right order so far.
    pub chosen: Vec<Card>,
    /// What is said to the last answer.
    pub verdict: Option<Verdict>,
    /// What was answered last.
    pub given: Option<Given>,
    /// The game of the last lesson.
    pub game: Option<FirstGame>,
    /// Nothing more is answered here; it goes on with [`Session::next`].
    pub over: bool,
    rules: Options,
}

impl Session {
    /// Takes up a lesson where it was left, or anew once it was finished.
    #[must_use]
    pub fn new(lesson: Lesson, progress: &mut Progress, rules: &Options) -> Self {
        let mut session = Self {
            lesson,
            part: progress.of(lesson).part(lesson),
            task: None,
            chosen: Vec::new(),
            verdict: None,
            given: None,
            game: None,
            over: false,
            rules: rules.clone(),
        };
        if session.part == Part::Finished {
            progress.restart(lesson);
            session.part = progress.of(lesson).part(lesson);
        }
        session.ask(progress);
        session
    }

    fn ask(&mut self, progress: &mut Progress) {
        if self.lesson == Lesson::Game && self.part != Part::Finished {
            self.game = Some(progress.game.as_ref().and_then(FirstGame::resumed).unwrap_or_else(|| {
                let number = progress.take_number(Lesson::Game);
                // The seed of a match is at most 64 characters long; a number of the own seed's stream is shorter.
                let seed = progress.seed().rng(&format!("learn/game/{number}")).next_u64();
                FirstGame::new(&self.rules, Seed::from(seed))
            }));
            return;
        }
        self.game = None;
        let number = match self.part {
            Part::Exercise(_) => progress.take_number(self.lesson),
            Part::Step(_) | Part::Finished => 0,
        };
        self.task = make::task(self.lesson, self.part, progress.seed(), number, &self.rules);
        self.chosen.clear();
        self.verdict = None;
        self.given = None;
        self.over = false;
    }

    /// The section of the rules about what is being done.
    #[must_use]
    pub fn section(&self) -> Section {
        match &self.game {
            Some(game) => game.section(),
            None => self.lesson.section(),
        }
    }

    /// A card was tapped: it is the answer, the next of an order, or is marked or no longer marked.
    pub fn tap(&mut self, card: Card, progress: &mut Progress) {
        let Some(task) = self.task.as_ref().filter(|task| !self.over && task.tappable().contains(&card)) else {
            return;
        };
        match task.ask {
            Ask::Tap(_) => self.give(Given::Card(card), progress),
            Ask::Mark(_) => {
                self.verdict = None;
                match self.chosen.iter().position(|chosen| *chosen == card) {
                    Some(place) => {
                        self.chosen.remove(place);
                    }
                    None => self.chosen.push(card),
                }
            }
            Ask::Order(ref order) => {
                let next = order.get(self.chosen.len()) == Some(&card);
                self.give(Given::Card(card), progress);
                if next {
                    self.chosen.push(card);
                }
            }
            Ask::Pick(_) => {}
        }
    }

    /// The marked cards are all.
    pub fn check(&mut self, progress: &mut Progress) {
        if matches!(self.task, Some(Task { ask: Ask::Mark(_), .. })) {
            self.give(Given::Marked(self.chosen.iter().copied().collect()), progress);
        }
    }

    /// A button was chosen.
    pub fn pick(&mut self, number: usize, progress: &mut Progress) {
        self.give(Given::Pick(number), progress);
    }

    /// The game of the last lesson went on: what was done is kept, and its end is the lesson's.
    pub fn game_went_on(&mut self, progress: &mut Progress) {
        let Some(game) = &self.game else { return };
        if game.is_over() {
            progress.game = None;
            progress.advance(self.lesson, self.part);
            self.over = true;
        } else {
            progress.game = Some(game.record().clone());
        }
    }

    fn give(&mut self, given: Given, progress: &mut Progress) {
        let Some(task) = self.task.as_ref().filter(|_| !self.over) else { return };
        let Some(verdict) = task.judge(&given, &self.chosen) else {
            // A part of an answer, which takes back what was said to a wrong one before.
            self.verdict = None;
            return;
        };
        let exercise = matches!(self.part, Part::Exercise(_));
        // A step is tried until it is right; an exercise shows what would have been right, and another one follows.
        self.over = verdict.right || exercise;
        if verdict.right {
            progress.advance(self.lesson, self.part);
        }
        self.verdict = Some(verdict);
        self.given = Some(given);
    }

    /// Goes on to the next step or exercise.
    pub fn next(&mut self, progress: &mut Progress) {
        if self.over {
            self.part = progress.of(self.lesson).part(self.lesson);
            self.ask(progress);
        }
    }
}
