//! The screens around the table: title, new match, settings, pause.

use bevy::prelude::*;

/// Which menu lies over everything.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Menu {
    /// None.
    #[default]
    None,
}

impl Menu {
    /// Whether a menu is open.
    #[must_use]
    pub const fn is_open(self) -> bool {
        !matches!(self, Self::None)
    }
}

/// All screens around the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<Menu>();
}
