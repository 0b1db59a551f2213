//! Chalk, slate and wood: textures made from noise, and strokes with a hand's irregularity.

use std::f32::consts::PI;

use bevy_egui::egui::{
    Color32, ColorImage, Context, Mesh, Pos2, Rect, TextureHandle, TextureOptions, Vec2, epaint::Vertex,
};

/// The textures of the slate; made once.
#[derive(Clone)]
pub struct Textures {
    /// A stroke of chalk, across in x, along in y.
    pub chalk: TextureHandle,
    /// The slate's surface with the dust of many matches.
    pub slate: TextureHandle,
    /// Wood with its grain along x.
    pub wood: TextureHandle,
}

impl Textures {
    /// Makes the textures and hands them to egui.
    #[must_use]
    pub fn new(ctx: &Context) -> Self {
        let load = |name: &str, size: [usize; 2], options, texel: &dyn Fn(usize, usize) -> Color32| {
            let pixels = (0..size[1]).flat_map(|y| (0..size[0]).map(move |x| texel(x, y))).collect();
            ctx.load_texture(name, ColorImage::new(size, pixels), options)
        };
        Self {
            chalk: load("chalk", [CHALK[0], CHALK[1]], TextureOptions::LINEAR_REPEAT, &|x, y| {
                Color32::from_white_alpha((chalk(x, y) * 255.0) as u8)
            }),
            slate: load("slate", [256, 256], TextureOptions::LINEAR, &|x, y| grey(slate(x as f32, y as f32))),
            wood: load("wood", [256, 64], TextureOptions::LINEAR_REPEAT, &|x, y| grey(wood(x as f32, y as f32))),
        }
    }
}

const CHALK: [usize; 2] = [16, 256];

fn grey(light: f32) -> Color32 {
    Color32::from_gray((light.clamp(0.0, 1.0) * 255.0) as u8)
}

/// How much chalk sticks at a texel, 0 to 1: dense in the middle, broken by the slate's grain, worn at the edges.
fn chalk(x: usize, y: usize) -> f32 {
    let across = 1.0 - ((x as f32 + 0.5) / CHALK[0] as f32 * 2.0 - 1.0).abs();
    let grain = 0.55 * hash(x as u32, y as u32, 1) + 0.45 * noise(x as f32 / 2.2, y as f32 / 4.5, 2);
    let density = across.powf(0.55) * 1.45;
    ((density - grain * 0.92) / 0.42).clamp(0.0, 1.0)
}

/// The slate's light: nearly even, with clouds of wiped chalk and the traces of the sponge.
fn slate(x: f32, y: f32) -> f32 {
    let clouds = 0.6 * noise(x / 60.0, y / 42.0, 3) + 0.4 * noise(x / 21.0, y / 16.0, 4);
    let sponge = noise((x + y * 0.35) / 90.0, (y - x * 0.18) / 7.0, 5);
    let grain = hash(x as u32, y as u32, 6);
    0.74 + 0.14 * clouds + 0.07 * sponge + 0.05 * grain
}

/// The wood's light: rings drawn out along the board.
fn wood(x: f32, y: f32) -> f32 {
    let bend = noise(x / 64.0, y / 24.0, 7) * 9.0;
    let ring = ((y + bend) * 0.55).sin() * 0.5 + 0.5;
    let fibre = noise(x / 18.0, y / 1.3, 8);
    0.78 + 0.12 * ring * noise(x / 48.0, y / 5.0, 9) + 0.12 * fibre
}

/// A number from 0 to 1 for a point of a grid.
fn hash(x: u32, y: u32, salt: u32) -> f32 {
    let mut h = x.wrapping_mul(0x9E37_79B9) ^ y.wrapping_mul(0x85EB_CA6B) ^ salt.wrapping_mul(0xC2B2_AE35);
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    ((h ^ (h >> 15)) >> 8) as f32 / 16_777_215.0
}

/// Smooth noise from 0 to 1 with one hill or hollow a unit.
fn noise(x: f32, y: f32, salt: u32) -> f32 {
    let (x, y) = (x + 1024.0, y + 1024.0);
    let (left, top) = (x.floor(), y.floor());
    let smooth = |t: f32| t * t * (3.0 - 2.0 * t);
    let (u, v) = (smooth(x - left), smooth(y - top));
    let at = |dx: u32, dy: u32| hash(left as u32 + dx, top as u32 + dy, salt);
    let (upper, lower) = (at(0, 0) + (at(1, 0) - at(0, 0)) * u, at(0, 1) + (at(1, 1) - at(0, 1)) * u);
    upper + (lower - upper) * v
}

/// A seeded source of small irregularities.
#[derive(Clone, Copy, Debug)]
pub struct Hand {
    seed: u32,
    drawn: u32,
    /// How much it shakes; 1 for short strokes.
    shake: f32,
}

impl Hand {
    /// The hand that draws stroke `number` of a row; the same seed draws it the same.
    #[must_use]
    pub const fn new(seed: u32, number: u32) -> Self {
        Self { seed: seed ^ number.wrapping_mul(0x9E37_79B9), drawn: 0, shake: 1.0 }
    }

    /// The hand that draws one long line along a ruler.
    #[must_use]
    pub const fn steady(seed: u32) -> Self {
        Self { seed, drawn: 0, shake: 0.2 }
    }

    /// The next irregularity, -1 to 1.
    pub fn next(&mut self) -> f32 {
        self.drawn += 1;
        hash(self.seed, self.drawn, 11) * 2.0 - 1.0
    }
}

/// A stroke of chalk.
#[derive(Clone, Copy, Debug)]
pub struct Stroke {
    /// Where the chalk is put down.
    pub from: Pos2,
    /// Where it is lifted.
    pub to: Pos2,
    /// How broad it is in the middle.
    pub width: f32,
    /// The chalk's colour.
    pub colour: Color32,
    /// How much of it is drawn, 0 to 1.
    pub part: f32,
}

impl Stroke {
    /// Adds the stroke to a mesh with the chalk texture; the hand bends it a little.
    pub fn add_to(&self, mesh: &mut Mesh, mut hand: Hand) {
        const PIECES: u32 = 12;
        let along = self.to - self.from;
        let length = along.length();
        if length < 0.5 || self.part <= 0.0 {
            return;
        }
        let side = along.rot90() / length;
        let reach = length * hand.shake;
        let (bow, wave, phase) = (hand.next() * 0.035 * reach, hand.next() * 0.018 * reach, hand.next() * PI);
        let start = hash(hand.seed, 3, 12) * 4.0;
        let repeat = length / (self.width * 14.0).max(1.0);
        let first = mesh.vertices.len() as u32;
        for piece in 0..=PIECES {
            let t = piece as f32 / PIECES as f32 * self.part;
            let centre = self.from + along * t + side * (bow * (PI * t).sin() + wave * (5.0 * t + phase).sin());
            let press = 0.86 + 0.14 * (3.1 * t + phase).sin() + 0.07 * hand.next();
            let end = (t * 14.0).min((1.0 - t) * 14.0).clamp(0.0, 1.0);
            let half = side * (self.width / 2.0 * press * (0.55 + 0.45 * end));
            let v = start + t * repeat;
            for (offset, u) in [(half * -1.0, 0.0), (half, 1.0)] {
                mesh.vertices.push(Vertex { pos: centre + offset, uv: Pos2::new(u, v), color: self.colour });
            }
        }
        for piece in 0..PIECES {
            let corner = first + piece * 2;
            mesh.add_triangle(corner, corner + 1, corner + 2);
            mesh.add_triangle(corner + 1, corner + 3, corner + 2);
        }
    }
}

/// Adds a board with four corners to a mesh with the wood texture, its grain along the first edge.
pub fn add_board(mesh: &mut Mesh, corners: [Pos2; 4], colour: Color32, offset: f32) {
    let first = mesh.vertices.len() as u32;
    let across = (corners[3] - corners[0]).length().max(1.0);
    let origin = corners[0];
    let along = (corners[1] - corners[0]).normalized();
    for corner in corners {
        let local: Vec2 = corner - origin;
        let uv = Pos2::new(local.dot(along) / (across * 9.0), offset + local.dot(along.rot90()).abs() / (across * 1.6));
        mesh.vertices.push(Vertex { pos: corner, uv, color: colour });
    }
    mesh.add_triangle(first, first + 1, first + 2);
    mesh.add_triangle(first, first + 2, first + 3);
}

/// A rectangle's corners, clockwise from the top left.
#[must_use]
pub fn corners(rect: Rect) -> [Pos2; 4] {
    [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()]
}
