//! What a weak player never gets wrong, and what it overlooks.
//!
//! Weak players misjudge: their values are blurred. But some cards look wrong to everybody at the table, and a partner who plays them
//! seems not weak but absent; those are left out before anything is judged.

use rand::Rng;
use rand::rngs::ChaCha8Rng;

use super::public::Public;
use super::rule;
use super::skill::Skill;
use crate::rules::game::Game;
use crate::rules::options::Misplay;
use crate::rules::view::{Question, View};
use crate::rules::{Card, CardSet, Seat};

/// The cards that a player who errs chooses from when it is the last to play to a trick, where all is to be seen.
///
/// A side card of the suit led that takes the trick takes it; who cannot or will not take a trick from the opponents gives it
/// no more points of a suit than it must.
#[must_use]
pub fn presentable(table: &Public, legal: CardSet) -> CardSet {
    let Some((holder, best)) = table.winning().filter(|_| table.trick.len() == 3) else { return legal };
    if holder == table.turn().partner() {
        return legal;
    }
    let takes: CardSet = legal.iter().filter(|card| card.beats(best, table.trump)).collect();
    let plain = takes - CardSet::trumps(table.trump);
    if !plain.is_empty() {
        return plain;
    }
    let given = legal - takes;
    let cheaper = |card: Card, other: Card| {
        let alike = card.suit() == other.suit() && card.is_trump(table.trump) == other.is_trump(table.trump);
        alike && other.points() < card.points()
    };
    takes | given.iter().filter(|card| !given.iter().any(|other| cheaper(*card, other))).collect()
}

/// A card that does not follow although it has to, where misplays can be made: the player has overlooked its only card of the suit led.
///
/// Only players who forget more than half of what they see overlook cards in their own hand, and seldom.
pub fn misplay(skill: &Skill, view: &View, table: &Public, rng: &mut ChaCha8Rng) -> Option<Card> {
    const OFTEN: f32 = 0.08;
    if view.options.misplay != Misplay::Callable || view.question != Question::Play || skill.memory >= 0.5 {
        return None;
    }
    let legal = view.legal();
    let trump = CardSet::trumps(table.trump);
    let led = table.trick.led()?;
    let only = if led.is_trump(table.trump) { legal } else { legal - trump };
    if only.len() != 1 || legal == view.hand {
        return None;
    }
    let drawn = rng.next_u32() as f32 / u32::MAX as f32;
    if drawn >= (0.5 - skill.memory) * OFTEN {
        return None;
    }
    rule::card(table, view.hand - only).filter(|card| !legal.contains(*card))
}

/// A misplay that one of `callers` can prove by the cards it has seen: who calls it, and whose it is.
///
/// Players call only their opponents'.
pub fn misplay_to_call(game: &Game, callers: impl Iterator<Item = Seat>) -> Option<(Seat, Seat)> {
    if game.options().misplay != Misplay::Callable || !game.may_call_misplay() {
        return None;
    }
    let mut proven = callers.filter_map(|seat| Some((seat, View::of(game, seat).proven_misplay()?)));
    proven.find(|(seat, guilty)| guilty.team() != seat.team())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::arena::{Setup, play_watched};
    use crate::ai::levels::{Kind, Level, choose};
    use crate::ai::mind::Mind;
    use crate::ai::{Decision, check};
    use crate::rules::deal::{Seed, Shuffle};
    use crate::rules::{BySeat, Lee, Preset};

    /// Every card that players of a level play in some games, with the view it was played in.
    fn cards_of(level: &str, preset: Preset, games: u32) -> Vec<(View, Card)> {
        let level = Level::from_name(level).expect("a level");
        let mut played = Vec::new();
        for number in 1..=games {
            let options = preset.options();
            let lee = Lee::start(&options);
            let dealer = Seat::ALL[number as usize % 4];
            let game = Game::dealt(options, dealer, lee, Shuffle::of(&Seed::from(11), number).pack);
            play_watched(
                game,
                &BySeat([level.player(); 4]),
                number.into(),
                &mut Mind::new(),
                &mut |view, choice, _| {
                    if let Decision::Card(card) = choice {
                        played.push((view.clone(), card));
                    }
                },
            )
            .expect("a game played to its score");
        }
        played
    }

    #[test]
    fn no_level_looks_stupid_as_the_last_to_play() {
        for (level, games) in [("beginner", 150), ("casual", 150), ("regular", 15)] {
            let mut last = 0;
            for (view, card) in cards_of(level, Preset::Wellkomm, games) {
                let table = check::check(&view).expect("a sound view").expect("trump is named");
                let legal = view.legal();
                let Some((holder, best)) = table.winning().filter(|_| table.trick.len() == 3 && legal.len() > 1) else {
                    continue;
                };
                last += 1;
                let trumps = CardSet::trumps(table.trump);
                let takes = |card: Card| card.beats(best, table.trump);
                if holder == view.seat.partner() {
                    let ruffs = trumps.contains(card) && !best.is_trump(table.trump);
                    assert!(!ruffs || (legal - trumps).is_empty(), "{level} ruffs the partner's trick: {view:?}");
                } else if !takes(card) {
                    assert!((legal - trumps).iter().all(|card| !takes(card)), "{level} leaves a trick: {view:?}");
                    let suit = legal.iter().filter(|other| other.suit() == card.suit() && !takes(*other));
                    let least = suit.filter(|other| other.is_trump(table.trump) == card.is_trump(table.trump));
                    assert_eq!(least.map(Card::points).min(), Some(card.points()), "{level} gives {card}: {view:?}");
                }
            }
            assert!(last > 20, "{level} was the last to play {last} times");
        }
    }

    #[test]
    fn every_level_leaves_the_partner_a_sure_trick_and_feeds_it() {
        for (level, games) in [("beginner", 100), ("casual", 100), ("regular", 15), ("expert", 25)] {
            let (mut held, mut could, mut fed) = (0, 0, 0);
            for (view, card) in cards_of(level, Preset::Wellkomm, games) {
                let table = check::check(&view).expect("a sound view").expect("trump is named");
                let plain = view.legal() - CardSet::trumps(table.trump);
                let side_led = table.trick.led().is_some_and(|led| !led.is_trump(table.trump));
                // As the last to play one sees that the partner holds the trick.
                let sure =
                    table.trick.len() == 3 && table.winning().is_some_and(|(seat, _)| seat == view.seat.partner());
                if !sure || !side_led || plain.is_empty() {
                    continue;
                }
                held += 1;
                assert!(plain.contains(card), "{level} trumps the partner's trick with {card}: {view:?}");
                // The ace may wait for a trick of its own.
                if plain.iter().any(|card| (1..4).contains(&card.points())) {
                    could += 1;
                    fed += u32::from(card.points() > 0);
                }
            }
            assert!(held >= 5 && could >= 5 && fed * 5 >= could * 4, "{level}: {held} held, {fed} of {could} fed");
        }
    }

    #[test]
    fn only_weak_levels_overlook_a_card_and_only_where_misplays_can_be_made() {
        for (level, games, overlooks) in [("beginner", 250, true), ("casual", 250, true), ("regular", 15, false)] {
            let misplays = |preset| {
                let cards = cards_of(level, preset, games);
                cards.iter().filter(|(view, card)| !view.legal().contains(*card)).count()
            };
            assert_eq!(misplays(Preset::Wellkomm), 0, "{level} follows where it must");
            let made = misplays(Preset::Letzebuerg);
            assert!(if overlooks { (1..games as usize / 4).contains(&made) } else { made == 0 }, "{level}: {made}");
        }
    }

    #[test]
    fn weaker_levels_fail_more_puzzles_and_in_every_way_people_do() {
        let puzzles: Vec<serde_json::Value> = include_str!("puzzles.jsonl")
            .lines()
            .map(|line| serde_json::from_str(line).expect("a puzzle on each line"))
            .collect();
        let mut solved_before = 0;
        for level in ["beginner", "casual", "regular", "expert"] {
            let mut solved = 0;
            let mut failed = std::collections::BTreeSet::new();
            for seed in 1..=3 {
                let requests: String = puzzles
                    .iter()
                    .map(|p| {
                        serde_json::json!({"cmd": "choose", "level": level, "seed": seed, "view": p["view"]})
                            .to_string()
                            + "\n"
                    })
                    .collect();
                let mut answers = Vec::new();
                crate::engine::Engine::default()
                    .run(requests.as_bytes(), &mut answers)
                    .expect("memory takes every answer");
                for (puzzle, answer) in puzzles.iter().zip(String::from_utf8(answers).expect("text").lines()) {
                    let answer: serde_json::Value = serde_json::from_str(answer).expect("JSON");
                    let right =
                        puzzle["best"].as_object().is_some_and(|best| best.iter().all(|(k, v)| answer[k] == *v));
                    solved += u32::from(right);
                    if !right {
                        failed.insert(puzzle["kind"].as_str().unwrap_or_default());
                    }
                }
            }
            assert!(solved > solved_before, "{level} solves {solved}, the level below {solved_before}");
            solved_before = solved;
            assert!(!failed.contains("feed-partner"), "{level} feeds the partner");
            if matches!(level, "beginner" | "casual") {
                for kind in ["no-trump-lead-out", "save-ace", "announce-makers"] {
                    assert!(failed.contains(kind), "{level} sometimes fails {kind}");
                }
            }
        }
    }

    #[test]
    fn a_proven_misplay_is_called_by_the_other_side_alone() {
        let level = Level::from_name("beginner").expect("a level");
        let Kind::Search(skill) = &level.player().kind else { panic!("levels search") };
        assert!(skill.memory < 0.5);
        let setup = Setup { options: Preset::Letzebuerg.options(), deals: 60, seed: 5, threads: 1 };
        let mut called = 0;
        for number in 1..=setup.deals {
            let lee = Lee::start(&setup.options);
            let pack = Shuffle::of(&Seed::from(setup.seed), number).pack;
            let mut game = Game::dealt(setup.options.clone(), Seat::South, lee, pack);
            while game.score().is_none() && game.phase() != crate::rules::Phase::Count {
                if let Some((caller, guilty)) = misplay_to_call(&game, Seat::ALL.into_iter()) {
                    assert_ne!(caller.team(), guilty.team());
                    game.apply(caller, crate::rules::Action::CallMisplay(guilty)).expect("it may be called");
                    let result = game.score().expect("a call ends the game").game.result;
                    assert_eq!(result.winner(), Some(caller.team()), "a proven misplay is a right call");
                    called += 1;
                    break;
                }
                let seat = game.asked().or_else(|| game.turn()).expect("somebody is to act");
                let action = crate::rules::Action::from(
                    choose(level, number.into(), &View::of(&game, seat)).expect("a sound view").decision,
                );
                game.apply(seat, action).expect("an action that the rules allow");
            }
        }
        assert!(called > 0, "misplays turn up");
    }
}
