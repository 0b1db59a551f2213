//! The words of the game in five languages, from the Fluent files under `assets/locales`.
//!
//! Screens ask the resource [`Texts`] by key: `texts.get("table-your-turn")` for fixed words, and
//! `texts.format("table-their-turn", &args! { "name" => name })` for those with something in them. Keys start with the
//! name of their file. What the variables of a message mean is said above it in the English file.

mod catalog;
mod language;
mod n_rule;
mod numbers;
mod words;

use std::sync::Arc;

use bevy::prelude::*;
use fluent_bundle::FluentArgs;

pub use crate::args;
use catalog::Catalog;
pub use language::Language;

/// Puts [`Texts`] in the system's language into the world. The settings may change it at any time.
pub fn plugin(app: &mut App) {
    app.insert_resource(Texts::new(Language::of_system()));
}

/// The arguments of a message: `args! { "name" => name, "n" => 3 }`. Values are texts or numbers; a number that is a
/// name rather than a count, such as a seed, is given as a text so that it is not grouped in thousands.
#[macro_export]
macro_rules! args {
    ($($name:expr => $value:expr),* $(,)?) => {{
        #[allow(unused_mut, reason = "there may be no arguments")]
        let mut args = $crate::localization::Args::new();
        $(args.set($name, $value);)*
        args
    }};
}

/// The arguments of a message; made by [`args!`].
pub type Args<'a> = FluentArgs<'a>;

/// All words in all languages, and which language is spoken. Cheap to clone.
#[derive(Resource, Clone)]
pub struct Texts {
    language: Language,
    /// One for each of [`Language::ALL`], in that order.
    catalogs: Arc<[Catalog]>,
}

impl Texts {
    /// All words, in `language` first.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self { language, catalogs: Language::ALL.into_iter().map(Catalog::load).collect() }
    }

    /// The language that is spoken.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Speaks another language from now on. To spare needless redrawing, compare with [`Texts::language`] first.
    pub const fn set_language(&mut self, language: Language) {
        self.language = language;
    }

    /// The same words in another language, for what must not follow the switch: a language's own name for a card index.
    #[must_use]
    pub fn in_language(&self, language: Language) -> Self {
        Self { language, catalogs: Arc::clone(&self.catalogs) }
    }

    /// The words of `key`, which has no variables. Allocates nothing, so it may be asked each frame.
    ///
    /// What the language lacks is taken from English, and what English lacks is the key itself.
    #[must_use]
    pub fn get<'a>(&'a self, key: &'a str) -> &'a str {
        self.speaking().find_map(|catalog| catalog.get(key)).unwrap_or(key)
    }

    /// The words of `key` with its variables filled in; falls back as [`Texts::get`] does.
    ///
    /// A variable that is not given is shown as `{$name}`.
    #[must_use]
    pub fn format(&self, key: &str, args: &Args) -> String {
        self.speaking().find_map(|catalog| catalog.format(key, args)).unwrap_or_else(|| key.to_owned())
    }

    /// A number as the language writes it, with `decimals` digits after the point.
    #[must_use]
    pub fn number(&self, value: f64, decimals: usize) -> String {
        numbers::format(self.language, value, decimals)
    }

    /// A share from 0 to 1 as a percentage without decimals. What is no number is shown as a dash.
    #[must_use]
    pub fn percent(&self, share: f64) -> String {
        numbers::percent(self.language, share)
    }

    /// The catalog of the language spoken, then the English one.
    fn speaking(&self) -> impl Iterator<Item = &Catalog> {
        let order = [self.language, Language::En];
        order.into_iter().filter_map(|language| self.catalogs.get(language as usize))
    }
}

#[cfg(test)]
mod tests;
