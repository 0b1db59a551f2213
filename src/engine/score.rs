//! `score`: what a game does to the Lee.

use serde::Serialize;

use super::request::{self, Fault, Object};
use crate::rules::announcement::stake;
use crate::rules::lee::{Finished, Result as GameResult};
use crate::rules::{ByTeam, Team};

#[derive(Serialize)]
pub struct Answer {
    lines: ByTeam<u16>,
    carry: u16,
    result: &'static str,
    kapo: bool,
    stake: u8,
    r#match: Option<&'static str>,
}

/// The name of a result in answers.
pub const fn result_name(result: GameResult) -> &'static str {
    match result {
        GameResult::Won(team) => team.letters(),
        GameResult::Stanner => "stanner",
    }
}

pub fn answer(request: &Object) -> Result<Answer, Fault> {
    let rules = request.required("rules", request::rules)?;
    let lee = request.lee()?;
    let maker = request.required("maker", request::team)?;
    let points = request.required("points", |raw| request::counts(raw, 40))?;
    let tricks = request.required("tricks", |raw| request::counts(raw, 6))?;
    let announced = request.required("announced", |raw| request::list(raw, request::announcement))?;
    check(points, tricks)?;
    if announced.len() > 4 {
        return Err(Fault::of("announced", "each of the four players announces once"));
    }
    let result = GameResult::of_points(points);
    // A game that was claimed before the last trick is won without a Kapo.
    let whole = tricks.north_south + tricks.east_west == 6;
    let kapo = whole && result.winner().is_some_and(|winner| tricks[winner.other()] == 0);
    let game = Finished { result, kapo, maker, stake: stake(announced) };
    let after = lee.score(&game, &rules).after;
    Ok(Answer {
        lines: after.lines,
        carry: after.carry,
        result: result_name(result),
        kapo,
        stake: game.stake,
        r#match: after.winner().map(Team::letters),
    })
}

/// Whether a game can have ended so: played out, or claimed by a team with more than 20 points.
fn check(points: ByTeam<u8>, tricks: ByTeam<u8>) -> Result<(), Fault> {
    let sum = |of: ByTeam<u8>| of.north_south + of.east_west;
    let claimed = Team::ALL.into_iter().any(|team| points[team] > 20);
    match sum(tricks) {
        7.. => return Err(Fault::of("tricks", "a game has six tricks")),
        6 if sum(points) != 40 => return Err(Fault::of("points", "six tricks count 40 points together")),
        ..6 if !claimed => return Err(Fault::of("tricks", "must be six unless a team has more than 20 points")),
        ..6 if sum(points) > 40 => return Err(Fault::of("points", "all cards count 40 points together")),
        _ => {}
    }
    match Team::ALL.into_iter().find(|team| tricks[*team] == 0 && points[*team] > 0) {
        Some(team) => Err(Fault::of("points", format!("{team} has points but no trick"))),
        None => Ok(()),
    }
}
