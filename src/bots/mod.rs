//! AI turn scheduling: asks the AI on a task pool, waits for the picture to rest, and acts.

use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;
use rand::Rng;

use crate::ai::{self, Level};
use crate::app::{WakeAfter, WakeUp};
use crate::play::{Act, PlaySet, Player, Playing, Screen, Waiting};
use crate::rules::view::Question;
use crate::rules::{Action, Announcement, Phase, Seat, View};
use crate::settings::Settings;
use crate::table::Stage;
use crate::table::{durations, stage};

/// The turn that an AI player is thinking about.
#[derive(Resource, Default)]
struct Thinking {
    /// The game's number and how many actions it had; an answer for another turn is stale.
    turn: Option<(u32, usize)>,
    /// Who acts.
    seat: Option<Seat>,
    task: Option<Task<Option<Action>>>,
    answer: Option<Action>,
    /// Seconds since the picture came to rest.
    waited: f32,
    /// A frame is asked for when it has waited long enough.
    sleeps: bool,
}

/// AI turn scheduling.
pub fn plugin(app: &mut App) {
    app.init_resource::<Thinking>().add_message::<WakeAfter>().add_systems(
        Update,
        think.in_set(PlaySet::Decide).run_if(in_state(Screen::Table).and_then(resource_exists::<Playing>)),
    );
}

#[allow(clippy::too_many_arguments, reason = "a Bevy system takes what it reads")]
fn think(
    playing: Res<Playing>,
    waiting: Res<Waiting>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    picture: Option<Res<Stage>>,
    wake: Option<Res<WakeUp>>,
    mut thinking: ResMut<Thinking>,
    mut acts: MessageWriter<Act>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut wake_after: MessageWriter<WakeAfter>,
) {
    let partie = playing.partie();
    let turn = (partie.game_number(), partie.record().games.last().map_or(0, Vec::len));
    if thinking.turn != Some(turn) {
        *thinking = Thinking { turn: Some(turn), ..default() };
        if let Some((seat, action)) = misplay_to_call(&playing) {
            thinking.seat = Some(seat);
            thinking.answer = Some(action);
        } else if let Some(seat) = on_turn(&playing) {
            thinking.seat = Some(seat);
            begin(&playing, seat, turn, wake.as_deref(), &mut thinking);
        }
    }
    let Some(seat) = thinking.seat else { return };
    if let Some(task) = &mut thinking.task
        && let Some(action) = block_on(poll_once(task))
    {
        thinking.answer = action;
        thinking.task = None;
    }
    let Some(action) = thinking.answer else { return };
    if waiting.any() {
        return;
    }
    if picture.is_some_and(|picture| !picture.at_rest()) {
        (thinking.waited, thinking.sleeps) = (0.0, false);
        return;
    }
    // An AI player takes a moment over a card, whoever is asked for announcements or not.
    let (_, holds) = stage::factors(&settings, playing.human().is_some());
    let pause = if action == Action::Announce(Announcement::None) { 0.0 } else { durations::THINK * holds };
    if thinking.waited < pause {
        thinking.waited += time.delta_secs();
        let left = pause - thinking.waited;
        if left < stage::SHORT {
            redraw.write(RequestRedraw);
        } else if !std::mem::replace(&mut thinking.sleeps, true) {
            wake_after.write(WakeAfter(Duration::from_secs_f32(left)));
        }
        return;
    }
    thinking.answer = None;
    thinking.seat = None;
    acts.write(Act { seat, action });
    redraw.write(RequestRedraw);
}

/// The AI player that is to act now.
fn on_turn(playing: &Playing) -> Option<Seat> {
    let game = playing.game();
    let seat = match game.phase() {
        // Somebody must say that the game may be counted; a person does if one plays.
        Phase::Count => (playing.human().is_none()).then_some(Seat::South),
        _ => game.asked().or(game.turn()),
    }?;
    (!playing.players[seat].is_human()).then_some(seat)
}

/// A call of a misplay that an AI player can prove.
fn misplay_to_call(playing: &Playing) -> Option<(Seat, Action)> {
    let bots = Seat::ALL.into_iter().filter(|seat| !playing.players[*seat].is_human());
    let (caller, guilty) = ai::manners::misplay_to_call(playing.game(), bots)?;
    Some((caller, Action::CallMisplay(guilty)))
}

/// Starts to think about a turn.
fn begin(playing: &Playing, seat: Seat, turn: (u32, usize), wake: Option<&WakeUp>, thinking: &mut Thinking) {
    let partie = playing.partie();
    let game = partie.game();
    thinking.answer = match game.phase() {
        Phase::Cut => Some(Action::Cut(partie.shuffle().drawn_cut)),
        Phase::Count => Some(Action::Count),
        Phase::Play if game.may_claim_rest(seat) && game.tricks().len() < 5 => Some(Action::ClaimRest),
        _ => None,
    };
    if thinking.answer.is_some() {
        return;
    }
    let level = match &playing.players[seat] {
        Player::Bot(name) => Level::from_name(name).unwrap_or(Level::all()[0]),
        Player::Human => return,
    };
    let view = View::of(game, seat);
    let seed = partie.record().seed.rng(&format!("bot/{}/{}/{seat}", turn.0, turn.1)).next_u64();
    let wake = wake.cloned();
    thinking.task = Some(AsyncComputeTaskPool::get().spawn(async move {
        let action = decide(level, seed, &view);
        if let Some(wake) = wake {
            wake.wake();
        }
        action
    }));
}

/// What a level does in a view; nothing only where there is nothing to decide.
fn decide(level: Level, seed: u64, view: &View) -> Option<Action> {
    match ai::choose(level, seed, view).map(|choice| choice.decision) {
        Ok(decision) => Some(decision.into()),
        // After an uncalled misplay the cards may contradict each other; then the cheapest legal card is as good as any.
        Err(error) => {
            warn!("{} cannot judge its cards: {error}", view.seat);
            match view.question {
                Question::Announce => Some(Action::Announce(Announcement::None)),
                Question::Trump => Some(Action::Trump(ai::rule::trump(view.hand))),
                Question::Play => view.legal().iter().min_by_key(|card| card.points()).map(Action::Play),
            }
        }
    }
}
