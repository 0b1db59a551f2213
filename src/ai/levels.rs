//! The players by name, from the weakest to the strongest.

use std::fmt;

use super::check::ViewError;
use super::choice::{Choice, Decision, Reason};
use super::rule;
use crate::rules::Announcement;
use crate::rules::view::View;

/// A player by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// The rule-based player.
    Rule,
}

impl Level {
    /// The levels that people play against, weakest first.
    #[must_use]
    pub const fn all() -> &'static [Self] {
        &[Self::Rule]
    }

    /// The level's name in settings and in the engine protocol.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rule => "rule",
        }
    }

    /// The level or baseline with that name.
    ///
    /// # Errors
    /// Names the levels there are.
    pub fn from_name(name: &str) -> Result<Self, ChooseError> {
        Self::all().iter().copied().find(|level| level.name() == name).ok_or_else(|| {
            let known = Self::all().iter().map(|l| l.name()).collect::<Vec<_>>().join(", ");
            ChooseError::NoSuchLevel { known }
        })
    }
}

/// Why a player cannot choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChooseError {
    /// There is no level of that name; these there are.
    NoSuchLevel {
        /// The names, separated by commas.
        known: String,
    },
    /// The view is impossible.
    View(ViewError),
}

impl fmt::Display for ChooseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchLevel { known } => write!(f, "level: there is no such level; levels are {known}"),
            Self::View(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ChooseError {}

impl From<ViewError> for ChooseError {
    fn from(error: ViewError) -> Self {
        Self::View(error)
    }
}

/// What a level does in a view. The same level, seed and view always give the same choice, on every machine.
///
/// # Errors
/// If the view is impossible or its seat has nothing to decide.
pub fn choose(level: Level, _seed: u64, view: &View) -> Result<Choice, ChooseError> {
    match level {
        Level::Rule => {
            let decision = rule::decide(view)?;
            let reason = match decision {
                Decision::Trump(_) => Reason::BestTrump,
                Decision::Announce(Announcement::None) => Reason::BetterQuiet,
                Decision::Announce(_) => Reason::WorthTheStake,
                Decision::Card(_) => Reason::OnlyChoice,
            };
            Ok(Choice { decision, candidates: Vec::new(), reason })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::deal::{Seed, Shuffle};
    use crate::rules::game::{Action, Game, Phase};
    use crate::rules::{Lee, Preset};

    #[test]
    fn every_level_plays_whole_games_under_every_preset() {
        for preset in Preset::ALL {
            for number in 1..=20 {
                let seed = Seed::from(7);
                let options = preset.options();
                let lee = Lee::start(&options);
                let mut game = Game::dealt(options, seed.first_dealer(), lee, Shuffle::of(&seed, number).pack);
                while !matches!(game.phase(), Phase::Count | Phase::Scored) {
                    let seat = game.asked().or_else(|| game.turn()).expect("somebody is to act");
                    let view = View::of(&game, seat);
                    let choice = choose(Level::Rule, 1, &view).expect("a sound view");
                    let action = match choice.decision {
                        Decision::Trump(suit) => Action::Trump(suit),
                        Decision::Announce(call) => Action::Announce(call),
                        Decision::Card(card) => Action::Play(card),
                    };
                    if let Decision::Card(card) = choice.decision {
                        assert!(game.legal(seat).contains(card), "{card} by {seat}");
                    }
                    game.apply(seat, action).expect("an action that the rules allow");
                }
            }
        }
    }
}
