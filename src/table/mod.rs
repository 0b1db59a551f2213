//! The table: layout, cards as sprites, the movements between two states of the game, pointer and keyboard.

mod backdrop;
mod deck;
pub mod durations;
mod ground;
mod keys;
pub mod layout;
mod peek;
pub mod places;
mod pointer;
pub mod script;
mod sprites;
pub mod stage;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

pub use layout::Layout;
pub use peek::{Peek, winner_looked_at};
pub use pointer::{DOUBLE_CLICK, Tapped};
pub use sprites::LIFT;
pub use stage::Stage;

use crate::app::WakeAfter;
use crate::play::{PlaySet, Playing, Screen};
use crate::settings::Settings;

/// The table and everything on it.
pub fn plugin(app: &mut App) {
    app.insert_resource(Layout::new(Vec2::new(1280.0, 800.0)))
        .init_resource::<Peek>()
        .init_resource::<pointer::Guard>()
        .add_message::<Tapped>()
        .add_message::<WakeAfter>()
        .add_plugins((backdrop::plugin, deck::plugin, ground::plugin, sprites::plugin))
        .add_systems(PreUpdate, measure_window)
        .add_systems(
            Update,
            (pointer::pointer, keys::keys)
                .chain()
                .in_set(PlaySet::Decide)
                .run_if(not(in_state(Screen::Title)).and_then(resource_exists::<Stage>)),
        )
        .add_systems(
            Update,
            (
                stage::lay_out.run_if(resource_exists::<Playing>),
                (stage::follow_events, peek::follow, dim)
                    .chain()
                    .run_if(resource_exists::<Playing>.and_then(resource_exists::<Stage>)),
                stage::advance.run_if(resource_exists::<Stage>),
            )
                .chain()
                .in_set(PlaySet::Follow),
        );
}

/// Whether everything that is drawn off the main thread lies there as it is wanted now.
pub(crate) fn is_drawn(world: &World) -> bool {
    !world.resource::<deck::Deck>().is_drawing() && !world.resource::<ground::Ground>().is_drawing()
}

/// Follows the window's size; in lessons there is a panel beside the table.
fn measure_window(
    window: Query<&Window, With<PrimaryWindow>>,
    screen: Option<Res<State<Screen>>>,
    settings: Option<Res<Settings>>,
    mut layout: ResMut<Layout>,
) {
    let Ok(window) = window.single() else { return };
    let size = Vec2::new(window.width(), window.height());
    if size.x >= 1.0 && size.y >= 1.0 {
        let lesson = screen.is_some_and(|screen| **screen == Screen::Lesson);
        let text_size = settings.map_or(100, |settings| settings.text_size);
        layout.set_if_neq(if lesson {
            Layout::with_panel(size, text_size)
        } else {
            Layout::with_text(size, text_size)
        });
    }
}

/// Dims the cards that the person may not play, where misplays are prevented and the settings want it.
fn dim(validation: Res<crate::play::Validation>, settings: Res<crate::settings::Settings>, mut stage: ResMut<Stage>) {
    let stage = stage.bypass_change_detection();
    let wanted = settings.assistance.legal_cards && stage.at_rest();
    let dimmed = if wanted && !validation.legal.is_empty() {
        validation.hand - validation.playable
    } else {
        crate::rules::CardSet::EMPTY
    };
    if stage.dimmed != dimmed {
        stage.dimmed = dimmed;
        stage.dirty = true;
    }
}
