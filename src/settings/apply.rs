//! Brings the language and the window in line with the settings.

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

use super::Settings;
use crate::localization::Texts;

/// Speaks the language that is set, or that of the system.
pub(super) fn apply_language(settings: Res<Settings>, texts: Option<ResMut<Texts>>) {
    let Some(mut texts) = texts else { return };
    // Files of the player's own may be gone since the language was chosen.
    let chosen = settings.language.filter(|chosen| texts.speaks(*chosen));
    let wanted = chosen.unwrap_or_else(|| texts.language_of_system());
    if texts.language() != wanted {
        texts.set_language(wanted);
    }
}

/// Calls the window what the language calls the game.
pub(super) fn apply_title(texts: Option<Res<Texts>>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let Some(texts) = texts else { return };
    let title = texts.get("cli-window-title");
    for mut window in windows.iter_mut().filter(|window| window.title != title) {
        title.clone_into(&mut window.title);
    }
}

/// Fills the screen or not. Borderless, since exclusive modes need a monitor that Wayland does not always name.
pub(super) fn apply_fullscreen(settings: Res<Settings>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    for mut window in &mut windows {
        let full = window.mode != WindowMode::Windowed;
        if full != settings.fullscreen {
            window.mode = if settings.fullscreen {
                WindowMode::BorderlessFullscreen(MonitorSelection::Current)
            } else {
                WindowMode::Windowed
            };
        }
    }
}
