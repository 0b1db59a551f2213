//! The pictures of the cards, drawn from vectors at exactly the size shown, off the main thread.

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::layout::{Layout, SMALL, WON};
use crate::app::{WakeUp, is_open};
use crate::cards::{self, Back, DeckStyle, Raster};
use crate::localization::Texts;
use crate::rules::Card;
use crate::settings::Settings;

/// The pictures at the size shown now; while new ones are drawn, the old ones.
#[derive(Resource, Default)]
pub struct Deck {
    /// Each card's face.
    faces: Vec<Handle<Image>>,
    /// The back at each of [`SCALES`].
    backs: [Handle<Image>; SCALES.len()],
    /// A soft shadow, larger than the card by [`SHADOW_MARGIN`] on each side.
    pub shadow: Handle<Image>,
    /// The size of the shadow's picture in its pixels.
    pub shadow_size: Vec2,
    made: Option<Wanted>,
    making: Option<(Wanted, Task<Result<Vec<Raster>, cards::RasterError>>)>,
}

/// The sizes that backs are drawn at: of own cards, of the others' hands, of won tricks.
const SCALES: [f32; 3] = [1.0, SMALL, WON];

/// Pictures have an invisible edge of so many pixels on each side, so that the edges of turned cards are smooth.
const EDGE: u32 = 1;

/// How far the shadow's picture reaches beyond the card, in card widths.
pub const SHADOW_MARGIN: f32 = 0.25;

/// What the pictures depend on.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Wanted {
    width: u32,
    height: u32,
    style: DeckStyle,
    back: Back,
}

impl Deck {
    /// A card's face.
    #[must_use]
    pub fn face(&self, card: Card) -> Handle<Image> {
        self.faces.get(card.index()).cloned().unwrap_or_default()
    }

    /// The back for cards of that scale.
    #[must_use]
    pub fn back(&self, scale: f32) -> Handle<Image> {
        let nearest = |of: &(usize, f32)| (of.1 - scale).abs();
        let nearest = SCALES.into_iter().enumerate().min_by(|a, b| nearest(a).total_cmp(&nearest(b)));
        nearest.and_then(|(place, _)| self.backs.get(place)).cloned().unwrap_or_default()
    }

    /// How much larger the pictures are than the cards, for their invisible edge.
    #[must_use]
    pub fn edge(&self, card: Vec2) -> Vec2 {
        let pixels = self.made.map_or(card, |made| Vec2::new(made.width as f32, made.height as f32));
        1.0 + 2.0 * EDGE as f32 / pixels
    }

    /// Whether new pictures are being drawn, or the first ones will be.
    #[must_use]
    pub const fn is_drawing(&self) -> bool {
        self.making.is_some() || self.made.is_none()
    }

    /// Whether the pictures are there.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.made.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Deck>()
        .add_systems(Startup, make_shadow)
        .add_systems(Update, (order.run_if(is_open), deliver).chain());
}

/// An image that stays as it is.
pub(super) fn image(width: u32, height: u32, rgba: Vec<u8>) -> Image {
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let mut image =
        Image::new(size, TextureDimension::D2, rgba, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    image.sampler = ImageSampler::linear();
    image
}

/// Orders new pictures when size, density, letters or back have changed.
fn order(
    layout: Res<Layout>,
    settings: Res<Settings>,
    texts: Res<Texts>,
    window: Query<&Window, With<PrimaryWindow>>,
    wake: Option<Res<WakeUp>>,
    mut deck: ResMut<Deck>,
) {
    let density = window.single().map_or(1.0, Window::scale_factor).clamp(0.25, 8.0);
    let size = (layout.card * density).round().clamp(Vec2::splat(16.0), Vec2::splat(2000.0));
    let wanted = Wanted {
        width: size.x as u32,
        height: size.y as u32,
        style: settings.deck(texts.language()),
        back: settings.back,
    };
    if deck.made == Some(wanted) || deck.making.as_ref().is_some_and(|(making, _)| *making == wanted) {
        return;
    }
    let wake = wake.map(|wake| wake.clone());
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let pictures = draw(&wanted);
        if let Some(wake) = wake {
            wake.wake();
        }
        pictures
    });
    deck.making = Some((wanted, task));
}

/// All faces, then the back in all sizes.
fn draw(wanted: &Wanted) -> Result<Vec<Raster>, cards::RasterError> {
    let Wanted { width, height, style, back } = wanted;
    let mut pictures = Vec::with_capacity(Card::COUNT + 2);
    for card in Card::all() {
        pictures.push(edged(cards::rasterise(&cards::face_svg(card, style), *width, *height)?));
    }
    let back = cards::back_svg(*back);
    for scale in SCALES {
        let small = |pixels: u32| (pixels as f32 * scale).round() as u32;
        pictures.push(edged(cards::rasterise(&back, small(*width), small(*height))?));
    }
    Ok(pictures)
}

/// The picture with an invisible edge in the colour of what lies beside it.
fn edged(picture: Raster) -> Raster {
    let (width, height) = (picture.width + 2 * EDGE, picture.height + 2 * EDGE);
    let mut rgba = Vec::with_capacity((width * height * 4) as usize);
    for y in 0..height {
        for x in 0..width {
            let inner_x = x.saturating_sub(EDGE).min(picture.width - 1);
            let inner_y = y.saturating_sub(EDGE).min(picture.height - 1);
            let from = ((inner_y * picture.width + inner_x) * 4) as usize;
            let inside = (inner_x + EDGE, inner_y + EDGE) == (x, y);
            rgba.extend(&picture.rgba[from..from + 3]);
            rgba.push(if inside { picture.rgba[from + 3] } else { 0 });
        }
    }
    Raster { width, height, rgba }
}

/// Puts the ordered pictures in place once they are drawn.
fn deliver(
    mut deck: ResMut<Deck>,
    mut images: ResMut<Assets<Image>>,
    stage: Option<ResMut<super::Stage>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let deck = deck.bypass_change_detection();
    let Some((wanted, task)) = &mut deck.making else { return };
    let Some(pictures) = block_on(poll_once(task)) else { return };
    let wanted = *wanted;
    deck.making = None;
    deck.made = Some(wanted);
    match pictures {
        Ok(pictures) => {
            let mut handles: Vec<Handle<Image>> =
                pictures.into_iter().map(|p| images.add(image(p.width, p.height, p.rgba))).collect();
            let backs = handles.split_off(Card::COUNT);
            deck.faces = handles;
            if let Ok(backs) = backs.try_into() {
                deck.backs = backs;
            }
            if let Some(mut stage) = stage {
                stage.dirty = true;
            }
            redraw.write(RequestRedraw);
        }
        Err(wrong) => error!("the cards cannot be drawn: {wrong}"),
    }
}

/// Draws the shadow once: black with a soft edge.
fn make_shadow(mut deck: ResMut<Deck>, mut images: ResMut<Assets<Image>>) {
    const WIDTH: u32 = 96;
    let card = Vec2::new(WIDTH as f32, WIDTH as f32 / cards::ASPECT);
    let margin = WIDTH as f32 * SHADOW_MARGIN;
    let size = card + 2.0 * margin;
    let (width, height) = (size.x.round() as u32, size.y.round() as u32);
    let mut rgba = Vec::with_capacity((width * height * 4) as usize);
    for y in 0..height {
        for x in 0..width {
            let from_centre = (Vec2::new(x as f32 + 0.5, y as f32 + 0.5) - size / 2.0).abs();
            // The distance from a rectangle a little smaller than the card, over the width of the soft edge.
            let outside = (from_centre - (card / 2.0 - margin * 0.6)).max(Vec2::ZERO).length() / (margin * 1.5);
            let darkness = (1.0 - outside).clamp(0.0, 1.0);
            let darkness = darkness * darkness * (3.0 - 2.0 * darkness);
            rgba.extend([0, 0, 0, (darkness * 150.0) as u8]);
        }
    }
    let mut shadow = image(width, height, rgba);
    // Black is black in any space; this one need not be converted for each pixel drawn.
    shadow.texture_descriptor.format = TextureFormat::Rgba8Unorm;
    deck.shadow = images.add(shadow);
    deck.shadow_size = Vec2::new(width as f32, height as f32);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Filtering a turned card mixes the colours at its edge, seen or unseen; none may be darker than the visible ones there.
    #[test]
    fn round_corners_have_no_dark_fringe() {
        for (height, four_colour) in [(60, false), (164, true), (345, false)] {
            let width = (height as f32 * cards::ASPECT).round() as u32;
            let style = DeckStyle { four_colour, ..DeckStyle::default() };
            for back in Back::ALL {
                for picture in draw(&Wanted { width, height, style, back }).unwrap() {
                    let (w, h) = (picture.width as i64, picture.height as i64);
                    let pixel = |x: i64, y: i64| {
                        let from = ((y * w + x) * 4) as usize;
                        let [r, g, b, a] = [0, 1, 2, 3].map(|channel| picture.rgba[from + channel]);
                        ((u32::from(r) + u32::from(g) + u32::from(b)) / 3, a)
                    };
                    for (x, y) in (0..h).flat_map(|y| (0..w).map(move |x| (x, y))) {
                        let (light, alpha) = pixel(x, y);
                        if alpha > 127 {
                            continue;
                        }
                        let around = (-9..=9).flat_map(|dy| (-9..=9).map(move |dx| (x + dx, y + dy)));
                        let around = around.filter(|(x, y)| (0..w).contains(x) && (0..h).contains(y));
                        let seen = around.map(|(x, y)| pixel(x, y)).filter(|(_, alpha)| *alpha > 127);
                        if let Some(darkest) = seen.map(|(light, _)| light).min() {
                            // The line around a card is a little darker where it alone is seen.
                            assert!(light + 40 >= darkest, "{light} beside {darkest} at {x}, {y} of {w}x{h}");
                        }
                    }
                    assert_eq!(pixel(0, 0).1, 0, "an invisible edge");
                }
            }
        }
    }
}
