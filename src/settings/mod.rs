//! The player's settings: what they are, their defaults, and where they are kept.

mod apply;
pub mod file;

use std::ops::RangeInclusive;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::cards::{Back, DeckStyle, Letters};
use crate::coach::Assistance;
use crate::localization::{Language, Texts};
use crate::rules::{BySeat, Options, Preset};

/// How fast cards move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Half as fast as normal.
    Slow,
    /// As at the café.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
    /// Cards are where they belong at once.
    Off,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Off];

    /// The speed's name on the command line and in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::Off => "off",
        }
    }

    /// What durations are multiplied with.
    #[must_use]
    pub const fn factor(self) -> f32 {
        match self {
            Self::Slow => 1.8,
            Self::Normal => 1.0,
            Self::Fast => 0.45,
            Self::Off => 0.0,
        }
    }
}

/// The cloth on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Felt {
    /// Green.
    #[default]
    Green,
    /// Blue.
    Blue,
    /// Wine red.
    Wine,
}

impl Felt {
    /// All cloths.
    pub const ALL: [Self; 3] = [Self::Green, Self::Blue, Self::Wine];
}

/// The colours of panels and highlights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colours {
    /// Warm wood and felt.
    #[default]
    Normal,
    /// Black, white and yellow.
    HighContrast,
    /// Highlights told apart with any colour vision.
    ColourBlind,
}

impl Colours {
    /// All colour schemes.
    pub const ALL: [Self; 3] = [Self::Normal, Self::HighContrast, Self::ColourBlind];
}

/// Applies the settings; [`crate::saves::plugin`] reads and keeps them.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>().add_systems(
        PreUpdate,
        (
            (apply::apply_language, apply::apply_fullscreen).run_if(resource_changed::<Settings>),
            apply::apply_title.run_if(resource_exists_and_changed::<Texts>),
        )
            .chain(),
    );
}

/// What the command line sets for this run. It outranks the file and is not written there; what the player changes
/// afterwards is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overrides {
    /// The language.
    pub language: Option<Language>,
    /// How fast cards move.
    pub speed: Option<Speed>,
    /// The rules of new matches.
    pub rules: Option<Preset>,
    /// The level of all AI players.
    pub level: Option<Level>,
}

impl Overrides {
    /// Sets what the command line says.
    pub fn apply(self, settings: &mut Settings) {
        if self.language.is_some() {
            settings.language = self.language;
        }
        if let Some(speed) = self.speed {
            settings.speed = speed;
        }
        if let Some(preset) = self.rules {
            settings.rules = preset.options();
        }
        if let Some(level) = self.level {
            settings.levels = Self::all_seats(level);
        }
    }

    fn all_seats(level: Level) -> BySeat<String> {
        BySeat::from_fn(|_| level.name().to_owned())
    }

    /// Puts back what stood in the file before, where the player has not changed it since.
    pub fn retract(self, settings: &mut Settings, file: &Settings) {
        if self.language.is_some() && settings.language == self.language {
            settings.language = file.language;
        }
        if self.speed == Some(settings.speed) {
            settings.speed = file.speed;
        }
        if self.rules.is_some_and(|preset| preset.options() == settings.rules) {
            settings.rules = file.rules.clone();
        }
        if self.level.is_some_and(|level| Self::all_seats(level) == settings.levels) {
            settings.levels = file.levels.clone();
        }
    }
}

/// Everything that the player chose; kept on disk and applied at once.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The format, [`Settings::VERSION`].
    pub version: u32,
    /// The language; `None` follows the system.
    pub language: Option<Language>,
    /// The letters on the cards; `None` follows the language.
    pub letters: Option<Letters>,
    /// Large indices.
    pub large_index: bool,
    /// A colour for each suit.
    pub four_colour: bool,
    /// The card backs.
    pub back: Back,
    /// The cloth.
    pub felt: Felt,
    /// How fast cards move.
    pub speed: Speed,
    /// Cards appear in place, without flights.
    pub reduced_motion: bool,
    /// Sound volume, 0 to 100.
    pub volume: u8,
    /// No sound at all.
    pub mute: bool,
    /// Text size in percent, 80 to 200.
    pub text_size: u16,
    /// Panel and highlight colours.
    pub colours: Colours,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// What helps at the table.
    pub assistance: Assistance,
    /// The players' names; empty ones are the built-in names.
    pub names: BySeat<String>,
    /// The levels of the AI players at the four seats; South's is used in demonstrations.
    pub levels: BySeat<String>,
    /// The rules of the next match.
    pub rules: Options,
}

impl Settings {
    /// The format this program writes.
    pub const VERSION: u32 = 1;
    /// The volumes there are, in percent.
    pub const VOLUMES: RangeInclusive<u8> = 0..=100;
    /// The text sizes there are, in percent.
    pub const TEXT_SIZES: RangeInclusive<u16> = 80..=200;
    /// The most characters of a player's name.
    pub const LONGEST_NAME: usize = 20;

    /// The deck as it is shown in `language`.
    #[must_use]
    pub fn deck(&self, language: Language) -> DeckStyle {
        let letters = self.letters.unwrap_or(match language {
            Language::Lb | Language::De => Letters::Kdb,
            Language::Fr => Letters::Rdv,
            Language::En | Language::Pt | Language::Own(_) => Letters::Kqj,
        });
        DeckStyle { letters, large_index: self.large_index, four_colour: self.four_colour }
    }

    /// What durations of movements are multiplied with: 0 when cards do not fly.
    #[must_use]
    pub const fn motion(&self) -> f32 {
        if self.reduced_motion { 0.0 } else { self.speed.factor() }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            version: Self::VERSION,
            language: None,
            letters: None,
            large_index: false,
            four_colour: false,
            back: Back::default(),
            felt: Felt::default(),
            speed: Speed::default(),
            reduced_motion: false,
            volume: 60,
            mute: false,
            text_size: 100,
            colours: Colours::default(),
            fullscreen: false,
            assistance: Assistance::default(),
            names: BySeat::default(),
            levels: BySeat::from_fn(|_| "regular".to_owned()),
            rules: Options::default(),
        }
    }
}
