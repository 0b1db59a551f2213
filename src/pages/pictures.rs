//! The faces of cards as egui draws them, at exactly the size shown.

use std::collections::HashMap;

use bevy_egui::egui::{ColorImage, Context, Rect, TextureHandle, TextureOptions, Vec2};

use crate::cards::{self, ASPECT, DeckStyle};
use crate::rules::Card;

/// The faces drawn so far.
#[derive(Default)]
pub struct Pictures {
    style: DeckStyle,
    /// By card and height in pixels. A card that could not be drawn is `None`, so that it is tried once.
    faces: HashMap<(Card, u32), Option<TextureHandle>>,
}

impl Pictures {
    /// Draws in this style from now on.
    pub fn set_style(&mut self, style: DeckStyle) {
        if self.style != style {
            self.faces.clear();
            self.style = style;
        }
    }

    /// Forgets all faces, and with them the memory they take.
    pub fn forget(&mut self) {
        self.faces.clear();
    }

    /// The face of a card `height` points high.
    pub fn face(&mut self, ctx: &Context, card: Card, height: f32) -> Option<&TextureHandle> {
        let pixels = ((height * ctx.pixels_per_point()).round() as u32).clamp(8, 2000);
        let style = self.style;
        self.faces
            .entry((card, pixels))
            .or_insert_with(|| {
                let width = (pixels as f32 * ASPECT).round() as u32;
                let raster = cards::rasterise(&cards::face_svg(card, &style), width, pixels).ok()?;
                let size = [raster.width as usize, raster.height as usize];
                let image = ColorImage::from_rgba_unmultiplied(size, &raster.rgba);
                Some(ctx.load_texture(format!("page {card}"), image, TextureOptions::LINEAR))
            })
            .as_ref()
    }
}

/// The size of a card of that height, in points.
#[must_use]
pub fn size(height: f32) -> Vec2 {
    Vec2::new(height * ASPECT, height)
}

/// A rectangle moved onto whole pixels, so that a picture of its size is drawn pixel by pixel.
#[must_use]
pub fn on_pixels(ctx: &Context, rect: Rect) -> Rect {
    let density = ctx.pixels_per_point();
    let round = |x: f32| (x * density).round() / density;
    let size = Vec2::new(round(rect.height() * ASPECT), round(rect.height()));
    Rect::from_min_size(bevy_egui::egui::Pos2::new(round(rect.min.x), round(rect.min.y)), size)
}
