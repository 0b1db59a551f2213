//! From SVG text to pixels.

use std::fmt;

use resvg::{tiny_skia, usvg};

/// A picture with straight (not premultiplied) alpha, 8 bits a channel in the order red, green, blue, alpha, sRGB.
///
/// Pixels that show nothing carry the colour of their nearest visible neighbour, so that filtering a turned card
/// draws no dark rim around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raster {
    /// In pixels, at least 1.
    pub width: u32,
    /// In pixels, at least 1.
    pub height: u32,
    /// Rows from top to bottom, 4 bytes a pixel.
    pub rgba: Vec<u8>,
}

/// Why an SVG text could not be drawn.
#[derive(Debug)]
pub enum RasterError {
    /// The text is no SVG that can be drawn.
    Svg(usvg::Error),
    /// The size is 0 or too large to be held in memory.
    Size {
        /// The width asked for, in pixels.
        width: u32,
        /// The height asked for, in pixels.
        height: u32,
    },
}

impl fmt::Display for RasterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Svg(error) => write!(f, "the drawing is no valid SVG: {error}"),
            Self::Size { width, height } => write!(f, "a picture of {width}×{height} pixels cannot be made"),
        }
    }
}

impl std::error::Error for RasterError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Svg(error) => Some(error),
            Self::Size { .. } => None,
        }
    }
}

/// Draws an SVG text stretched to exactly `width` by `height` pixels.
///
/// # Errors
/// If the text is no valid SVG, or a side of the picture is 0 or larger than memory allows.
pub fn rasterise(svg: &str, width: u32, height: u32) -> Result<Raster, RasterError> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).map_err(RasterError::Svg)?;
    let mut pixmap = tiny_skia::Pixmap::new(width, height).ok_or(RasterError::Size { width, height })?;
    let size = tree.size();
    let scale = tiny_skia::Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    let mut raster = Raster { width, height, rgba: pixmap.take_demultiplied() };
    raster.bleed();
    Ok(raster)
}

impl Raster {
    /// Gives pixels that show nothing the colour of a visible one beside them, in the row first, then in the column.
    fn bleed(&mut self) {
        let (width, height) = (self.width as usize, self.height as usize);
        let pixels: &mut [[u8; 4]] = self.rgba.as_chunks_mut::<4>().0;
        let mut known = vec![false; height];
        for (row, known) in pixels.chunks_exact_mut(width).zip(&mut known) {
            *known = spread(row.iter_mut()) && spread(row.iter_mut().rev());
        }
        // Rows without any visible pixel copy the nearest row that has some.
        for y in 1..height {
            if !known[y] && known[y - 1] {
                copy_colours(pixels, (y - 1) * width, y * width, width);
                known[y] = true;
            }
        }
        for y in (1..height).rev() {
            if !known[y - 1] && known[y] {
                copy_colours(pixels, y * width, (y - 1) * width, width);
                known[y - 1] = true;
            }
        }
    }
}

/// Hands each colour on to the unseen pixels after it; says whether there was any.
fn spread<'a>(pixels: impl Iterator<Item = &'a mut [u8; 4]>) -> bool {
    let mut last: Option<[u8; 3]> = None;
    for pixel in pixels {
        match (pixel[3], last) {
            (0, Some([r, g, b])) => *pixel = [r, g, b, 0],
            (0, None) => {}
            _ => last = Some([pixel[0], pixel[1], pixel[2]]),
        }
    }
    last.is_some()
}

/// Copies `count` colours without their alpha.
fn copy_colours(pixels: &mut [[u8; 4]], from: usize, to: usize, count: usize) {
    for i in 0..count {
        let [r, g, b, _] = pixels[from + i];
        pixels[to + i] = [r, g, b, 0];
    }
}
