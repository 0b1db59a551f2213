//! What each end of a game is worth to a team: in lines, and in the chance to win the match.

use super::equity::Equity;
use super::public::Public;
use super::solver::{Position, Solver};
use crate::rules::lee::{Finished, Lee, Result};
use crate::rules::view::View;
use crate::rules::{BySeat, Card, CardSet, Options, Team};

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

    /// The best end that a team can reach from the table on, when all hands are open and everybody plays best.
    ///
    /// As the ends are in order, the best is found by asking for each whether the team reaches it or a better one: every trick,
    /// 21 points, 20, and whether the others take every trick. `hands` must fit the table.
    pub fn reachable(solver: &mut Solver, table: &Public, hands: &BySeat<CardSet>, team: Team) -> Self {
        let position = Position::of(table, hands);
        let points = table.points[team];
        let mut takes = |all: u8| points >= all || solver.takes(&position, team, all - points) == Ok(true);
        if takes(21) {
            let swept = table.kapo_open(team) && solver.sweeps(&position, team) == Ok(true);
            return if swept { Self::Kapo } else { Self::Won };
        }
        if takes(20) {
            return Self::Stanner;
        }
        let swept = table.kapo_open(team.other()) && solver.sweeps(&position, team.other()) == Ok(true);
        if swept { Self::Swept } else { Self::Lost }
    }

    /// The best end for the team of the player in turn after a card, in the position of the table that `solver` has taken up.
    pub fn reachable_with(solver: &mut Solver, table: &Public, card: Card) -> Self {
        let team = table.turn().team();
        let points = table.points[team];
        if points >= 21 || solver.card_takes(card, 21 - points) {
            let swept = table.kapo_open(team) && solver.card_sweeps(card, true);
            return if swept { Self::Kapo } else { Self::Won };
        }
        if points >= 20 || solver.card_takes(card, 20 - points) {
            return Self::Stanner;
        }
        let swept = table.kapo_open(team.other()) && solver.card_sweeps(card, false);
        if swept { Self::Swept } else { Self::Lost }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::deal::Seed;
    use crate::rules::{Direction, Seat, Suit};
    use rand::Rng;

    /// The best end for a team by trying everything.
    fn brute(table: &Public, hands: &BySeat<CardSet>, team: Team) -> End {
        if table.is_over() {
            return End::of(table, team);
        }
        let seat = table.turn();
        let ends = table.trick.legal(table.trump, hands[seat]).iter().map(|card| {
            let (mut next, mut left) = (*table, *hands);
            next.play(card);
            left[seat].remove(card);
            brute(&next, &left, team)
        });
        if seat.team() == team { ends.max() } else { ends.min() }.expect("a player in turn has a card")
    }

    #[test]
    fn the_best_end_is_as_brute_force_has_it() {
        let mut rng = Seed::from(8).rng("test/worth");
        let mut solver = Solver::new();
        let mut met = [0; 5];
        for _ in 0..600 {
            // A whole deal of which all but two or three tricks are played at random.
            let mut pack: Vec<Card> = Card::all().collect();
            for i in (1..pack.len()).rev() {
                pack.swap(i, rng.next_u32() as usize % (i + 1));
            }
            let mut hands = BySeat::<CardSet>::default();
            for (place, card) in pack.into_iter().enumerate() {
                hands[Seat::ALL[place % 4]].insert(card);
            }
            let mut table = Public::new(Suit::ALL[rng.next_u32() as usize % 4], Seat::West, Direction::Clockwise);
            for _ in 0..12 + rng.next_u32() % 9 {
                let seat = table.turn();
                let legal: Vec<Card> = table.trick.legal(table.trump, hands[seat]).iter().collect();
                // High cards mostly, so that sweeps stay open.
                let card = legal[rng.next_u32() as usize % legal.len().min(2)];
                hands[seat].remove(card);
                table.play(card);
            }
            for team in Team::ALL {
                let end = brute(&table, &hands, team);
                assert_eq!(End::reachable(&mut solver, &table, &hands, team), end, "{table:?} {hands:?}");
                met[end as usize] += 1;
            }
            let seat = table.turn();
            solver.open(&Position::of(&table, &hands)).expect("a sound position");
            for card in table.trick.legal(table.trump, hands[seat]) {
                let (mut next, mut left) = (table, hands);
                next.play(card);
                left[seat].remove(card);
                let end = brute(&next, &left, seat.team());
                assert_eq!(End::reachable_with(&mut solver, &table, card), end, "{card} in {table:?} {hands:?}");
            }
        }
        assert!(met.iter().all(|count| *count > 0), "every end is met: {met:?}");
    }
}
