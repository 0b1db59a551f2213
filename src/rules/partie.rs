//! The match ("Partie"): games until a team has no line left, its record, and what comes after it.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::deal::{Seed, Shuffle};
use super::game::{Action, Event, Game, Phase, Refusal};
use super::lee::Lee;
use super::options::Options;
use super::seat::{BySeat, Seat, Team};

/// A match in progress, or finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    record: Record,
    shuffle: Shuffle,
    game: Game,
}

/// A match as its seed and its actions, which is all it takes to play it again to the same state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The format, [`Record::VERSION`].
    pub version: u32,
    /// The rules played by.
    pub rules: Options,
    /// What everything random comes from.
    pub seed: Seed,
    /// The dealer of the first game, if it was set and not drawn.
    pub dealer: Option<Seat>,
    /// The actions of each game, in order.
    pub games: Vec<Vec<(Seat, Action)>>,
}

/// A record that cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Not a record: where it stops making sense and why.
    Unreadable(String),
    /// Written by another version of the game.
    Version(u32),
    /// An action that the rules refuse.
    Refused {
        /// The game, from 1.
        game: usize,
        /// The action, from 1.
        step: usize,
        /// Why.
        refusal: Refusal,
    },
    /// A game follows one that is not over, or a match that is.
    Unfinished {
        /// The game that cannot follow, from 1.
        game: usize,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(why) => write!(f, "not a match record: {why}"),
            Self::Version(version) => {
                write!(f, "record version {version} is not known, this game reads version {}", Record::VERSION)
            }
            Self::Refused { game, step, refusal } => write!(f, "game {game}, action {step}: {refusal}"),
            Self::Unfinished { game } => {
                write!(f, "game {game} cannot follow: the one before is not over or ended the match")
            }
        }
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// The format this program writes.
    pub const VERSION: u32 = 1;

    /// Reads a record in RON.
    ///
    /// # Errors
    /// Where and why the text is no record, or that its version is unknown.
    pub fn from_ron(text: &str) -> Result<Self, RecordError> {
        let record: Self = ron::from_str(text).map_err(|e| RecordError::Unreadable(e.to_string()))?;
        if record.version == Self::VERSION { Ok(record) } else { Err(RecordError::Version(record.version)) }
    }

    /// Writes the record in RON.
    ///
    /// # Errors
    /// What the RON writer says; it does not fail on records of a [`Match`].
    pub fn to_ron(&self) -> Result<String, ron::Error> {
        ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::new().depth_limit(3))
    }
}

impl Match {
    /// A new match; the seed draws the first dealer unless one is given.
    #[must_use]
    pub fn new(rules: Options, seed: Seed, dealer: Option<Seat>) -> Self {
        let shuffle = Shuffle::of(&seed, 1);
        let first = dealer.unwrap_or_else(|| seed.first_dealer());
        let game = Game::new(rules.clone(), first, Lee::start(&rules), shuffle.pack.clone());
        let record = Record { version: Record::VERSION, rules, seed, dealer, games: vec![Vec::new()] };
        Self { record, shuffle, game }
    }

    /// Plays a record again to the state it was in.
    ///
    /// # Errors
    /// Which action of which game the rules refuse, and why.
    pub fn replay(record: &Record) -> Result<Self, RecordError> {
        let mut partie = Self::new(record.rules.clone(), record.seed.clone(), record.dealer);
        for (game, actions) in record.games.iter().enumerate() {
            if game > 0 && !partie.next_game() {
                return Err(RecordError::Unfinished { game: game + 1 });
            }
            for (step, (seat, action)) in actions.iter().enumerate() {
                partie.apply(*seat, *action).map_err(|refusal| RecordError::Refused {
                    game: game + 1,
                    step: step + 1,
                    refusal,
                })?;
            }
        }
        Ok(partie)
    }

    /// Everything that was done so far.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The game being played, or just scored.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The number of the current game, from 1.
    #[must_use]
    pub fn game_number(&self) -> u32 {
        self.record.games.len() as u32
    }

    /// The current game's pack before the cut, and where the seed would cut it.
    #[must_use]
    pub const fn shuffle(&self) -> &Shuffle {
        &self.shuffle
    }

    /// The team that has won the match.
    #[must_use]
    pub fn winner(&self) -> Option<Team> {
        self.game.lee().winner()
    }

    /// Does what a seat wants in the current game.
    ///
    /// # Errors
    /// Why the rules forbid it; the match is then as before.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        let events = self.game.apply(seat, action)?;
        if let Some(actions) = self.record.games.last_mut() {
            actions.push((seat, action));
        }
        Ok(events)
    }

    /// Shuffles for the next game, dealt by forehand of the last; `false` if the last is not scored or the match is over.
    pub fn next_game(&mut self) -> bool {
        if self.game.phase() != Phase::Scored || self.winner().is_some() {
            return false;
        }
        self.record.games.push(Vec::new());
        self.shuffle = Shuffle::of(&self.record.seed, self.game_number());
        self.game =
            Game::new(self.record.rules.clone(), self.game.forehand(), self.game.lee(), self.shuffle.pack.clone());
        true
    }

    /// The match that follows when the losers ask for a Revanche or the teams change: the same rules, the next seed, a drawn
    /// dealer.
    #[must_use]
    pub fn following(&self) -> Self {
        Self::new(self.record.rules.clone(), self.record.seed.next_match(), None)
    }
}

/// How many matches the same teams have played against each other: after one to three Revanches the teams change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sitting {
    /// Revanches played by these teams, 0 to 3.
    pub revanches: u8,
}

impl Sitting {
    /// The most Revanches before the teams change.
    pub const MOST_REVANCHES: u8 = 3;

    /// Whether the losers may ask for a Revanche.
    #[must_use]
    pub const fn may_have_revanche(self) -> bool {
        self.revanches < Self::MOST_REVANCHES
    }

    /// Whether the teams may change: a Revanche has been played.
    #[must_use]
    pub const fn may_change_teams(self) -> bool {
        self.revanches > 0
    }

    /// The sitting once a Revanche is agreed.
    #[must_use]
    pub const fn revanche(self) -> Self {
        Self { revanches: if self.may_have_revanche() { self.revanches + 1 } else { self.revanches } }
    }

    /// New teams: South stays, the other three move one seat clockwise past South, so that South's partner is the one who sat West.
    #[must_use]
    pub fn change_teams<T>(players: BySeat<T>) -> BySeat<T> {
        let [south, west, north, east] = players.0;
        BySeat([south, east, west, north])
    }
}
