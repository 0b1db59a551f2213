//! `legal`: which cards of a hand may be played to a trick.

use serde::Serialize;

use super::request::{self, Fault, Object};
use crate::rules::{Card, CardSet, trick};

#[derive(Serialize)]
pub struct Answer {
    legal: Vec<Card>,
}

pub fn answer(request: &Object) -> Result<Answer, Fault> {
    let trump = request.required("trump", request::suit)?;
    let hand = request.required("hand", request::hand)?;
    let trick = request.required("trick", request::cards)?;
    if trick.len() > 3 {
        return Err(Fault::of("trick", "has at most three cards before the one to play"));
    }
    if let Some(card) = (hand & trick.iter().copied().collect::<CardSet>()).first() {
        return Err(Fault::of("trick", format!("{card} is in the hand too")));
    }
    Ok(Answer { legal: trick::legal(trump, trick.first().copied(), hand).iter().collect() })
}
