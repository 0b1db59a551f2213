//! What egui draws over the cards: plates, the Lee, prompts, the sum after each game.
//!
//! Systems here read the game's state and send messages; they change nothing in it.

mod bubble;
pub(crate) mod chalk;
mod corner;
mod covers;
mod curves;
pub mod lee;
mod names;
pub(crate) mod plates;
pub mod portrait;
mod prompts;
pub mod ring;
mod scoreboard;
mod slate;
mod speech;
mod sum;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
pub mod theme;
pub mod widgets;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui;

pub(crate) use chalk::Textures;
pub(crate) use covers::{cover, is_covered};
pub use names::Names;
pub use plates::suit_at;
pub use theme::Theme;

use crate::play::{Playing, Screen};

/// The order in which egui is drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HudSet {
    /// Style and fonts.
    Theme,
    /// What lies under everything else on the table: the counters.
    Ground,
    /// What lies on the table and takes no input: plates, bubbles, the slate.
    Table,
    /// Prompts and the scoreboard.
    Prompts,
    /// The menu button, which Tab reaches after them.
    Corner,
    /// Menus, which lie on top of everything.
    Menus,
}

/// Everything at the table that egui draws.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        EguiPrimaryContextPass,
        (
            HudSet::Theme,
            (
                (HudSet::Ground, HudSet::Table, HudSet::Prompts, HudSet::Corner)
                    .chain()
                    .run_if(in_state(Screen::Table).and_then(resource_exists::<Playing>)),
                HudSet::Menus,
            )
                .chain()
                .run_if(theme::fonts_are_there),
        )
            .chain(),
    );
    app.add_plugins((
        theme::plugin,
        covers::plugin,
        curves::plugin,
        names::plugin,
        portrait::plugin,
        slate::plugin,
        plates::plugin,
        speech::plugin,
        ring::plugin,
        corner::plugin,
        prompts::plugin,
        scoreboard::plugin,
    ));
}

/// Where everything that lies on the table and takes no input is painted, in the order in which it is painted.
pub(crate) fn table_layer() -> egui::LayerId {
    egui::LayerId::new(egui::Order::Background, egui::Id::new("table"))
}

/// A rectangle of the table's layout in egui's terms; both count logical pixels from the window's top left corner.
#[must_use]
pub fn rect(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(pos(rect.min), pos(rect.max))
}

/// A point of the table's layout in egui's terms.
#[must_use]
pub fn pos(at: Vec2) -> egui::Pos2 {
    egui::Pos2::new(at.x, at.y)
}
