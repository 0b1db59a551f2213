//! `choose` and `levels`: a level asked over the protocol does what it does at the table.

use konter_a_matt::ai::{Decision, Level, choose};
use konter_a_matt::rules::view::Question;
use konter_a_matt::rules::{Action, Preset, Seat, Seed, Trick, View};
use serde_json::{Value, json};

use crate::table::{self, random_positions};

fn ask(request: &Value) -> Value {
    table::ask(&request.to_string())
}

fn trick(trick: &Trick) -> Value {
    json!({"leader": trick.leader.letter().to_string(), "cards": trick.cards().collect::<Vec<_>>()})
}

fn written(view: &View) -> Value {
    let letter = |seat: Seat| seat.letter().to_string();
    let mut text = json!({
        "rules": view.options,
        "seat": letter(view.seat),
        "dealer": letter(view.dealer),
        "lines": view.lee.lines,
        "carry": view.lee.carry,
        "phase": match view.question {
            Question::Trump => "trump",
            Question::Announce => "announce",
            Question::Play => "play",
        },
        "hand": view.hand.to_string(),
        "announced": view.announced.iter().map(|(seat, call)| json!({"seat": letter(*seat), "call": call.name()})).collect::<Vec<_>>(),
        "tricks": view.tricks.iter().map(trick).collect::<Vec<_>>(),
        "trick": trick(&view.trick),
    });
    if let Some(contract) = view.contract {
        text["trump"] = contract.trump.letter().to_string().into();
        text["maker"] = letter(contract.maker).into();
    }
    text
}

fn weakest() -> Level {
    Level::all()[0]
}

#[test]
fn a_view_over_the_protocol_is_the_view_at_the_table() {
    let mut asked = 0;
    for preset in Preset::ALL {
        for number in 1..=5 {
            random_positions(&preset.options(), &Seed::from(11), number, |game| {
                let Some(seat) = game.asked().or(game.turn()) else { return };
                let view = View::of(game, seat);
                let request =
                    json!({"cmd": "choose", "level": weakest().name(), "seed": number, "view": written(&view)});
                let answer = ask(&request);
                let decision = choose(weakest(), u64::from(number), &view).unwrap().decision;
                let (kind, name) = match decision {
                    Decision::Trump(suit) => ("trump", suit.letter().to_string()),
                    Decision::Announce(call) => ("announce", call.name().to_owned()),
                    Decision::Card(card) => ("card", card.to_string()),
                };
                assert_eq!(answer[kind], name, "{request}\nanswered {answer}");
                let action = Action::from(decision);
                assert!(game.clone().apply(seat, action).is_ok());
                assert_eq!(ask(&request), answer);
                asked += 1;
            });
        }
    }
    assert!(asked > 400, "only {asked} questions");
}

#[test]
fn levels_are_listed_and_every_one_can_be_asked() {
    let view = json!({
        "rules": "wellkomm", "seat": "S", "dealer": "E", "lines": {"NS": 9, "EW": 9}, "carry": 0, "phase": "trump",
        "hand": "AK.Q..",
    });
    let levels = ask(&json!({"cmd": "levels"}))["levels"].clone();
    assert_eq!(levels.as_array().unwrap().len(), Level::all().len());
    for level in levels.as_array().unwrap() {
        for seed in [json!(1), json!("Wooltz"), json!(18_446_744_073_709_551_615_u64)] {
            let answer = ask(&json!({"cmd": "choose", "level": level, "seed": seed, "view": view}));
            assert!(answer["trump"].is_string(), "{level}: {answer}");
        }
    }
}

#[test]
fn what_is_wrong_with_a_view_is_named() {
    let view = json!({
        "rules": "wellkomm", "seat": "S", "dealer": "E", "lines": {"NS": 9, "EW": 9}, "phase": "play",
        "hand": "AKQJ.Q.Q.", "trump": "S", "maker": "S", "tricks": [], "trick": {"leader": "S", "cards": []},
    });
    let ask = |level: &str, change: &dyn Fn(&mut Value)| {
        let mut view = view.clone();
        change(&mut view);
        ask(&json!({"cmd": "choose", "level": level, "seed": 1, "view": view}))
    };
    let weakest = weakest().name();
    assert!(ask(weakest, &|_| {})["card"].is_string());
    assert!(ask("no-such-level", &|_| {})["error"].as_str().unwrap().starts_with("level: "));
    for (field, wrong, named) in [
        ("seat", json!("Q"), "view.seat: "),
        ("phase", json!("sleep"), "view.phase: "),
        ("maker", json!(null), "view.maker: "),
        ("hand", json!("AKQJ.Q.Q.X"), "view.hand: "),
        ("hand", json!("AKQ..."), "view: hand: "),
        ("lines", json!({"NS": 9}), "view.lines.EW: "),
        ("announced", json!([{"seat": "S", "call": "no"}]), "view.announced[0].call: "),
        ("tricks", json!([{"leader": "S", "cards": ["SA", "SX"]}]), "view.tricks[0].cards[1]: "),
        ("trick", json!({"leader": "S", "cards": ["C9", "CT", "CJ", "CK", "CA"]}), "view.trick.cards: "),
        ("rules", json!({"preset": "wellkomm", "misplay": 1}), "view.rules.misplay: "),
    ] {
        let answer = ask(weakest, &|view| view[field] = wrong.clone());
        let error = answer["error"].as_str().unwrap_or_else(|| panic!("{field} {wrong} was answered {answer}"));
        assert!(error.starts_with(named), "{field} {wrong} says {error:?}");
    }
}
