//! Sound: the table says with a [`Cue`] what is to be heard when the picture shows it. Without the feature `audio` there is
//! silence.

mod cue;
#[cfg(feature = "audio")]
mod hear;
#[cfg(feature = "audio")]
mod outcome;
#[cfg(feature = "audio")]
mod sounds;
#[cfg(feature = "audio")]
mod speaker;
#[cfg(feature = "audio")]
mod synth;

use bevy::prelude::*;

pub use cue::Cue;

/// Sound at the table.
pub fn plugin(app: &mut App) {
    app.add_message::<Cue>();
    #[cfg(feature = "audio")]
    app.add_plugins((outcome::plugin, hear::plugin));
}
