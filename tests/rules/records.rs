//! Match records: played again to the same state, and harmless whatever is in them.

use konter_a_matt::rules::deal::below;
use konter_a_matt::rules::partie::RecordError;
use konter_a_matt::rules::{Action, Match, Phase, Preset, Record, Seat, Seed};

/// A whole match by random play, with the match after every step.
fn random_match(preset: Preset, seed: u64) -> (Match, Vec<Match>) {
    let seed = Seed::from(seed);
    let mut rng = seed.rng("test/match");
    let mut partie = Match::new(preset.options(), seed, None);
    let mut states = vec![partie.clone()];
    while partie.winner().is_none() {
        if partie.game().phase() == Phase::Scored {
            assert!(partie.next_game());
        } else {
            let all: Vec<(Seat, Action)> = Seat::ALL
                .into_iter()
                .flat_map(|seat| partie.game().legal_actions(seat).into_iter().map(move |action| (seat, action)))
                .collect();
            // Calls and claims are many and end a game; most of them are left out.
            let ends = |action: Action| matches!(action, Action::CallMisplay(_) | Action::Claim | Action::ClaimRest);
            let mut pick = || all[below(&mut rng, all.len() as u32) as usize];
            let mut choice = pick();
            if ends(choice.1) {
                choice = pick();
            }
            partie.apply(choice.0, choice.1).unwrap();
        }
        states.push(partie.clone());
    }
    (partie, states)
}

#[test]
fn a_record_plays_again_to_the_same_state_after_every_step() {
    for preset in Preset::ALL {
        let (last, states) = random_match(preset, 3);
        for state in &states {
            assert_eq!(Match::replay(state.record()).as_ref(), Ok(state));
        }
        assert!(last.winner().is_some());
        // A match that is over goes no further.
        assert!(!last.clone().next_game());
    }
}

#[test]
fn a_record_is_read_as_it_was_written() {
    for preset in Preset::ALL {
        let (last, _) = random_match(preset, 4);
        let text = last.record().to_ron().unwrap();
        let record = Record::from_ron(&text).unwrap();
        assert_eq!(&record, last.record());
        assert_eq!(Match::replay(&record).unwrap(), last);
        let following = last.following();
        assert_eq!(following.game_number(), 1);
        assert_ne!(following.shuffle(), states_first(&last).shuffle());
    }
}

fn states_first(partie: &Match) -> Match {
    let record = partie.record();
    Match::new(record.rules.clone(), record.seed.clone(), record.dealer)
}

#[test]
fn a_record_cut_anywhere_is_an_error() {
    let (partie, _) = random_match(Preset::Rampo, 5);
    let text = partie.record().to_ron().unwrap();
    let whole = text.rfind(')').unwrap();
    for cut in (0..whole).filter(|cut| text.is_char_boundary(*cut)) {
        assert!(matches!(Record::from_ron(&text[..cut]), Err(RecordError::Unreadable(_))), "cut at {cut}");
    }
}

#[test]
fn random_bytes_in_a_record_never_panic() {
    let (partie, _) = random_match(Preset::Letzebuerg, 6);
    let text = partie.record().to_ron().unwrap();
    let mut rng = Seed::from(7).rng("test/bytes");
    let mut unreadable = 0;
    for _ in 0..4_000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=below(&mut rng, 3) {
            let place = below(&mut rng, bytes.len() as u32) as usize;
            bytes[place] = match below(&mut rng, 3) {
                0 => b"0123456789"[below(&mut rng, 10) as usize],
                1 => b"SHDCAKQJT9WNE"[below(&mut rng, 13) as usize],
                _ => below(&mut rng, 256) as u8,
            };
        }
        match Record::from_ron(&String::from_utf8_lossy(&bytes)) {
            Err(error) => unreadable += usize::from(!error.to_string().is_empty()),
            // Whether the rules still allow it or not.
            Ok(record) => drop(Match::replay(&record)),
        }
    }
    assert!(unreadable > 1_000, "{unreadable} unreadable");
    for _ in 0..2_000 {
        let noise: Vec<u8> = (0..below(&mut rng, 200)).map(|_| below(&mut rng, 256) as u8).collect();
        assert!(Record::from_ron(&String::from_utf8_lossy(&noise)).is_err());
    }
}

#[test]
fn records_of_other_steps_are_played_or_refused_at_that_step() {
    let (partie, _) = random_match(Preset::Letzebuerg, 9);
    let mut rng = Seed::from(10).rng("test/steps");
    let mut refused = 0;
    for _ in 0..2_000 {
        let mut record = partie.record().clone();
        let game = below(&mut rng, record.games.len() as u32) as usize;
        let step = below(&mut rng, record.games[game].len() as u32) as usize;
        let from = below(&mut rng, record.games[0].len() as u32) as usize;
        record.games[game][step] = record.games[0][from];
        match Match::replay(&record) {
            Err(RecordError::Refused { game: number, step: at, .. }) => {
                refused += 1;
                assert!((number, at) >= (game + 1, step + 1));
            }
            Err(error) => assert!(matches!(error, RecordError::Unfinished { game: next } if next > game), "{error}"),
            Ok(_) => {}
        }
    }
    assert!(refused > 1_000, "{refused} refused");
}

#[test]
fn wrong_records_say_what_is_wrong() {
    let (partie, _) = random_match(Preset::Wellkomm, 8);
    let text = partie.record().to_ron().unwrap();
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} is not in the record");
        Record::from_ron(&text.replacen(from, to, 1))
    };
    assert_eq!(changed("version: 1", "version: 2"), Err(RecordError::Version(2)));
    for (from, to) in [
        ("version: 1", "version: 99999999999999999999999999"),
        ("version: 1", "version: -1"),
        ("version: 1", "version: 1, unknown: 1"),
        ("Cut(", "Cut(9999999"),
        ("seed: \"8\"", "seed: \"\""),
        ("seed: \"8\"", "seed: 8"),
        ("\"start-lines\": 9", "\"start-lines\": 31"),
    ] {
        assert!(matches!(changed(from, to), Err(RecordError::Unreadable(_))), "{from} to {to}");
    }
    let mut record = partie.record().clone();
    record.games[0].truncate(1);
    assert_eq!(Match::replay(&record), Err(RecordError::Unfinished { game: 2 }));
    let mut record = partie.record().clone();
    record.games.push(Vec::new());
    let over = record.games.len();
    assert_eq!(Match::replay(&record), Err(RecordError::Unfinished { game: over }));
    let mut record = partie.record().clone();
    record.games[0].insert(1, (Seat::South, Action::Count));
    assert!(matches!(Match::replay(&record), Err(RecordError::Refused { game: 1, step: 2, .. })));
}

#[test]
fn deep_nesting_is_an_error() {
    for nested in ["(", "[", "(games: [[", "(version: 1, games: [[(South, Cut(", "{\"a\":", "Some("] {
        assert!(Record::from_ron(&nested.repeat(100_000)).is_err());
    }
}
