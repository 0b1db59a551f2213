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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::options::Preset;

    const NINE: ByTeam<u16> = ByTeam { north_south: 9, east_west: 9 };

    fn after(options: &Options, carry: u16, result: Result, kapo: bool, maker: Team, stake: u8) -> (u16, u16, u16) {
        let lee = Lee { lines: NINE, carry };
        let change = lee.score(&Finished { result, kapo, maker, stake }, options);
        for team in Team::ALL {
            assert_eq!(lee.lines[team] + change.drawn[team] - change.crossed[team], change.after.lines[team]);
        }
        (change.after.lines.north_south, change.after.lines.east_west, change.after.carry)
    }

    #[test]
    fn worked_examples_of_the_rules_page() {
        use Preset::{Letzebuerg, Wellkomm, Wikipedia};
        let (a, b) = (Team::NorthSouth, Team::EastWest);
        for (preset, maker, result, kapo, stake, lines) in [
            (Wellkomm, a, Result::Won(a), false, 2, (7, 9)),
            (Wellkomm, a, Result::Won(b), false, 2, (11, 7)),
            (Wellkomm, a, Result::Won(b), true, 3, (13, 5)),
            (Wellkomm, b, Result::Stanner, false, 2, (9, 10)),
            (Wikipedia, b, Result::Stanner, false, 2, (9, 11)),
            (Wellkomm, a, Result::Won(a), true, 1, (7, 9)),
            (Letzebuerg, a, Result::Won(b), true, 1, (10, 7)),
        ] {
            let (north_south, east_west, carry) = after(&preset.options(), 0, result, kapo, maker, stake);
            assert_eq!(((north_south, east_west), carry), (lines, 0), "{preset:?} {maker} {result:?}");
        }
        let losers = Options { kapo: Kapo::Losers, ..Letzebuerg.options() };
        assert_eq!(after(&losers, 0, Result::Won(b), true, a, 1), (11, 8, 0));
    }

    #[test]
    fn a_kapo_counts_in_four_ways() {
        let (a, b) = (Team::NorthSouth, Team::EastWest);
        for (kapo, against_maker, against_others) in [
            (Kapo::Both, (7, 11), (7, 9)),
            (Kapo::Winners, (7, 10), (7, 9)),
            (Kapo::Losers, (8, 11), (8, 10)),
            (Kapo::Off, (8, 10), (8, 9)),
        ] {
            let options = Options { kapo, ..Options::default() };
            let (north_south, east_west, _) = after(&options, 0, Result::Won(a), true, b, 1);
            assert_eq!((north_south, east_west), against_maker, "{kapo:?}");
            let (north_south, east_west, _) = after(&options, 0, Result::Won(a), true, a, 1);
            assert_eq!((north_south, east_west), against_others, "{kapo:?}");
            // Without a Kapo the option changes nothing.
            assert_eq!(after(&options, 0, Result::Won(a), false, b, 2), (7, 11, 0));
        }
    }

    #[test]
    fn a_stanner_counts_in_three_ways() {
        for (stanner, expected) in
            [(Stanner::ByStake, (9, 12, 0)), (Stanner::One, (9, 10, 0)), (Stanner::Carry, (9, 9, 3))]
        {
            let options = Options { stanner, ..Options::default() };
            assert_eq!(after(&options, 0, Result::Stanner, false, Team::EastWest, 3), expected, "{stanner:?}");
        }
    }

    #[test]
    fn carried_stakes_add_up_until_a_game_is_decided() {
        let options = Options { stanner: Stanner::Carry, ..Options::default() };
        let (a, b) = (Team::NorthSouth, Team::EastWest);
        assert_eq!(after(&options, 2, Result::Stanner, false, a, 1), (9, 9, 3));
        // 3 carried and 1: the winners cross out four, losers who named trump draw four.
        assert_eq!(after(&options, 3, Result::Won(a), false, a, 1), (5, 9, 0));
        assert_eq!(after(&options, 3, Result::Won(a), false, b, 1), (5, 13, 0));
        assert_eq!(after(&options, 3, Result::Won(a), true, b, 1), (4, 14, 0));
    }

    #[test]
    fn lines_stay_between_none_and_the_most() {
        let options = Options::default();
        let lee = Lee { lines: ByTeam { north_south: 2, east_west: MOST_LINES - 1 }, carry: 0 };
        let game = Finished { result: Result::Won(Team::NorthSouth), kapo: true, maker: Team::EastWest, stake: 3 };
        let change = lee.score(&game, &options);
        assert_eq!(change.after.lines, ByTeam { north_south: 0, east_west: MOST_LINES });
        assert_eq!((change.crossed.north_south, change.drawn.east_west), (2, 1));
        assert_eq!(change.after.winner(), Some(Team::NorthSouth));
        assert_eq!(lee.winner(), None);
    }

    #[test]
    fn twenty_one_points_win() {
        let of = |north_south, east_west| Result::of_points(ByTeam { north_south, east_west });
        assert_eq!(of(21, 19), Result::Won(Team::NorthSouth));
        assert_eq!(of(0, 40), Result::Won(Team::EastWest));
        assert_eq!((of(20, 20), of(20, 20).winner()), (Result::Stanner, None));
    }
}
