//! The contact sheet: every face, every style and every back in one picture, to look at.

use std::{fmt, path::Path};

use resvg::tiny_skia::{Color, IntSize, Pixmap, PixmapPaint, PremultipliedColorU8, Transform};

use super::{ASPECT, Back, DeckStyle, Letters, RasterError, back_svg, face_svg, rasterise};
use crate::rules::{Card, Rank};

/// Space around and between the cards, in pixels.
const GAP: u32 = 14;
/// The height of the cards in the first rows, in pixels.
const LARGE: u32 = 350;
/// The height of the cards that show the variants, as on a table of middling size, in pixels.
const TABLE: u32 = 154;
/// The height at which everything must still be told apart, in pixels.
const SMALL: u32 = 60;

/// Why the contact sheet could not be made.
#[derive(Debug)]
pub enum SheetError {
    /// A card could not be drawn.
    Card(RasterError),
    /// The picture could not be written.
    Write(String),
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(error) => write!(f, "a card could not be drawn: {error}"),
            Self::Write(error) => write!(f, "the contact sheet could not be written: {error}"),
        }
    }
}

impl std::error::Error for SheetError {}

impl From<RasterError> for SheetError {
    fn from(error: RasterError) -> Self {
        Self::Card(error)
    }
}

/// Writes a PNG with all 24 faces, the letters, the variants, the backs, and all cards at 60 pixels.
///
/// # Errors
/// If a card cannot be drawn or the file cannot be written.
pub fn contact_sheet(out: &Path) -> Result<(), SheetError> {
    let rows = rows();
    let row_width = |row: &Row| row.cards.len() as u32 * (width_of(row.height) + GAP) + GAP;
    let width = rows.iter().map(row_width).max().unwrap_or(GAP);
    let height = rows.iter().map(|row| row.height + GAP).sum::<u32>() + GAP;
    let mut sheet = Pixmap::new(width, height).ok_or(RasterError::Size { width, height })?;
    // The green of a felt, so that edges and corners are judged on what they will lie on.
    sheet.fill(Color::from_rgba8(38, 84, 62, 255));
    let mut y = GAP;
    for row in &rows {
        let mut x = GAP;
        for svg in &row.cards {
            let card = picture(svg, width_of(row.height), row.height)?;
            sheet.draw_pixmap(x as i32, y as i32, card.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
            x += card.width() + GAP;
        }
        y += row.height + GAP;
    }
    sheet.save_png(out).map_err(|error| SheetError::Write(format!("{}: {error}", out.display())))
}

/// Cards of one height beside each other.
struct Row {
    height: u32,
    cards: Vec<String>,
}

/// All that the sheet shows, from top to bottom.
fn rows() -> Vec<Row> {
    let plain = DeckStyle::default();
    let faces = |style: &DeckStyle| Card::all().map(|card| face_svg(card, style)).collect::<Vec<_>>();
    let mut rows: Vec<Row> = faces(&plain).chunks(12).map(|half| Row { height: LARGE, cards: half.to_vec() }).collect();
    rows.push(Row { height: LARGE, cards: Back::ALL.map(back_svg).to_vec() });
    let courts = |style: &DeckStyle| {
        let lettered = |card: &Card| matches!(card.rank(), Rank::King | Rank::Queen | Rank::Jack);
        Card::all().filter(lettered).map(|card| face_svg(card, style)).collect::<Vec<_>>()
    };
    for letters in Letters::ALL {
        let small = DeckStyle { letters, ..plain };
        let large = DeckStyle { large_index: true, ..small };
        rows.push(Row { height: TABLE, cards: [courts(&small), courts(&large)].concat() });
    }
    for (large_index, four_colour) in [(false, true), (true, false), (true, true)] {
        rows.push(Row { height: TABLE, cards: faces(&DeckStyle { large_index, four_colour, ..plain }) });
    }
    rows.push(Row { height: SMALL, cards: [faces(&plain), Back::ALL.map(back_svg).to_vec()].concat() });
    rows.push(Row { height: SMALL, cards: faces(&DeckStyle { large_index: true, four_colour: true, ..plain }) });
    rows
}

/// A card's width in pixels at a height.
fn width_of(height: u32) -> u32 {
    (height as f32 * ASPECT).round() as u32
}

/// The raster as a pixmap that can be laid on the sheet.
fn picture(svg: &str, width: u32, height: u32) -> Result<Pixmap, RasterError> {
    let mut raster = rasterise(svg, width, height)?;
    for pixel in raster.rgba.as_chunks_mut::<4>().0 {
        let [r, g, b, a] = *pixel;
        let c: PremultipliedColorU8 = resvg::tiny_skia::ColorU8::from_rgba(r, g, b, a).premultiply();
        *pixel = [c.red(), c.green(), c.blue(), a];
    }
    let size = IntSize::from_wh(width, height);
    size.and_then(|size| Pixmap::from_vec(raster.rgba, size)).ok_or(RasterError::Size { width, height })
}
