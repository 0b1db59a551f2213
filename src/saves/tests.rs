//! The files as the running game keeps them.

use std::fs;
use std::path::Path;

use bevy::state::app::StatesPlugin;

use super::running::tests::{players, step, whole};
use super::*;
use crate::localization::{Language, Texts};
use crate::play::{self, Act, LeaveTable, NextGame, Player};
use crate::rules::partie::Sitting;
use crate::rules::{BySeat, Match, Options, Preset, Seat, Seed};
use crate::settings::Speed;

/// The game without pictures, with its files in a folder.
fn app(folder: &Path) -> App {
    let mut app = App::new();
    app.insert_resource(DataDir::open(Some(folder)));
    app.add_plugins((MinimalPlugins, StatesPlugin, play::plugin, plugin));
    app.update();
    app
}

fn sit_down(app: &mut App, playing: Playing) {
    app.world_mut().write_message(SitDown(Box::new(playing)));
    app.update();
}

fn new_match(seed: u64) -> Playing {
    Playing::new(Options::default(), Seed::from(seed), players())
}

/// Lets whoever may do something do it, or shuffles for the next game.
fn act(app: &mut App) {
    let game = app.world().resource::<Playing>().game();
    match Seat::ALL.into_iter().find_map(|seat| Some((seat, *game.legal_actions(seat).first()?))) {
        Some((seat, action)) => drop(app.world_mut().write_message(Act { seat, action })),
        None => drop(app.world_mut().write_message(NextGame)),
    }
    app.update();
}

fn playing(app: &App) -> Playing {
    app.world().resource::<Playing>().clone()
}

fn offered(app: &App) -> Option<Playing> {
    app.world().resource::<SavedMatch>().0.as_deref().cloned()
}

fn notices(app: &App) -> Vec<String> {
    let texts = Texts::new(Language::En);
    app.world().resource::<Notices>().iter().map(|notice| notice.text(&texts)).collect()
}

fn records(folder: &Path) -> Vec<Record> {
    let Ok(entries) = fs::read_dir(folder.join("records")) else { return Vec::new() };
    entries.map(|e| Record::from_ron(&fs::read_to_string(e.unwrap().path()).unwrap()).unwrap()).collect()
}

#[test]
fn a_kill_after_any_action_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut running = app(folder.path());
    assert_eq!(offered(&running), None);
    sit_down(&mut running, new_match(1));
    for _ in 0..60 {
        // Another program started now finds the match as it stands, since this one gets no chance to say goodbye.
        let after_the_kill = app(folder.path());
        assert_eq!(offered(&after_the_kill), Some(playing(&running)));
        assert_eq!(notices(&after_the_kill), [""; 0]);
        act(&mut running);
    }
    let mut resumed = app(folder.path());
    let saved = offered(&resumed).unwrap();
    sit_down(&mut resumed, saved);
    act(&mut resumed);
    assert_eq!(offered(&app(folder.path())), Some(playing(&resumed)));
    assert_eq!(records(folder.path()).len(), 0, "going on is no new match");
}

#[test]
fn leaving_the_table_offers_the_match() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    sit_down(&mut app, new_match(1));
    act(&mut app);
    app.world_mut().write_message(LeaveTable);
    app.update();
    app.update();
    assert_eq!(offered(&app), Some(playing(&app)));
}

#[test]
fn a_finished_match_becomes_a_record() {
    let folder = tempfile::tempdir().unwrap();
    let mut running = app(folder.path());
    let end = whole(Preset::Wellkomm);
    // All but the action that ends the match.
    let mut record = end.record().clone();
    let (seat, action) = record.games.last_mut().unwrap().pop().unwrap();
    sit_down(&mut running, Playing::resumed(&record, players(), Sitting::default()).unwrap());
    assert!(folder.path().join("match.ron").exists());
    running.world_mut().write_message(Act { seat, action });
    running.update();
    assert_eq!(records(folder.path()), [end.record().clone()]);
    let after = app(folder.path());
    assert_eq!((offered(&after), notices(&after).len()), (None, 0));
    assert!(!folder.path().join("match.ron").exists() && !folder.path().join("match.ron.bak").exists());
}

#[test]
fn a_match_that_ended_as_the_program_was_killed_is_filed_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let end = whole(Preset::Wellkomm);
    let playing = Playing::resumed(end.record(), players(), Sitting::default()).unwrap();
    fs::write(folder.path().join("match.ron"), running::write(&playing).unwrap()).unwrap();
    for _ in 0..2 {
        assert_eq!(offered(&app(folder.path())), None);
        assert_eq!(records(folder.path()), [end.record().clone()]);
    }
}

#[test]
fn a_new_match_does_not_lose_the_one_before() {
    let folder = tempfile::tempdir().unwrap();
    let mut running = app(folder.path());
    sit_down(&mut running, new_match(1));
    act(&mut running);
    act(&mut running);
    let left = playing(&running);
    sit_down(&mut running, new_match(2));
    assert_eq!(records(folder.path()), [left.partie().record().clone()]);
    assert_eq!(offered(&app(folder.path())), Some(new_match(2)));
    // One in which nothing was done is not worth a record.
    sit_down(&mut running, new_match(3));
    assert_eq!(records(folder.path()).len(), 1);
}

#[test]
fn a_demonstration_does_not_displace_a_persons_match() {
    let folder = tempfile::tempdir().unwrap();
    let mut running = app(folder.path());
    let bots = BySeat::from_fn(|_| Player::Bot("rule".to_owned()));
    let demonstration = Playing::new(Options::default(), Seed::from(9), bots);
    sit_down(&mut running, demonstration.clone());
    act(&mut running);
    assert_eq!(offered(&app(folder.path())), Some(playing(&running)));
    sit_down(&mut running, new_match(1));
    let person = playing(&running);
    sit_down(&mut running, demonstration);
    act(&mut running);
    assert_eq!(offered(&app(folder.path())), Some(person));
}

#[test]
fn broken_saves_are_told_kept_and_played_on_from() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.ron");
    let mut running = app(folder.path());
    sit_down(&mut running, new_match(1));
    act(&mut running);
    let before = playing(&running);
    act(&mut running);
    fs::write(&path, &fs::read_to_string(&path).unwrap()[..100]).unwrap();

    let mut older = app(folder.path());
    assert_eq!(offered(&older), Some(before.clone()));
    assert!(notices(&older)[0].contains("match.broken-1.ron"), "{:?}", notices(&older));
    sit_down(&mut older, before);
    act(&mut older);
    assert_eq!(offered(&app(folder.path())), Some(playing(&older)));

    for path in [&path, &folder.path().join("match.ron.bak")] {
        fs::write(path, "[".repeat(100_000)).unwrap();
    }
    let mut broken = app(folder.path());
    assert_eq!(offered(&broken), None);
    assert!(notices(&broken)[0].contains("match.broken-2.ron"), "{:?}", notices(&broken));
    sit_down(&mut broken, new_match(5));
    assert_eq!(offered(&app(folder.path())), Some(new_match(5)));
    for n in 1..=3 {
        assert!(folder.path().join(format!("match.broken-{n}.ron")).exists());
    }
}

#[test]
fn without_a_folder_the_game_goes_on_and_says_so() {
    let mut app = app(Path::new("/proc/konter-a-matt"));
    assert!(notices(&app)[0].contains("--data-dir"));
    sit_down(&mut app, new_match(1));
    act(&mut app);
    app.world_mut().resource_mut::<Settings>().mute = true;
    app.update();
    assert_eq!(notices(&app).len(), 1);
    app.world_mut().resource_mut::<Notices>().dismiss();
    assert!(app.world().resource::<Notices>().is_empty());
}

#[test]
fn a_folder_that_goes_away_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    sit_down(&mut app, new_match(1));
    fs::remove_dir_all(folder.path()).unwrap();
    for _ in 0..5 {
        act(&mut app);
    }
    let told = notices(&app);
    assert!(told.len() == 1 && told[0].contains("match.ron"), "{told:?}");
    fs::create_dir(folder.path()).unwrap();
    act(&mut app);
    assert!(folder.path().join("match.ron").exists());
}

#[test]
fn settings_are_kept_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut running = app(folder.path());
    assert!(!folder.path().join("settings.ron").exists(), "nothing was chosen yet");
    for volume in [1, 2, 3] {
        running.world_mut().resource_mut::<Settings>().volume = volume;
        running.update();
        assert_eq!(app(folder.path()).world().resource::<Settings>().volume, volume);
    }
}

#[test]
fn wrong_settings_are_named_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.ron");
    fs::write(&path, "(volume: 200, mute: true, shine: 3)").unwrap();
    let mut running = app(folder.path());
    let told = notices(&running);
    assert!(told[0].contains("shine, volume") && told[0].contains("settings.broken-1.ron"), "{told:?}");
    let rest = Settings { mute: true, ..Settings::default() };
    assert_eq!(*running.world().resource::<Settings>(), rest);
    let next = app(folder.path());
    assert_eq!((next.world().resource::<Settings>(), notices(&next).len()), (&rest, 0));
    running.world_mut().resource_mut::<Settings>().volume = 20;
    running.update();
    let again = app(folder.path());
    assert_eq!(*again.world().resource::<Settings>(), Settings { mute: true, volume: 20, ..Settings::default() });
    assert_eq!(notices(&again).len(), 0);
    assert!(fs::read_to_string(folder.path().join("settings.broken-1.ron")).unwrap().contains("shine"));

    fs::write(&path, "(((").unwrap();
    fs::write(folder.path().join("settings.ron.bak"), "(volume: 11)").unwrap();
    let older = app(folder.path());
    assert_eq!(older.world().resource::<Settings>().volume, 11);
    assert!(notices(&older)[0].contains("settings.broken-2.ron"));
    let next = app(folder.path());
    assert_eq!((next.world().resource::<Settings>().volume, notices(&next).len()), (11, 0));
}

#[test]
fn the_command_line_outranks_the_file_and_leaves_it() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("settings.ron"), "(language: Some(lb), speed: slow)").unwrap();
    let mut app = App::new();
    app.insert_resource(DataDir::open(Some(folder.path())));
    app.insert_resource(Overrides { language: Some(Language::Fr), speed: Some(Speed::Off), ..Overrides::default() });
    app.add_plugins((MinimalPlugins, StatesPlugin, play::plugin, plugin));
    app.update();
    let settings = app.world().resource::<Settings>();
    assert_eq!((settings.language, settings.speed), (Some(Language::Fr), Speed::Off));
    let kept = || settings::file::read(&fs::read_to_string(folder.path().join("settings.ron")).unwrap()).unwrap();
    app.world_mut().resource_mut::<Settings>().volume = 1;
    app.update();
    assert_eq!(
        kept().settings,
        Settings { language: Some(Language::Lb), speed: Speed::Slow, volume: 1, ..Settings::default() }
    );
    app.world_mut().resource_mut::<Settings>().speed = Speed::Fast;
    app.update();
    assert_eq!((kept().settings.language, kept().settings.speed), (Some(Language::Lb), Speed::Fast));
}

/// What saving costs: `cargo test cost_of_saving -- --ignored --nocapture`.
#[test]
#[ignore = "measures and does not judge"]
fn cost_of_saving() {
    let folder = tempfile::tempdir_in(std::env::var_os("KONTER_BENCH_DIR").unwrap_or_else(|| ".".into())).unwrap();
    let stored = Stored::new(folder.path().join("match.ron"));
    let mut partie = Match::new(Options::default(), Seed::from(3), None);
    let (mut write, mut text) = (Vec::new(), Vec::new());
    let mut longest = 0;
    while step(&mut partie) {
        let playing = Playing::resumed(partie.record(), players(), Sitting::default()).unwrap();
        let start = std::time::Instant::now();
        let written = running::write(&playing).unwrap();
        text.push(start.elapsed());
        stored.write(&written).unwrap();
        write.push(start.elapsed());
        longest = longest.max(written.len());
    }
    for (name, times) in [("text", &mut text), ("text and disk", &mut write)] {
        times.sort();
        let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
        println!("{name}: median {median:?}, most {most:?}, {} actions, {longest} bytes at most", times.len());
    }
}
