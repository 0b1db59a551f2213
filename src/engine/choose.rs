//! `choose`: what a level does in a seat's place, knowing what the seat knows.

use std::collections::BTreeMap;

use rand::Rng;
use serde::Serialize;
use serde_json::value::RawValue;

use super::request::{self, Fault, Object};
use crate::ai::{self, Decision, Level};
use crate::rules::view::{Contract, Question, View};
use crate::rules::{Announcement, Seat, Trick};

#[derive(Serialize)]
pub struct Answer {
    /// The decision by what is decided: `trump`, `announce` or `card`.
    #[serde(flatten)]
    decision: BTreeMap<&'static str, String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    values: BTreeMap<String, f32>,
}

pub fn answer(request: &Object) -> Result<Answer, Fault> {
    let level = request.required("level", request::text)?;
    let level = Level::from_name(&level).map_err(|error| Fault::new(error.to_string()))?;
    let seed = request.required("seed", seed)?;
    let view = request.required("view", view)?;
    let choice = ai::choose(level, seed, &view).map_err(|error| Fault::new(error.to_string()))?;
    let kind = match choice.decision {
        Decision::Trump(_) => "trump",
        Decision::Announce(_) => "announce",
        Decision::Card(_) => "card",
    };
    Ok(Answer {
        decision: BTreeMap::from([(kind, name(choice.decision))]),
        values: choice.candidates.iter().map(|candidate| (name(candidate.decision), candidate.value)).collect(),
    })
}

fn name(decision: Decision) -> String {
    match decision {
        Decision::Trump(suit) => suit.letter().to_string(),
        Decision::Announce(call) => call.name().to_owned(),
        Decision::Card(card) => card.to_string(),
    }
}

/// A level's seed: a number as it is, anything else by the match seed of that text.
fn seed(raw: &RawValue) -> Result<u64, Fault> {
    request::number(raw, 0, u64::MAX).or_else(|_| Ok(request::seed(raw)?.rng("choose").next_u64()))
}

fn view(raw: &RawValue) -> Result<View, Fault> {
    let view = request::object(raw)?;
    let options = view.required("rules", request::rules)?;
    let dealer = view.required("dealer", request::seat)?;
    let contract = match view.optional("trump", request::suit)? {
        Some(trump) => Some(Contract { trump, maker: view.required("maker", request::seat)? }),
        None => None,
    };
    let tricks = view.optional("tricks", |raw| request::list(raw, trick))?.unwrap_or_default();
    let last_winner = tricks.last().zip(contract).and_then(|(last, by)| last.winner(by.trump, options.direction));
    let leader = last_winner.unwrap_or_else(|| dealer.next(options.direction));
    Ok(View {
        seat: view.required("seat", request::seat)?,
        dealer,
        lee: view.lee()?,
        question: view.required("phase", question)?,
        hand: view.required("hand", request::hand)?,
        contract,
        announced: view.optional("announced", |raw| request::list(raw, announced))?.unwrap_or_default(),
        tricks,
        trick: view.optional("trick", trick)?.unwrap_or(Trick::new(leader)),
        options,
    })
}

fn question(raw: &RawValue) -> Result<Question, Fault> {
    match request::text(raw)?.as_ref() {
        "trump" => Ok(Question::Trump),
        "announce" => Ok(Question::Announce),
        "play" => Ok(Question::Play),
        _ => Err(Fault::new("must be \"trump\", \"announce\" or \"play\"")),
    }
}

fn announced(raw: &RawValue) -> Result<(Seat, Announcement), Fault> {
    let said = request::object(raw)?;
    Ok((said.required("seat", request::seat)?, said.required("call", request::announcement)?))
}

fn trick(raw: &RawValue) -> Result<Trick, Fault> {
    let lying = request::object(raw)?;
    let mut trick = Trick::new(lying.required("leader", request::seat)?);
    let cards = lying.required("cards", request::cards)?;
    if cards.into_iter().all(|card| trick.play(card)) {
        Ok(trick)
    } else {
        Err(Fault::of("cards", "a trick has at most four cards"))
    }
}
