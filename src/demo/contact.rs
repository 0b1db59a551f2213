//! Contact sheets: many small pictures on one, to look through quickly.

use std::fs;
use std::path::Path;

use resvg::tiny_skia::{Color, IntSize, Pixmap, PixmapPaint, Transform};

/// The height of a picture on a sheet, in pixels.
pub const HEIGHT: u32 = 400;
/// The most that a sheet is wide and high, in pixels.
const SHEET: (u32, u32) = (1960, 1240);
/// Space around and between pictures, in pixels.
const GAP: u32 = 10;

/// The pictures of the sheets to come.
#[derive(Default)]
pub struct Sheets(Vec<Pixmap>);

impl Sheets {
    /// Adds an opaque picture: its size, and its pixels as red, green, blue and alpha.
    pub fn add(&mut self, width: u32, height: u32, rgba: Vec<u8>) {
        // A picture that is none is left out.
        self.0.extend(IntSize::from_wh(width, height).and_then(|size| Pixmap::from_vec(rgba, size)));
    }

    /// Writes the sheets, row by row as they were added, as `NAME-1.png` and so on, and begins anew.
    ///
    /// # Errors
    /// What went wrong, in words.
    pub fn write(&mut self, name: &Path) -> Result<(), String> {
        let pictures = std::mem::take(&mut self.0);
        if let Some(folder) = name.parent() {
            fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        }
        let (cell, row) = pictures.iter().fold((1, 1), |(w, h), p| (w.max(p.width() + GAP), h.max(p.height() + GAP)));
        let fits = |all: u32, one: u32| ((all - GAP) / one).max(1);
        let (columns, rows) = (fits(SHEET.0, cell), fits(SHEET.1, row));
        for (number, pictures) in pictures.chunks((columns * rows) as usize).enumerate() {
            let used = (pictures.len() as u32).div_ceil(columns);
            let mut sheet = Pixmap::new(columns * cell + GAP, used * row + GAP).ok_or("the sheet is too large")?;
            sheet.fill(Color::from_rgba8(24, 24, 24, 255));
            for (place, picture) in pictures.iter().enumerate() {
                let (x, y) = (place as u32 % columns * cell + GAP, place as u32 / columns * row + GAP);
                let paint = PixmapPaint::default();
                sheet.draw_pixmap(x as i32, y as i32, picture.as_ref(), &paint, Transform::identity(), None);
            }
            let file = format!("{}-{}.png", name.display(), number + 1);
            sheet.save_png(&file).map_err(|error| format!("{file}: {error}"))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_lies_on_a_sheet() {
        let folder = tempfile::tempdir().unwrap();
        let mut sheets = Sheets::default();
        for shade in 1..=10_u8 {
            sheets.add(600, 400, [shade * 20, 0, 0, 255].repeat(600 * 400));
        }
        sheets.write(&folder.path().join("s")).unwrap();
        let seen = |name: &str| Pixmap::load_png(folder.path().join(name)).unwrap();
        let (first, second) = (seen("s-1.png"), seen("s-2.png"));
        for place in 0..10_u32 {
            let (sheet, place) = if place < 9 { (&first, place) } else { (&second, place - 9) };
            let pixel = sheet.pixel(place % 3 * 610 + 300, place / 3 * 410 + 200).unwrap();
            let shade = if std::ptr::eq(sheet, &first) { place + 1 } else { 10 };
            assert_eq!(u32::from(pixel.red()), shade * 20);
        }
    }
}
