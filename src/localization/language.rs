//! The languages, and which of them the system asks for.

use std::collections::BTreeSet;
use std::sync::Mutex;

use fluent_langneg::{LanguageIdentifier, NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages};
use serde::{Deserialize, Serialize};

/// A language that the game speaks. Another built-in one needs a folder under `assets/locales`, a variant here, and its
/// numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// Luxembourgish.
    Lb,
    /// German.
    De,
    /// French.
    Fr,
    /// English; what is spoken when the system asks for nothing that is here.
    #[default]
    En,
    /// Portuguese as it is spoken in Portugal.
    Pt,
    /// One that a player has added; see the module `own`.
    Own(Tag),
}

/// The tag of a language that is not built in (BCP 47), such as `nl` or `sr-Latn`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Tag(&'static str);

impl Tag {
    /// Any of them.
    pub(super) const ANY: Self = Self("und");

    /// The tag in its usual spelling; `None` if that is none, or one of a built-in language.
    fn new(text: &str) -> Option<Self> {
        // What is kept here stays for as long as the program runs, so that languages can be copied.
        static KNOWN: Mutex<BTreeSet<&str>> = Mutex::new(BTreeSet::new());
        let tag = text.parse::<LanguageIdentifier>().ok()?.to_string();
        let first = tag.split('-').next().unwrap_or_default();
        if first == "und" || tag.len() > 16 || Language::from_code(&tag).is_some() {
            return None;
        }
        let mut known = KNOWN.lock().ok()?;
        let kept = known.get(tag.as_str()).copied().unwrap_or_else(|| tag.leak());
        known.insert(kept);
        Some(Self(kept))
    }
}

impl<'de> Deserialize<'de> for Tag {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::new(&text).ok_or_else(|| serde::de::Error::custom(format!("{text} is no tag of another language")))
    }
}

impl Language {
    /// All built-in languages, Luxembourgish first.
    pub const ALL: [Self; 5] = [Self::Lb, Self::De, Self::Fr, Self::En, Self::Pt];

    /// Not a language: English made longer and with accents, so that what is not in the locale files stands out and what
    /// fits has room for any language. Its tag is the one that CLDR gives such; `--lang en-XA` shows it.
    pub const PSEUDO: Self = Self::Own(Tag("en-XA"));

    /// The language's ISO 639 code, which is also the name of its folder and its name on the command line.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Lb => "lb",
            Self::De => "de",
            Self::Fr => "fr",
            Self::En => "en",
            Self::Pt => "pt",
            Self::Own(Tag(tag)) => tag,
        }
    }

    /// The built-in language with that code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language with that tag, built in or not; `None` if it is no tag of a language.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::from_code(tag).or_else(|| Tag::new(tag).map(Self::Own))
    }

    /// The language's identifier for Fluent, which chooses the plural rules by it.
    pub(super) fn id(self) -> unic_langid::LanguageIdentifier {
        // In Brazil 0 is singular, in Portugal plural.
        let tag = if self == Self::Pt { "pt-PT" } else { self.code() };
        // The tags are valid, and the default would only cost the plural forms.
        tag.parse().unwrap_or_default()
    }

    /// The built-in language that the system asks for.
    #[must_use]
    pub fn of_system() -> Self {
        Self::of_system_among(&Self::ALL)
    }

    /// The language that the system asks for: the locale variables where they are the custom, what the system's
    /// settings say elsewhere; English if that is none of ours.
    pub(super) fn of_system_among(ours: &[Self]) -> Self {
        if cfg!(any(windows, target_vendor = "apple")) {
            let wanted: Vec<String> = sys_locale::get_locales().collect();
            Self::negotiate(wanted.iter().map(String::as_str), ours)
        } else {
            Self::of_environment(|name| std::env::var(name).ok(), ours)
        }
    }

    /// The language of `ours` that the POSIX locale variables ask for.
    ///
    /// `LC_ALL` outranks `LC_MESSAGES`, which outranks `LANG`; empty ones do not count. `LANGUAGE` is a list of
    /// languages in order of preference that outranks all three, except, as in GNU gettext, when they ask for the
    /// plain `C` locale.
    fn of_environment(variable: impl Fn(&str) -> Option<String>, ours: &[Self]) -> Self {
        let set = |name| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default();
        if locale == "C" || locale == "POSIX" {
            return Self::default();
        }
        let preferred = set("LANGUAGE").unwrap_or_default();
        Self::negotiate(preferred.split(':').chain([locale.as_str()]), ours)
    }

    /// The first of the wanted locales, in BCP 47 or POSIX spelling, that is one of ours.
    fn negotiate<'a>(wanted: impl IntoIterator<Item = &'a str>, ours: &[Self]) -> Self {
        // "fr_LU.UTF-8@euro" is "fr-LU" with a character set and a variant.
        let wanted = wanted.into_iter().filter_map(|locale| locale.split(['.', '@']).next());
        // Asked one by one, since a negotiation over all would order ours by our own preference where ranges are wide.
        let available: Vec<LanguageIdentifier> =
            convert_vec_str_to_langids_lossy(ours.iter().map(|language| language.code()));
        wanted
            .flat_map(|locale| convert_vec_str_to_langids_lossy([locale]))
            .find_map(|locale| {
                let found = negotiate_languages(&[locale], &available, None, NegotiationStrategy::Lookup);
                found.first().and_then(|id| Self::from_tag(&id.to_string()))
            })
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The language that these variables ask for.
    fn asked(variables: &[(&str, &str)]) -> Language {
        let value =
            |name: &str| variables.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned());
        Language::of_environment(value, &Language::ALL)
    }

    #[test]
    fn the_locale_variables_in_their_order() {
        use Language::{De, En, Fr, Lb, Pt};
        assert_eq!(asked(&[]), En);
        assert_eq!(asked(&[("LANG", "fr_LU.UTF-8")]), Fr);
        assert_eq!(asked(&[("LANG", "lb_LU.UTF-8@euro")]), Lb);
        assert_eq!(asked(&[("LANG", "lb")]), Lb);
        assert_eq!(asked(&[("LANG", "de-CH")]), De);
        assert_eq!(asked(&[("LC_MESSAGES", "de_LU"), ("LANG", "fr_LU")]), De);
        assert_eq!(asked(&[("LC_ALL", "lb_LU"), ("LC_MESSAGES", "de_LU"), ("LANG", "fr_LU")]), Lb);
        assert_eq!(asked(&[("LC_ALL", ""), ("LC_MESSAGES", ""), ("LANG", "fr_LU")]), Fr);
        assert_eq!(asked(&[("LANGUAGE", "lb:de"), ("LANG", "fr_LU.UTF-8")]), Lb);
        assert_eq!(asked(&[("LANGUAGE", "nl:de_DE:lb"), ("LANG", "fr_LU.UTF-8")]), De);
        assert_eq!(asked(&[("LANGUAGE", "es:nl"), ("LANG", "fr_LU.UTF-8")]), Fr);
        for portuguese in ["pt", "pt_PT", "pt_BR", "pt_LU.UTF-8", "pt-PT", "pt_PT.ISO-8859-1@euro"] {
            assert_eq!(asked(&[("LANG", portuguese)]), Pt);
        }
        assert_eq!(asked(&[("LANGUAGE", "lb")]), Lb);
        assert_eq!(asked(&[("LANGUAGE", ""), ("LANG", "de_DE")]), De);
    }

    #[test]
    fn the_c_locale_is_english() {
        for plain in ["C", "POSIX"] {
            assert_eq!(asked(&[("LANG", plain)]), Language::En);
            assert_eq!(asked(&[("LANGUAGE", "lb"), ("LC_ALL", plain), ("LANG", "fr_LU")]), Language::En);
        }
        assert_eq!(asked(&[("LANG", "C.UTF-8")]), Language::En);
        assert_eq!(asked(&[("LANGUAGE", "lb"), ("LANG", "C.UTF-8")]), Language::Lb);
    }

    #[test]
    fn nonsense_is_english() {
        for nonsense in
            ["_", "-", "...", "@", "français", "zz_ZZ", "\u{0}", "l", "lbx", "de_DE_DE_DE_DE_DE", &"x".repeat(10_000)]
        {
            let found = asked(&[("LANG", nonsense), ("LANGUAGE", ":::")]);
            assert!(found == Language::En || nonsense.starts_with("de"), "{nonsense}: {found:?}");
        }
    }

    #[test]
    fn system_lists_in_their_order() {
        assert_eq!(Language::negotiate(["nl-NL", "lb-LU", "fr-FR"], &Language::ALL), Language::Lb);
        assert_eq!(Language::negotiate(["en-GB", "lb-LU"], &Language::ALL), Language::En);
        assert_eq!(Language::negotiate(["de-Latn-LU"], &Language::ALL), Language::De);
    }

    #[test]
    fn codes_name_languages() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
            assert_eq!(ron::to_string(&language).unwrap(), language.code());
            assert_eq!(language.id().language.as_str(), language.code());
        }
        assert_eq!(Language::from_code("LB"), None);
    }

    #[test]
    fn tags_name_languages_that_are_not_built_in() {
        let dutch = Language::from_tag("nl").unwrap();
        assert_eq!((dutch.code(), Language::from_code("nl")), ("nl", None));
        assert_eq!(ron::from_str::<Language>(&ron::to_string(&dutch).unwrap()), Ok(dutch));
        assert_eq!(Language::from_tag("SR_latn").unwrap().code(), "sr-Latn");
        assert_eq!(Language::from_tag("lb"), Some(Language::Lb));
        for wrong in ["", "x", "..", "a/b", "und", "nl nl", "français", "zz-aaaaa-bbbbb-ccccc-ddddd"] {
            assert_eq!(Language::from_tag(wrong), None, "{wrong}");
        }
        assert!(
            ron::from_str::<Language>("own(\"../x\")").is_err() && ron::from_str::<Language>("own(\"de\")").is_err()
        );
        let ours = [Language::Lb, Language::En, dutch];
        assert_eq!(Language::negotiate(["nl-BE", "lb"], &ours), dutch);
        assert_eq!(Language::negotiate(["es-ES", "lb"], &ours), Language::Lb);
    }
}
