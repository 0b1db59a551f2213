//! The keyboard on the table. Letters go by what is printed on the key, so they work on AZERTY and QWERTZ; digits go by place.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use super::layout::Layout;
use super::peek::Peek;
use super::pointer::{Guard, Meant};
use super::stage::Stage;
use crate::play::Waiting;
use crate::rules::Card;
use crate::settings::Settings;

/// The digit keys by place.
const DIGITS: [[KeyCode; 2]; 6] = [
    [KeyCode::Digit1, KeyCode::Numpad1],
    [KeyCode::Digit2, KeyCode::Numpad2],
    [KeyCode::Digit3, KeyCode::Numpad3],
    [KeyCode::Digit4, KeyCode::Numpad4],
    [KeyCode::Digit5, KeyCode::Numpad5],
    [KeyCode::Digit6, KeyCode::Numpad6],
];

#[allow(clippy::too_many_arguments, reason = "a Bevy system takes what it reads")]
pub(super) fn keys(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    waiting: Res<Waiting>,
    time: Res<Time<Real>>,
    layout: Res<Layout>,
    mut stage: ResMut<Stage>,
    mut guard: ResMut<Guard>,
    mut peek: ResMut<Peek>,
    mut settings: ResMut<Settings>,
    mut meant: Meant,
) {
    let stage = stage.bypass_change_detection();
    let mut context = contexts.single_mut().ok();
    let mut ask = |question: fn(&egui::Context) -> bool| context.as_mut().is_some_and(|ctx| question(ctx.get_mut()));
    let typing = waiting.menu || ask(egui::Context::text_edit_focused);
    // Enter, Space and the arrows belong to the button that Tab has reached; all other keys go on to the cards.
    let on_button = ask(|ctx| ctx.memory(|memory| memory.focused().is_some()));
    let modified = held.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::AltLeft,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    for key in pressed.read() {
        let letter = match &key.logical_key {
            Key::Character(text) => text.chars().next().map(|c| c.to_ascii_lowercase()),
            _ => None,
        };
        if letter == Some('l') && !typing && !modified {
            peek.set_if_neq(Peek { key: key.state == ButtonState::Pressed, ..*peek });
        }
        if key.state != ButtonState::Pressed || key.repeat || typing || modified {
            continue;
        }
        let for_button =
            matches!(key.logical_key, Key::Enter | Key::Space | Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp);
        // One card at a time: while the pointer holds one, keys play no other.
        if for_button && on_button || stage.held.is_some() {
            continue;
        }
        let hand = stage.reach();
        match (key.key_code, letter) {
            (_, Some('m')) => settings.mute = !settings.mute,
            (KeyCode::F11, _) => settings.fullscreen = !settings.fullscreen,
            (KeyCode::Space, _) if !stage.at_rest() => stage.finish(&layout),
            (KeyCode::ArrowLeft, _) => focus(stage, &hand, |place, count| (place + count - 1) % count),
            (KeyCode::ArrowRight, _) => focus(stage, &hand, |place, count| (place + 1) % count),
            (KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::ArrowUp, _) => {
                if let Some(card) = stage.raised.filter(|card| hand.contains(card)) {
                    play(stage, &layout, card, &mut meant, &mut guard, time.elapsed_secs());
                }
            }
            (code, _) => {
                if let Some(card) =
                    DIGITS.iter().position(|keys| keys.contains(&code)).and_then(|place| hand.get(place))
                {
                    play(stage, &layout, *card, &mut meant, &mut guard, time.elapsed_secs());
                }
            }
        }
    }
}

/// Moves the focus along the hand.
fn focus(stage: &mut Stage, hand: &[Card], to: impl Fn(usize, usize) -> usize) {
    if hand.is_empty() {
        return;
    }
    let place = stage.raised.and_then(|card| hand.iter().position(|held| *held == card));
    let place = place.map_or(0, |place| to(place, hand.len()));
    stage.raised = hand.get(place).copied();
    stage.by_key = true;
    stage.dirty = true;
}

fn play(stage: &mut Stage, layout: &Layout, card: Card, meant: &mut Meant, guard: &mut Guard, now: f32) {
    if guard.is_double(now) {
        return;
    }
    if !stage.at_rest() {
        stage.finish(layout);
    }
    if meant.card(card) {
        guard.played(now);
        stage.raised = None;
    }
}
