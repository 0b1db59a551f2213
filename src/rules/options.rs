//! The rule options and their presets under `config/rules`.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::notation::shortened;
use super::seat::Direction;

/// Declares an option whose values have names in files.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$vdoc])* $variant,)* }

        impl $name {
            /// All values.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The value's name in files and in the protocol.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)* }
            }

            /// The value with that name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $($text => Some(Self::$variant),)* _ => None }
            }
        }
    };
}

named! {
    /// Until when an announcement may be made.
    Deadline {
        /// When it is one's turn in the first trick, before the own card.
        OwnFirstCard = "own-first-card",
        /// Before forehand's first card; every seat is asked in turn from forehand.
        FirstCardOfGame = "first-card-of-game",
    }
}

named! {
    /// What a Kapo adds, when the losers took no trick.
    Kapo {
        /// The winners cross one more, and losers who named trump draw one more.
        Both = "both",
        /// The winners cross one more.
        Winners = "winners",
        /// The losers draw one, whoever named trump.
        Losers = "losers",
        /// Nothing.
        Off = "off",
    }
}

named! {
    /// What happens at 20–20.
    Stanner {
        /// The trump team draws as many lines as the stake.
        ByStake = "by-stake",
        /// The trump team draws one line.
        One = "one",
        /// Nobody draws; the stake is added to that of the next decided game.
        Carry = "carry",
    }
}

named! {
    /// Whether a card that the rules forbid can be played.
    Misplay {
        /// It cannot.
        Prevented = "prevented",
        /// It can, and any player may call it until the game is scored.
        Callable = "callable",
    }
}

/// All rule options of a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Which way round the table goes.
    pub direction: Direction,
    /// Until when announcements may be made.
    pub announce_deadline: Deadline,
    /// What a Kapo adds.
    pub kapo: Kapo,
    /// What happens at 20–20.
    pub stanner: Stanner,
    /// Lines at the start of a match, 1 to 30.
    pub start_lines: u8,
    /// Whether all won tricks may be looked through, not only the last.
    pub inspect_tricks: bool,
    /// Whether misplays are prevented or callable.
    pub misplay: Misplay,
}

/// Rule options that cannot be used: which file or request, which field, and what is allowed there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionsError {
    /// Where the options came from, a file name or "rules".
    pub source: String,
    /// The field that is wrong, if it is one.
    pub field: Option<&'static str>,
    /// What is wrong and what is allowed.
    pub message: String,
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.field {
            Some(field) => write!(f, "{}: {field}: {}", self.source, self.message),
            None => write!(f, "{}: {}", self.source, self.message),
        }
    }
}

impl std::error::Error for OptionsError {}

/// A named set of options from `config/rules`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// As the café federation teaches it; the default.
    Wellkomm,
    /// As the English encyclopedia describes it.
    Wikipedia,
    /// As the Luxembourgish encyclopedia describes it.
    Letzebuerg,
    /// As `wikipedia`, but a Stänner's stake is carried over.
    Rampo,
}

impl Preset {
    /// All presets, the default first.
    pub const ALL: [Self; 4] = [Self::Wellkomm, Self::Wikipedia, Self::Letzebuerg, Self::Rampo];

    /// The preset's name, which is that of its file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wellkomm => "wellkomm",
            Self::Wikipedia => "wikipedia",
            Self::Letzebuerg => "letzebuerg",
            Self::Rampo => "rampo",
        }
    }

    /// The preset with that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|p| p.name() == name)
    }

    /// The text of the preset's file.
    const fn text(self) -> &'static str {
        match self {
            Self::Wellkomm => include_str!("../../config/rules/wellkomm.ron"),
            Self::Wikipedia => include_str!("../../config/rules/wikipedia.ron"),
            Self::Letzebuerg => include_str!("../../config/rules/letzebuerg.ron"),
            Self::Rampo => include_str!("../../config/rules/rampo.ron"),
        }
    }

    /// The preset's options.
    #[must_use]
    pub fn options(self) -> Options {
        // The files are part of the program and a test reads each, so this cannot fail in a build that passes its tests.
        Options::from_ron(self.name(), self.text()).expect("the built-in presets are valid")
    }
}

impl Default for Options {
    fn default() -> Self {
        Preset::Wellkomm.options()
    }
}

/// What may stand in a field of a rule file or of a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum FieldValue {
    /// `true` or `false`.
    Bool(bool),
    /// Any number.
    Number(f64),
    /// A text.
    Text(String),
    /// Something that no field takes.
    #[serde(skip_serializing)]
    Other(IgnoredAny),
}

impl fmt::Display for FieldValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(value) => write!(f, "{value}"),
            Self::Number(value) => write!(f, "{value}"),
            Self::Text(text) => write!(f, "\"{}\"", shortened(text, 40)),
            Self::Other(_) => write!(f, "this value"),
        }
    }
}

/// The fields of a rule file by name.
pub type Fields = BTreeMap<String, FieldValue>;

/// The names of all options, in the order of the files.
pub const FIELD_NAMES: [&str; 7] =
    ["direction", "announce-deadline", "kapo", "stanner", "start-lines", "inspect-tricks", "misplay"];

fn names(all: impl IntoIterator<Item = &'static str>) -> String {
    all.into_iter().collect::<Vec<_>>().join(", ")
}

impl Options {
    /// Fewest and most lines a match may start with.
    pub const START_LINES: std::ops::RangeInclusive<u8> = 1..=30;

    /// Reads a rule file in RON; `source` names it in errors.
    ///
    /// # Errors
    /// The file, the field and the allowed values.
    pub fn from_ron(source: &str, text: &str) -> Result<Self, OptionsError> {
        let fields: Fields = ron::from_str(text).map_err(|e| OptionsError {
            source: source.to_owned(),
            field: None,
            message: format!("not a RON map of options: {e}"),
        })?;
        Self::from_fields(source, None, &fields)
    }

    /// Reads options from named fields; fields that are left out come from `base`, or are an error without one.
    ///
    /// # Errors
    /// The source, the field and the allowed values.
    pub fn from_fields(source: &str, base: Option<&Self>, fields: &Fields) -> Result<Self, OptionsError> {
        let fail = |field, message| OptionsError { source: source.to_owned(), field, message };
        if let Some(unknown) = fields.keys().find(|name| !FIELD_NAMES.contains(&name.as_str())) {
            let unknown = shortened(unknown, 40);
            return Err(fail(None, format!("there is no option \"{unknown}\"; options are {}", names(FIELD_NAMES))));
        }
        let base = base.map(Self::fields);
        let get = |field: &'static str, allowed: &str| {
            fields
                .get(field)
                .or_else(|| base.as_ref()?.get(field))
                .ok_or_else(|| fail(Some(field), format!("is missing; allowed: {allowed}")))
        };
        fn pick<T: Copy>(
            value: &FieldValue,
            from_name: impl Fn(&str) -> Option<T>,
            wrong: impl FnOnce() -> OptionsError,
        ) -> Result<T, OptionsError> {
            match value {
                FieldValue::Text(name) => from_name(name).ok_or_else(wrong),
                _ => Err(wrong()),
            }
        }
        macro_rules! named_field {
            ($name:literal, $kind:ident) => {{
                let allowed = names($kind::ALL.iter().map(|v| v.name()));
                let value = get($name, &allowed)?;
                pick(value, $kind::from_name, || {
                    fail(Some($name), format!("{value} is not allowed; allowed: {allowed}"))
                })?
            }};
        }
        let start_lines = {
            let (allowed, (least, most)) = ("1 to 30", (*Self::START_LINES.start(), *Self::START_LINES.end()));
            match get("start-lines", allowed)? {
                FieldValue::Number(n) if n.fract() == 0.0 && (f64::from(least)..=f64::from(most)).contains(n) => {
                    *n as u8
                }
                value => return Err(fail(Some("start-lines"), format!("{value} is not allowed; allowed: {allowed}"))),
            }
        };
        let inspect_tricks = match get("inspect-tricks", "true, false")? {
            FieldValue::Bool(value) => *value,
            value => {
                return Err(fail(Some("inspect-tricks"), format!("{value} is not allowed; allowed: true, false")));
            }
        };
        Ok(Self {
            direction: named_field!("direction", Direction),
            announce_deadline: named_field!("announce-deadline", Deadline),
            kapo: named_field!("kapo", Kapo),
            stanner: named_field!("stanner", Stanner),
            start_lines,
            inspect_tricks,
            misplay: named_field!("misplay", Misplay),
        })
    }

    /// The options by name, as they stand in a file.
    #[must_use]
    pub fn fields(&self) -> Fields {
        let text = |name: &str| FieldValue::Text(name.to_owned());
        FIELD_NAMES
            .into_iter()
            .zip([
                text(self.direction.name()),
                text(self.announce_deadline.name()),
                text(self.kapo.name()),
                text(self.stanner.name()),
                FieldValue::Number(f64::from(self.start_lines)),
                FieldValue::Bool(self.inspect_tricks),
                text(self.misplay.name()),
            ])
            .map(|(name, value)| (name.to_owned(), value))
            .collect()
    }

    /// The preset that these options are, if they are one.
    #[must_use]
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL.into_iter().find(|p| p.options() == *self)
    }
}

impl Serialize for Options {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.fields().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let fields = Fields::deserialize(deserializer)?;
        Self::from_fields("rules", None, &fields).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_reads_and_writes_itself() {
        for preset in Preset::ALL {
            let options = Options::from_ron(preset.name(), preset.text()).unwrap();
            assert_eq!(options.preset(), Some(preset));
            assert_eq!(ron::from_str::<Options>(&ron::to_string(&options).unwrap()).unwrap(), options);
            let json = serde_json::to_string(&options).unwrap();
            assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), options);
        }
        assert_eq!(Options::default(), Preset::Wellkomm.options());
    }

    #[test]
    fn errors_name_file_field_and_allowed_values() {
        let text = Preset::Rampo.text();
        for (change, parts) in [
            (("carry", "sometimes"), ["my.ron", "stanner", "\"sometimes\"", "by-stake, one, carry"]),
            (("\"start-lines\": 9", "\"start-lines\": 31"), ["my.ron", "start-lines", "31", "1 to 30"]),
            (("\"start-lines\": 9", "\"start-lines\": 1e300"), ["my.ron", "start-lines", "0000", "1 to 30"]),
            (("\"start-lines\": 9", "\"start-lines\": \"9\""), ["my.ron", "start-lines", "\"9\"", "1 to 30"]),
            (("false", "[[]]"), ["my.ron", "inspect-tricks", "this value", "true, false"]),
            (("\"kapo\": \"both\",", ""), ["my.ron", "kapo", "missing", "both, winners, losers, off"]),
            (("kapo", "capot"), ["my.ron", "capot", "there is no option", "announce-deadline"]),
        ] {
            let error = Options::from_ron("my.ron", &text.replace(change.0, change.1)).unwrap_err().to_string();
            for part in parts {
                assert!(error.contains(part), "{error:?} should name {part}");
            }
        }
    }

    #[test]
    fn broken_files_are_errors_at_every_byte() {
        let text = Preset::Letzebuerg.text();
        let whole = text.rfind('}').unwrap();
        for cut in (0..whole).filter(|cut| text.is_char_boundary(*cut)) {
            assert!(Options::from_ron("my.ron", &text[..cut]).is_err());
        }
        for nested in ["[", "{\"direction\":", "(", "Some("] {
            assert!(Options::from_ron("my.ron", &nested.repeat(100_000)).is_err());
        }
    }
}
