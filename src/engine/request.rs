//! Reads the fields of a request. Every error names the field and says what may stand there.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::rules::notation::{parse_hands, shortened};
use crate::rules::options::{Fields, Options, Preset};
use crate::rules::{Announcement, BySeat, ByTeam, Card, CardSet, Lee, Seat, Seed, Suit, Team};

/// Why a request cannot be answered: the field, as a path from the request, and what is wrong with it.
#[derive(Debug)]
pub struct Fault {
    field: String,
    message: String,
}

impl Fault {
    /// A fault of the value being read; the readers around it add where that is.
    pub fn new(message: impl Into<String>) -> Self {
        Self { field: String::new(), message: message.into() }
    }

    /// A fault of the field with that name.
    pub fn of(field: &str, message: impl Into<String>) -> Self {
        Self::new(message).inside(field)
    }

    /// The fault as one of a part of that field.
    pub fn inside(mut self, field: &str) -> Self {
        let dot = if self.field.is_empty() || self.field.starts_with('[') { "" } else { "." };
        self.field = format!("{field}{dot}{}", self.field);
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.field.is_empty() { f.write_str(&self.message) } else { write!(f, "{}: {}", self.field, self.message) }
    }
}

/// The fault of a command that there is not.
pub fn unknown_command(name: &str) -> Fault {
    Fault::of("cmd", format!("there is no command \"{}\"", shortened(name, 40)))
}

/// A JSON object whose values are not read yet.
pub struct Object<'a>(Vec<(String, &'a RawValue)>);

impl<'a> Object<'a> {
    /// The request that stands on a line.
    pub fn of_line(text: &'a str) -> Result<Self, Fault> {
        Self::read(text).map_err(|fault| Fault::new(format!("the line is no request: {fault}")))
    }

    fn read(text: &'a str) -> Result<Self, Fault> {
        struct Pairs;
        impl<'de> Visitor<'de> for Pairs {
            type Value = Vec<(String, &'de RawValue)>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a JSON object")
            }
            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut pairs = Self::Value::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(pairs)
            }
        }
        let mut reader = serde_json::Deserializer::from_str(text);
        let pairs = reader.deserialize_map(Pairs).and_then(|pairs| reader.end().map(|()| pairs));
        pairs.map(Self).map_err(|error| json_fault(&error))
    }

    /// The value of a field as it was written; of a field that is there twice, the last.
    pub fn raw(&self, name: &str) -> Option<&'a RawValue> {
        self.0.iter().rev().find(|(field, _)| field == name).map(|(_, raw)| *raw)
    }

    /// A field that must be there.
    pub fn required<T>(&self, name: &str, read: impl FnOnce(&'a RawValue) -> Result<T, Fault>) -> Result<T, Fault> {
        let raw = self.raw(name).ok_or_else(|| Fault::of(name, "is missing"))?;
        read(raw).map_err(|fault| fault.inside(name))
    }

    /// A field that may be left out, or be `null`.
    pub fn optional<T>(
        &self,
        name: &str,
        read: impl FnOnce(&'a RawValue) -> Result<T, Fault>,
    ) -> Result<Option<T>, Fault> {
        match self.raw(name) {
            None => Ok(None),
            Some(raw) if raw.get() == "null" => Ok(None),
            Some(_) => self.required(name, read).map(Some),
        }
    }
}

fn json_fault(error: &serde_json::Error) -> Fault {
    Fault::new(shortened(&error.to_string(), 200))
}

fn found(raw: &RawValue) -> String {
    shortened(raw.get(), 40)
}

/// A text.
pub fn text(raw: &RawValue) -> Result<Cow<'_, str>, Fault> {
    if !raw.get().starts_with('"') {
        return Err(Fault::new(format!("must be a text, not {}", found(raw))));
    }
    // Without escapes the text stands there as it is.
    match raw.get().trim_matches('"') {
        plain if !plain.contains('\\') && plain.len() + 2 == raw.get().len() => Ok(Cow::Borrowed(plain)),
        _ => serde_json::from_str(raw.get()).map(Cow::Owned).map_err(|error| json_fault(&error)),
    }
}

/// A whole number from `least` to `most`.
pub fn number(raw: &RawValue, least: u64, most: u64) -> Result<u64, Fault> {
    match raw.get().parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(Fault::new(format!("must be a whole number from {least} to {most}, not {}", found(raw)))),
    }
}

/// A list, each value read by `read`.
pub fn list<'a, T>(raw: &'a RawValue, read: impl Fn(&'a RawValue) -> Result<T, Fault>) -> Result<Vec<T>, Fault> {
    let values: Vec<&RawValue> = serde_json::from_str(raw.get())
        .map_err(|_| Fault::new(format!("must be a list in brackets, not {}", found(raw))))?;
    let read_at = |(index, value)| read(value).map_err(|fault: Fault| fault.inside(&format!("[{index}]")));
    values.into_iter().enumerate().map(read_at).collect()
}

/// An object.
pub fn object(raw: &RawValue) -> Result<Object<'_>, Fault> {
    Object::read(raw.get()).map_err(|_| Fault::new(format!("must be an object in braces, not {}", found(raw))))
}

fn letter<T>(raw: &RawValue, from_letter: fn(char) -> Option<T>, allowed: &str) -> Result<T, Fault> {
    let text = text(raw)?;
    let mut letters = text.chars();
    match (letters.next().and_then(from_letter), letters.next()) {
        (Some(value), None) => Ok(value),
        _ => Err(Fault::new(format!("must be one of {allowed}, not {}", found(raw)))),
    }
}

/// A suit, `S H D C`.
pub fn suit(raw: &RawValue) -> Result<Suit, Fault> {
    letter(raw, Suit::from_letter, "\"S\" \"H\" \"D\" \"C\"")
}

/// A seat, `S W N E`.
pub fn seat(raw: &RawValue) -> Result<Seat, Fault> {
    letter(raw, Seat::from_letter, "\"S\" \"W\" \"N\" \"E\"")
}

/// A team, `NS` or `EW`.
pub fn team(raw: &RawValue) -> Result<Team, Fault> {
    let text = text(raw)?;
    let team = Team::ALL.into_iter().find(|team| text == team.letters());
    team.ok_or_else(|| Fault::new(format!("must be \"NS\" or \"EW\", not {}", found(raw))))
}

/// An announcement, or `none`.
pub fn announcement(raw: &RawValue) -> Result<Announcement, Fault> {
    Announcement::from_name(&text(raw)?).ok_or_else(|| {
        let allowed = "\"none\", \"matt\", \"konter\" or \"konter-a-matt\"";
        Fault::new(format!("must be {allowed}, not {}", found(raw)))
    })
}

fn parsed<T: std::str::FromStr<Err: fmt::Display>>(raw: &RawValue) -> Result<T, Fault> {
    text(raw)?.parse().map_err(|error: T::Err| Fault::new(error.to_string()))
}

/// A card, as in `SQ`.
pub fn card(raw: &RawValue) -> Result<Card, Fault> {
    parsed(raw)
}

/// Different cards, in order.
pub fn cards(raw: &RawValue) -> Result<Vec<Card>, Fault> {
    let cards = list(raw, card)?;
    let mut seen = CardSet::EMPTY;
    match cards.iter().find(|card| !seen.insert(**card)) {
        Some(twice) => Err(Fault::new(format!("{twice} is there twice"))),
        None => Ok(cards),
    }
}

/// A hand of up to six cards, as in `AQ.K9..JT`.
pub fn hand(raw: &RawValue) -> Result<CardSet, Fault> {
    let hand: CardSet = parsed(raw)?;
    if hand.len() > 6 {
        return Err(Fault::new(format!("a hand has at most six cards, this one has {}", hand.len())));
    }
    Ok(hand)
}

/// Four hands, as in `N:AQ.K9..JT … … …`.
pub fn hands(raw: &RawValue) -> Result<BySeat<CardSet>, Fault> {
    parse_hands(&text(raw)?).map_err(|error| Fault::new(error.to_string()))
}

/// A value for each team.
pub fn by_team<T>(raw: &RawValue, read: impl Fn(&RawValue) -> Result<T, Fault>) -> Result<ByTeam<T>, Fault> {
    let teams = object(raw)?;
    let [north_south, east_west] = Team::ALL.map(|team| teams.required(team.letters(), &read));
    Ok(ByTeam { north_south: north_south?, east_west: east_west? })
}

/// A small number for each team, at most `most`.
pub fn counts(raw: &RawValue, most: u8) -> Result<ByTeam<u8>, Fault> {
    by_team(raw, |raw| number(raw, 0, u64::from(most)).map(|count| count as u8))
}

/// The rules: a preset's name, or options by name over the preset in `preset`, or over the default one.
pub fn rules(raw: &RawValue) -> Result<Options, Fault> {
    let preset = |raw: &RawValue| {
        let name = text(raw)?;
        Preset::from_name(&name).map(Preset::options).ok_or_else(|| {
            let presets = Preset::ALL.map(Preset::name).join(", ");
            Fault::new(format!("there is no preset \"{}\"; presets are {presets}", shortened(&name, 40)))
        })
    };
    if raw.get().starts_with('"') {
        return preset(raw);
    }
    let object = object(raw)
        .map_err(|_| Fault::new(format!("must be a preset's name or an object of options, not {}", found(raw))))?;
    let base = object.optional("preset", preset)?.unwrap_or_default();
    let mut fields: Fields = serde_json::from_str(raw.get()).map_err(|error| json_fault(&error))?;
    fields.remove("preset");
    Options::from_fields("rules", Some(&base), &fields).map_err(|error| match error.field {
        Some(field) => Fault::of(field, error.message),
        None => Fault::new(error.message),
    })
}

/// A seed: a whole number or a text.
pub fn seed(raw: &RawValue) -> Result<Seed, Fault> {
    let digits = raw.get().strip_prefix('-').unwrap_or(raw.get());
    let seed = if digits.bytes().all(|byte| byte.is_ascii_digit()) {
        Seed::new(raw.get())
    } else if raw.get().starts_with('"') {
        Seed::new(text(raw)?)
    } else {
        return Err(Fault::new(format!("must be a whole number or a text, not {}", found(raw))));
    };
    seed.map_err(|error| Fault::new(error.to_string()))
}

impl Object<'_> {
    /// The rules in `rules`, or the default ones.
    pub fn rules(&self) -> Result<Options, Fault> {
        Ok(self.optional("rules", rules)?.unwrap_or_default())
    }

    /// The Lee in `lines` and `carry`, of a match that is not over.
    pub fn lee(&self) -> Result<Lee, Fault> {
        let most = u64::from(crate::rules::lee::MOST_LINES);
        let lines = self.required("lines", |raw| by_team(raw, |raw| number(raw, 1, most).map(|lines| lines as u16)))?;
        let carry = self.optional("carry", |raw| number(raw, 0, most))?.unwrap_or(0) as u16;
        Ok(Lee { lines, carry })
    }
}
