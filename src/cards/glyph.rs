//! The letters and digits of the corners, drawn as outlines so that no font is needed.

use super::Letters;
use crate::rules::Rank;

/// One letter or digit: cap height 100, base line at y = 100, left edge near x = 0.
struct Glyph {
    /// The outline, filled by the even-odd rule.
    path: &'static str,
    /// How far the next glyph stands from the left edge.
    width: f32,
}

const A: Glyph =
    Glyph { path: "M29,0H48L71,90H77V100H46V90H52L48,73H27L23,90H29V100H0V90H6ZM30,62H46L38,26Z", width: 77.0 };
const K: Glyph = Glyph {
    path: "M0,0H33V10H26V43L51,10H45V0H75V10H67L44,39L68,90H76V100H44V90H49L31,54L26,61V90H33V100H0V90H8V10H0Z",
    width: 76.0,
};
const D: Glyph = Glyph {
    path: "M0,0H36C60,0 73,18 73,50C73,82 60,100 36,100H0V90H8V10H0ZM26,10V90H35C48,90 54,76 54,50C54,24 48,10 35,10Z",
    width: 73.0,
};
const B: Glyph = Glyph {
    path: "M0,0H38C56,0 66,9 66,25C66,36 60,44 50,47C63,50 71,59 71,72C71,90 58,100 38,100H0V90H8V10H0Z\
           M26,10V43H35C44,43 48,37 48,26C48,15 44,10 35,10ZM26,53V90H36C47,90 52,84 52,72C52,59 47,53 36,53Z",
    width: 71.0,
};
const R: Glyph = Glyph {
    path: "M0,0H38C57,0 68,10 68,28C68,42 61,51 49,54L65,90H75V100H50L31,57H26V90H33V100H0V90H8V10H0Z\
           M26,10V47H35C45,47 50,40 50,28C50,16 45,10 35,10Z",
    width: 75.0,
};
const V: Glyph = Glyph { path: "M0,0H32V10H26L41,68L55,10H49V0H78V10H72L48,100H30L6,10H0Z", width: 78.0 };
const Q: Glyph = Glyph {
    path: "M37,-1C61,-1 74,18 74,50C74,70 69,84 59,92C62,98 67,100 75,97V110C61,118 49,113 43,101L37,101\
           C13,101 0,82 0,50C0,18 13,-1 37,-1ZM37,10C24,10 19,24 19,50C19,76 24,90 37,90C50,90 55,76 55,50C55,24 50,10 37,10Z",
    width: 75.0,
};
const J: Glyph = Glyph {
    path: "M20,0H56V10H48V70C48,91 38,101 20,101C7,101 -1,94 -1,83C-1,75 4,70 11,70C17,70 22,74 22,80\
           C22,84 20,86 20,88C20,90 21,91 23,91C28,91 30,86 30,76V10H20Z",
    width: 56.0,
};
const ONE: Glyph = Glyph { path: "M0,13C10,11 16,7 20,0H32V90H42V100H3V90H14V21H0Z", width: 42.0 };
const ZERO: Glyph = Glyph {
    path: "M30,-1C50,-1 60,18 60,50C60,82 50,101 30,101C10,101 0,82 0,50C0,18 10,-1 30,-1Z\
           M30,10C20,10 18,24 18,50C18,76 20,90 30,90C40,90 42,76 42,50C42,24 40,10 30,10Z",
    width: 60.0,
};
const NINE: Glyph = Glyph {
    path: "M32,-1C52,-1 64,16 64,46C64,82 49,101 27,101C13,101 4,94 4,84C4,77 9,72 15,72C21,72 26,76 26,82\
           C26,85 25,87 25,89C25,91 27,91 29,91C40,91 45,80 46,60C41,66 35,69 28,69C10,69 0,55 0,35C0,14 13,-1 32,-1Z\
           M32,10C22,10 18,18 18,34C18,50 22,58 32,58C41,58 45,50 45,35C45,18 41,10 32,10Z",
    width: 64.0,
};

/// How far two digits stand apart.
const GAP: f32 = 9.0;

/// The glyphs that stand for a rank.
fn glyphs(rank: Rank, letters: Letters) -> &'static [Glyph] {
    match (rank, letters) {
        (Rank::Ace, _) => &[A],
        (Rank::King, Letters::Rdv) => &[R],
        (Rank::King, _) => &[K],
        (Rank::Queen, Letters::Kqj) => &[Q],
        (Rank::Queen, _) => &[D],
        (Rank::Jack, Letters::Kdb) => &[B],
        (Rank::Jack, Letters::Rdv) => &[V],
        (Rank::Jack, Letters::Kqj) => &[J],
        (Rank::Ten, _) => &[ONE, ZERO],
        (Rank::Nine, _) => &[NINE],
    }
}

/// The rank's letter or digits, their middle at `x`, their top at `y`, `height` high and at most `width` wide.
pub fn index(rank: Rank, letters: Letters, x: f32, y: f32, height: f32, width: f32) -> String {
    let glyphs = glyphs(rank, letters);
    let natural = glyphs.iter().map(|g| g.width).sum::<f32>() + GAP * (glyphs.len() - 1) as f32;
    let tall = height / 100.0;
    let wide = tall.min(width / natural);
    let mut svg = format!("<g transform=\"translate({} {y}) scale({wide} {tall})\">", x - natural * wide / 2.0);
    let mut offset = 0.0;
    for glyph in glyphs {
        svg += &format!("<path fill-rule=\"evenodd\" transform=\"translate({offset} 0)\" d=\"{}\"/>", glyph.path);
        offset += glyph.width + GAP;
    }
    svg + "</g>"
}
