//! The lessons: their order, their names, how long they are, and the rules they teach.

use crate::pages::Section;

/// A lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lesson {
    /// Cards and what they count.
    Points,
    /// The three queens that are always trumps.
    Matadors,
    /// The order of the trumps in each suit.
    Order,
    /// Following suit and trumping.
    Follow,
    /// Who wins a trick.
    Tricks,
    /// Naming trump from three cards.
    Trump,
    /// Announcing.
    Announce,
    /// Counting to 21.
    Count,
    /// What a game changes on the Lee.
    Lee,
    /// Kapo and Stänner.
    Kapo,
    /// Misplays, and calling them.
    Misplay,
    /// A whole game with comments.
    Game,
}

/// Where a learner is in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A step, from 0.
    Step(u8),
    /// An exercise; with how many of them have been answered rightly.
    Exercise(u8),
    /// The lesson is finished.
    Finished,
}

impl Lesson {
    /// All lessons, in the order in which they are suggested.
    pub const ALL: [Self; 12] = [
        Self::Points,
        Self::Matadors,
        Self::Order,
        Self::Follow,
        Self::Tricks,
        Self::Trump,
        Self::Announce,
        Self::Count,
        Self::Lee,
        Self::Kapo,
        Self::Misplay,
        Self::Game,
    ];

    /// The lesson's name in files and seeds.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Matadors => "matadors",
            Self::Order => "order",
            Self::Follow => "follow",
            Self::Tricks => "tricks",
            Self::Trump => "trump",
            Self::Announce => "announce",
            Self::Count => "count",
            Self::Lee => "lee",
            Self::Kapo => "kapo",
            Self::Misplay => "misplay",
            Self::Game => "game",
        }
    }

    /// The lesson with that name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lesson| lesson.id() == id)
    }

    /// The key of the lesson's title.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Points => "learn-name-points",
            Self::Matadors => "learn-name-matadors",
            Self::Order => "learn-name-order",
            Self::Follow => "learn-name-follow",
            Self::Tricks => "learn-name-tricks",
            Self::Trump => "learn-name-trump",
            Self::Announce => "learn-name-announce",
            Self::Count => "learn-name-count",
            Self::Lee => "learn-name-lee",
            Self::Kapo => "learn-name-kapo",
            Self::Misplay => "learn-name-misplay",
            Self::Game => "learn-name-game",
        }
    }

    /// The section of the rules that it teaches.
    #[must_use]
    pub const fn section(self) -> Section {
        match self {
            Self::Points => Section::Cards,
            Self::Matadors | Self::Order => Section::Trumps,
            Self::Follow => Section::Following,
            Self::Tricks => Section::Tricks,
            Self::Trump => Section::Naming,
            Self::Announce => Section::Announcing,
            Self::Count | Self::Kapo => Section::Counting,
            Self::Lee => Section::Lee,
            Self::Misplay => Section::Misplays,
            Self::Game => Section::Course,
        }
    }

    /// How many steps it has before the exercises.
    #[must_use]
    pub const fn steps(self) -> u8 {
        match self {
            Self::Points | Self::Matadors | Self::Order | Self::Trump => 3,
            Self::Count | Self::Lee | Self::Kapo | Self::Misplay => 3,
            Self::Follow | Self::Tricks | Self::Announce => 4,
            Self::Game => 0,
        }
    }

    /// How many exercises are to be answered rightly.
    #[must_use]
    pub const fn exercises(self) -> u8 {
        match self {
            Self::Points | Self::Matadors | Self::Trump | Self::Count | Self::Lee | Self::Kapo => 5,
            Self::Order | Self::Follow | Self::Tricks | Self::Announce => 6,
            Self::Misplay => 4,
            // The game itself.
            Self::Game => 1,
        }
    }

    /// The lesson after it.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        let place = Self::ALL.iter().position(|lesson| *lesson == self)?;
        Self::ALL.get(place + 1).copied()
    }
}
