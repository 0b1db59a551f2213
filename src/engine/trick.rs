//! `trick`: who wins a trick, and what it counts.

use serde::Serialize;

use super::request::{self, Fault, Object};
use crate::rules::Trick;

#[derive(Serialize)]
pub struct Answer {
    winner: char,
    points: u8,
}

pub fn answer(request: &Object) -> Result<Answer, Fault> {
    let trump = request.required("trump", request::suit)?;
    let leader = request.required("leader", request::seat)?;
    let cards = request.required("cards", request::cards)?;
    let rules = request.rules()?;
    let mut trick = Trick::new(leader);
    let whole = cards.len() == 4 && cards.into_iter().all(|card| trick.play(card));
    match trick.winner(trump, rules.direction) {
        Some(winner) if whole => Ok(Answer { winner: winner.letter(), points: trick.points() }),
        _ => Err(Fault::of("cards", "must be the four cards of a trick")),
    }
}
