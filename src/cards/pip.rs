//! The four suit signs and how they stand on the ten, the nine and the ace.

use crate::rules::{Rank, Suit};

/// The sign's outline, about 46 high, its middle at the origin.
pub const fn outline(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => {
            "M0,-24C4,-13 21,-4 21,9C21,19 9,22 3.2,13.5C3.6,18.5 6,22 11,23.5H-11C-6,22 -3.6,18.5 -3.2,13.5\
             C-9,22 -21,19 -21,9C-21,-4 -4,-13 0,-24Z"
        }
        Suit::Hearts => {
            "M0,23.5C-5,12 -21.5,5 -21.5,-9C-21.5,-17.5 -16,-22 -10.5,-22C-5,-22 -1,-18 0,-12\
             C1,-18 5,-22 10.5,-22C16,-22 21.5,-17.5 21.5,-9C21.5,5 5,12 0,23.5Z"
        }
        Suit::Diamonds => {
            "M0,-25C5,-15 11.5,-6.5 20,0C11.5,6.5 5,15 0,25C-5,15 -11.5,6.5 -20,0C-11.5,-6.5 -5,-15 0,-25Z"
        }
        Suit::Clubs => {
            "M0,-23.5A10.4,10.4 0 0 1 8.4,-7A10.4,10.4 0 1 1 3,11.5C3.4,17.5 6,21.5 11,23.5H-11\
             C-6,21.5 -3.4,17.5 -3,11.5A10.4,10.4 0 1 1 -8.4,-7A10.4,10.4 0 0 1 0,-23.5Z"
        }
    }
}

/// One sign with its middle at (`x`, `y`), upside down if `turned`.
pub fn pip(suit: Suit, x: f32, y: f32, scale: f32, turned: bool) -> String {
    let scale = if turned { -scale } else { scale };
    format!("<path transform=\"translate({x} {y}) scale({scale})\" d=\"{}\"/>", outline(suit))
}

/// The signs of a ten or a nine in the standard arrangement: two columns of four, and one or two between them; those
/// below the middle stand on their heads. `narrow` leaves room for large corners.
pub fn spots(suit: Suit, rank: Rank, narrow: bool) -> String {
    const ROWS: [f32; 4] = [58.0, 136.0, 214.0, 292.0];
    // The sign in the middle of a nine must not touch its neighbours.
    let (columns, scale) = if narrow { ([82.5, 167.5], 0.97) } else { ([80.0, 170.0], 1.1) };
    let mut svg = String::new();
    for x in columns {
        for y in ROWS {
            svg += &pip(suit, x, y, scale, y > 175.0);
        }
    }
    let between: &[f32] = if rank == Rank::Ten { &[97.0, 253.0] } else { &[175.0] };
    for &y in between {
        svg += &pip(suit, 125.0, y, scale, y > 175.0);
    }
    svg
}
