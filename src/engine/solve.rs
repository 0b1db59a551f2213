//! `solve`: best play by all four when all hands are open.

use std::collections::BTreeMap;

use serde::Serialize;

use super::request::{self, Fault, Object};
use crate::ai::solver::{Position, Solver};
use crate::rules::{ByTeam, Trick};

#[derive(Serialize)]
pub struct Answer {
    points: ByTeam<u8>,
    moves: BTreeMap<String, u8>,
    nodes: u64,
}

pub fn answer(request: &Object, solver: &mut Solver) -> Result<Answer, Fault> {
    let hands = request.required("deal", request::hands)?;
    let trump = request.required("trump", request::suit)?;
    let mut trick = Trick::new(request.required("leader", request::seat)?);
    let direction = request.rules()?.direction;
    let lying = request.optional("trick", request::cards)?.unwrap_or_default();
    if lying.len() > 3 || !lying.into_iter().all(|card| trick.play(card)) {
        return Err(Fault::of("trick", "has at most three cards before the one to play"));
    }
    let position = Position { trump, direction, hands, trick };
    let solved = solver.solve(&position).map_err(|error| Fault::new(error.to_string()))?;
    Ok(Answer {
        points: solved.points,
        moves: solved.moves.into_iter().map(|(card, points)| (card.to_string(), points)).collect(),
        nodes: solved.nodes,
    })
}
