//! The languages, and which of them the system asks for.

use fluent_langneg::{LanguageIdentifier, NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages};
use serde::{Deserialize, Serialize};

/// A language that the game speaks. Another one needs a folder under `assets/locales`, a variant here, and its numbers.
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
}

impl Language {
    /// All languages, Luxembourgish first.
    pub const ALL: [Self; 5] = [Self::Lb, Self::De, Self::Fr, Self::En, Self::Pt];

    /// The language's ISO 639 code, which is also the name of its folder and its name on the command line.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Lb => "lb",
            Self::De => "de",
            Self::Fr => "fr",
            Self::En => "en",
            Self::Pt => "pt",
        }
    }

    /// The language with that code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// What the language calls itself, so that whoever speaks it finds it in a list of any language.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::Lb => "Lëtzebuergesch",
            Self::De => "Deutsch",
            Self::Fr => "Français",
            Self::En => "English",
            Self::Pt => "Português",
        }
    }

    /// The language's identifier for Fluent, which chooses the plural rules by it.
    pub(super) fn id(self) -> unic_langid::LanguageIdentifier {
        // In Brazil 0 is singular, in Portugal plural.
        let tag = if self == Self::Pt { "pt-PT" } else { self.code() };
        // The tags are valid, and the default would only cost the plural forms.
        tag.parse().unwrap_or_default()
    }

    /// The language that the system asks for: the locale variables where they are the custom, what the system's
    /// settings say elsewhere; English if that is none of ours.
    #[must_use]
    pub fn of_system() -> Self {
        if cfg!(any(windows, target_vendor = "apple")) {
            let wanted: Vec<String> = sys_locale::get_locales().collect();
            Self::negotiate(wanted.iter().map(String::as_str))
        } else {
            Self::of_environment(|name| std::env::var(name).ok())
        }
    }

    /// The language that the POSIX locale variables ask for.
    ///
    /// `LC_ALL` outranks `LC_MESSAGES`, which outranks `LANG`; empty ones do not count. `LANGUAGE` is a list of
    /// languages in order of preference that outranks all three, except, as in GNU gettext, when they ask for the
    /// plain `C` locale.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default();
        if locale == "C" || locale == "POSIX" {
            return Self::default();
        }
        let preferred = set("LANGUAGE").unwrap_or_default();
        Self::negotiate(preferred.split(':').chain([locale.as_str()]))
    }

    /// The first of the wanted locales, in BCP 47 or POSIX spelling, that is spoken here.
    pub fn negotiate<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Self {
        // "fr_LU.UTF-8@euro" is "fr-LU" with a character set and a variant.
        let wanted = wanted.into_iter().filter_map(|locale| locale.split(['.', '@']).next());
        // Asked one by one, since a negotiation over all would order ours by our own preference where ranges are wide.
        let available: Vec<LanguageIdentifier> = convert_vec_str_to_langids_lossy(Self::ALL.map(Self::code));
        wanted
            .flat_map(|locale| convert_vec_str_to_langids_lossy([locale]))
            .find_map(|locale| {
                let found = negotiate_languages(&[locale], &available, None, NegotiationStrategy::Lookup);
                found.first().and_then(|id| Self::from_code(id.language.as_str()))
            })
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The language that these variables ask for.
    fn asked(variables: &[(&str, &str)]) -> Language {
        Language::of_environment(|name| {
            variables.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned())
        })
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
        assert_eq!(Language::negotiate(["nl-NL", "lb-LU", "fr-FR"]), Language::Lb);
        assert_eq!(Language::negotiate(["en-GB", "lb-LU"]), Language::En);
        assert_eq!(Language::negotiate(["de-Latn-LU"]), Language::De);
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
}
