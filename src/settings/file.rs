//! The settings as text: a file that a person may edit, of which every readable line counts.

use std::collections::BTreeMap;
use std::fmt;

use ron::error::SpannedError;
use ron::value::RawValue;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

use super::Settings;
use crate::ai::Level;
use crate::rules::Seat;

/// Settings that were read from a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Read {
    /// What could be read, and the defaults for the rest.
    pub settings: Settings,
    /// The fields that could not be used, and why in English; set back to their defaults.
    pub refused: Vec<(String, String)>,
}

/// Reads settings field by field, so that one which is unknown or wrong costs only itself.
///
/// # Errors
/// Why the text is not a list of fields at all, in English.
pub fn read(text: &str) -> Result<Read, String> {
    let fields: Fields = ron::from_str(text).map_err(|error| error.to_string())?;
    let mut refused = Vec::new();
    let mut usable = String::from("(");
    for (name, value) in fields.0 {
        let field = format!("{name}:{},", value.get_ron());
        match ron::from_str::<Settings>(&format!("({field})")).map_err(reason).and_then(check) {
            Ok(()) => usable += &field,
            Err(reason) => refused.push((name, reason)),
        }
    }
    usable.push(')');
    // Each field reads alone and none is there twice, so that all read together.
    let settings = ron::from_str(&usable).map_err(|error| error.to_string())?;
    Ok(Read { settings, refused })
}

/// The settings as a text that [`read`] reads.
///
/// # Errors
/// What the RON writer says; it does not fail on settings.
pub fn write(settings: &Settings) -> Result<String, ron::Error> {
    ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::new().depth_limit(2))
}

/// Why a field cannot be read; without the list of all fields that RON gives for one that it does not know.
fn reason(error: SpannedError) -> String {
    match error.code {
        ron::Error::NoSuchStructField { found, .. } => format!("there is no setting {found}"),
        code => code.to_string(),
    }
}

/// Whether all values are in their ranges; says which is not.
fn check(settings: Settings) -> Result<(), String> {
    let Settings { version, volume, text_size, names, levels, .. } = settings;
    if version != Settings::VERSION {
        return Err(format!("version {version} is not known, this game reads version {}", Settings::VERSION));
    }
    if !Settings::VOLUMES.contains(&volume) {
        return Err(format!("{volume} is not from 0 to 100"));
    }
    if !Settings::TEXT_SIZES.contains(&text_size) {
        return Err(format!("{text_size} is not from 80 to 200"));
    }
    for seat in Seat::ALL {
        let name = &names[seat];
        if name.chars().count() > Settings::LONGEST_NAME || name.chars().any(char::is_control) {
            return Err(format!("a name has at most {} characters", Settings::LONGEST_NAME));
        }
        Level::from_name(&levels[seat]).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// The fields of a RON struct by name, with their values as they are written.
struct Fields(BTreeMap<String, Box<RawValue>>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Name(String);
        impl<'de> Deserialize<'de> for Name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct NameVisitor;
                impl Visitor<'_> for NameVisitor {
                    type Value = Name;
                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str("the name of a setting")
                    }
                    fn visit_str<E>(self, name: &str) -> Result<Name, E> {
                        Ok(Name(name.to_owned()))
                    }
                }
                deserializer.deserialize_identifier(NameVisitor)
            }
        }

        struct FieldsVisitor;
        impl<'de> Visitor<'de> for FieldsVisitor {
            type Value = Fields;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("settings")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = BTreeMap::new();
                while let Some(Name(name)) = map.next_key()? {
                    // The last of two with the same name, as if it had been written over the first.
                    fields.insert(name, map.next_value()?);
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_struct("Settings", &[], FieldsVisitor)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::cards::Back;
    use crate::coach::Assistance;
    use crate::localization::Language;
    use crate::rules::Preset;
    use crate::settings::{Colours, Speed};

    fn unusual() -> Settings {
        let mut settings = Settings {
            language: Some(Language::Lb),
            back: Back::ALL[Back::ALL.len() - 1],
            speed: Speed::Off,
            volume: 7,
            text_size: 150,
            colours: Colours::ColourBlind,
            fullscreen: true,
            assistance: Assistance::HELP,
            rules: Preset::Rampo.options(),
            ..Settings::default()
        };
        settings.names[Seat::South] = "Bomi ♠ \"Zoë\"".to_owned();
        settings
    }

    fn refused(text: &str) -> Vec<String> {
        read(text).unwrap().refused.into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn what_is_written_is_read() {
        for settings in [Settings::default(), unusual()] {
            let text = write(&settings).unwrap();
            assert_eq!(read(&text).unwrap(), Read { settings, refused: Vec::new() }, "{text}");
        }
    }

    #[test]
    fn fields_that_are_left_out_are_defaults() {
        assert_eq!(read("()").unwrap().settings, Settings::default());
        let read = read("Settings(volume: 5 /* quiet */)").unwrap();
        assert_eq!(read.settings, Settings { volume: 5, ..Settings::default() });
    }

    #[test]
    fn a_wrong_field_is_named_and_costs_only_itself() {
        for (field, name) in [
            ("volume: 101", "volume"),
            ("volume: 300", "volume"),
            ("volume: -1", "volume"),
            ("volume: 99999999999999999999999999999999999999999999", "volume"),
            ("volume: \"loud\"", "volume"),
            ("text_size: 79", "text_size"),
            ("text_size: 65535", "text_size"),
            ("language: Some(xx)", "language"),
            ("version: 2", "version"),
            ("levels: ((\"regular\",\"regular\",\"regular\",\"wizard\"))", "levels"),
            ("names: ((\"\",\"\",\"\",\"much much longer than a name\"))", "names"),
            ("names: ((\"a\\nb\",\"\",\"\",\"\"))", "names"),
            ("rules: {\"start-lines\": 1e300}", "rules"),
            ("assistance: (hints: 1)", "assistance"),
            ("assistance: (remarks: always)", "assistance"),
            ("blinking: true", "blinking"),
            ("blinking: [[{1:(2)}]]", "blinking"),
        ] {
            let text = format!("(mute: true, {field}, large_index: true)");
            assert_eq!(refused(&text), [name], "{text}");
            let expected = Settings { mute: true, large_index: true, ..Settings::default() };
            assert_eq!(read(&text).unwrap().settings, expected, "{text}");
        }
        assert_eq!(read("(volume: 1, volume: 2)").unwrap().settings.volume, 2);
    }

    #[test]
    fn reasons_say_what_is_allowed() {
        for (field, says) in [
            ("volume: 101", "0 to 100"),
            ("sparkle: 1", "no setting sparkle"),
            ("levels: ((\"regular\",\"regular\",\"regular\",\"wizard\"))", "levels are"),
            ("names: ((\"\",\"\",\"\",\"much much longer than a name\"))", "at most 20"),
        ] {
            let refused = read(&format!("({field})")).unwrap().refused;
            assert!(refused[0].1.contains(says), "{refused:?}");
        }
    }

    #[test]
    fn broken_texts_are_errors_at_every_byte() {
        let text = write(&unusual()).unwrap();
        for cut in (0..text.len()).filter(|cut| text.is_char_boundary(*cut)) {
            assert!(read(&text[..cut]).is_err(), "{}", &text[..cut]);
        }
        for nested in ["[", "{\"a\":", "(", "Some(", "(a:", "(rules:{\"a\":"] {
            assert!(read(&nested.repeat(100_000)).is_err());
            assert!(read(&format!("(volume: {}", nested.repeat(100_000))).is_err());
        }
    }

    proptest! {
        #[test]
        fn nothing_panics(text in ".{0,200}") {
            let _ = read(&text);
        }

        /// One character changed gives an error or settings that can be written and read.
        #[test]
        fn damage_is_noticed_or_harmless(place in 0..400_usize, with in any::<char>()) {
            let mut text: Vec<char> = write(&unusual()).unwrap().chars().collect();
            let place = place % text.len();
            text[place] = with;
            if let Ok(Read { settings, .. }) = read(&text.into_iter().collect::<String>()) {
                let again = read(&write(&settings).unwrap()).unwrap();
                prop_assert_eq!(again, Read { settings, refused: Vec::new() });
            }
        }
    }
}
