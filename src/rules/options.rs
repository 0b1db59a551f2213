//! The rule options and their presets under `config/rules`.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::seat::Direction;

/// Until when an announcement may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deadline {
    /// When it is one's turn in the first trick, before the own card.
    OwnFirstCard,
    /// Before forehand's first card; every seat is asked in turn from forehand.
    FirstCardOfGame,
}

/// What a Kapo adds, when the losers took no trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kapo {
    /// The winners cross one more, and losers who named trump draw one more.
    Both,
    /// The winners cross one more.
    Winners,
    /// The losers draw one, whoever named trump.
    Losers,
    /// Nothing.
    Off,
}

/// What happens at 20–20.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stanner {
    /// The trump team draws as many lines as the stake.
    ByStake,
    /// The trump team draws one line.
    One,
    /// Nobody draws; the stake is added to that of the next decided game.
    Carry,
}

/// Whether a card that the rules forbid can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Misplay {
    /// It cannot.
    Prevented,
    /// It can, and any player may call it until the game is scored.
    Callable,
}

/// All rule options of a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
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

/// A field of [`Options`] with its name in files and all that may stand there.
struct Field {
    name: &'static str,
    allowed: &'static [&'static str],
}

const FIELDS: [Field; 7] = [
    Field { name: "direction", allowed: &["clockwise", "counter-clockwise"] },
    Field { name: "announce-deadline", allowed: &["own-first-card", "first-card-of-game"] },
    Field { name: "kapo", allowed: &["both", "winners", "losers", "off"] },
    Field { name: "stanner", allowed: &["by-stake", "one", "carry"] },
    Field { name: "start-lines", allowed: &["1", "…", "30"] },
    Field { name: "inspect-tricks", allowed: &["true", "false"] },
    Field { name: "misplay", allowed: &["prevented", "callable"] },
];

impl Options {
    /// Fewest and most lines a match may start with.
    pub const START_LINES: std::ops::RangeInclusive<u8> = 1..=30;

    /// Reads a rule file in RON; `source` names it in errors.
    ///
    /// # Errors
    /// The file, the field and the allowed values.
    pub fn from_ron(source: &str, text: &str) -> Result<Self, OptionsError> {
        let fail = |message: String| OptionsError { source: source.to_owned(), field: None, message };
        let value: std::collections::BTreeMap<String, ron::Value> =
            ron::from_str(text).map_err(|e| fail(format!("not a RON map of options: {e}")))?;
        let mut json = serde_json::Map::new();
        for (name, value) in value {
            let value = match value {
                ron::Value::String(s) => serde_json::Value::String(s),
                ron::Value::Bool(b) => serde_json::Value::Bool(b),
                ron::Value::Number(n) => serde_json::Number::from_f64(n.into_f64())
                    .filter(|n| n.as_f64().is_some_and(|n| n.fract() == 0.0 && n.abs() < 1e9))
                    .map_or(serde_json::Value::Null, |n| serde_json::Value::from(n.as_f64().map_or(0, |n| n as i64))),
                _ => serde_json::Value::Null,
            };
            json.insert(name, value);
        }
        Self::from_fields(source, None, &json)
    }

    /// Reads options from named fields; fields that are left out come from `base`, or are an error without one.
    ///
    /// # Errors
    /// The source, the field and the allowed values.
    pub fn from_fields(
        source: &str,
        base: Option<&Self>,
        fields: &serde_json::Map<String, serde_json::Value>,
    ) -> Result<Self, OptionsError> {
        let fail = |field: Option<&'static str>, message: String| {
            Err(OptionsError { source: source.to_owned(), field, message })
        };
        if let Some(unknown) = fields.keys().find(|name| FIELDS.iter().all(|f| f.name != *name)) {
            let names = FIELDS.map(|f| f.name).join(", ");
            let unknown = super::notation::shortened(unknown, 40);
            return fail(None, format!("there is no option \"{unknown}\"; options are {names}"));
        }
        let mut all = match base {
            Some(base) => serde_json::to_value(base).ok().and_then(|v| v.as_object().cloned()).unwrap_or_default(),
            None => serde_json::Map::new(),
        };
        all.extend(fields.iter().map(|(name, value)| (name.clone(), value.clone())));
        for field in &FIELDS {
            let allowed = field.allowed.join(", ").replace(", …, ", " to ");
            let Some(value) = all.get(field.name) else {
                return fail(Some(field.name), format!("is missing; allowed: {allowed}"));
            };
            let good = match value {
                serde_json::Value::String(s) => {
                    field.allowed.contains(&s.as_str()) && field.name != "start-lines" && field.name != "inspect-tricks"
                }
                serde_json::Value::Bool(_) => field.name == "inspect-tricks",
                serde_json::Value::Number(n) => {
                    field.name == "start-lines" && n.as_u64().is_some_and(|n| (1..=30).contains(&n))
                }
                _ => false,
            };
            if !good {
                let value = super::notation::shortened(&value.to_string(), 40);
                return fail(Some(field.name), format!("{value} is not allowed; allowed: {allowed}"));
            }
        }
        serde_json::from_value(serde_json::Value::Object(all)).or_else(|e| fail(None, e.to_string()))
    }

    /// The preset that these options are, if they are one.
    #[must_use]
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL.into_iter().find(|p| p.options() == *self)
    }
}
