//! The pointer on the table: hovering, clicking, dragging.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::input::EguiWantsInput;

use super::layout::{Layout, SMALL};
use super::peek::Peek;
use super::stage::{Held, Stage, factors};
use crate::play::{Act, Playing, Screen, Validation};
use crate::rules::{Action, Card, Team};
use crate::settings::Settings;

/// A press that moves less than this is a click, in logical pixels: hands tremble.
const TREMBLE: f32 = 8.0;

/// For so many seconds a press counts as part of the same double click: at the table after a card was played any, in a lesson one on
/// the same card.
pub const DOUBLE_CLICK: f32 = 0.35;

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
}

impl Doing {
    fn of(event: &WindowEvent) -> [Option<Self>; 2] {
        match event {
            WindowEvent::CursorMoved(moved) => [Some(Self::Move(moved.position)), None],
            WindowEvent::CursorLeft(_) => [Some(Self::Leave), None],
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
                    TouchPhase::Canceled => [Some(Self::Leave), Some(Self::Release)],
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

#[allow(clippy::too_many_arguments, reason = "a Bevy system takes what it reads")]
pub(super) fn pointer(
    mut events: MessageReader<WindowEvent>,
    egui: Res<EguiWantsInput>,
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
    let over_panel = egui.is_pointer_over_area() || egui.wants_pointer_input();
    let mut moved = false;
    for doing in events.read().flat_map(Doing::of).flatten() {
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
                    stage.dirty = true;
                }
            }
            Doing::Leave => {
                guard.at = None;
                moved = true;
            }
            Doing::Press if over_panel || guard.is_double(now) => {}
            Doing::Press => {
                if !stage.at_rest() {
                    stage.finish(&layout);
                }
                guard.pressed = guard.at.and_then(|at| {
                    let card = stage.card_at(&layout, at)?;
                    Some(Press { card, at, offset: stage.shown(card).pose.pos - at })
                });
            }
            Doing::Release => {
                let Some(press) = guard.pressed.take() else { continue };
                let dragged = stage.held.map(|held| held.at);
                let clear = dragged.map_or(!over_panel, |to| layout.is_drop(to));
                if dragged.is_some() {
                    let (flights, _) = factors(&settings, true);
                    stage.let_go(flights);
                }
                if clear && meant.card(press.card) {
                    guard.played(now);
                }
            }
        }
    }
    if !moved {
        return;
    }
    let at = guard.at.filter(|_| !over_panel);
    let pile = at.and_then(|at| {
        let reach = layout.card.y * SMALL * 0.5;
        Team::ALL.into_iter().find(|team| layout.pile[*team].distance(at) < reach)
    });
    peek.set_if_neq(Peek { pile, ..*peek });
    if stage.held.is_none() {
        let hovered = at.filter(|_| stage.at_rest()).and_then(|at| stage.card_at(&layout, at));
        if stage.raised != hovered {
            stage.raised = hovered;
            stage.dirty = true;
        }
    }
}
