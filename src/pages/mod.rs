//! The rules as pages to read: of the match at the table, or of the rules being chosen, searchable, in every language.
//!
//! [`OpenRules`] opens them over whatever is shown. Every figure, card and example in them comes from the rules engine, so they
//! cannot say anything else than the game does.

mod book;
mod chapters;
mod examples;
mod figures;
mod page;
mod pictures;
mod search;
mod section;
#[cfg(test)]
mod tests;
mod text;
mod typeset;

use bevy::prelude::*;
use bevy_egui::egui::Key;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub use section::Section;

use crate::hud::HudSet;
use crate::hud::widgets::pressed;
use crate::play::{Phase, Screen};
use crate::screens::{Menus, Page};
use page::Reader;
pub(crate) use page::draw;

/// Open the rules over what is shown now. Esc goes back to it.
///
/// At the table they are the rules of the match, elsewhere those that the settings have for the next one.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenRules {
    /// Where to open them; at the beginning, or where they were left, if nothing is given.
    pub section: Option<Section>,
}

/// The rules pages.
pub fn plugin(app: &mut App) {
    app.init_resource::<Reader>()
        .add_message::<OpenRules>()
        .add_systems(
            EguiPrimaryContextPass,
            follow_key.in_set(HudSet::Menus).run_if(not(menus_are_open).and_then(not(in_state(Screen::Lesson)))),
        )
        .add_systems(
            Update,
            (open.run_if(on_message::<OpenRules>), put_away.run_if(resource_changed::<Menus>)).chain(),
        );
}

fn open(mut messages: MessageReader<OpenRules>, mut reader: ResMut<Reader>, mut menus: ResMut<Menus>) {
    if let Some(OpenRules { section }) = messages.read().last() {
        reader.open_at(*section);
        menus.open(Page::Rules);
    }
}

/// R opens the rules about what is being done; a lesson itself knows what that is.
fn follow_key(
    mut contexts: EguiContexts,
    phase: Option<Res<State<Phase>>>,
    mut open: MessageWriter<OpenRules>,
) -> Result {
    if pressed(contexts.ctx_mut()?, Key::R) {
        open.write(OpenRules { section: phase.map(|phase| Section::of_phase(**phase)) });
    }
    Ok(())
}

fn menus_are_open(menus: Res<Menus>) -> bool {
    menus.is_open()
}

/// Frees the memory of the pictures when the pages are closed.
fn put_away(menus: Res<Menus>, mut reader: ResMut<Reader>) {
    if !menus.contains(Page::Rules) && !reader.is_away() {
        reader.put_away();
    }
}
