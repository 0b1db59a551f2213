//! The screens around the table: title, new match, settings, pause, keys, and questions before what cannot be undone.

mod escape;
mod keys;
mod new_match;
mod notices;
mod pause;
mod question;
mod settings;
mod title;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub(crate) use new_match::Draft;
pub(crate) use question::Ask;
pub(crate) use settings::Tab;

use crate::hud::HudSet;
use crate::pages;

/// A page that lies over the title or the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// Rules, players and seed of a new match.
    NewMatch,
    /// What the player can set.
    Settings,
    /// The list of lessons.
    Learn,
    /// The pause at the table.
    Pause,
    /// What the keys do.
    Keys,
    /// The rules to read.
    Rules,
    /// A question before something that cannot be undone.
    Ask(question::Ask),
}

/// The open pages, the topmost last. Only that one is drawn.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Menus(Vec<Page>);

impl Menus {
    /// Whether a page is open.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        !self.0.is_empty()
    }

    /// Whether a page is open, be it under others.
    #[must_use]
    pub fn contains(&self, page: Page) -> bool {
        self.0.contains(&page)
    }

    /// The topmost page.
    #[must_use]
    pub fn top(&self) -> Option<Page> {
        self.0.last().copied()
    }

    /// Opens a page over the others, unless it is open already.
    pub fn open(&mut self, page: Page) {
        if !self.0.contains(&page) {
            self.0.push(page);
        }
    }

    /// Closes the topmost page.
    pub fn back(&mut self) {
        self.0.pop();
    }

    /// Closes all pages.
    pub fn close(&mut self) {
        self.0.clear();
    }
}

/// Run condition: this page is the topmost.
pub(crate) fn shows(page: Page) -> impl Fn(Res<Menus>) -> bool + Clone {
    move |menus| menus.top() == Some(page)
}

/// When the keys that work everywhere are followed; what uses Esc otherwise comes before.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FollowKeys;

/// All screens around the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<Menus>()
        .init_resource::<Tab>()
        .add_plugins((title::plugin, new_match::plugin, question::plugin, notices::plugin))
        .add_systems(
            EguiPrimaryContextPass,
            (
                settings::draw.run_if(shows(Page::Settings)),
                pause::draw.run_if(shows(Page::Pause)),
                keys::draw.run_if(shows(Page::Keys)),
                pages::draw.run_if(shows(Page::Rules)),
                escape::follow_keys.in_set(FollowKeys),
            )
                .chain()
                .in_set(HudSet::Menus),
        );
}
