//! What helps at the table: each a switch of the settings.

use serde::{Deserialize, Serialize};

/// From which loss on a mistake is remarked on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remarks {
    /// Never.
    #[default]
    Off,
    /// A quarter of a line.
    Quarter,
    /// Half a line.
    Half,
    /// A line.
    One,
}

impl Remarks {
    /// All of them, none first, then from the smallest loss on.
    pub const ALL: [Self; 4] = [Self::Off, Self::Quarter, Self::Half, Self::One];

    /// The loss in lines from which on a remark is made.
    #[must_use]
    pub const fn lines(self) -> Option<f32> {
        match self {
            Self::Off => None,
            Self::Quarter => Some(0.25),
            Self::Half => Some(0.5),
            Self::One => Some(1.0),
        }
    }
}

/// What helps the person at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Assistance {
    /// Cards that may not be played are dimmed.
    pub legal_cards: bool,
    /// The strongest level may be asked for advice.
    pub hints: bool,
    /// The trumps that are still out are shown.
    pub trumps_out: bool,
    /// The side cards that are still out are shown.
    pub cards_out: bool,
    /// The points of both sides are shown.
    pub points: bool,
    /// Mistakes are remarked on.
    pub remarks: Remarks,
}

impl Assistance {
    /// As at the café: nothing helps.
    pub const CAFE: Self = Self {
        legal_cards: false,
        hints: false,
        trumps_out: false,
        cards_out: false,
        points: false,
        remarks: Remarks::Off,
    };
    /// Everything helps.
    pub const HELP: Self = Self {
        legal_cards: true,
        hints: true,
        trumps_out: true,
        cards_out: true,
        points: true,
        remarks: Remarks::Half,
    };
}

impl Default for Assistance {
    /// As at the café, but with the cards dimmed that may not be played.
    fn default() -> Self {
        Self { legal_cards: true, ..Self::CAFE }
    }
}
