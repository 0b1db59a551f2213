//! The engine's answers: recorded cases, ids, and whatever nonsense may come in.

use std::collections::BTreeMap;

use konter_a_matt::engine::Engine;
use konter_a_matt::rules::deal::below;
use konter_a_matt::rules::{Match, Phase, Preset, Seat, Seed};
use serde_json::{Value, json};

use crate::table::ask;

fn error(request: &str) -> String {
    let answer = ask(request);
    answer["error"].as_str().unwrap_or_else(|| panic!("{request} was answered {answer}")).to_owned()
}

/// Whether all that is wanted is there; lists in any order.
fn has(found: &Value, wanted: &Value) -> bool {
    match (found, wanted) {
        (Value::Object(found), Value::Object(wanted)) => {
            wanted.iter().all(|(name, wanted)| found.get(name).is_some_and(|found| has(found, wanted)))
        }
        (Value::Array(found), Value::Array(wanted)) => {
            let sorted = |list: &[Value]| list.iter().map(Value::to_string).collect::<std::collections::BTreeSet<_>>();
            found.len() == wanted.len() && sorted(found) == sorted(wanted)
        }
        _ => found == wanted,
    }
}

fn recorded(cases: &str) {
    for (number, case) in cases.lines().enumerate() {
        let case: Value = serde_json::from_str(case).unwrap();
        let answer = ask(&case["request"].to_string());
        assert!(has(&answer, &case["answer"]), "case {}: {}\nanswered {answer}", number + 1, case);
    }
}

#[test]
fn legal_cards_as_recorded() {
    recorded(include_str!("../data/protocol/legal.jsonl"));
}

#[test]
fn tricks_as_recorded() {
    recorded(include_str!("../data/protocol/trick.jsonl"));
}

#[test]
fn scores_as_recorded() {
    recorded(include_str!("../data/protocol/score.jsonl"));
}

#[test]
fn games_as_recorded() {
    recorded(include_str!("../data/protocol/play.jsonl"));
}

#[test]
fn positions_as_recorded() {
    recorded(include_str!("../data/protocol/solve.jsonl"));
}

#[test]
fn a_request_gets_one_line_in_order_with_its_id_as_it_was_written() {
    let ids = ["1", "1.50", "\"a\\u0062\"", "null", "[1, {\"x\": []}]", "123456789012345678901234567890", "-0"];
    let input: String =
        ids.map(|id| format!("{{\"cmd\":\"version\",\"id\":{id}}}\r\n")).concat() + "nonsense\n\n{\"cmd\":\"version\"}";
    let mut output = Vec::new();
    Engine::default().run(input.as_bytes(), &mut output).unwrap();
    let lines: Vec<&str> = std::str::from_utf8(&output).unwrap().lines().collect();
    assert_eq!(lines.len(), ids.len() + 3);
    for (line, id) in lines.iter().zip(ids) {
        assert!(line.starts_with(&format!("{{\"id\":{id},\"name\":\"konter-a-matt\"")), "{line}");
    }
    assert!(lines[ids.len()].starts_with("{\"error\":") && lines[ids.len() + 1].starts_with("{\"error\":"));
    assert_eq!(ask(lines[ids.len() + 2])["error"], "cmd: is missing");
    assert_eq!(ask("{\"cmd\":\"version\"}")["protocol"], 1);
    assert_eq!(ask("{\"cmd\":\"nope\",\"id\":7}")["id"], 7);
}

#[test]
fn errors_name_the_field() {
    let play = r#""rules":"wellkomm","dealer":"E","deal":"S:AKQJ.Q.Q. T.AK.AK.A 9.JT.JT.K .9.9.QJT9","packet":["SA","SK","SQ"],"lines":{"NS":9,"EW":9}"#;
    let score = r#""rules":"rampo","lines":{"NS":9,"EW":9},"maker":"NS","announced":[]"#;
    for (request, named) in [
        ("[]", "the line is no request"),
        ("\"\\ud800\"", "the line is no request"),
        ("{\"cmd\":5}", "cmd: must be a text"),
        (r#"{"cmd":"nope"}"#, "cmd: there is no command"),
        (r#"{"cmd":"legal"}"#, "trump: is missing"),
        (r#"{"cmd":"legal","trump":"X"}"#, "trump: must be one of"),
        (r#"{"cmd":"legal","trump":"\ud800"}"#, "trump: "),
        (r#"{"cmd":"legal","trump":"S","hand":"AA..."}"#, "hand: "),
        (r#"{"cmd":"legal","trump":"S","hand":"AKQJT9.A.."}"#, "hand: a hand has at most six"),
        (r#"{"cmd":"legal","trump":"S","hand":"A...","trick":["HA","HX"]}"#, "trick[1]: "),
        (r#"{"cmd":"legal","trump":"S","hand":"A...","trick":["HA","HA"]}"#, "trick: HA is there twice"),
        (r#"{"cmd":"legal","trump":"S","hand":"A...","trick":["SA"]}"#, "trick: SA is in the hand"),
        (r#"{"cmd":"legal","trump":"S","hand":"A...","trick":["HA","HK","HQ","HJ"]}"#, "trick: has at most three"),
        (r#"{"cmd":"trick","trump":"S","leader":"Q"}"#, "leader: must be one of"),
        (r#"{"cmd":"trick","trump":"S","leader":"N","cards":["SA"]}"#, "cards: must be the four cards"),
        (r#"{"cmd":"trick","trump":"S","leader":"N","cards":"SA"}"#, "cards: must be a list"),
        (r#"{"cmd":"score","rules":"chess"}"#, "rules: there is no preset"),
        (r#"{"cmd":"score","rules":7}"#, "rules: must be a preset's name"),
        (r#"{"cmd":"score","rules":{"preset":"chess"}}"#, "rules.preset: there is no preset"),
        (r#"{"cmd":"score","rules":{"kapo":"sometimes"}}"#, "rules.kapo: "),
        (r#"{"cmd":"score","rules":{"start-lines":1e400}}"#, "rules: "),
        (r#"{"cmd":"score","rules":{"capot":"off"}}"#, "rules: there is no option"),
        (&format!(r#"{{"cmd":"score",{score},"points":{{"NS":41,"EW":0}}}}"#), "points.NS: must be a whole number"),
        (&format!(r#"{{"cmd":"score",{score},"points":{{"NS":20}}}}"#), "points.EW: is missing"),
        (&format!(r#"{{"cmd":"score",{score},"points":{{"NS":30,"EW":0}},"tricks":{{"NS":6,"EW":0}}}}"#), "points: "),
        (&format!(r#"{{"cmd":"score",{score},"points":{{"NS":20,"EW":20}},"tricks":{{"NS":6,"EW":0}}}}"#), "points: "),
        (&format!(r#"{{"cmd":"score",{score},"points":{{"NS":20,"EW":20}},"tricks":{{"NS":4,"EW":4}}}}"#), "tricks: "),
        (&format!(r#"{{"cmd":"score",{score},"points":{{"NS":9,"EW":9}},"tricks":{{"NS":1,"EW":1}}}}"#), "tricks: "),
        (r#"{"cmd":"score","rules":"rampo","lines":{"NS":0,"EW":9}}"#, "lines.NS: must be a whole number from 1"),
        (r#"{"cmd":"solve"}"#, "deal: is missing"),
        (r#"{"cmd":"solve","trump":"S","leader":"N","deal":"N:A... K... . ."}"#, "deal: "),
        (r#"{"cmd":"solve","trump":"S","leader":"N","deal":"N:A... K... ... ..."}"#, "deal: "),
        (r#"{"cmd":"solve","trump":"S","leader":"N","deal":"N:... ... ... ..."}"#, "deal: nobody"),
        (
            r#"{"cmd":"solve","trump":"S","leader":"N","deal":"N:A... K... Q... J...","trick":["HA","HK","HJ","HT"]}"#,
            "trick: has at most three",
        ),
        (r#"{"cmd":"deal"}"#, "seed: is missing"),
        (r#"{"cmd":"deal","seed":1.5}"#, "seed: must be"),
        (r#"{"cmd":"deal","seed":""}"#, "seed: "),
        (r#"{"cmd":"deal","seed":1,"game":0}"#, "game: must be a whole number from 1"),
        (r#"{"cmd":"deal","seed":1,"game":99999999999999999999}"#, "game: "),
        (r#"{"cmd":"play","record":{"x":1}}"#, "rules: is missing"),
        (&format!(r#"{{"cmd":"play",{play}}}"#), "actions: is missing"),
        (&format!(r#"{{"cmd":"play",{play},"actions":[{{"seat":"S"}}]}}"#), "actions[0]: must have one of"),
        (
            &format!(r#"{{"cmd":"play",{play},"actions":[{{"seat":"S","trump":"S","card":"SA"}}]}}"#),
            "actions[0]: must have one of",
        ),
        (&format!(r#"{{"cmd":"play",{play},"actions":[{{"seat":"S","trump":"Z"}}]}}"#), "actions[0].trump: "),
        (&format!(r#"{{"cmd":"play",{play},"actions":[{{"seat":"S","claim":false}}]}}"#), "actions[0].claim: "),
        (
            &format!(r#"{{"cmd":"play",{play},"actions":[{{"seat":"W","trump":"S"}}]}}"#),
            "actions[0]: it is the turn of S",
        ),
        (
            &format!(
                r#"{{"cmd":"play",{play},"actions":[{{"seat":"S","trump":"S"}},{{"seat":"S","card":"SA"}},{{"seat":"W","card":"HA"}}]}}"#
            ),
            "actions[2]: a trump was led",
        ),
        (&format!(r#"{{"cmd":"play",{},"actions":[]}}"#, play.replace("SQ\"]", "HA\"]")), "packet: must be three"),
        (&format!(r#"{{"cmd":"play",{},"actions":[]}}"#, play.replace("QJT9\"", "QJT\"")), "deal: every hand has six"),
        (&format!(r#"{{"cmd":"play",{},"actions":[]}}"#, play.replace("QJT9\"", "QJTA\"")), "deal: "),
    ] {
        let found = error(request);
        assert!(found.starts_with(named), "{request}\nsays {found:?}, not {named:?}");
        assert!(found.len() < 400, "a long answer: {found}");
    }
}

#[test]
fn what_is_deep_or_long_or_huge_does_no_harm() {
    for part in ["[", "{\"a\":", "{\"cmd\":[", "\"", "\\u0000", "9", "{\"cmd\":\"legal\",\"trick\":["] {
        assert!(!error(&part.repeat(60_000)).is_empty());
    }
    let nested = format!("{}{}", "[".repeat(50_000), "]".repeat(50_000));
    for field in ["trump", "hand", "trick", "rules", "lines", "points", "actions", "seed", "view", "level", "deal"] {
        for command in ["legal", "trick", "score", "play", "deal", "solve", "choose"] {
            error(&format!(r#"{{"cmd":"{command}","{field}":{nested}}}"#).replace("\"seed\":1", ""));
        }
    }
    // An id may be anything.
    let mut output = Vec::new();
    Engine::default().run(format!(r#"{{"id":{nested},"cmd":"version"}}"#).as_bytes(), &mut output).unwrap();
    assert!(String::from_utf8(output).unwrap().contains(&nested));
}

#[test]
fn random_changes_to_requests_are_always_answered() {
    let mut rng = Seed::from(9).rng("test/requests");
    let cases: Vec<&str> = include_str!("../data/protocol/play.jsonl").lines().collect();
    let (mut errors, mut answers) = (0, 0);
    for _ in 0..5_000 {
        let case: Value = serde_json::from_str(cases[below(&mut rng, cases.len() as u32) as usize]).unwrap();
        let mut request = case["request"].to_string().into_bytes();
        for _ in 0..=below(&mut rng, 3) {
            let place = below(&mut rng, request.len() as u32) as usize;
            match below(&mut rng, 3) {
                0 => request[place] = b"SWNEHDCAKQJT9:.,[]{}\"0\\"[below(&mut rng, 23) as usize],
                1 => drop(request.remove(place)),
                _ => request.insert(place, below(&mut rng, 128) as u8),
            }
        }
        let answer = ask(&String::from_utf8_lossy(&request).replace('\n', " "));
        if answer.get("error").is_some() { errors += 1 } else { answers += 1 }
    }
    assert!(errors > 2_000 && answers > 20, "{errors} errors, {answers} answers");
}

#[test]
fn deals_are_those_of_a_match_with_the_drawn_cut() {
    for preset in [Preset::Wellkomm, Preset::Rampo] {
        let mut partie = Match::new(preset.options(), Seed::new("Wooltz").unwrap(), None);
        for number in 1..=4 {
            let request = json!({"cmd": "deal", "seed": "Wooltz", "game": number, "rules": preset.name()});
            let answer = ask(&request.to_string());
            assert_eq!(answer["dealer"], partie.game().dealer().letter().to_string());
            assert_eq!(answer["fingerprint"], partie.shuffle().pack.fingerprint());
            let cut = partie.shuffle().drawn_cut;
            partie.apply(partie.game().cutter(), konter_a_matt::rules::Action::Cut(cut)).unwrap();
            let forehand = partie.game().forehand();
            let packet: Vec<String> = partie.game().pack().cards()[..3].iter().map(ToString::to_string).collect();
            assert_eq!(answer["packets"][forehand.letter().to_string()], json!(packet));
            // The engine's own answer is a game that it can play.
            let game = json!({
                "cmd": "play", "rules": preset.name(), "dealer": answer["dealer"], "deal": answer["deal"], "packet": packet,
                "lines": {"NS": 9, "EW": 9}, "actions": [],
            });
            assert_eq!(ask(&game.to_string())["turn"], forehand.letter().to_string());
            play_out(&mut partie);
            assert!(partie.next_game());
        }
    }
}

/// Plays the first legal card, whoever's turn it is, until the game is scored.
fn play_out(partie: &mut Match) {
    while partie.game().phase() != Phase::Scored {
        let seat = partie.game().turn().unwrap();
        let step = *partie
            .game()
            .legal_actions(seat)
            .iter()
            .rfind(|a| !matches!(a, konter_a_matt::rules::Action::Claim | konter_a_matt::rules::Action::ClaimRest))
            .unwrap();
        partie.apply(seat, step).unwrap();
    }
}

#[test]
fn a_game_tells_what_everybody_may_still_say() {
    let deal = "S:AK.QA.Q.A JT.KJ.AK. Q9.T9.JT. ..9.KQJT9";
    let announce = |rules: &str, actions: Value| {
        let request = json!({
            "cmd": "play", "rules": rules, "dealer": "E", "deal": deal, "packet": ["SA", "SK", "HQ"],
            "lines": {"NS": 9, "EW": 9}, "actions": actions,
        });
        let answer = ask(&request.to_string());
        serde_json::from_value::<BTreeMap<String, Vec<String>>>(answer["announce"].clone())
            .unwrap_or_else(|_| panic!("{answer}"))
    };
    let said = |who: &[(&str, &str)]| -> BTreeMap<String, Vec<String>> {
        who.iter().map(|(seat, call)| ((*seat).to_owned(), vec![(*call).to_owned()])).collect()
    };
    let trump = json!([{"seat": "S", "trump": "S"}]);
    assert_eq!(announce("letzebuerg", trump), said(&[("N", "matt"), ("S", "konter")]));
    let silent = json!([{"seat": "S", "trump": "S"}, {"seat": "S", "announce": "none"}]);
    assert_eq!(announce("letzebuerg", silent), said(&[("N", "matt")]));
    let led = json!([{"seat": "S", "trump": "S"}, {"seat": "S", "card": "CA"}]);
    assert_eq!(announce("letzebuerg", led.clone()), said(&[]));
    assert_eq!(announce("wellkomm", led), said(&[]));
    let north = json!([{"seat": "S", "trump": "S"}, {"seat": "S", "card": "CA"}, {"seat": "W", "card": "HK"}]);
    assert_eq!(announce("wellkomm", north), said(&[("N", "matt")]));
    assert_eq!(Seat::ALL.map(Seat::letter), ['S', 'W', 'N', 'E']);
}
