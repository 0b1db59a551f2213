//! The keys that work everywhere: Esc goes back or pauses, ? shows the keys, and on the title F11 and M.

use std::ops::DerefMut;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Context, Key};

use super::{Menus, Page};
use crate::hud::widgets::{escaped, pressed};
use crate::play::Screen;
use crate::settings::Settings;

pub(super) fn follow_keys(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    menus: ResMut<Menus>,
    settings: ResMut<Settings>,
) -> Result {
    follow(contexts.ctx_mut()?, **screen, menus, settings);
    Ok(())
}

/// Nothing counts as changed that no key has changed.
fn follow(
    ctx: &Context,
    screen: Screen,
    mut menus: impl DerefMut<Target = Menus>,
    mut settings: impl DerefMut<Target = Settings>,
) {
    if escaped(ctx) {
        if menus.is_open() {
            menus.back();
        } else if screen == Screen::Table {
            menus.open(Page::Pause);
        }
    }
    if pressed(ctx, Key::Questionmark) || pressed(ctx, Key::F1) {
        menus.open(Page::Keys);
    }
    // At the table, the table's own keys do these, unless a menu lies over it.
    if screen == Screen::Title || menus.is_open() {
        if pressed(ctx, Key::F11) {
            settings.fullscreen = !settings.fullscreen;
        }
        if pressed(ctx, Key::M) {
            settings.mute = !settings.mute;
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::keyboard::Key as Printed;
    use bevy_egui::egui::Vec2;
    use bevy_egui::helpers::bevy_to_egui_key;

    use super::*;
    use crate::hud::testing;

    /// Presses a key by what is printed on it, wherever the keyboard has it.
    fn press(printed: &Printed, on: Screen, menus: &mut Menus, settings: &mut Settings) {
        let screen = testing::Screen::new(Vec2::new(1280.0, 800.0), 100);
        let key = bevy_to_egui_key(printed).unwrap();
        screen.press(key, |ctx| follow(ctx, on, &mut *menus, &mut *settings));
    }

    #[test]
    fn esc_pauses_and_goes_back_and_a_question_mark_shows_the_keys() {
        let (mut menus, mut settings) = (Menus::default(), Settings::default());
        press(&Printed::Escape, Screen::Title, &mut menus, &mut settings);
        assert_eq!(menus.top(), None);
        press(&Printed::Escape, Screen::Table, &mut menus, &mut settings);
        assert_eq!(menus.top(), Some(Page::Pause));
        for help in [Printed::Character("?".into()), Printed::F1] {
            press(&help, Screen::Table, &mut menus, &mut settings);
            assert_eq!(menus.top(), Some(Page::Keys));
            press(&Printed::Escape, Screen::Table, &mut menus, &mut settings);
            assert_eq!(menus.top(), Some(Page::Pause));
        }
        press(&Printed::Escape, Screen::Table, &mut menus, &mut settings);
        assert!(!menus.is_open());
    }

    #[test]
    fn sound_and_window_change_once_a_key() {
        let mut settings = Settings::default();
        for (on, open, changes) in
            [(Screen::Title, false, true), (Screen::Table, true, true), (Screen::Table, false, false)]
        {
            let mut menus = Menus::default();
            if open {
                menus.open(Page::Pause);
            }
            for letter in ["m", "M"] {
                let before = settings.mute;
                press(&Printed::Character(letter.into()), on, &mut menus, &mut settings);
                assert_eq!(settings.mute != before, changes, "{letter} on {on:?}");
            }
            let before = settings.fullscreen;
            press(&Printed::F11, on, &mut menus, &mut settings);
            assert_eq!(settings.fullscreen != before, changes, "F11 on {on:?}");
        }
    }
}
