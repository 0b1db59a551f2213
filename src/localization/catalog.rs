//! The messages of one language, ready to be asked for.

use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use fluent_syntax::ast::Entry;

use super::{Args, Language, n_rule, numbers, pseudo, typography};

/// The files of a language, part of the program.
macro_rules! files {
    ($language:literal) => {
        [
            include_str!(concat!("../../assets/locales/", $language, "/common.ftl")),
            include_str!(concat!("../../assets/locales/", $language, "/table.ftl")),
            include_str!(concat!("../../assets/locales/", $language, "/lee.ftl")),
            include_str!(concat!("../../assets/locales/", $language, "/pages.ftl")),
            include_str!(concat!("../../assets/locales/", $language, "/menu.ftl")),
            include_str!(concat!("../../assets/locales/", $language, "/coach.ftl")),
            include_str!(concat!("../../assets/locales/", $language, "/learn.ftl")),
            include_str!(concat!("../../assets/locales/", $language, "/error.ftl")),
            include_str!(concat!("../../assets/locales/", $language, "/cli.ftl")),
        ]
    };
}

/// The text of each built-in file of a language, in the order of [`FILE_NAMES`]; empty for one that is not built in.
pub(super) const fn sources(language: Language) -> [&'static str; FILE_NAMES.len()] {
    match language {
        Language::Lb => files!("lb"),
        Language::De => files!("de"),
        Language::Fr => files!("fr"),
        Language::En => files!("en"),
        Language::Pt => files!("pt"),
        Language::Own(_) => [""; FILE_NAMES.len()],
    }
}

/// The files of each language; every key starts with the name of its file.
pub(super) const FILE_NAMES: [&str; 9] = ["common", "table", "lee", "pages", "menu", "coach", "learn", "error", "cli"];

/// The messages of one language.
pub(super) struct Catalog {
    bundle: FluentBundle<FluentResource>,
    /// The messages without variables, formatted once so that asking for them costs a look-up only.
    fixed: HashMap<String, String>,
}

impl Catalog {
    /// The built-in messages of a language. They are read once, when they are first asked for.
    pub(super) fn built_in(language: Language) -> Option<&'static Self> {
        static LOADED: [OnceLock<Catalog>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        static PSEUDO: OnceLock<Catalog> = OnceLock::new();
        if language == Language::PSEUDO {
            return Some(PSEUDO.get_or_init(|| Self::load(language, &pseudo::sources())));
        }
        let place = Language::ALL.iter().position(|known| *known == language)?;
        Some(LOADED.get(place)?.get_or_init(|| Self::load(language, &[])))
    }

    /// The built-in messages of a language, and those in `own` instead of or beside them. A message that cannot be read is
    /// left out; a test reads all that are built in, and [`super::own`] those of the player.
    pub(super) fn load(language: Language, own: &[String]) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // The marks that isolate left-to-right from right-to-left text would show as boxes, and no language here needs them.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(numbers::formatter(language)));
        // Both fail only for a name that is taken, and the bundle is new.
        let _ = bundle.add_builtins();
        let _ = bundle.add_function("NRULE", n_rule_function);

        let mut keys = Vec::new();
        for source in sources(language).into_iter().chain(own.iter().map(String::as_str)) {
            let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
            keys.extend(resource.entries().filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            }));
            bundle.add_resource_overriding(resource);
        }
        let mut catalog = Self { bundle, fixed: HashMap::new() };
        let none = Args::new();
        for key in keys {
            if let Some((text, true)) = catalog.try_format(&key, &none) {
                catalog.fixed.insert(key, text);
            }
        }
        catalog
    }

    /// The words of a message without variables.
    pub(super) fn get(&self, key: &str) -> Option<&str> {
        self.fixed.get(key).map(String::as_str)
    }

    /// The words of a message with its variables filled in.
    pub(super) fn format(&self, key: &str, args: &Args) -> Option<String> {
        self.try_format(key, args).map(|(text, _)| text)
    }

    /// The words of a message, and whether nothing was missing.
    fn try_format(&self, key: &str, args: &Args) -> Option<(String, bool)> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        // A terminal breaks its lines itself, and what it prints may be copied into a command.
        let text = if key.trim_start_matches("error-").starts_with("cli-") {
            text.into_owned()
        } else {
            typography::bind(&text)
        };
        Some((text, errors.is_empty()))
    }
}

/// `NRULE("vun", $name)`: the word as it is written before what follows, a space, and what follows.
fn n_rule_function<'a>(positional: &[FluentValue<'a>], _: &Args) -> FluentValue<'a> {
    let [FluentValue::String(word), following] = positional else {
        return FluentValue::Error;
    };
    let following = match following {
        FluentValue::String(text) => text.clone(),
        FluentValue::Number(number) => numbers::fluent_number(Language::Lb, number).into(),
        _ => return FluentValue::Error,
    };
    format!("{} {following}", n_rule::apply(word, &following)).into()
}
