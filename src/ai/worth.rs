//! What each end of a game is worth to a team: in lines, and in the chance to win the match.

use super::equity::Equity;
use super::public::Public;
use crate::rules::lee::{Finished, Lee, Result};
use crate::rules::view::View;
use crate::rules::{Options, Team};

/// How a game can end for a team, worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum End {
    /// Lost without a trick.
    Swept,
    /// Lost.
    Lost,
    /// 20–20.
    Stanner,
    /// Won.
    Won,
    /// Won with every trick: a Kapo for the others.
    Kapo,
}

impl End {
    /// All ends, worst first.
    pub const ALL: [Self; 5] = [Self::Swept, Self::Lost, Self::Stanner, Self::Won, Self::Kapo];

    /// The end of a finished game for a team.
    #[must_use]
    pub fn of(table: &Public, team: Team) -> Self {
        match table.points[team] {
            _ if table.tricks[team] == 0 => Self::Swept,
            _ if table.tricks[team.other()] == 0 => Self::Kapo,
            21.. => Self::Won,
            20 => Self::Stanner,
            _ => Self::Lost,
        }
    }

    fn finished(self, team: Team, maker: Team, stake: u8) -> Finished {
        let result = match self {
            Self::Swept | Self::Lost => Result::Won(team.other()),
            Self::Stanner => Result::Stanner,
            Self::Won | Self::Kapo => Result::Won(team),
        };
        Finished { result, kapo: matches!(self, Self::Swept | Self::Kapo), maker, stake }
    }
}

/// What each [`End`] is worth to one team.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// Net lines: own crossed out and the others' drawn, minus the others' crossed out and own drawn.
    pub lines: [f32; 5],
    /// The chance to win the match afterwards.
    pub chance: [f32; 5],
}

impl Worth {
    /// The worth of a game with that stake.
    #[must_use]
    pub fn new(options: &Options, lee: Lee, maker: Team, team: Team, stake: u8, equity: &Equity) -> Self {
        let mut worth = Self { lines: [0.0; 5], chance: [0.0; 5] };
        for (place, end) in End::ALL.into_iter().enumerate() {
            let change = lee.score(&end.finished(team, maker, stake), options);
            let net = |t: Team| f32::from(change.crossed[t]) - f32::from(change.drawn[t]);
            worth.lines[place] = net(team) - net(team.other());
            // Who names trump next: the player after forehand, of the other team.
            worth.chance[place] = equity.chance(change.after, team, maker.other());
        }
        worth
    }

    /// The worth to a view's team at the stake said so far.
    #[must_use]
    pub fn of(view: &View, maker: Team, stake: u8, equity: &Equity) -> Self {
        Self::new(&view.options, view.lee, maker, view.seat.team(), stake, equity)
    }
}
