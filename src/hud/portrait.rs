//! The players' portraits: the regulars of the café, drawn as SVG in `assets/portraits`.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, ColorImage, Context, Painter, Pos2, Rect, TextureHandle, TextureOptions, Vec2};

use super::names::Names;
use crate::cards;
use crate::localization::Texts;
use crate::play::PlaySet;
use crate::rules::{BySeat, Seat};

macro_rules! drawing {
    ($name:literal) => {
        include_str!(concat!("../../assets/portraits/", $name, ".svg"))
    };
}

/// Colours, line weights and what faces have in common.
const PARTS: &str = drawing!("parts");

/// The regulars in the order of the built-in names, and last the person at the screen.
const PEOPLE: [&str; 13] = [
    drawing!("nicolas"),
    drawing!("josee"),
    drawing!("pol"),
    drawing!("leonie"),
    drawing!("jempi"),
    drawing!("maisy"),
    drawing!("mett"),
    drawing!("marie-louise"),
    drawing!("ander"),
    drawing!("cathy"),
    drawing!("franz"),
    drawing!("yvonne"),
    drawing!("you"),
];

/// The place of the person at the screen.
const YOU: usize = PEOPLE.len() - 1;

/// Who sits at each seat, and their pictures at the size they are shown.
#[derive(Resource, Default)]
pub struct Portraits {
    people: BySeat<usize>,
    /// In pixels.
    size: u32,
    pictures: [Option<TextureHandle>; PEOPLE.len()],
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Portraits>()
        .add_systems(Update, follow_names.in_set(PlaySet::Follow).run_if(resource_changed::<Names>));
}

fn follow_names(names: Res<Names>, texts: Res<Texts>, mut portraits: ResMut<Portraits>) {
    portraits.people = people(&names, &texts);
}

/// Whose portrait fits each name: a built-in name has its own, any other always the same unless it is taken.
fn people(names: &Names, texts: &Texts) -> BySeat<usize> {
    let known = |name: &str| {
        if name == texts.get("common-you") {
            return Some(YOU);
        }
        texts.player_names().take(YOU).position(|built_in| built_in == name)
    };
    let mut people = BySeat::from_fn(|seat| known(names.at(seat)));
    for seat in Seat::ALL {
        if people[seat].is_none() {
            let hash =
                names.at(seat).bytes().fold(0x811C_9DC5, |h: u32, b| (h ^ u32::from(b)).wrapping_mul(0x0100_0193));
            let wanted = (hash >> 8) as usize % YOU;
            let taken = |person: &usize| people.iter().any(|(_, other)| *other == Some(*person));
            people[seat] = (0..YOU).map(|step| (wanted + step) % YOU).find(|person| !taken(person));
        }
    }
    BySeat::from_fn(|seat| people[seat].unwrap_or_default())
}

impl Portraits {
    /// Paints the portrait of a seat into a circle.
    pub fn paint(&mut self, painter: &Painter, seat: Seat, centre: Pos2, radius: f32) {
        let ctx = painter.ctx();
        let density = ctx.pixels_per_point();
        let size = (radius * 2.0 * density).round().clamp(8.0, 1000.0) as u32;
        if self.size != size {
            (self.size, self.pictures) = (size, Default::default());
        }
        let person = self.people[seat];
        if self.pictures[person].is_none() {
            self.pictures[person] = picture(ctx, person, size);
        }
        let Some(picture) = &self.pictures[person] else { return };
        // On whole pixels, so that lines stay sharp.
        let corner = ((centre - Vec2::splat(radius)).to_vec2() * density).round() / density;
        let rect = Rect::from_min_size(corner.to_pos2(), Vec2::splat(size as f32 / density));
        let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
        painter.image(picture.id(), rect, whole, Color32::WHITE);
    }
}

/// A portrait as a texture. One that cannot be drawn is left out; the tests draw them all.
fn picture(ctx: &Context, person: usize, size: u32) -> Option<TextureHandle> {
    let raster = cards::rasterise(&svg(person), size, size).ok()?;
    let image = ColorImage::from_rgba_unmultiplied([size as usize; 2], &raster.rgba);
    Some(ctx.load_texture(format!("portrait {person}"), image, TextureOptions::LINEAR))
}

/// The whole drawing of a person, in a circle.
fn svg(person: usize) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 120 120\">{}\
         <clipPath id=\"round\"><circle cx=\"60\" cy=\"60\" r=\"60\"/></clipPath>\
         <g clip-path=\"url(#round)\"><g class=\"p\">{}</g></g></svg>",
        cards::inner(PARTS),
        cards::inner(PEOPLE[person])
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::localization::Language;
    use crate::settings::Settings;

    #[test]
    fn everybody_is_drawn_and_differs() {
        let faces: Vec<_> = (0..PEOPLE.len()).map(|person| cards::rasterise(&svg(person), 40, 40).unwrap()).collect();
        for (place, face) in faces.iter().enumerate() {
            let middle = (20 * 40 + 20) * 4;
            assert_eq!((face.rgba[3], face.rgba[middle + 3]), (0, 255), "a round picture: {place}");
            assert!(faces[..place].iter().all(|other| other != face), "{place} looks like another");
        }
    }

    #[test]
    fn everybody_at_the_table_has_a_face_of_their_own() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            assert_eq!(texts.player_names().count(), YOU);
            let mut settings = Settings::default();
            let usual = people(&Names::new(&settings, &texts, Some(Seat::South)), &texts);
            assert_eq!(usual, BySeat([YOU, 0, 1, 2]));
            assert_eq!(people(&Names::new(&settings, &texts, None), &texts)[Seat::East], 3);
            for number in 0..200 {
                settings.names = BySeat::from_fn(|seat| format!("{seat}{number}"));
                settings.names[Seat::East] = "Pol".to_owned();
                let people = people(&Names::new(&settings, &texts, Some(Seat::South)), &texts);
                assert_eq!(people[Seat::East], 2);
                let mut all = people.0.to_vec();
                all.sort_unstable();
                all.dedup();
                assert_eq!(all.len(), 4, "{people:?}");
            }
        }
    }
}
