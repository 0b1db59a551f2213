//! Learn: short lessons that are played at the table, not read. What is asked and what is right is made without a window in
//! [`lesson`], [`make`], [`task`], [`game`] and [`session`]; this file brings it to the table.
//!
//! A lesson has the screen to itself: there is no match while it lasts, so none can be changed by it.

mod felt;
pub mod game;
mod hub;
pub mod lesson;
pub mod make;
mod panel;
pub mod progress;
mod remark;
pub mod say;
mod scene;
pub mod session;
pub mod task;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::ai::Decision;
use crate::app::Asked;
use crate::audio::Cue;
use crate::play::{PlaySet, Playing, Screen, Validation};
use crate::rules::{Card, CardSet, Seat, Seed};
use crate::saves::store::{Loaded, Stored};
use crate::saves::{DataDir, Notice, Notices};
use crate::screens::{Menus, Page};
use crate::settings::Settings;
use crate::table::script::Script;
use crate::table::{DOUBLE_CLICK, Layout, Stage, Tapped, durations, stage};

use game::Wanted;
pub use lesson::Lesson;
use progress::Progress;
use session::Session;
use task::{Ask, Task};

/// Take a lesson, from where it was left.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeLesson(pub Lesson);

/// What the learner does beside tapping cards.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Do {
    /// Chooses the button with this number.
    Pick(usize),
    /// Has marked all cards.
    Check,
    /// Goes on.
    Next,
    /// Leaves for the list of lessons.
    Leave,
}

/// What is learned, and the lesson being taken.
#[derive(Resource)]
pub struct Learning {
    /// How far the lessons are.
    pub progress: Progress,
    /// The lesson being taken.
    pub session: Option<Session>,
    /// `None` without a folder.
    file: Option<Stored>,
    /// The progress in the file.
    saved: Progress,
    /// The last write failed and was told.
    failing: bool,
}

/// A card that was just tapped, and when: a second tap at once is part of a double click.
#[derive(Resource, Default)]
struct LastTap(Option<(Card, f32)>);

/// Lessons, their list, and what was learned. The [`DataDir`] must be in the app before.
pub fn plugin(app: &mut App) {
    let folders = app.world().get_resource::<DataDir>().cloned().unwrap_or_default();
    let seed = app.world().get_resource::<Asked>().and_then(|asked| asked.0.seed.clone());
    let (learning, notice) = load(&folders, seed);
    if let Some(notice) = notice {
        app.world_mut().get_resource_or_init::<Notices>().push(notice);
    }
    app.insert_resource(learning)
        .init_resource::<LastTap>()
        .add_message::<TakeLesson>()
        .add_message::<Do>()
        .add_plugins((hub::plugin, panel::plugin, felt::plugin))
        .add_systems(OnEnter(Screen::Lesson), lay_table)
        .add_systems(OnExit(Screen::Lesson), clear_table)
        .add_systems(
            Update,
            (
                take_lesson.run_if(on_message::<TakeLesson>),
                answer.run_if(in_state(Screen::Lesson)),
                play_on.run_if(in_state(Screen::Lesson).and_then(resource_exists::<Stage>)),
                show_task.run_if(in_state(Screen::Lesson).and_then(resource_changed::<Learning>)),
            )
                .chain()
                .after(PlaySet::Decide)
                .before(stage::advance),
        )
        .add_systems(Last, save.run_if(resource_changed::<Learning>));
}

fn load(folders: &DataDir, seed: Option<Seed>) -> (Learning, Option<Notice>) {
    let seed = seed.unwrap_or_else(|| Asked::default().take_seed());
    let mut file = folders.lessons_file().map(Stored::new);
    let (read, notice) = match file.as_mut().map(|file| file.load(Progress::read)) {
        None | Some(Loaded::Nothing) => (None, None),
        Some(Loaded::Whole(progress)) => (Some(progress), None),
        Some(Loaded::Older(progress, broken)) => (Some(progress), Some(("error-save-older", broken))),
        Some(Loaded::Broken(broken)) => (None, Some(("learn-unreadable", broken))),
    };
    let notice = notice.map(|(key, broken)| Notice::new(key, [("kept", broken.kept), ("reason", broken.reason)]));
    let progress = read.unwrap_or_else(|| Progress::new(seed));
    (Learning { saved: progress.clone(), progress, session: None, file, failing: false }, notice)
}

/// Writes the progress when it differs from that in the file.
fn save(mut learning: ResMut<Learning>, notices: Option<ResMut<Notices>>) {
    let learning = learning.bypass_change_detection();
    let Some(file) = learning.file.as_ref().filter(|_| learning.progress != learning.saved) else { return };
    let written = learning.progress.write().map_err(|error| error.to_string());
    let written = written.and_then(|text| file.write(&text).map_err(|error| error.to_string()));
    if let (Err(reason), Some(mut notices), false) = (&written, notices, learning.failing) {
        let args = [("file", "lessons.ron".to_owned()), ("reason", reason.clone())];
        notices.push(Notice::new("error-not-saved", args));
    }
    learning.failing = written.is_err();
    learning.saved = learning.progress.clone();
}

fn take_lesson(
    mut messages: MessageReader<TakeLesson>,
    settings: Res<Settings>,
    mut learning: ResMut<Learning>,
    mut menus: ResMut<Menus>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if let Some(TakeLesson(lesson)) = messages.read().last() {
        let learning = &mut *learning;
        info!("lesson {}", lesson.id());
        learning.session = Some(Session::new(*lesson, &mut learning.progress, &settings.rules));
        menus.close();
        NextState::set_if_neq(&mut screen, Screen::Lesson);
    }
}

/// An empty table with the panel beside it. The match that was left lies in its file and is not on the table meanwhile.
fn lay_table(
    settings: Res<Settings>,
    mut layout: ResMut<Layout>,
    mut learning: ResMut<Learning>,
    mut commands: Commands,
) {
    commands.remove_resource::<Playing>();
    commands.insert_resource(Validation::default());
    layout.set_if_neq(Layout::with_panel(layout.window, settings.text_size));
    let game = learning.session.as_ref().and_then(|session| session.game.as_ref());
    commands.insert_resource(match game {
        Some(game) => Stage::of(game.game(), &layout),
        None => Stage::laid(Script::laid(scene::EMPTY, Stage::VIEWER), Seat::West, &layout),
    });
    learning.set_changed();
}

/// Lets the game of the last lesson go on when the picture rests: what the learner did, and after a moment what the others do.
#[allow(clippy::too_many_arguments, reason = "a Bevy system takes what it reads")]
fn play_on(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    menus: Res<Menus>,
    mut waited: Local<f32>,
    mut learning: ResMut<Learning>,
    mut stage: ResMut<Stage>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let changed = learning.is_changed();
    let Learning { session: Some(session), progress, .. } = learning.bypass_change_detection() else { return };
    let Some(game) = session.game.as_mut().filter(|game| !game.is_over()) else { return };
    let waits = game.wanted() != Wanted::Nothing || !stage.at_rest() || menus.is_open();
    if waits || changed {
        *waited = 0.0;
        if !waits {
            redraw.write(RequestRedraw);
        }
        return;
    }
    let (_, holds) = stage::factors(&settings, true);
    *waited += time.delta_secs().min(0.05);
    redraw.write(RequestRedraw);
    if *waited < durations::THINK * holds {
        return;
    }
    *waited = 0.0;
    for event in game.others() {
        stage.follow(game.game(), event);
    }
    session.game_went_on(progress);
    learning.set_changed();
}

fn clear_table(mut commands: Commands) {
    commands.remove_resource::<Stage>();
}

#[allow(clippy::too_many_arguments, reason = "a Bevy system takes what it reads")]
fn answer(
    mut taps: MessageReader<Tapped>,
    mut dos: MessageReader<Do>,
    time: Res<Time<Real>>,
    mut last: ResMut<LastTap>,
    mut learning: ResMut<Learning>,
    mut stage: Option<ResMut<Stage>>,
    mut menus: ResMut<Menus>,
    mut screen: ResMut<NextState<Screen>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = time.elapsed_secs();
    for Tapped(card) in taps.read().copied() {
        let double = last.0.is_some_and(|(tapped, at)| tapped == card && now - at < DOUBLE_CLICK);
        last.0 = Some((card, now));
        let learning = &mut *learning;
        let Some(session) = learning.session.as_mut().filter(|_| !double) else { continue };
        match &session.game {
            Some(_) => decide(session, Decision::Card(card), &mut learning.progress, stage.as_deref_mut()),
            None => session.tap(card, &mut learning.progress),
        }
    }
    for what in dos.read() {
        let learning = &mut *learning;
        let Some(session) = learning.session.as_mut() else { continue };
        match what {
            Do::Pick(number) => match session.game.as_ref().and_then(|game| game.offers().get(*number).copied()) {
                Some(decision) => decide(session, decision, &mut learning.progress, stage.as_deref_mut()),
                None => session.pick(*number, &mut learning.progress),
            },
            Do::Check => session.check(&mut learning.progress),
            Do::Next => session.next(&mut learning.progress),
            Do::Leave => {
                learning.session = None;
                menus.open(Page::Learn);
                NextState::set_if_neq(&mut screen, Screen::Title);
            }
        }
        redraw.write(RequestRedraw);
    }
}

/// A decision of the learner in the game of the last lesson.
fn decide(session: &mut Session, decision: Decision, progress: &mut Progress, stage: Option<&mut Stage>) {
    let Some(game) = &mut session.game else { return };
    let events = game.decide(decision);
    if let Some(stage) = stage {
        for event in events {
            stage.follow(game.game(), event);
        }
    }
    session.game_went_on(progress);
}

/// Brings the cards to where the task has them, and shows what can be tapped and what was right.
fn show_task(learning: Res<Learning>, stage: Option<ResMut<Stage>>, mut redraw: MessageWriter<RequestRedraw>) {
    let (Some(session), Some(mut stage)) = (learning.session.as_ref(), stage) else { return };
    let stage = &mut *stage;
    match (&session.task, &session.game) {
        (_, Some(game)) => {
            stage.reachable.clear();
            stage.chosen = CardSet::EMPTY;
            stage.dimmed = match game.wanted() {
                Wanted::Card(legal) => game.game().hands()[Seat::South] - legal,
                _ => CardSet::EMPTY,
            };
        }
        (Some(task), None) => {
            let shown = scene::of(session);
            stage.arrange(&scene::spread(&shown), Some(Cue::Flip));
            stage.reachable = task.tappable();
            stage.chosen = if session.over { CardSet::EMPTY } else { raised(task, session) };
            stage.dimmed = if session.over { dimmed(task, &shown) } else { CardSet::EMPTY };
        }
        (None, None) => {
            stage.arrange(&scene::EMPTY, Some(Cue::Gather));
            stage.reachable.clear();
            (stage.chosen, stage.dimmed) = (CardSet::EMPTY, CardSet::EMPTY);
        }
    }
    if session.over {
        stage.raised = None;
    }
    stage.dirty = true;
    redraw.write(RequestRedraw);
}

/// The cards that stay raised: the marked ones.
fn raised(task: &Task, session: &Session) -> CardSet {
    if matches!(task.ask, Ask::Mark(_)) { session.chosen.iter().copied().collect() } else { CardSet::EMPTY }
}

/// When it is known what was right, the rest steps back.
fn dimmed(task: &Task, shown: &task::Scene) -> CardSet {
    match task.ask {
        Ask::Tap(_) | Ask::Mark(_) => {
            let asked: CardSet = task.tappable().into_iter().collect();
            (shown.open() & asked) - task.right_cards()
        }
        Ask::Order(_) | Ask::Pick(_) => CardSet::EMPTY,
    }
}
