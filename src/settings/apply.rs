//! Brings the language and the window in line with the settings.

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

use super::Settings;
use crate::localization::{Language, Texts};

/// Speaks the language that is set, or that of the system.
pub(super) fn apply_language(settings: Res<Settings>, texts: Option<ResMut<Texts>>) {
    let wanted = settings.language.unwrap_or_else(Language::of_system);
    if let Some(mut texts) = texts
        && texts.language() != wanted
    {
        texts.set_language(wanted);
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
