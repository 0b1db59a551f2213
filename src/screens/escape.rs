//! The keys that work everywhere: Esc goes back or pauses, ? shows the keys, and on the title F11 and M.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Key;

use super::{Menus, Page};
use crate::hud::widgets::{escaped, pressed};
use crate::play::Screen;
use crate::settings::Settings;

pub(super) fn follow_keys(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    mut menus: ResMut<Menus>,
    mut settings: ResMut<Settings>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if escaped(ctx) {
        if menus.is_open() {
            menus.back();
        } else if **screen == Screen::Table {
            menus.open(Page::Pause);
        }
    }
    if pressed(ctx, Key::Questionmark) || pressed(ctx, Key::F1) {
        menus.open(Page::Keys);
    }
    // At the table, the table's own keys do these, unless a menu lies over it.
    if **screen == Screen::Title || menus.is_open() {
        if pressed(ctx, Key::F11) {
            settings.fullscreen = !settings.fullscreen;
        }
        if pressed(ctx, Key::M) {
            settings.mute = !settings.mute;
        }
    }
    Ok(())
}
