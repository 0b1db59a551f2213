//! The words of the game in five languages, from the Fluent files under `assets/locales`.
//!
//! Screens ask the resource [`Texts`] by key: `texts.get("table-your-turn")` for fixed words, and
//! `texts.format("table-their-turn", &args! { "name" => name })` for those with something in them. Keys start with the
//! name of their file. What the variables of a message mean is said above it in the English file.

mod catalog;
mod language;
pub mod list;

mod n_rule;
mod numbers;
mod own;
mod pseudo;
mod typography;
mod words;

use std::sync::Arc;

use bevy::prelude::*;
use fluent_bundle::FluentArgs;

pub use crate::args;
use catalog::Catalog;
pub use language::Language;
pub use typography::unbroken;

use crate::saves::{DataDir, Notices};

/// Puts [`Texts`] in the system's language into the world, with the player's own files where the [`DataDir`] is in the world
/// before. The settings may change the language at any time.
pub fn plugin(app: &mut App) {
    let folder = app.world().get_resource::<DataDir>().and_then(DataDir::locales);
    let own::Read { languages, problems } = folder.map(|folder| own::read(&folder)).unwrap_or_default();
    app.insert_resource(Texts::with(languages)).insert_resource(OwnFiles(problems));
}

/// What is wrong with the player's own files, until it is told.
#[derive(Resource, Default)]
pub struct OwnFiles(Vec<own::Problem>);

impl OwnFiles {
    /// Tells it, once.
    pub fn tell(&mut self, notices: &mut Notices) {
        own::tell(std::mem::take(&mut self.0), notices);
    }
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
    /// Languages with words that are not built in.
    own: Arc<Vec<(Language, Catalog)>>,
}

impl Texts {
    /// The built-in words, in `language` first.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self { language, own: Arc::default() }
    }

    /// The built-in words and those of the player's own files, in the system's language first.
    fn with(own: Vec<(Language, Vec<String>)>) -> Self {
        let own = own.into_iter().map(|(language, sources)| (language, Catalog::load(language, &sources))).collect();
        let mut texts = Self { language: Language::En, own: Arc::new(own) };
        texts.language = texts.language_of_system();
        texts
    }

    /// The language that is spoken.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// All languages to choose from, the built-in ones first.
    pub fn languages(&self) -> impl Iterator<Item = Language> {
        let own = self.own.iter().map(|(language, _)| *language);
        Language::ALL.into_iter().chain(own.filter(|language| matches!(language, Language::Own(_))))
    }

    /// The language of [`Texts::languages`] that the system asks for; English if it asks for none of them.
    #[must_use]
    pub fn language_of_system(&self) -> Language {
        Language::of_system_among(&self.languages().collect::<Vec<_>>())
    }

    /// Whether there are words in that language.
    #[must_use]
    pub fn speaks(&self, language: Language) -> bool {
        self.catalogs(language).next().is_some()
    }

    /// What a language calls itself, so that whoever speaks it finds it in a list of any language.
    #[must_use]
    pub fn own_name(&self, language: Language) -> &str {
        self.catalogs(language).find_map(|catalog| catalog.get("common-language")).unwrap_or(language.code())
    }

    /// Speaks another language from now on. To spare needless redrawing, compare with [`Texts::language`] first.
    pub const fn set_language(&mut self, language: Language) {
        self.language = language;
    }

    /// The same words in another language, for what must not follow the switch: a language's own name for a card index.
    #[must_use]
    pub fn in_language(&self, language: Language) -> Self {
        Self { language, own: Arc::clone(&self.own) }
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
        self.catalogs(self.language).chain(self.catalogs(Language::En))
    }

    /// The catalog of a language.
    fn catalogs(&self, language: Language) -> impl Iterator<Item = &Catalog> {
        let own = self.own.iter().find(|(known, _)| *known == language).map(|(_, catalog)| catalog);
        own.or_else(|| Catalog::built_in(language)).into_iter()
    }
}

#[cfg(test)]
mod raw_text;
#[cfg(test)]
mod tests;
