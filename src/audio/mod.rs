//! Sound.

pub mod cue;

use bevy::prelude::*;

pub use cue::Cue;

/// Sound at the table.
pub fn plugin(app: &mut App) {
    app.add_message::<Cue>();
}
