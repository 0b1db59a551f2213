//! The deck: faces and backs as SVG drawn for this game, and their pictures at any exact size.
//!
//! Everything here is pure: a card and a style give an SVG text ([`face_svg`], [`back_svg`]), and a text and a size
//! in pixels give a picture ([`rasterise`]). The drawings themselves lie in `assets/cards` and are built in.

mod art;
mod court;
mod face;
mod glyph;
mod pip;
mod raster;
mod sheet;

use serde::{Deserialize, Serialize};

pub(crate) use art::inner;
pub use face::{back_svg, face_svg};
pub use raster::{Raster, RasterError, rasterise};
pub use sheet::{SheetError, contact_sheet};

use crate::rules::Rank;

/// A card's width divided by its height: 5 to 7.
pub const ASPECT: f32 = 5.0 / 7.0;

/// The radius of a card's corners divided by its width.
pub const CORNER: f32 = 0.06;

/// Which letters stand in the corners of the ace and the courts; 10 and 9 are digits in all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Letters {
    /// A K D B (Ass, Kinnek, Damm, Bauer), as in Luxembourgish and German.
    #[default]
    Kdb,
    /// A R D V, as in French.
    Rdv,
    /// A K Q J, as in English and Portuguese.
    Kqj,
}

impl Letters {
    /// All sets of letters.
    pub const ALL: [Self; 3] = [Self::Kdb, Self::Rdv, Self::Kqj];

    /// What stands in the corner of a card of that rank.
    #[must_use]
    pub const fn index(self, rank: Rank) -> &'static str {
        match (rank, self) {
            (Rank::Ace, _) => "A",
            (Rank::King, Self::Rdv) => "R",
            (Rank::King, _) => "K",
            (Rank::Queen, Self::Kqj) => "Q",
            (Rank::Queen, _) => "D",
            (Rank::Jack, Self::Kdb) => "B",
            (Rank::Jack, Self::Rdv) => "V",
            (Rank::Jack, Self::Kqj) => "J",
            (Rank::Ten, _) => "10",
            (Rank::Nine, _) => "9",
        }
    }
}

/// What varies on the faces of the deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct DeckStyle {
    /// The letters in the corners.
    pub letters: Letters,
    /// Corners nearly twice the size, for weak eyes.
    pub large_index: bool,
    /// ♦ in blue and ♣ in green instead of red and black.
    pub four_colour: bool,
}

/// The picture on the backs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Back {
    /// Roses on a trellis.
    #[default]
    Roses,
    /// The red lion on white and blue stripes.
    Lion,
    /// A plain lattice.
    Lattice,
}

impl Back {
    /// All backs.
    pub const ALL: [Self; 3] = [Self::Roses, Self::Lion, Self::Lattice];
}

#[cfg(test)]
mod tests;
