//! The coach without a window: it changes no match, shows nothing stale, and fits its place.

use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;
use bevy_egui::egui;

use super::adviser::{Adviser, Thought};
use super::remark::{self, Mistake};
use super::{Assistance, Hint, Remark, Remarks, hint};
use crate::ai::{self, Candidate, Choice, Decision, Level, Reason};
use crate::hud::testing::Screen as Panel;
use crate::localization::{Language, Texts};
use crate::play::{self, Act, NextGame, Player, Playing, SitDown};
use crate::rules::view::{Contract, Question};
use crate::rules::{self, Action, BySeat, Lee, Options, Record, Seat, Seed, Suit, Trick, View};
use crate::settings::{Settings, Speed};
use crate::table::Layout;

fn app(help: Assistance) -> App {
    let mut app = App::new();
    let settings = Settings { speed: Speed::Off, assistance: help, ..Settings::default() };
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .add_message::<RequestRedraw>()
        .insert_resource(settings)
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)))
        .add_plugins((play::plugin, crate::bots::plugin))
        .add_plugins((super::adviser::plugin, super::hint::plugin, super::remark::plugin));
    let players = BySeat::from_fn(|seat| match seat {
        Seat::South => Player::Human,
        _ => Player::Bot("rule".to_owned()),
    });
    let playing = Playing::new(Options::default(), Seed::from(11), players);
    app.world_mut().write_message(SitDown(Box::new(playing)));
    for _ in 0..3 {
        app.update();
    }
    app
}

/// Plays `games` games with a person at the South who goes by simple rules; `look` sees the app before each of the person's
/// decisions. Answers what was played.
fn play(help: Assistance, games: u32, mut look: impl FnMut(&mut App, &View)) -> Record {
    let rule = Level::from_name("rule").unwrap();
    play_by(help, games, |app, view| {
        look(app, view);
        ai::choose(rule, 1, view).unwrap().decision
    })
    .world()
    .resource::<Playing>()
    .partie()
    .record()
    .clone()
}

/// Plays `games` games with a person at the South who does what `decide` says.
fn play_by(help: Assistance, games: u32, mut decide: impl FnMut(&mut App, &View) -> Decision) -> App {
    let mut app = app(help);
    for _ in 0..200_000 {
        app.update();
        let playing = app.world().resource::<Playing>();
        let game = playing.game();
        let action = match game.phase() {
            rules::Phase::Scored if playing.partie().game_number() >= games => break,
            rules::Phase::Scored => {
                app.world_mut().write_message(NextGame);
                continue;
            }
            rules::Phase::Cut if game.cutter() == Seat::South => Action::Cut(9),
            _ if game.asked().or(game.turn()) == Some(Seat::South) && game.phase() != rules::Phase::Cut => {
                let view = View::of(game, Seat::South);
                decide(&mut app, &view).into()
            }
            _ => {
                let actions = |app: &App| app.world().resource::<Playing>().partie().record().games.concat().len();
                let before = actions(&app);
                app.update();
                let still = actions(&app) == before;
                assert!(!still || !app.world().resource::<Adviser>().is_asked(), "it is another's turn");
                continue;
            }
        };
        app.world_mut().write_message(Act { seat: Seat::South, action });
    }
    app
}

/// Prints how long advice took as well: `cargo test every_question -- --nocapture`.
#[test]
fn every_question_to_the_person_gets_advice_while_frames_go_on() {
    let (mut asked, mut frames, mut times) = ([0; 3], 0, Vec::new());
    _ = play_by(Assistance { hints: true, ..Assistance::CAFE }, 6, |app, view| {
        app.update();
        let choices = view.question != Question::Play || view.legal().len() > 1;
        assert_eq!(app.world().resource::<Adviser>().is_asked(), choices, "{view:?}");
        app.world_mut().resource_mut::<Adviser>().think(None);
        while app.world().resource::<Adviser>().is_thinking() {
            app.update();
            frames += 1;
        }
        let start = std::time::Instant::now();
        let advised = super::adviser::advise(view).unwrap();
        if choices {
            times.push(start.elapsed().as_secs_f64() * 1000.0);
            let thought = app.world().resource::<Adviser>().on_now().unwrap();
            assert_eq!(thought.choice.as_ref(), Some(&advised));
            asked[view.question as usize] += 1;
        }
        advised.decision
    });
    assert!(asked.iter().all(|number| *number > 0), "{asked:?}");
    assert!(frames > times.len(), "{frames} frames went by while {} pieces of advice were thought out", times.len());
    times.sort_by(f64::total_cmp);
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    println!("advice: {} times, mean {mean:.1} ms, longest {:.1} ms", times.len(), times[times.len() - 1]);
}

#[test]
fn a_match_with_help_is_the_same_as_one_without() {
    let without = play(Assistance::CAFE, 2, |_, _| {});
    let (mut advised, mut hurried) = (0, 0);
    let with = play(Assistance::HELP, 2, |app, view| {
        let mut adviser = app.world_mut().resource_mut::<Adviser>();
        adviser.think(None);
        // Every third decision is taken before the answer is there.
        if (advised + hurried) % 3 == 2 {
            hurried += 1;
            return;
        }
        for _ in 0..100_000 {
            app.update();
            let adviser = app.world().resource::<Adviser>();
            let Some(thought) = adviser.on_now() else { break };
            assert_eq!(thought.view, *view, "advice is about the decision that is to be taken");
            if let Some(choice) = &thought.choice {
                assert_eq!(*choice, super::adviser::advise(view).unwrap());
                break;
            }
        }
        advised += 1;
    });
    assert_eq!(with.games.len(), 2);
    assert_eq!(with, without);
    assert!(advised > 6 && hurried > 2, "{advised} advised, {hurried} hurried");
}

#[test]
fn answers_that_come_too_late_are_dropped_and_nothing_is_thought_without_being_asked() {
    play(Assistance { hints: true, ..Assistance::CAFE }, 1, |app, view| {
        let adviser = app.world().resource::<Adviser>();
        assert!(adviser.on_now().is_none() && adviser.past().count() == 0, "nobody asked");
        app.world_mut().resource_mut::<Adviser>().think(None);
        let thought = app.world().resource::<Adviser>().on_now();
        assert!(thought.is_none_or(|thought| thought.view == *view));
    });
}

#[test]
fn a_mistake_is_remarked_on_after_its_trick() {
    let mut app = app(Assistance { remarks: Remarks::Half, ..Assistance::CAFE });
    let view = decision();
    let mistake = |lines| Mistake::of(&thought(lines, Some(1)), 0.5);
    assert_eq!(mistake(0.2), None);
    let found = mistake(0.7).unwrap();
    assert_eq!((found.done, found.better.decision), (card("HJ"), card("HQ")));
    assert!((found.lines - 0.7).abs() < 1e-6 && found.view == view);
    assert_eq!(Mistake::of(&thought(0.7, Some(0)), 0.5), None, "the best is no mistake");
    assert_eq!(Mistake::of(&thought(0.7, None), 0.5), None, "what is not done yet is no mistake");
    app.update();
    assert!(app.world().resource::<Remark>().mistake.is_none() && !app.world().resource::<Hint>().is_open());
}

/// Plays five games in which the person always does what `pick` takes from the adviser's candidates, best first; the mistakes that were
/// made and those that were remarked on.
fn mistakes(pick: impl Fn(&[Candidate]) -> Decision) -> (Vec<Mistake>, Vec<Mistake>) {
    let help = Assistance { remarks: Remarks::Half, ..Assistance::CAFE };
    let (mut made, mut said) = (Vec::new(), Vec::new());
    let mut app = play_by(help, 5, |app, view| {
        app.update();
        while app.world().resource::<Adviser>().is_thinking() {
            app.update();
        }
        said.extend(app.world_mut().resource_mut::<Remark>().mistake.take());
        let Some(thought) = app.world().resource::<Adviser>().on_now() else {
            return ai::choose(Level::from_name("rule").unwrap(), 1, view).unwrap().decision;
        };
        let choice = thought.choice.clone().unwrap();
        let mut candidates = choice.candidates.clone();
        candidates.sort_by(|a, b| b.lines.total_cmp(&a.lines));
        let done = pick(&candidates);
        made.extend(Mistake::of(&Thought::finished(view.clone(), Some(choice), Some(done)), 0.5));
        done
    });
    app.update();
    said.extend(app.world_mut().resource_mut::<Remark>().mistake.take());
    (made, said)
}

#[test]
fn bad_cards_are_remarked_on_and_good_ones_are_not() {
    let (made, said) = mistakes(|candidates| candidates.last().unwrap().decision);
    assert!(!said.is_empty() && said.iter().all(|mistake| made.contains(mistake)), "{said:?} of {made:?}");
    let worst = made.iter().max_by(|a, b| a.lines.total_cmp(&b.lines)).unwrap();
    assert!(said.contains(worst) && worst.lines >= 0.5, "{worst:?}");
    for texts in Language::ALL.map(Texts::new) {
        let screen = Panel::new(egui::Vec2::new(900.0, 600.0), 100);
        let layout = Layout::new(Vec2::new(900.0, 600.0));
        for mistake in &said {
            screen.check("a real remark", |ctx| _ = remark::show(ctx, &layout, mistake, &screen.theme, &texts));
        }
    }
    let (made, said) = mistakes(|candidates| candidates[0].decision);
    assert_eq!((made, said), (Vec::new(), Vec::new()));
}

fn card(name: &str) -> Decision {
    Decision::Card(name.parse().unwrap())
}

/// South's first card on ♣A, with hearts as trump.
fn decision() -> View {
    let options = Options::default();
    let mut trick = Trick::new(Seat::East);
    assert!(trick.play("CA".parse().unwrap()));
    View {
        lee: Lee::start(&options),
        seat: Seat::South,
        dealer: Seat::North,
        question: Question::Play,
        hand: "KJ.AQJ.A.".parse().unwrap(),
        contract: Some(Contract { trump: Suit::Hearts, maker: Seat::East }),
        announced: Vec::new(),
        tricks: Vec::new(),
        trick,
        options,
    }
}

/// What is thought of it: ♥Q is the best, ♥J worse by so many lines; `done` counts from the best.
fn thought(worse: f32, done: Option<usize>) -> Thought {
    let cards = ["HQ", "HJ", "HA", "SK", "SJ", "DA"];
    let candidates: Vec<Candidate> = cards
        .iter()
        .enumerate()
        .map(|(place, name)| {
            let (lines, chance) = (0.4 - worse * place as f32, 0.58 - 0.04 * place as f32);
            Candidate { decision: card(name), lines, chance, value: chance }
        })
        .collect();
    let choice = Choice { decision: card("HQ"), candidates, reason: Reason::Ruff };
    Thought::finished(decision(), Some(choice), done.map(|place| card(cards[place])))
}

#[test]
fn advice_and_remarks_fit_beside_the_trick_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (size, text_size) in [
            ((640.0, 480.0), 100),
            ((900.0, 600.0), 100),
            ((900.0, 600.0), 200),
            ((1280.0, 800.0), 200),
            ((800.0, 1280.0), 100),
        ] {
            let screen = Panel::new(egui::Vec2::new(size.0, size.1), text_size);
            let layout = Layout::with_text(Vec2::new(size.0, size.1), text_size);
            let (theme, hint) = (screen.theme, thought(0.3, None));
            screen.check(&format!("advice {language:?} {size:?}"), |ctx| {
                hint::beside_trick(ctx, &layout, "advice", &theme, |ui| hint::advice(ui, &hint, &theme, &texts));
            });
            let mistake = Mistake::of(&thought(0.7, Some(1)), 0.5).unwrap();
            screen.check(&format!("remark {language:?} {size:?}"), |ctx| {
                remark::show(ctx, &layout, &mistake, &theme, &texts);
            });
        }
    }
}
