//! `play`: replays one game from its deal and its actions and says where it stands.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::value::RawValue;

use super::request::{self, Fault, Object};
use super::score::result_name;
use crate::rules::deal::Pack;
use crate::rules::{Action, ByTeam, CardSet, Game, Phase, Seat, Suit, Team};

#[derive(Serialize)]
pub struct Answer {
    phase: &'static str,
    turn: Option<char>,
    legal: Vec<String>,
    announce: BTreeMap<char, Vec<&'static str>>,
    points: ByTeam<u8>,
    tricks: ByTeam<u8>,
    stake: u8,
    lines: ByTeam<u16>,
    carry: u16,
    result: Option<&'static str>,
    kapo: bool,
    r#match: Option<&'static str>,
}

pub fn answer(request: &Object) -> Result<Answer, Fault> {
    let mut game = dealt(request)?;
    let actions = request.required("actions", |raw| request::list(raw, action))?;
    for (index, (seat, action)) in actions.into_iter().enumerate() {
        game.apply(seat, action).map_err(|why| Fault::of(&format!("actions[{index}]"), why.to_string()))?;
    }
    // Nobody called a misplay, so the game is scored as played.
    if game.phase() == Phase::Count {
        game.apply(game.forehand(), Action::Count).map_err(|why| Fault::of("actions", why.to_string()))?;
    }
    Ok(state(&game))
}

fn dealt(request: &Object) -> Result<Game, Fault> {
    let rules = request.required("rules", request::rules)?;
    let dealer = request.required("dealer", request::seat)?;
    let hands = request.required("deal", request::hands)?;
    let packet: CardSet = request.required("packet", request::cards)?.into_iter().collect();
    let lee = request.lee()?;
    if let Some((seat, hand)) = hands.iter().find(|(_, hand)| hand.len() != 6) {
        return Err(Fault::of("deal", format!("every hand has six cards, {seat} has {}", hand.len())));
    }
    let pack = Pack::stacked(&hands, packet, dealer, rules.direction).ok_or_else(|| {
        let forehand = dealer.next(rules.direction);
        Fault::of("packet", format!("must be three of the cards of forehand, who is {forehand}"))
    })?;
    Ok(Game::dealt(rules, dealer, lee, pack))
}

fn action(raw: &RawValue) -> Result<(Seat, Action), Fault> {
    let step = request::object(raw)?;
    let seat = step.required("seat", request::seat)?;
    let action = [
        step.optional("trump", request::suit)?.map(Action::Trump),
        step.optional("announce", request::announcement)?.map(Action::Announce),
        step.optional("card", request::card)?.map(Action::Play),
        step.optional("claim", claim)?,
        step.optional("misplay", request::seat)?.map(Action::CallMisplay),
    ];
    match action.into_iter().flatten().collect::<Vec<_>>()[..] {
        [action] => Ok((seat, action)),
        _ => Err(Fault::new("must have one of trump, announce, card, claim or misplay beside the seat")),
    }
}

fn claim(raw: &RawValue) -> Result<Action, Fault> {
    if raw.get() == "true" { Ok(Action::Claim) } else { Err(Fault::new("must be true")) }
}

fn state(game: &Game) -> Answer {
    let turn = game.turn();
    let announceable = |seat| game.announceable(seat).into_iter().map(|call| call.name()).collect::<Vec<_>>();
    let score = game.score();
    let lee = game.lee();
    Answer {
        phase: match game.phase() {
            Phase::Cut | Phase::Trump => "trump",
            Phase::Play => "play",
            Phase::Count | Phase::Scored => "scored",
        },
        turn: turn.map(Seat::letter),
        legal: match game.phase() {
            Phase::Trump => Suit::ALL.map(|suit| suit.letter().to_string()).into(),
            _ => turn.map_or(CardSet::EMPTY, |seat| game.legal(seat)).iter().map(|card| card.to_string()).collect(),
        },
        announce: Seat::ALL
            .into_iter()
            .map(|seat| (seat.letter(), announceable(seat)))
            .filter(|(_, calls)| !calls.is_empty())
            .collect(),
        points: game.points(),
        tricks: game.tricks_won(),
        stake: game.stake(),
        lines: lee.lines,
        carry: lee.carry,
        result: score.map(|score| result_name(score.game.result)),
        kapo: score.is_some_and(|score| score.game.kapo),
        r#match: lee.winner().map(Team::letters),
    }
}
