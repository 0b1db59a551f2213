//! How far the learner is: what is kept from one day to the next.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::lesson::{Lesson, Part};
use crate::rules::{Record, Seed};

/// The format that [`Progress::write`] writes.
const VERSION: u32 = 1;

/// How far one lesson is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Done {
    /// Steps taken.
    pub steps: u8,
    /// Exercises answered rightly since the lesson was begun.
    pub right: u8,
    /// Exercises ever made, right or wrong: the next one's number.
    pub made: u32,
    /// Whether the lesson was finished once.
    pub finished: bool,
}

impl Done {
    /// Where the lesson goes on.
    #[must_use]
    pub const fn part(self, lesson: Lesson) -> Part {
        if self.steps < lesson.steps() {
            Part::Step(self.steps)
        } else if self.right < lesson.exercises() {
            Part::Exercise(self.right)
        } else {
            Part::Finished
        }
    }

    /// Whether it was begun and not brought to its end since.
    #[must_use]
    pub fn is_open(self, lesson: Lesson) -> bool {
        self.steps > 0 && self.part(lesson) != Part::Finished
    }
}

/// How far all lessons are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    version: u32,
    /// What all exercises come from.
    seed: Seed,
    /// By the lessons' names.
    lessons: BTreeMap<String, Done>,
    /// The game of the last lesson, while it is not over.
    #[serde(default)]
    pub game: Option<Record>,
}

impl Progress {
    /// Nothing is learned yet.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Self { version: VERSION, seed, lessons: BTreeMap::new(), game: None }
    }

    /// Reads what [`Progress::write`] has written.
    ///
    /// # Errors
    /// Why the text cannot be used, in English.
    pub fn read(text: &str) -> Result<Self, String> {
        let progress: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        if progress.version != VERSION {
            return Err(format!("version {} is not known, this game reads version {VERSION}", progress.version));
        }
        Ok(progress)
    }

    /// The progress as a text.
    ///
    /// # Errors
    /// What the RON writer says; it does not fail on these.
    pub fn write(&self) -> Result<String, ron::Error> {
        ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::new().depth_limit(4))
    }

    /// What all exercises come from.
    #[must_use]
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// How far a lesson is.
    #[must_use]
    pub fn of(&self, lesson: Lesson) -> Done {
        self.lessons.get(lesson.id()).copied().unwrap_or_default()
    }

    /// How many lessons are finished.
    #[must_use]
    pub fn finished(&self) -> usize {
        Lesson::ALL.into_iter().filter(|lesson| self.of(*lesson).finished).count()
    }

    /// The lesson that is suggested: one that was left, or else the first that was never finished.
    #[must_use]
    pub fn suggested(&self) -> Option<Lesson> {
        let open = |lesson: &Lesson| !self.of(*lesson).finished && self.of(*lesson).is_open(*lesson);
        let new = |lesson: &Lesson| !self.of(*lesson).finished;
        Lesson::ALL.into_iter().find(open).or_else(|| Lesson::ALL.into_iter().find(new))
    }

    fn change(&mut self, lesson: Lesson) -> &mut Done {
        self.lessons.entry(lesson.id().to_owned()).or_default()
    }

    /// The number of the next exercise of a lesson, which no other will have.
    pub fn take_number(&mut self, lesson: Lesson) -> u32 {
        let done = self.change(lesson);
        let number = done.made;
        done.made = done.made.wrapping_add(1);
        number
    }

    /// A step or an exercise was answered rightly.
    pub fn advance(&mut self, lesson: Lesson, part: Part) {
        let done = self.change(lesson);
        match part {
            Part::Step(step) => done.steps = done.steps.max(step + 1),
            Part::Exercise(right) => done.right = done.right.max(right + 1),
            Part::Finished => {}
        }
        done.finished |= done.part(lesson) == Part::Finished;
    }

    /// A finished lesson is taken again; that it was finished stays.
    pub fn restart(&mut self, lesson: Lesson) {
        let done = self.change(lesson);
        *done = Done { steps: 0, right: 0, ..*done };
    }
}
