//! The pointer on the table: hovering, clicking, dragging.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::EguiWantsInput;

use super::layout::{Layout, SMALL};
use super::peek::Peek;
use super::stage::{Held, Stage, factors};
use crate::play::{Act, Playing, Validation};
use crate::rules::{Action, Card, Team};
use crate::settings::Settings;

/// A press that moves less than this is a click, in logical pixels: hands tremble.
const TREMBLE: f32 = 8.0;

/// After a card was played, presses count as part of the same double click for so many seconds.
const DOUBLE_CLICK: f32 = 0.35;

/// What the pointer is doing between frames.
#[derive(Resource, Default)]
pub(super) struct Guard {
    /// Pressed on this card at this point; the card's centre was so far from the pointer.
    pressed: Option<(Card, Vec2, Vec2)>,
    /// When a card was last played, in seconds since the start.
    played_at: Option<f32>,
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

/// Plays a card if it is the person's turn; the rules say whether it may be played, and why not.
pub(super) fn try_to_play(card: Card, validation: &Validation, acts: &mut MessageWriter<Act>) -> bool {
    match validation.seat {
        Some(seat) if !validation.legal.is_empty() => {
            acts.write(Act { seat, action: Action::Play(card) });
            true
        }
        _ => false,
    }
}

#[allow(clippy::too_many_arguments, reason = "a Bevy system takes what it reads")]
pub(super) fn pointer(
    window: Query<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    egui: Res<EguiWantsInput>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    layout: Res<Layout>,
    playing: Res<Playing>,
    validation: Res<Validation>,
    mut stage: ResMut<Stage>,
    mut guard: ResMut<Guard>,
    mut peek: ResMut<Peek>,
    mut acts: MessageWriter<Act>,
    mut was: Local<Option<Vec2>>,
) {
    let Ok(window) = window.single() else { return };
    let stage = stage.bypass_change_detection();
    let now = time.elapsed_secs();
    let touch = touches.iter().next();
    let point = touch.map(|touch| touch.position()).or_else(|| window.cursor_position());
    let just_pressed = buttons.just_pressed(MouseButton::Left) || touches.any_just_pressed();
    let released = buttons.just_released(MouseButton::Left) || touches.any_just_released();
    let pressing = buttons.pressed(MouseButton::Left) || touch.is_some();
    let over_panel = egui.is_pointer_over_area() || egui.wants_pointer_input();
    let (flights, _) = factors(&settings, true);

    let moved = *was != point;
    *was = point;
    let over_pile = point.filter(|_| !over_panel).and_then(|point| {
        let reach = layout.card.y * SMALL * 0.5;
        Team::ALL.into_iter().find(|team| layout.pile[*team].distance(point) < reach)
    });
    peek.set_if_neq(Peek { pile: over_pile, ..*peek });

    if just_pressed && !over_panel {
        if guard.is_double(now) {
            return;
        }
        let finishing = !stage.at_rest();
        if finishing {
            stage.finish(&layout);
        }
        guard.pressed = point.and_then(|point| {
            let card = stage.card_at(&layout, point)?;
            Some((card, point, stage.shown(card).pose.pos - point))
        });
    }
    if let (Some((card, from, offset)), Some(point)) = (guard.pressed, point)
        && pressing
        && stage.held.is_none()
        && point.distance(from) > TREMBLE
        && playing.human().is_some()
    {
        stage.held = Some(Held { card, at: point + offset });
        stage.raised = None;
    }
    if let (Some(held), Some((_, _, offset)), Some(point)) = (&mut stage.held, guard.pressed, point) {
        held.at = point + offset;
        stage.dirty = true;
    }
    if released || !pressing {
        let drop_at = stage.held.map(|held| held.at);
        let pressed = guard.pressed.take();
        match (pressed, drop_at) {
            (Some((card, ..)), Some(at)) => {
                let played = layout.is_drop(at) && try_to_play(card, &validation, &mut acts);
                stage.let_go(flights);
                if played {
                    guard.played(now);
                }
            }
            (Some((card, ..)), None) if released && !over_panel && try_to_play(card, &validation, &mut acts) => {
                guard.played(now);
            }
            _ => {}
        }
    }
    if moved && stage.held.is_none() {
        let hovered = point.filter(|_| !over_panel && stage.at_rest()).and_then(|point| stage.card_at(&layout, point));
        if stage.raised != hovered {
            stage.raised = hovered;
            stage.dirty = true;
        }
    }
}
