//! The Lee: what a decided game changes in the lines of both teams.

use serde::{Deserialize, Serialize};

use super::options::{Kapo, Options, Stanner};
use super::seat::{ByTeam, Team};

/// The most lines a team can have; drawing stops there. Far beyond any real match.
pub const MOST_LINES: u16 = 999;

/// How a game ended, as far as the score goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Result {
    /// That team won.
    Won(Team),
    /// 20–20.
    Stanner,
}

impl Result {
    /// The result of a game that was played to the end: 21 of the 40 points win.
    #[must_use]
    pub fn of_points(points: ByTeam<u8>) -> Self {
        match points.north_south.cmp(&points.east_west) {
            std::cmp::Ordering::Greater => Self::Won(Team::NorthSouth),
            std::cmp::Ordering::Less => Self::Won(Team::EastWest),
            std::cmp::Ordering::Equal => Self::Stanner,
        }
    }

    /// The team that won, if any.
    #[must_use]
    pub const fn winner(self) -> Option<Team> {
        match self {
            Self::Won(team) => Some(team),
            Self::Stanner => None,
        }
    }
}

/// The match score: lines still to cross out, and what Stänner carried over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lee {
    /// Lines of each team; a team without lines has won the match.
    pub lines: ByTeam<u16>,
    /// What earlier Stänner add to the stake of the next decided game.
    pub carry: u16,
}

/// A finished game, as it is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finished {
    /// Who won.
    pub result: Result,
    /// Whether the losers took no trick at all.
    pub kapo: bool,
    /// The team that named trump.
    pub maker: Team,
    /// This game's own stake, 1 to 3.
    pub stake: u8,
}

/// What a game did to the Lee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Lines that each team crosses out.
    pub crossed: ByTeam<u16>,
    /// Lines that each team draws.
    pub drawn: ByTeam<u16>,
    /// The Lee afterwards.
    pub after: Lee,
}

impl Lee {
    /// The Lee at the start of a match.
    #[must_use]
    pub fn start(options: &Options) -> Self {
        let lines = u16::from(options.start_lines);
        Self { lines: ByTeam { north_south: lines, east_west: lines }, carry: 0 }
    }

    /// The team that has no line left and so has won the match.
    #[must_use]
    pub fn winner(&self) -> Option<Team> {
        Team::ALL.into_iter().find(|team| self.lines[*team] == 0)
    }

    /// Scores a game.
    ///
    /// Winners cross out the stake; losers who named trump draw the same number. How a Kapo and a Stänner count, the
    /// options say. Carried stakes count for the next decided game. Nobody crosses out more lines than there are.
    #[must_use]
    pub fn score(&self, game: &Finished, options: &Options) -> Change {
        let mut crossed = ByTeam::default();
        let mut drawn = ByTeam::default();
        let mut carry = self.carry;
        match game.result {
            Result::Won(winner) => {
                let stake = u16::from(game.stake) + carry;
                let kapo = u16::from(game.kapo);
                let (winners_kapo, losers_kapo) = match options.kapo {
                    Kapo::Both => (kapo, if game.maker == winner { 0 } else { kapo }),
                    Kapo::Winners => (kapo, 0),
                    Kapo::Losers => (0, kapo),
                    Kapo::Off => (0, 0),
                };
                crossed[winner] = stake + winners_kapo;
                drawn[winner.other()] = losers_kapo + if game.maker == winner { 0 } else { stake };
                carry = 0;
            }
            Result::Stanner => match options.stanner {
                Stanner::ByStake => drawn[game.maker] = u16::from(game.stake),
                Stanner::One => drawn[game.maker] = 1,
                Stanner::Carry => carry += u16::from(game.stake),
            },
        }
        crossed = ByTeam::from_fn(|team| crossed[team].min(self.lines[team]));
        drawn = ByTeam::from_fn(|team| drawn[team].min(MOST_LINES.saturating_sub(self.lines[team])));
        let lines = ByTeam::from_fn(|team| self.lines[team] - crossed[team] + drawn[team]);
        Change { crossed, drawn, after: Self { lines, carry: carry.min(MOST_LINES) } }
    }
}
