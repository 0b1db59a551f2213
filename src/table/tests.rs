//! A hand at the mouse and one at the keyboard, without a window.

use std::time::Duration;

use bevy::ecs::entity::Entity;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorLeft, CursorMoved, WindowEvent, WindowFocused};
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use super::*;
use crate::play::{Act, Player, Screen, Validation, Waiting};
use crate::rules::{Action, BySeat, Card, Match, Options, Phase, Seat, Seed};
use crate::settings::{Settings, Speed};

/// A table at which South is to play a card.
struct Table {
    app: App,
    played: Vec<Card>,
}

impl Table {
    fn new() -> Self {
        let mut partie = Match::new(Options::default(), Seed::from(3), None);
        while partie.game().phase() != Phase::Play
            || partie.game().asked().is_some()
            || partie.game().turn() != Some(Seat::South)
        {
            let seat = partie.game().asked().or(partie.game().turn()).unwrap();
            let action = partie.game().legal_actions(seat)[0];
            partie.apply(seat, action).unwrap();
        }
        let players = BySeat::from_fn(|_| Player::Human);
        let playing = Playing::resumed(partie.record(), players, Default::default()).unwrap();
        let layout = Layout::new(Vec2::new(1280.0, 800.0));
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, bevy::state::app::StatesPlugin))
            .insert_state(Screen::Table)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)))
            .insert_resource(Stage::new(&playing, &layout))
            .insert_resource(Validation::of(&playing))
            .insert_resource(playing)
            .insert_resource(layout)
            .insert_resource(Settings { speed: Speed::Normal, ..Settings::default() })
            .init_resource::<Peek>()
            .init_resource::<Waiting>()
            .init_resource::<pointer::Guard>()
            .init_resource::<ButtonInput<KeyCode>>()
            .add_message::<WindowEvent>()
            .add_message::<KeyboardInput>()
            .add_message::<Act>()
            .add_message::<Tapped>()
            .add_message::<crate::audio::Cue>()
            .add_message::<bevy::window::RequestRedraw>()
            .add_message::<crate::app::WakeAfter>()
            .add_systems(Update, (pointer::pointer, keys::keys, stage::advance).chain());
        app.world_mut().spawn((EguiContext::default(), PrimaryEguiContext));
        let mut table = Self { app, played: Vec::new() };
        table.wait(1);
        table
    }

    /// So many frames pass.
    fn wait(&mut self, frames: u32) {
        for _ in 0..frames {
            self.app.update();
            let mut acts = self.app.world_mut().resource_mut::<Messages<Act>>();
            self.played.extend(acts.drain().filter_map(|act| match act.action {
                Action::Play(card) => Some(card),
                _ => None,
            }));
        }
    }

    fn stage(&self) -> &Stage {
        self.app.world().resource::<Stage>()
    }

    fn layout(&self) -> Layout {
        self.app.world().resource::<Layout>().clone()
    }

    fn hand(&self) -> Vec<Card> {
        self.stage().own_hand()
    }

    /// A point on what is seen of the hand's card with that number.
    fn on(&self, number: u8) -> Vec2 {
        let layout = self.layout();
        layout.hand(Seat::South, number, 6).pos - Vec2::new(layout.card.x * 0.3, 0.0)
    }

    fn send(&mut self, event: impl Into<WindowEvent>) {
        self.app.world_mut().write_message(event.into());
    }

    fn to(&mut self, position: Vec2) -> &mut Self {
        self.send(CursorMoved { window: Entity::PLACEHOLDER, position, delta: None });
        self
    }

    fn button(&mut self, button: MouseButton, state: ButtonState) -> &mut Self {
        self.send(MouseButtonInput { button, state, window: Entity::PLACEHOLDER });
        self
    }

    fn down(&mut self) -> &mut Self {
        self.button(MouseButton::Left, ButtonState::Pressed)
    }

    fn up(&mut self) -> &mut Self {
        self.button(MouseButton::Left, ButtonState::Released)
    }

    /// A key that lies there on the keyboard and has that printed on it.
    fn key(&mut self, key_code: KeyCode, logical_key: Key) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let text = None;
            let (logical_key, window, repeat) = (logical_key.clone(), Entity::PLACEHOLDER, false);
            self.app.world_mut().write_message(KeyboardInput { key_code, logical_key, state, text, repeat, window });
            self.wait(1);
        }
        // Keys in a hurry are those of a double click.
        self.wait(40);
    }

    fn letter(&mut self, key_code: KeyCode, letter: &str) {
        self.key(key_code, Key::Character(letter.into()));
    }
}

#[test]
fn a_click_plays_the_card_that_is_seen_there_even_with_a_tremble() {
    for number in 0..6 {
        for tremble in [Vec2::ZERO, Vec2::new(8.0, 0.0), Vec2::new(0.0, 8.0), Vec2::new(-5.6, -5.6)] {
            let mut table = Table::new();
            let at = table.on(number);
            table.to(at).down().to(at + tremble).up().wait(2);
            assert_eq!(table.played, [table.hand()[usize::from(number)]], "card {number} with {tremble}");
        }
    }
}

#[test]
fn beyond_a_tremble_a_card_is_held_and_not_clicked() {
    for away in [Vec2::new(9.0, 0.0), Vec2::new(0.0, 9.0), Vec2::new(-6.4, 6.4)] {
        let mut table = Table::new();
        let (at, card) = (table.on(2), table.hand()[2]);
        table.to(at).down().to(at + away).wait(1);
        assert_eq!(table.stage().held.map(|held| held.card), Some(card), "{away}");
        table.up().wait(40);
        assert!(table.played.is_empty() && table.stage().at_rest(), "{away}");
    }
}

#[test]
fn a_card_is_played_wherever_in_the_middle_it_is_dropped() {
    for (x, y) in [(0.08, 0.3), (0.3, 0.15), (0.5, 0.5), (0.7, 0.2), (0.92, 0.6), (0.5, 0.7)] {
        let mut table = Table::new();
        let (from, card) = (table.on(1), table.hand()[1]);
        let to = table.layout().size * Vec2::new(x, y);
        table.to(from).down().to(to).wait(3);
        table.up().wait(2);
        assert_eq!(table.played, [card], "dropped at {to}");
    }
}

#[test]
fn press_and_release_in_separate_frames_are_a_click_too() {
    let mut table = Table::new();
    let at = table.on(2);
    table.to(at).wait(20);
    assert_eq!((table.stage().raised, table.stage().by_key), (Some(table.hand()[2]), false));
    let lifted = table.stage().shown(table.hand()[2]).lift;
    table.down().wait(10);
    let pressed = table.stage().shown(table.hand()[2]).lift;
    assert!(lifted > 0.95 && (0.4..0.8).contains(&pressed), "{lifted} gives way to {pressed}");
    table.up().wait(2);
    assert_eq!(table.played, [table.hand()[2]]);
}

#[test]
fn a_double_click_plays_once_and_the_next_turn_needs_a_new_click() {
    for pause in [0, 1, 5, 20] {
        let mut table = Table::new();
        let at = table.on(3);
        table.to(at).down().up().wait(pause);
        table.down().up().wait(3);
        assert_eq!(table.played.len(), 1, "two clicks {pause} frames apart");
        table.wait(40);
        table.down().up().wait(2);
        assert_eq!(table.played.len(), 2);
    }
}

#[test]
fn other_buttons_play_nothing() {
    let mut table = Table::new();
    let at = table.on(1);
    table.to(at);
    for button in [MouseButton::Right, MouseButton::Middle, MouseButton::Back, MouseButton::Forward] {
        table.button(button, ButtonState::Pressed).wait(1);
        table.button(button, ButtonState::Released).wait(1);
    }
    assert!(table.played.is_empty());
}

#[test]
fn a_card_is_dragged_with_a_lag_and_played_where_it_is_dropped_in_the_middle() {
    let mut table = Table::new();
    let (from, card) = (table.on(4), table.hand()[4]);
    let middle = table.layout().middle;
    table.to(from).down().wait(1);
    table.to(middle).wait(1);
    let first = table.stage().shown(card).pose.pos.distance(middle);
    table.wait(3);
    let later = table.stage().shown(card).pose.pos.distance(middle);
    table.wait(40);
    let last = table.stage().shown(card).pose.pos.distance(middle);
    // Where it was grabbed, about a third of its width from its middle.
    let grabbed = table.layout().card.x * 0.3;
    assert!(first > later && later > last && last < grabbed + 2.0, "{first} {later} {last}");
    // Anything else in the meantime plays no second card.
    table.letter(KeyCode::Digit1, "1");
    table.button(MouseButton::Right, ButtonState::Pressed).wait(1);
    assert!(table.played.is_empty());
    table.up().wait(2);
    assert_eq!(table.played, [card]);
}

#[test]
fn a_card_dropped_on_the_hand_springs_back_and_is_not_played() {
    let mut table = Table::new();
    let (from, card) = (table.on(0), table.hand()[0]);
    let rest = table.stage().shown(card).pose.pos;
    table.to(from).down().wait(1);
    table.to(from + Vec2::new(300.0, 20.0)).wait(20);
    table.up().wait(1);
    let mut beyond = false;
    for _ in 0..60 {
        table.wait(1);
        beyond |= table.stage().shown(card).pose.pos.x < rest.x - 1.0;
    }
    assert!(beyond, "it does not swing");
    assert!(table.played.is_empty() && table.stage().at_rest());
    assert!(table.stage().shown(card).pose.pos.distance(rest) < 0.1);
}

#[test]
fn a_drag_that_is_interrupted_plays_nothing() {
    let mut table = Table::new();
    let (from, middle) = (table.on(0), table.layout().middle);
    table.to(from).down().to(middle).wait(5);
    table.send(WindowFocused { window: Entity::PLACEHOLDER, focused: false });
    table.wait(2);
    table.up().wait(60);
    assert!(table.played.is_empty() && table.stage().at_rest());
}

#[test]
fn a_card_sinks_when_the_pointer_leaves_the_window() {
    let mut table = Table::new();
    let at = table.on(5);
    table.to(at).wait(20);
    assert!(table.stage().raised.is_some());
    table.send(CursorLeft { window: Entity::PLACEHOLDER });
    table.wait(30);
    assert_eq!(table.stage().raised, None);
    assert_eq!(table.stage().shown(table.hand()[5]).lift, 0.0);
}

#[test]
fn a_click_on_a_panel_never_reaches_the_card_below() {
    let mut table = Table::new();
    let covered = table.on(2);
    let mut contexts = table.app.world_mut().query::<&mut EguiContext>();
    let ctx = contexts.single_mut(table.app.world_mut()).unwrap().get_mut().clone();
    let rect = egui::Rect::from_center_size(egui::Pos2::new(covered.x, covered.y), egui::Vec2::splat(40.0));
    for _ in 0..2 {
        let screen_rect = Some(egui::Rect::from_min_size(egui::Pos2::ZERO, egui::Vec2::new(1280.0, 800.0)));
        let output = ctx.run_ui(egui::RawInput { screen_rect, ..Default::default() }, |ui| {
            egui::Area::new(egui::Id::new("panel")).fixed_pos(rect.min).show(ui.ctx(), |ui| {
                ui.allocate_exact_size(rect.size(), egui::Sense::click());
            });
        });
        output.drop_without_applying_deltas();
    }
    // Come and pressed within one frame: what egui knew about the pointer before does not help.
    table.to(covered).down().up().wait(2);
    assert!(table.played.is_empty());
    assert_eq!(table.stage().raised, None);
    table.wait(40);
    let beside = table.on(4);
    table.to(beside).down().up().wait(2);
    assert_eq!(table.played, [table.hand()[4]]);
}

#[test]
fn under_a_menu_neither_clicks_nor_keys_play() {
    let mut table = Table::new();
    table.app.world_mut().resource_mut::<Waiting>().menu = true;
    let at = table.on(2);
    table.to(at).down().up().wait(2);
    table.letter(KeyCode::Digit3, "3");
    table.key(KeyCode::ArrowRight, Key::ArrowRight);
    table.key(KeyCode::Enter, Key::Enter);
    assert!(table.played.is_empty());
}

#[test]
fn digits_go_by_place_so_that_azerty_needs_no_shift() {
    let keys = [
        (KeyCode::Digit1, "1", "&"),
        (KeyCode::Digit2, "2", "é"),
        (KeyCode::Digit3, "3", "\""),
        (KeyCode::Digit4, "4", "'"),
        (KeyCode::Digit5, "5", "("),
        (KeyCode::Digit6, "6", "-"),
    ];
    for (number, (code, qwertz, azerty)) in keys.into_iter().enumerate() {
        for printed in [qwertz, azerty] {
            let mut table = Table::new();
            table.letter(code, printed);
            assert_eq!(table.played, [table.hand()[number]], "{printed}");
        }
    }
    let mut table = Table::new();
    table.letter(KeyCode::Numpad2, "2");
    assert_eq!(table.played, [table.hand()[1]]);
}

#[test]
fn letters_go_by_what_is_printed_on_the_key() {
    // On AZERTY the M lies where QWERTY has the semicolon, and a comma where QWERTY has the M.
    let mut table = Table::new();
    table.letter(KeyCode::Semicolon, "m");
    assert!(table.app.world().resource::<Settings>().mute);
    table.letter(KeyCode::KeyM, ",");
    assert!(table.app.world().resource::<Settings>().mute);
    table.letter(KeyCode::KeyM, "M");
    assert!(!table.app.world().resource::<Settings>().mute);
    table.key(KeyCode::F11, Key::F11);
    assert!(table.app.world().resource::<Settings>().fullscreen);
    assert!(table.played.is_empty());
}

#[test]
fn arrows_move_the_focus_and_enter_plays() {
    let mut table = Table::new();
    for (key, place) in [("Right", 0_usize), ("Right", 1), ("Left", 0), ("Left", 5), ("Right", 0), ("Right", 1)] {
        match key {
            "Right" => table.key(KeyCode::ArrowRight, Key::ArrowRight),
            _ => table.key(KeyCode::ArrowLeft, Key::ArrowLeft),
        }
        assert_eq!(table.stage().raised, Some(table.hand()[place]));
        assert!(table.stage().by_key, "a ring shows where the keys are");
    }
    table.key(KeyCode::Enter, Key::Enter);
    assert_eq!(table.played, [table.hand()[1]]);
}

#[test]
fn with_control_or_alt_a_key_is_not_ours() {
    for modifier in [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::AltLeft, KeyCode::SuperLeft] {
        let mut table = Table::new();
        table.app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(modifier);
        table.letter(KeyCode::Digit1, "1");
        table.letter(KeyCode::KeyM, "m");
        assert!(table.played.is_empty() && !table.app.world().resource::<Settings>().mute);
    }
}

#[test]
fn space_and_a_click_finish_what_moves() {
    for click in [false, true] {
        let mut table = Table::new();
        let (from, card) = (table.on(0), table.hand()[0]);
        let rest = table.stage().shown(card).pose;
        table.to(from).down().to(from + Vec2::new(300.0, 0.0)).wait(20);
        table.up().wait(2);
        assert!(!table.stage().at_rest());
        if click {
            let felt = table.layout().middle;
            table.to(felt).down().up().wait(1);
        } else {
            let (key_code, logical_key, state) = (KeyCode::Space, Key::Space, ButtonState::Pressed);
            let window = Entity::PLACEHOLDER;
            let key = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
            table.app.world_mut().write_message(key);
            table.wait(1);
        }
        assert!(table.stage().at_rest() && table.played.is_empty());
        assert_eq!(table.stage().shown(card).pose, rest);
    }
}

/// Where cards overlap, the one that lies on top is hit, and over the whole hand the pointer is always on a card.
#[test]
fn in_the_fan_the_topmost_card_is_hit() {
    let table = Table::new();
    let (layout, hand) = (table.layout(), table.hand());
    let poses: Vec<_> = (0..6).map(|slot| layout.hand(Seat::South, slot, 6)).collect();
    let (from, to) = (poses[0].pos - layout.card / 2.0 - 20.0, poses[5].pos + layout.card / 2.0 + 20.0);
    let mut seen = vec![0; 6];
    for x in from.x as i32..to.x as i32 {
        for y in (from.y as i32..to.y as i32).step_by(3) {
            let at = Vec2::new(x as f32 + 0.5, y as f32 + 0.5);
            let top = (0..6).rev().find(|slot| poses[*slot].contains(at, layout.card));
            assert_eq!(table.stage().card_at(&layout, at), top.map(|slot| hand[slot]), "{at}");
            if let Some(top) = top {
                seen[top] += 1;
            }
        }
    }
    assert!(seen.iter().all(|points| *points > 1000), "{seen:?}");
}
