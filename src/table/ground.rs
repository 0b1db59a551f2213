//! What the cards lie on: a wooden frame and felt under a lamp, drawn once for each window size, off the main thread.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::backdrop::{self, Backdrop};
use super::deck::image;
use super::layout::Layout;
use crate::app::{WakeUp, is_open};
use crate::settings::{Felt, Settings};

/// What the picture depends on: pixels of the window, pixels of the frame, the cloth.
type Wanted = (UVec2, u32, Felt);

#[derive(Resource, Default)]
pub(super) struct Ground {
    made: Option<(Wanted, Handle<Image>)>,
    making: Option<(Wanted, Task<Vec<u8>>)>,
}

impl Ground {
    /// Whether a new picture is being drawn, or the first one will be.
    pub(super) const fn is_drawing(&self) -> bool {
        self.making.is_some() || self.made.is_none()
    }
}

/// The sprite below everything, seen only while the picture has another size than the window.
#[derive(Component)]
struct GroundSprite;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ground>()
        .add_systems(Startup, spawn)
        .add_systems(Update, (order.run_if(is_open), deliver, choose).chain());
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Name::new("Ground"),
        GroundSprite,
        Sprite::from_color(Color::srgb(0.10, 0.28, 0.20), Vec2::ONE),
        Transform::from_xyz(0.0, 0.0, -10.0),
    ));
}

fn order(
    layout: Res<Layout>,
    settings: Res<Settings>,
    window: Query<&Window, With<PrimaryWindow>>,
    wake: Option<Res<WakeUp>>,
    mut ground: ResMut<Ground>,
) {
    let Ok(window) = window.single() else { return };
    let pixels = UVec2::new(window.physical_width(), window.physical_height());
    if pixels.x == 0 || pixels.y == 0 {
        return;
    }
    let frame = (Layout::frame(layout.window) * window.scale_factor()).round() as u32;
    let wanted = (pixels, frame, settings.felt);
    if ground.made.as_ref().is_some_and(|(made, _)| *made == wanted)
        || ground.making.as_ref().is_some_and(|(making, _)| *making == wanted)
    {
        return;
    }
    let wake = wake.map(|wake| wake.clone());
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let picture = draw(pixels.x, pixels.y, frame as f32, cloth_colours(wanted.2));
        if let Some(wake) = wake {
            wake.wake();
        }
        picture
    });
    ground.making = Some((wanted, task));
}

fn deliver(mut ground: ResMut<Ground>, mut images: ResMut<Assets<Image>>, mut redraw: MessageWriter<RequestRedraw>) {
    let ground = ground.bypass_change_detection();
    let Some((wanted, task)) = &mut ground.making else { return };
    let Some(rgba) = block_on(poll_once(task)) else { return };
    let mut picture = image(wanted.0.x, wanted.0.y, rgba);
    picture.texture_descriptor.usage |= backdrop::SOURCE;
    ground.made = Some((*wanted, images.add(picture)));
    ground.making = None;
    redraw.write(RequestRedraw);
}

/// Begins frames with the picture where it has the window's size. Until then an older one is drawn at this size.
fn choose(
    ground: Res<Ground>,
    layout: Res<Layout>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut backdrop: ResMut<Backdrop>,
    mut sprite: Query<(&mut Sprite, &mut Visibility), With<GroundSprite>>,
) {
    let (Ok(window), Ok((mut sprite, mut visibility))) = (window.single(), sprite.single_mut()) else { return };
    if layout.is_changed() {
        sprite.custom_size = Some(layout.window);
    }
    let Some((made, picture)) = &ground.made else { return };
    if sprite.image != *picture {
        sprite.image = picture.clone();
        sprite.color = Color::WHITE;
    }
    let fits = made.0 == window.physical_size();
    backdrop.set_if_neq(Backdrop(fits.then(|| picture.id())));
    visibility.set_if_neq(if fits { Visibility::Hidden } else { Visibility::Visible });
}

/// A cloth's colour under the lamp and in the corners, as sRGB.
fn cloth_colours(felt: Felt) -> ([f32; 3], [f32; 3]) {
    match felt {
        Felt::Green => ([62.0, 128.0, 96.0], [22.0, 62.0, 46.0]),
        Felt::Blue => ([66.0, 108.0, 146.0], [22.0, 46.0, 72.0]),
        Felt::Wine => ([142.0, 62.0, 70.0], [66.0, 22.0, 32.0]),
    }
}

/// A number from 0 to 1 that looks random and is always the same for the same place.
fn noise(x: u32, y: u32) -> f32 {
    let mixed = x.wrapping_mul(0x9E37_79B9) ^ y.wrapping_mul(0x85EB_CA6B).rotate_left(13);
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D);
    let mixed = (mixed ^ (mixed >> 12)).wrapping_mul(0x297A_2D39);
    ((mixed >> 9) & 0xFFFF) as f32 / 65535.0
}

/// Noise between the points of a grid, smooth.
fn soft_noise(x: f32, y: f32) -> f32 {
    let (cell_x, cell_y) = (x.floor(), y.floor());
    let smooth = |t: f32| t * t * (3.0 - 2.0 * t);
    let (fx, fy) = (smooth(x - cell_x), smooth(y - cell_y));
    let at = |dx: i32, dy: i32| noise((cell_x as i32 + dx) as u32, (cell_y as i32 + dy) as u32);
    let top = at(0, 0) + (at(1, 0) - at(0, 0)) * fx;
    let bottom = at(0, 1) + (at(1, 1) - at(0, 1)) * fx;
    top + (bottom - top) * fy
}

/// The whole picture as RGBA; `frame` is the width of the wooden frame in pixels.
fn draw(width: u32, height: u32, frame: f32, (light, dark): ([f32; 3], [f32; 3])) -> Vec<u8> {
    let size = Vec2::new(width as f32, height as f32);
    let scale = (frame / 26.0).max(0.3);
    let radius = 44.0 * scale;
    let lamp = size * Vec2::new(0.5, 0.44);
    let mut rgba = Vec::with_capacity((width * height * 4) as usize);
    for y in 0..height {
        for x in 0..width {
            let point = Vec2::new(x as f32 + 0.5, y as f32 + 0.5);
            // How far inside the felt, which has round corners; negative on the frame.
            let corner = (point - size / 2.0).abs() - (size / 2.0 - frame - radius);
            let inside = radius - corner.max(Vec2::ZERO).length() - corner.max_element().min(0.0);
            let away = ((point - lamp) / size * Vec2::new(1.25, 1.35)).length();
            let lit = (1.0 - away * 1.25).clamp(0.0, 1.0);
            let lit = lit * lit * (3.0 - 2.0 * lit);
            let cloth = |x: u32, y: u32| {
                let weave = (noise(x, y) - 0.5) * 9.0 + (soft_noise(point.x / 7.0, point.y / 3.0) - 0.5) * 5.0;
                let edge = (inside / (30.0 * scale)).clamp(0.0, 1.0);
                let shade = 0.62 + 0.38 * edge.sqrt();
                std::array::from_fn(|c| ((dark[c] + (light[c] - dark[c]) * lit) + weave) * shade)
            };
            let wood = |x: u32, y: u32| {
                // The grain runs along each side of the frame.
                let upright = corner.x > corner.y;
                let (along, across) = if upright { (point.y, point.x) } else { (point.x, point.y) };
                let (along, across) = (along / scale, across / scale);
                let bend = soft_noise(along / 170.0, across / 40.0) * 12.0;
                let rings = ((across * 0.55 + bend).sin() * 0.5 + 0.5) * 0.5;
                let fibre = soft_noise(along / 60.0, across * 1.6) * 0.5;
                let tone = rings + fibre + (noise(x, y) - 0.5) * 0.1;
                // A bevel: light on the outer edge, dark towards the felt.
                let depth = (-inside / frame.max(1.0)).clamp(0.0, 1.0);
                let bevel = 0.78 + 0.34 * (1.0 - (depth - 0.55).abs() * 1.6).clamp(0.0, 1.0);
                let lamp = 0.8 + 0.3 * lit;
                let (deep, pale) = ([78.0, 44.0, 24.0], [142.0, 92.0, 54.0]);
                std::array::from_fn(|c: usize| (deep[c] + (pale[c] - deep[c]) * tone) * bevel * lamp)
            };
            // A dark groove between wood and felt, smooth at the pixel.
            let colour: [f32; 3] = if inside > 1.0 {
                cloth(x, y)
            } else {
                let wood: [f32; 3] = wood(x, y);
                let groove = (-inside / (5.0 * scale)).clamp(0.0, 1.0);
                let wood = wood.map(|c| c * (0.35 + 0.65 * groove));
                if inside > 0.0 {
                    let cloth: [f32; 3] = cloth(x, y);
                    std::array::from_fn(|c| wood[c] + (cloth[c] - wood[c]) * inside)
                } else {
                    wood
                }
            };
            rgba.extend(colour.map(|c| c.clamp(0.0, 255.0) as u8));
            rgba.push(255);
        }
    }
    rgba
}
