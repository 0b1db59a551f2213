//! The players by name: the levels that people meet, from the weakest to the strongest, and the baselines to measure them by.

use std::fmt;
use std::sync::LazyLock;

use super::check::{ViewError, check};
use super::choice::{Choice, Decision};
use super::manners;
use super::mind::{Mind, random_card};
use super::net;
use super::public::Public;
use super::reason::Reason;
use super::rule;
use super::skill::{Skill, read_levels};
use crate::rules::deal::Seed;
use crate::rules::options::Misplay;
use crate::rules::view::{Question, View};
use crate::rules::{Announcement, BySeat, Suit};
use rand::rngs::ChaCha8Rng;

/// How a player decides.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// Any legal choice, all alike; says nothing.
    Random,
    /// The rule-based player.
    Rule,
    /// The learned network's likeliest choice, without search.
    Network,
    /// Search over deals.
    Search(Skill),
}

/// A player with a name.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// The name in settings and in the engine protocol.
    pub name: String,
    /// How it decides.
    pub kind: Kind,
}

/// Plain determinised search, as others build it: deals drawn evenly, solved with open hands, lines as utility.
fn pimc(deals: usize) -> Skill {
    Skill {
        memory: 1.0,
        deals,
        trump_deals: deals,
        weigh: false,
        network: false,
        playout: [0.0; 6],
        ahead: 0,
        by_chance: false,
        taste: 0.0,
        instinct: 0.0,
        noise: 0.0,
        eagerness: 0.0,
        boldness: 0.0,
    }
}

/// The levels' names, weakest first; `config/ai/levels.ron` describes exactly these.
const NAMES: [&str; 5] = ["beginner", "casual", "regular", "expert", "master"];

/// All players: the levels first, weakest first, then the baselines.
fn players() -> &'static [Player] {
    static PLAYERS: LazyLock<Vec<Player>> = LazyLock::new(|| {
        let player = |name: &str, kind| Player { name: name.to_owned(), kind };
        // The file is part of the program and a test reads it.
        let file = include_str!("../../config/ai/levels.ron");
        let mut players = read_levels("config/ai/levels.ron", file, &NAMES).expect("the built-in levels are valid");
        players.extend([
            player("random", Kind::Random),
            player("rule", Kind::Rule),
            player("network", Kind::Network),
            player("pimc-20", Kind::Search(pimc(20))),
            player("pimc-80", Kind::Search(pimc(80))),
            player("rollout-200", Kind::Search(Skill { playout: [1.0; 6], ..pimc(200) })),
        ]);
        players
    });
    &PLAYERS
}

/// The players that are levels.
const LEVELS: [Level; NAMES.len()] = [Level(0), Level(1), Level(2), Level(3), Level(4)];

/// A level or baseline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Level(u8);

impl Level {
    /// The levels that people play against, weakest first.
    #[must_use]
    pub const fn all() -> &'static [Self] {
        &LEVELS
    }

    /// The players that the levels are measured by.
    pub fn baselines() -> impl DoubleEndedIterator<Item = Self> {
        (LEVELS.len() as u8..players().len() as u8).map(Self)
    }

    /// The name in settings and in the engine protocol.
    #[must_use]
    pub fn name(self) -> &'static str {
        &self.player().name
    }

    /// How it plays.
    #[must_use]
    pub fn player(self) -> &'static Player {
        &players()[usize::from(self.0)]
    }

    /// The level or baseline with that name.
    ///
    /// # Errors
    /// Names the ones there are.
    pub fn from_name(name: &str) -> Result<Self, ChooseError> {
        Self::all().iter().copied().chain(Self::baselines()).find(|level| level.name() == name).ok_or_else(|| {
            let known =
                Self::all().iter().copied().chain(Self::baselines()).map(Self::name).collect::<Vec<_>>().join(", ");
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
pub fn choose(level: Level, seed: u64, view: &View) -> Result<Choice, ChooseError> {
    decide(&mut Mind::new(), level.player(), seed, view)
}

/// What a player does in a view, with a mind kept from one decision to the next to save time; it changes no answer.
///
/// # Errors
/// If the view is impossible or its seat has nothing to decide.
pub fn decide(mind: &mut Mind, player: &Player, seed: u64, view: &View) -> Result<Choice, ChooseError> {
    let table = check(view)?;
    let purpose = match view.question {
        Question::Trump => "trump".to_owned(),
        Question::Announce => "announce".to_owned(),
        Question::Play => format!("card/{}", view.played().len()),
    };
    let mut rng = Seed::from(seed).rng(&purpose);
    match &player.kind {
        Kind::Random => {
            let decision = match (view.question, random_card(view.legal(), &mut rng)) {
                (Question::Play, Some(card)) => Decision::Card(card),
                (Question::Announce, _) => Decision::Announce(Announcement::None),
                _ => Decision::Trump(Suit::ALL[rand::Rng::next_u32(&mut rng) as usize % 4]),
            };
            Ok(Choice::only(decision))
        }
        Kind::Rule | Kind::Network => {
            let decision = match player.kind {
                Kind::Rule => rule::decide(view)?,
                _ => net::decide(view, table.as_ref()),
            };
            let reason = table.as_ref().map_or(Reason::BestTrump, |table| Reason::of(view, table, decision));
            Ok(Choice { decision, candidates: Vec::new(), reason })
        }
        Kind::Search(skill) => search(mind, skill, view, table, &mut rng),
    }
}

/// What a searching player does.
fn search(
    mind: &mut Mind,
    skill: &Skill,
    view: &View,
    table: Option<Public>,
    rng: &mut ChaCha8Rng,
) -> Result<Choice, ChooseError> {
    if let Some(card) = table.as_ref().and_then(|table| manners::misplay(skill, view, table, rng)) {
        return Ok(Choice::only(Decision::Card(card)));
    }
    let choice = mind.choose(skill, view, table.as_ref(), rng);
    match (choice, table) {
        // Somebody did not follow when it had to, so what the hands have shown is not to be relied on.
        (Err(ViewError::NoDeal), Some(mut table)) if view.options.misplay == Misplay::Callable => {
            table.lacks = BySeat::default();
            Ok(mind.choose(skill, view, Some(&table), rng)?)
        }
        (choice, _) => Ok(choice?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::arena::play;
    use crate::rules::deal::Shuffle;
    use crate::rules::game::Game;
    use crate::rules::{BySeat, Lee, Preset};

    #[test]
    fn every_player_plays_a_whole_game_by_the_rules() {
        for (number, level) in Level::all().iter().copied().chain(Level::baselines()).enumerate() {
            let seed = Seed::from(7);
            let options = Preset::ALL[number % 4].options();
            let lee = Lee::start(&options);
            let game = Game::dealt(options, seed.first_dealer(), lee, Shuffle::of(&seed, 1).pack);
            let players = BySeat([level.player(); 4]);
            play(game, &players, 1, &mut Mind::new()).expect("a game played to its score");
        }
    }
}
