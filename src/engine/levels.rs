//! `levels`: the names of the levels, weakest first.

use serde::Serialize;

use crate::ai::Level;

#[derive(Serialize)]
pub struct Answer {
    levels: Vec<&'static str>,
}

pub fn answer() -> Answer {
    Answer { levels: Level::all().iter().map(|level| level.name()).collect() }
}
