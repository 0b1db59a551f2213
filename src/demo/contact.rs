//! Contact sheets: many small pictures on one, to look through quickly.

use std::fs;
use std::path::Path;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// The height of a picture on a sheet, in pixels.
pub const HEIGHT: u32 = 400;
/// The most that a sheet is wide and high, in pixels.
const SHEET: (u32, u32) = (1960, 1240);
/// Space around and between pictures, in pixels.
const GAP: u32 = 10;
/// The colour between pictures.
const BETWEEN: [u8; 4] = [24, 24, 24, 255];

/// A small picture: its width and height, and its pixels as red, green, blue and alpha.
type Small = (u32, u32, Vec<u8>);

/// The pictures of the sheets to come.
#[derive(Default)]
pub struct Sheets(Vec<Small>);

impl Sheets {
    /// Adds an opaque picture: its size, and its pixels as red, green, blue and alpha.
    pub fn add(&mut self, width: u32, height: u32, rgba: Vec<u8>) {
        self.0.push((width, height, rgba));
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
        let (cell, row) = pictures.iter().fold((1, 1), |(w, h), p| (w.max(p.0 + GAP), h.max(p.1 + GAP)));
        let fits = |all: u32, one: u32| ((all - GAP) / one).max(1);
        let (columns, rows) = (fits(SHEET.0, cell), fits(SHEET.1, row));
        for (number, pictures) in pictures.chunks((columns * rows) as usize).enumerate() {
            let used = (pictures.len() as u32).div_ceil(columns);
            let (width, height) = (columns * cell + GAP, used * row + GAP);
            let mut sheet = BETWEEN.repeat((width * height) as usize);
            for (place, picture) in pictures.iter().enumerate() {
                let corner = (place as u32 % columns * cell + GAP, place as u32 / columns * row + GAP);
                lay(&mut sheet, width, picture, corner);
            }
            let file = format!("{}-{}.png", name.display(), number + 1);
            save(width, height, sheet, Path::new(&file)).map_err(|error| format!("{file}: {error}"))?;
        }
        Ok(())
    }
}

/// Copies a picture onto a sheet of that width.
fn lay(sheet: &mut [u8], sheet_width: u32, (width, _, pixels): &Small, (left, top): (u32, u32)) {
    for (y, line) in pixels.chunks_exact(*width as usize * 4).enumerate() {
        let start = ((top as usize + y) * sheet_width as usize + left as usize) * 4;
        sheet[start..start + line.len()].copy_from_slice(line);
    }
}

/// Writes pixels as a PNG.
fn save(width: u32, height: u32, rgba: Vec<u8>, file: &Path) -> Result<(), String> {
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let (format, usage) = (TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::MAIN_WORLD);
    let image = Image::new(size, TextureDimension::D2, rgba, format, usage);
    let picture = image.try_into_dynamic().map_err(|error| error.to_string())?;
    picture.to_rgb8().save(file).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use resvg::tiny_skia::Pixmap;

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
            let (sheet, at) = if place < 9 { (&first, place) } else { (&second, 0) };
            let pixel = sheet.pixel(at % 3 * 610 + 300, at / 3 * 410 + 200).unwrap();
            assert_eq!(u32::from(pixel.red()), (place + 1) * 20);
        }
    }
}
