//! The pointer on the table: hovering, clicking, dragging.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use super::layout::{Layout, SMALL};
use super::peek::Peek;
use super::stage::{Held, Stage, factors};
use crate::play::{Act, Playing, Screen, Validation, Waiting};
use crate::rules::{Action, Card, Team};
use crate::settings::Settings;

/// A press that moves no further than this is a click, in logical pixels: hands tremble.
const TREMBLE: f32 = 8.0;

/// For so many seconds a press counts as part of the same double click: at the table after a card was played any, in a lesson one on
/// the same card.
pub const DOUBLE_CLICK: f32 = 0.45;

/// What the pointer is doing between frames.
#[derive(Resource, Default)]
pub(super) struct Guard {
    /// Where the pointer is.
    at: Option<Vec2>,
    /// The card that it is pressed on.
    pressed: Option<Press>,
    /// When a card was last played, in seconds since the start.
    played_at: Option<f32>,
}

/// The button went down on a card.
#[derive(Clone, Copy)]
struct Press {
    card: Card,
    /// Where.
    at: Vec2,
    /// From the pointer to the card's middle.
    offset: Vec2,
}

/// What the pointer or a finger does. Window events are read in their order, since on a slow machine a press, a release and
/// a move away may all come in one frame.
enum Doing {
    Move(Vec2),
    Leave,
    Press,
    Release,
    /// What was begun is not meant: the window lost the keyboard, or the finger was taken for a gesture.
    Cancel,
}

impl Doing {
    fn of(event: &WindowEvent) -> [Option<Self>; 2] {
        match event {
            WindowEvent::CursorMoved(moved) => [Some(Self::Move(moved.position)), None],
            WindowEvent::CursorLeft(_) => [Some(Self::Leave), None],
            WindowEvent::WindowFocused(focused) if !focused.focused => [Some(Self::Cancel), None],
            WindowEvent::MouseButtonInput(input) if input.button == MouseButton::Left => match input.state {
                ButtonState::Pressed => [Some(Self::Press), None],
                ButtonState::Released => [Some(Self::Release), None],
            },
            WindowEvent::TouchInput(touch) => {
                let to = Some(Self::Move(touch.position));
                match touch.phase {
                    TouchPhase::Started => [to, Some(Self::Press)],
                    TouchPhase::Moved => [to, None],
                    TouchPhase::Ended => [to, Some(Self::Release)],
                    TouchPhase::Canceled => [Some(Self::Leave), Some(Self::Cancel)],
                }
            }
            _ => [None, None],
        }
    }
}

impl Guard {
    /// Whether a press now would be the second of a double click.
    pub(super) fn is_double(&self, now: f32) -> bool {
        self.played_at.is_some_and(|at| now - at < DOUBLE_CLICK)
    }

    pub(super) fn played(&mut self, now: f32) {
        self.played_at = Some(now);
    }
}

/// A card was clicked, dropped or chosen with the keys in a lesson.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tapped(pub Card);

/// Where a card goes that is meant: at the table to the rules, in a lesson to the lesson.
#[derive(SystemParam)]
pub(super) struct Meant<'w> {
    screen: Res<'w, State<Screen>>,
    validation: Res<'w, Validation>,
    acts: MessageWriter<'w, Act>,
    taps: MessageWriter<'w, Tapped>,
}

impl Meant<'_> {
    /// Plays a card if it is the person's turn; the rules say whether it may be played, and why not. Answers whether the next
    /// presses may belong to the same double click.
    pub fn card(&mut self, card: Card) -> bool {
        if **self.screen == Screen::Lesson {
            self.taps.write(Tapped(card));
            return false;
        }
        match self.validation.seat {
            Some(seat) if !self.validation.legal.is_empty() => {
                self.acts.write(Act { seat, action: Action::Play(card) });
                true
            }
            _ => false,
        }
    }
}

/// Whether a panel lies there: a click on it is not for the cards below. Asked for each point, since the pointer may have come
/// and pressed within one frame.
fn panel_at(contexts: &mut Query<&mut EguiContext, With<PrimaryEguiContext>>, at: Vec2) -> bool {
    let layer = |mut context: Mut<EguiContext>| context.get_mut().layer_id_at(egui::Pos2::new(at.x, at.y));
    contexts.iter_mut().filter_map(layer).any(|layer| layer.order != egui::Order::Background)
}

#[allow(clippy::too_many_arguments, reason = "a Bevy system takes what it reads")]
pub(super) fn pointer(
    mut events: MessageReader<WindowEvent>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    waiting: Res<Waiting>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    layout: Res<Layout>,
    playing: Option<Res<Playing>>,
    mut stage: ResMut<Stage>,
    mut guard: ResMut<Guard>,
    mut peek: ResMut<Peek>,
    mut meant: Meant,
) {
    let person = playing.is_none_or(|playing| playing.human().is_some());
    let stage = stage.bypass_change_detection();
    let now = time.elapsed_secs();
    let mut moved = false;
    for doing in events.read().flat_map(Doing::of).flatten() {
        let mut covered = || waiting.menu || guard.at.is_some_and(|at| panel_at(&mut contexts, at + layout.origin));
        match doing {
            Doing::Move(at) => {
                let at = at - layout.origin;
                guard.at = Some(at);
                moved = true;
                let Some(press) = guard.pressed else { continue };
                let begins = stage.held.is_none() && at.distance(press.at) > TREMBLE && person;
                if begins || stage.held.is_some() {
                    stage.held = Some(Held { card: press.card, at: at + press.offset });
                    stage.raised = None;
                    stage.press(None);
                }
            }
            Doing::Leave => {
                guard.at = None;
                moved = true;
            }
            Doing::Press if guard.is_double(now) || covered() => {}
            Doing::Press => {
                if !stage.at_rest() {
                    stage.finish(&layout);
                }
                guard.pressed = guard.at.and_then(|at| {
                    let card = stage.card_at(&layout, at)?;
                    Some(Press { card, at, offset: stage.shown(card).pose.pos - at })
                });
                stage.press(guard.pressed.map(|press| press.card));
            }
            Doing::Release | Doing::Cancel => {
                let clear = matches!(doing, Doing::Release) && !covered();
                let Some(press) = guard.pressed.take() else { continue };
                stage.press(None);
                let dropped = stage.held.map(|held| held.at);
                if dropped.is_some() {
                    let (flights, _) = factors(&settings, true);
                    stage.let_go(flights);
                }
                let clear = clear && dropped.is_none_or(|to| layout.is_drop(to));
                if clear && meant.card(press.card) {
                    guard.played(now);
                }
            }
        }
    }
    if !moved {
        return;
    }
    let at = guard.at.filter(|at| !waiting.menu && !panel_at(&mut contexts, *at + layout.origin));
    let pile = at.and_then(|at| {
        let reach = layout.card.y * SMALL * 0.5;
        Team::ALL.into_iter().find(|team| layout.pile[*team].distance(at) < reach)
    });
    peek.set_if_neq(Peek { pile, ..*peek });
    if stage.held.is_none() {
        let hovered = at.filter(|_| stage.at_rest()).and_then(|at| stage.card_at(&layout, at));
        if stage.raised != hovered {
            stage.raised = hovered;
            stage.by_key = false;
            stage.dirty = true;
        }
    }
}
