//! An automatic learner takes every lesson, with right and wrong answers, and asks the rules whether they agree.

use std::path::Path;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::window::RequestRedraw;

use super::game::Wanted;
use super::lesson::{Lesson, Part};
use super::make;
use super::progress::Progress;
use super::say::{Part as Put, Say};
use super::session::Session;
use super::task::{Answer, Ask, Given, Label, Task};
use super::{Do, Learning, TakeLesson};
use crate::ai::Decision;
use crate::app::WakeAfter;
use crate::audio::Cue;
use crate::coach;
use crate::hud::lee::Slate;
use crate::localization::{Language, Texts};
use crate::play::{self, Act, LeaveTable, Player, Playing, Screen, SitDown};
use crate::rules::options::{Kapo, Stanner};
use crate::rules::trick::legal;
use crate::rules::{BySeat, Card, CardSet, Options, Preset, Seat, Seed, Team};
use crate::saves::{self, DataDir, SavedMatch};
use crate::screens::{Menus, Page};
use crate::settings::{Settings, Speed};
use crate::table::places::Place;
use crate::table::{Layout, Stage, Tapped, stage};

/// Every answer that a task takes.
fn answers(task: &Task) -> Vec<Given> {
    match &task.ask {
        Ask::Tap(answers) => answers.iter().map(|answer| Given::Card(answer.what)).collect(),
        Ask::Order(order) => order.iter().map(|card| Given::Card(*card)).collect(),
        Ask::Pick(answers) => (0..answers.len()).map(Given::Pick).collect(),
        Ask::Mark(answers) => (0..1_u32 << answers.len())
            .map(|bits| {
                let marked = answers.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
                Given::Marked(marked.map(|(_, answer)| answer.what).collect())
            })
            .collect(),
    }
}

/// All parts of a lesson.
fn parts(lesson: Lesson) -> impl Iterator<Item = Part> {
    (0..lesson.steps()).map(Part::Step).chain((0..lesson.exercises()).map(Part::Exercise))
}

fn tasks(seeds: u64) -> impl Iterator<Item = (Lesson, Part, Options, Task)> {
    let presets = Preset::ALL.into_iter().flat_map(move |preset| (0..seeds).map(move |seed| (preset, seed)));
    presets.flat_map(|(preset, seed)| {
        Lesson::ALL.into_iter().flat_map(parts_of).filter_map(move |(number, lesson, part)| {
            let rules = preset.options();
            // The expert takes its time over each three cards.
            if lesson == Lesson::Trump && (seed > 1 || preset != Preset::Wellkomm) {
                return None;
            }
            let task = make::task(lesson, part, &Seed::from(seed), number, &rules)?;
            Some((lesson, part, rules, task))
        })
    })
}

fn parts_of(lesson: Lesson) -> impl Iterator<Item = (u32, Lesson, Part)> {
    parts(lesson).enumerate().map(move |(number, part)| (number as u32, lesson, part))
}

#[test]
fn every_task_has_right_and_wrong_answers_and_says_why() {
    let all: Vec<Texts> = Language::ALL.into_iter().map(Texts::new).collect();
    let names = BySeat::from_fn(|seat| format!("«{seat}»"));
    for (lesson, part, _, task) in tasks(6) {
        let place = format!("{lesson:?} {part:?} {task:#?}");
        let (mut right, mut wrong) = (0, 0);
        let mut said = vec![task.question.clone()];
        said.extend(task.text.iter().cloned());
        for given in answers(&task) {
            let Some(verdict) = task.judge(&given, &[]) else {
                // The first of an order is right and not yet all.
                assert!(matches!(task.ask, Ask::Order(_)), "{place}");
                right += 1;
                continue;
            };
            if verdict.right {
                right += 1;
            } else {
                wrong += 1;
                assert!(!verdict.why.is_empty(), "{given:?} of {place} is wrong without a reason");
            }
            said.extend(verdict.why);
        }
        // Where everything may be played, nothing is wrong.
        assert!(right >= 1 && (wrong >= 1 || task.plays), "{right} right and {wrong} wrong answers: {place}");
        said.sort_by_key(|say| format!("{say:?}"));
        said.dedup();
        for (texts, say) in all.iter().flat_map(|texts| said.iter().map(move |say| (texts, say))) {
            let words = say.words(texts, &names);
            let broken = words.contains(['{', '}', '$']) || words.starts_with("learn-") || words.trim().is_empty();
            assert!(!broken, "{:?} {say:?}: {words}", texts.language());
            assert!(!words.starts_with(char::is_lowercase), "{words}");
        }
    }
}

/// What the rules say about each kind of task, without what the lesson was made with.
#[test]
fn the_rules_agree() {
    // What refused and accepted trumps cost.
    let mut costs = [Vec::new(), Vec::new()];
    for (lesson, part, rules, task) in tasks(25) {
        let scene = &task.scene;
        let right = task.right_cards();
        let place = format!("{lesson:?} {part:?} {task:?}");
        match (&task.ask, task.question.key) {
            (Ask::Tap(_), "learn-ask-most") => {
                for card in &scene.hand {
                    assert_eq!(right.contains(*card), scene.hand.iter().all(|other| other.points() <= card.points()));
                }
            }
            (Ask::Mark(_), "learn-ask-nothing") => {
                let set: CardSet = scene.hand.iter().copied().collect();
                assert_eq!(right, set.iter().filter(|card| card.points() == 0).collect(), "{place}");
            }
            (Ask::Mark(_), "learn-ask-trumps") => {
                let set: CardSet = scene.hand.iter().copied().collect();
                assert_eq!(right, set & CardSet::trumps(scene.trump.unwrap()), "{place}");
            }
            (Ask::Tap(_) | Ask::Mark(_), "learn-ask-play" | "learn-ask-legal") => {
                let hand: CardSet = scene.hand.iter().copied().collect();
                assert_eq!(right, legal(scene.trump.unwrap(), Some(scene.trick[0].1), hand), "{place}");
            }
            (Ask::Tap(_), "learn-ask-winner") => {
                let (led, trump) = (scene.trick[0].1, scene.trump.unwrap());
                let wins = |card: Card| {
                    let over = |other: Card| match (card.trump_strength(trump), other.trump_strength(trump)) {
                        (Some(own), Some(theirs)) => own > theirs,
                        (own, None) if own.is_some() => true,
                        (None, None) => other.suit() != led.suit() || card.rank() < other.rank(),
                        _ => false,
                    };
                    (card.is_trump(trump) || card.suit() == led.suit())
                        && scene.trick.iter().all(|(_, other)| *other == card || over(*other))
                };
                assert_eq!(
                    right,
                    scene.trick.iter().map(|(_, card)| *card).filter(|card| wins(*card)).collect(),
                    "{place}"
                );
            }
            (Ask::Order(order), _) => {
                let suit = scene.trump.unwrap_or(order[0].suit());
                assert!(order.windows(2).all(|two| two[0].beats(two[1], suit)), "{place}");
                let lying: CardSet = scene.rows.iter().flatten().copied().collect();
                assert_eq!(lying, right);
            }
            (Ask::Tap(answers), "learn-ask-misplay") => {
                for Answer { what: card, right, .. } in answers {
                    let (row, column) = scene
                        .rows
                        .iter()
                        .enumerate()
                        .find_map(|(row, cards)| Some((row, cards.iter().position(|of| of == card)?)))
                        .unwrap();
                    let held: CardSet = scene.rows[row..].iter().map(|cards| cards[column]).collect();
                    let led = Some(scene.leads[row]).filter(|led| led != card);
                    assert_eq!(*right, !legal(scene.trump.unwrap(), led, held).contains(*card), "{card} {place}");
                }
            }
            (Ask::Pick(answers), "learn-ask-say") => {
                let hand: CardSet = scene.hand.iter().copied().collect();
                let says =
                    |key: &str| answers.iter().any(|a| a.right && a.what == Label::Says(vec![Say::new(leak(key))]));
                let (matt, konter) = (hand.contains(Card::MATT), hand.contains_all(CardSet::KONTERS));
                let key = match (matt, konter) {
                    (true, true) => "table-announce-both",
                    (true, false) => "table-announce-matt",
                    (false, true) => "table-announce-konter",
                    (false, false) => "table-announce-none",
                };
                assert!(says(key), "{place}");
            }
            (Ask::Pick(answers), "learn-ask-count" | "learn-ask-trick-points") => {
                let points: u8 = scene.open().points();
                assert_eq!(right_numbers(answers), [u16::from(points)], "{place}");
            }
            (Ask::Pick(answers), "learn-ask-enough") => {
                let key = match scene.open().points() {
                    21..=40 => "learn-enough-won",
                    20 => "learn-enough-tie",
                    _ => "learn-enough-lost",
                };
                let right: Vec<_> = answers.iter().filter(|a| a.right).map(|a| a.what.clone()).collect();
                assert_eq!(right, [Label::Says(vec![Say::new(leak(key))])]);
            }
            (Ask::Pick(answers), "learn-ask-stake") => {
                let said = |key: &str| task.text.iter().any(|say| say.key == key || say.key == "learn-said-both");
                let stake = 1 + u16::from(said("learn-said-matt")) + u16::from(said("learn-said-konter"));
                // The step's text names Matt in its own sentence.
                assert_eq!(right_numbers(answers), [stake], "{place}");
            }
            (Ask::Pick(answers), "learn-ask-lee") => {
                let (from, to) = scene.slate.unwrap();
                assert_eq!(answers.iter().filter(|answer| answer.right).count(), 1);
                let Some(Answer { what: Label::Says(says), .. }) = answers.iter().find(|answer| answer.right) else {
                    panic!("{place}");
                };
                let n = |key: &str| says.iter().find(|say| say.key == key).map_or(0, number);
                for (team, cross, draw) in [
                    (Team::NorthSouth, "lee-cross-us", "lee-draw-us"),
                    (Team::EastWest, "lee-cross-them", "lee-draw-them"),
                ] {
                    assert_eq!(to.rows[team].crossed - from.rows[team].crossed, f32::from(n(cross)), "{place}");
                    assert_eq!(to.rows[team].drawn - from.rows[team].drawn, f32::from(n(draw)), "{place}");
                }
                lee_by_hand(&task, &rules, &place);
            }
            (Ask::Pick(answers), "learn-ask-trump") => {
                let three = scene.hand.iter().copied().collect();
                let judged = make::trump::judged(three, &rules, 77);
                let best = judged.iter().map(|(_, lines)| *lines).fold(f32::MIN, f32::max);
                for (answer, (_, lines)) in answers.iter().zip(&judged) {
                    costs[usize::from(answer.right)].push(best - lines);
                    assert!(!answer.right || best - lines < 3.0 * make::trump::MARGIN, "{lines} of {best}: {place}");
                }
            }
            (Ask::Pick(answers), "learn-ask-time" | "learn-ask-kapo" | "learn-ask-wrong-call") => {
                assert_eq!(answers.iter().filter(|answer| answer.right).count(), 1);
            }
            (_, "learn-ask-highest") => {
                let trump = scene.trump.unwrap();
                let best = scene.hand.iter().max_by_key(|card| card.trump_strength(trump)).unwrap();
                assert_eq!(right, CardSet::of(*best));
            }
            (_, "learn-ask-matt") => assert_eq!(right, CardSet::of(Card::MATT)),
            (_, "learn-ask-ordinary") => assert_eq!(right, scene.open() - CardSet::MATADORS),
            (_, other) => panic!("nobody checks {other}"),
        }
        // No card lies twice, and what can be tapped lies there.
        let open = scene.open();
        let all = scene.hand.len() + scene.trick.len() + scene.rows.iter().map(Vec::len).sum::<usize>();
        assert_eq!(open.len(), all, "{place}");
        assert!(task.tappable().into_iter().all(|card| open.contains(card)), "{place}");
    }
    // Another drawing of deals agrees about trumps: what is refused costs more than the margin, what is accepted less.
    let [refused, accepted] = costs.map(|costs| costs.iter().sum::<f32>() / costs.len() as f32);
    assert!(refused > make::trump::MARGIN && accepted < make::trump::MARGIN, "{refused} and {accepted} lines");
}

fn number(say: &Say) -> u16 {
    say.with.iter().find_map(|(_, part)| if let Put::Number(n) = part { Some(*n) } else { None }).unwrap()
}

fn right_numbers(answers: &[Answer<Label>]) -> Vec<u16> {
    let right = answers.iter().filter(|answer| answer.right);
    right.map(|answer| if let Label::Says(says) = &answer.what { number(&says[0]) } else { panic!() }).collect()
}

/// The keys of messages are static; these tests build a few.
fn leak(key: &str) -> &'static str {
    Box::leak(key.to_owned().into_boxed_str())
}

/// The lines as a person counts them by the rules page, from what the task says of the game.
fn lee_by_hand(task: &Task, rules: &Options, place: &str) {
    let (from, to) = task.scene.slate.unwrap();
    let says = |key: &str| task.text.iter().any(|say| say.key == key);
    let stake = f32::from(number(task.text.iter().find(|say| say.key == "table-stake-is").unwrap()));
    let maker = if says("lee-trump-us") { Team::NorthSouth } else { Team::EastWest };
    let left = |slate: &Slate, team: Team| slate.rows[team].drawn - slate.rows[team].crossed;
    let change = |team: Team| left(&to, team) - left(&from, team);
    if says("lee-deal-staenner") {
        let drawn = match rules.stanner {
            Stanner::ByStake => stake,
            Stanner::One => 1.0,
            Stanner::Carry => 0.0,
        };
        assert_eq!((change(maker), change(maker.other())), (drawn, 0.0), "{place}");
        return;
    }
    let winner = if says("lee-deal-won") { Team::NorthSouth } else { Team::EastWest };
    let kapo = says("lee-kapo-us") || says("lee-kapo-them");
    let extra = |counts: bool| if kapo && counts { 1.0 } else { 0.0 };
    let crossed = stake + extra(matches!(rules.kapo, Kapo::Both | Kapo::Winners));
    let drawn = if maker == winner {
        extra(rules.kapo == Kapo::Losers)
    } else {
        stake + extra(matches!(rules.kapo, Kapo::Both | Kapo::Losers))
    };
    assert_eq!(change(winner), -crossed.min(left(&from, winner)), "{place}");
    assert_eq!(change(winner.other()), drawn, "{place}");
}

/// The expert is asked anew for each three cards, and the last lesson has no exercises.
fn quick() -> impl Iterator<Item = Lesson> {
    Lesson::ALL.into_iter().filter(|lesson| !matches!(lesson, Lesson::Trump | Lesson::Game))
}

#[test]
fn exercises_do_not_repeat() {
    for lesson in quick() {
        let seed = Seed::from(5);
        let made: Vec<Task> = (0..60)
            .filter_map(|number| make::task(lesson, Part::Exercise(0), &seed, number, &Options::default()))
            .collect();
        let twice = made.iter().enumerate().filter(|(place, task)| made[..*place].contains(task)).count();
        assert_eq!(twice, 0, "{lesson:?}: of {}", made.len());
    }
}

/// Answers the question of a session, rightly or wrongly.
fn answer(session: &mut Session, rightly: bool, progress: &mut Progress) {
    let Some(task) = session.task.clone() else { return play(session, progress) };
    match &task.ask {
        Ask::Order(order) if rightly => order.iter().for_each(|card| session.tap(*card, progress)),
        Ask::Order(order) => session.tap(order[order.len() - 1], progress),
        _ => {
            let given = answers(&task)
                .into_iter()
                .find(|given| task.judge(given, &[]).is_some_and(|verdict| verdict.right == rightly));
            match given.unwrap_or_else(|| panic!("{rightly} {task:?}")) {
                Given::Card(card) => session.tap(card, progress),
                Given::Pick(number) => session.pick(number, progress),
                Given::Marked(cards) => {
                    // What is marked from a wrong try is taken back first.
                    for card in session.chosen.clone().into_iter().chain(cards) {
                        session.tap(card, progress);
                    }
                    session.check(progress);
                }
            }
        }
    }
    assert_eq!(session.verdict.as_ref().map(|verdict| verdict.right), Some(rightly));
}

/// Plays the game of the last lesson by the expert's first offers and cards, and leaves it once on the way.
fn play(session: &mut Session, progress: &mut Progress) {
    let mut comments = 0;
    for turn in 0..80 {
        let game = session.game.as_mut().unwrap();
        if game.is_over() {
            break;
        }
        let decision = match game.wanted() {
            Wanted::Nothing => {
                assert!(!game.others().is_empty(), "somebody goes on");
                None
            }
            Wanted::Card(legal) => {
                let refused = game.game().hands()[Seat::South] - legal;
                if let Some(card) = refused.first() {
                    assert!(game.decide(Decision::Card(card)).is_empty() && game.refusal.is_some());
                }
                legal.first().map(Decision::Card)
            }
            Wanted::Trump | Wanted::Announce(_) => {
                let held = game.game().hands()[Seat::South].first().unwrap();
                assert!(game.decide(Decision::Card(held)).is_empty() && game.refusal.is_none(), "a tap is no answer");
                game.offers().first().copied()
            }
        };
        if let Some(decision) = decision {
            assert!(!game.decide(decision).is_empty());
            comments += u32::from(game.comment.is_some());
            if let Some(comment) = &game.comment {
                assert_eq!(comment.taken.decision, decision);
                let choice = if comment.good { &comment.taken } else { &comment.expert };
                assert!(!coach::why(&Texts::new(Language::Lb), &comment.view, choice).is_empty());
            }
        }
        session.game_went_on(progress);
        if turn == 12 {
            let record = session.game.as_ref().unwrap().record().clone();
            *session = Session::new(session.lesson, progress, &Options::default());
            assert_eq!(session.game.as_ref().unwrap().record(), &record, "the game is taken up where it was left");
        }
    }
    assert!(comments > 0 && session.over && progress.game.is_none());
}

#[test]
fn every_lesson_can_be_played_to_its_end_with_mistakes_and_breaks() {
    for (lesson, preset) in Lesson::ALL.into_iter().flat_map(|l| Preset::ALL.map(|p| (l, p))) {
        if lesson == Lesson::Trump && preset != Preset::Wellkomm {
            continue;
        }
        let rules = preset.options();
        let mut progress = Progress::new(Seed::from(9));
        let mut session = Session::new(lesson, &mut progress, &rules);
        let mut turns = 0;
        while session.part != Part::Finished {
            turns += 1;
            assert!(turns < 100, "{lesson:?} does not end");
            let part = session.part;
            let all_right = session.task.as_ref().is_none_or(|task| task.plays);
            if turns % 3 == 0 && !all_right {
                answer(&mut session, false, &mut progress);
                assert_eq!(session.over, matches!(part, Part::Exercise(_)));
                assert_eq!(progress.of(lesson).part(lesson), part, "a wrong answer brings nobody on");
            } else {
                answer(&mut session, true, &mut progress);
                assert!(session.over && progress.of(lesson).part(lesson) != part);
            }
            session.next(&mut progress);
            if turns % 4 == 0 {
                // Left, written, read, and taken up again.
                let text = progress.write().unwrap();
                let read = Progress::read(&text).unwrap();
                assert_eq!(read, progress);
                progress = read;
                let part = session.part;
                if part != Part::Finished {
                    session = Session::new(lesson, &mut progress, &rules);
                    assert_eq!(session.part, part);
                }
            }
        }
        assert!(progress.of(lesson).finished && session.task.is_none());
        // Taken again it begins anew and stays finished.
        let made = progress.of(lesson).made;
        let session = Session::new(lesson, &mut progress, &rules);
        assert_ne!(session.part, Part::Finished);
        assert!(progress.of(lesson).finished && progress.of(lesson).made <= made + 1);
    }
}

#[test]
fn the_next_lesson_is_suggested() {
    let mut progress = Progress::new(Seed::from(1));
    let mut taken = Vec::new();
    while let Some(lesson) = progress.suggested() {
        taken.push(lesson);
        parts(lesson).for_each(|part| progress.advance(lesson, part));
    }
    assert_eq!(taken, Lesson::ALL);
    assert_eq!(progress.finished(), Lesson::ALL.len());
}

#[test]
fn a_broken_file_is_an_error_and_no_panic() {
    let text = Progress::new(Seed::from(1)).write().unwrap();
    for cut in 0..text.len() {
        assert!(Progress::read(&text[..cut]).is_err());
    }
    assert!(Progress::read(&text.replace("version: 1", "version: 2")).unwrap_err().contains("version 2"));
    assert_eq!(Progress::read(&text).unwrap().write().unwrap(), text);
}

/// The lessons in an app without a window, on a folder.
fn app(folder: &Path) -> App {
    let mut app = App::new();
    app.insert_resource(DataDir::open(Some(folder)));
    app.add_plugins((MinimalPlugins, StatesPlugin, play::plugin, saves::plugin))
        .insert_resource(Layout::new(Vec2::new(1280.0, 800.0)))
        .init_resource::<Menus>()
        .add_message::<Tapped>()
        .add_message::<Cue>()
        .add_message::<RequestRedraw>()
        .add_message::<WakeAfter>()
        .add_plugins(super::plugin)
        .add_systems(Update, stage::advance.run_if(resource_exists::<Stage>));
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    app.update();
    app
}

fn send<M: Message>(app: &mut App, message: M) {
    app.world_mut().write_message(message);
    for _ in 0..3 {
        app.update();
    }
}

fn session(app: &App) -> &Session {
    app.world().resource::<Learning>().session.as_ref().unwrap()
}

/// Takes a right answer as a person would, by taps and buttons.
fn answer_at_the_table(app: &mut App) {
    let task = session(app).task.clone().unwrap();
    match &task.ask {
        Ask::Order(order) => order.iter().for_each(|card| send(app, Tapped(*card))),
        Ask::Mark(_) => {
            task.right_cards().iter().for_each(|card| send(app, Tapped(card)));
            send(app, Do::Check);
        }
        Ask::Tap(_) => send(app, Tapped(task.right_cards().first().unwrap())),
        Ask::Pick(answers) => send(app, Do::Pick(answers.iter().position(|answer| answer.right).unwrap())),
    }
    assert!(session(app).over && session(app).verdict.as_ref().unwrap().right, "{task:?}");
}

#[test]
fn a_match_is_untouched_by_lessons_and_progress_outlives_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    let players = BySeat::from_fn(|seat| match seat {
        Seat::South => Player::Human,
        _ => Player::Bot("rule".to_owned()),
    });
    send(&mut app, SitDown(Box::new(Playing::new(Options::default(), Seed::from(3), players))));
    for _ in 0..4 {
        let game = app.world().resource::<Playing>().game();
        let (seat, action) =
            Seat::ALL.into_iter().find_map(|seat| Some((seat, *game.legal_actions(seat).first()?))).unwrap();
        send(&mut app, Act { seat, action });
    }
    let before = app.world().resource::<Playing>().clone();
    send(&mut app, LeaveTable);
    let file = || std::fs::read(folder.path().join("match.ron")).unwrap();
    let written = file();

    for lesson in [Lesson::Points, Lesson::Order, Lesson::Follow] {
        send(&mut app, TakeLesson(lesson));
        assert_eq!(**app.world().resource::<State<Screen>>(), Screen::Lesson);
        assert!(app.world().get_resource::<Playing>().is_none(), "no match is played meanwhile");
        for _ in 0..lesson.steps() {
            // What is written at the table does nothing here.
            send(&mut app, Act { seat: Seat::South, action: crate::rules::Action::Claim });
            answer_at_the_table(&mut app);
            send(&mut app, Do::Next);
        }
        assert_eq!(session(&app).part, Part::Exercise(0));
        let stage = app.world().resource::<Stage>();
        for card in session(&app).task.as_ref().unwrap().scene.open() {
            assert!(stage.lying(card).open, "{card} lies open");
        }
        send(&mut app, Do::Leave);
        assert_eq!(**app.world().resource::<State<Screen>>(), Screen::Title);
        assert_eq!(app.world().resource::<Menus>().top(), Some(Page::Learn));
    }
    assert_eq!(file(), written);
    let saved = app.world().resource::<SavedMatch>().0.clone().unwrap();
    assert_eq!(*saved, before);
    send(&mut app, SitDown(saved));
    assert_eq!(*app.world().resource::<Playing>(), before);

    // The program ends and starts again.
    let progress = app.world().resource::<Learning>().progress.clone();
    drop(app);
    let mut app = self::app(folder.path());
    assert_eq!(app.world().resource::<Learning>().progress, progress);
    assert_eq!(app.world().resource::<SavedMatch>().0.as_deref(), Some(&before));
    send(&mut app, TakeLesson(Lesson::Order));
    assert_eq!(session(&app).part, Part::Exercise(0));
}

#[test]
fn the_last_lesson_plays_on_by_itself_until_the_learner_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    send(&mut app, TakeLesson(Lesson::Game));
    for _ in 0..600 {
        if session(&app).over {
            break;
        }
        app.update();
        let game = session(&app).game.as_ref().unwrap();
        match game.wanted() {
            Wanted::Nothing => std::thread::sleep(std::time::Duration::from_millis(20)),
            Wanted::Card(legal) => send(&mut app, Tapped(legal.first().unwrap())),
            Wanted::Trump | Wanted::Announce(_) => send(&mut app, Do::Pick(0)),
        }
    }
    assert!(session(&app).over);
    let game = session(&app).game.as_ref().unwrap().game().clone();
    while !app.world().resource::<Stage>().at_rest() {
        std::thread::sleep(std::time::Duration::from_millis(20));
        app.update();
    }
    let stage = app.world().resource::<Stage>();
    for trick in game.tricks() {
        assert!(trick.cards().all(|card| matches!(stage.lying(card).place, Place::Won { .. })));
    }
    send(&mut app, Do::Next);
    assert!(app.world().resource::<Learning>().progress.of(Lesson::Game).finished);
}
