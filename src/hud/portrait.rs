//! The players' portraits: a regular of the café in a few strokes, the same for the same name.

use bevy_egui::egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2};

const SKIN: [Color32; 4] = [
    Color32::from_rgb(0xf0, 0xc9, 0xa4),
    Color32::from_rgb(0xe2, 0xb0, 0x86),
    Color32::from_rgb(0xc9, 0x8d, 0x62),
    Color32::from_rgb(0x8e, 0x5b, 0x3c),
];
const HAIR: [Color32; 5] = [
    Color32::from_rgb(0x3a, 0x25, 0x18),
    Color32::from_rgb(0x7a, 0x46, 0x22),
    Color32::from_rgb(0xb9, 0x86, 0x3e),
    Color32::from_rgb(0xc9, 0xc4, 0xba),
    Color32::from_rgb(0x1f, 0x1c, 0x1c),
];
const COAT: [Color32; 5] = [
    Color32::from_rgb(0x7e, 0x2a, 0x2a),
    Color32::from_rgb(0x2c, 0x4a, 0x6e),
    Color32::from_rgb(0x4b, 0x5a, 0x2c),
    Color32::from_rgb(0x6b, 0x4a, 0x86),
    Color32::from_rgb(0x8a, 0x62, 0x1e),
];

/// Paints the portrait of whoever has that name into a circle.
pub fn paint(painter: &Painter, centre: Pos2, radius: f32, name: &str, ground: Color32) {
    let mut hash = name.bytes().fold(0x811C_9DC5, |h: u32, b| (h ^ u32::from(b)).wrapping_mul(0x0100_0193));
    let mut pick = |of: usize| {
        hash = (hash ^ (hash >> 15)).wrapping_mul(0x2C1B_3C6D).wrapping_add(0x9E37_79B9);
        (hash >> 12) as usize % of
    };
    let (skin, hair, coat) = (SKIN[pick(SKIN.len())], HAIR[pick(HAIR.len())], COAT[pick(COAT.len())]);
    let (long, cap, glasses) = (pick(2) == 0, pick(4) == 0, pick(3) == 0);
    let at = |x: f32, y: f32| centre + Vec2::new(x, y) * radius;
    painter.circle_filled(centre, radius, ground);
    // The shoulders are the part of the circle below a low arch.
    let low = 1.18_f32;
    let (from, to) = (0.16 * low, std::f32::consts::PI - 0.16 * low);
    let rim = (0..=16).map(|i| from + (to - from) * i as f32 / 16.0).map(|a| at(a.cos() * 0.985, a.sin() * 0.985));
    let arch = (0..=12).map(|i| -0.92 + 1.84 * i as f32 / 12.0).map(|x| at(x, 0.42 + 0.52 * (x * x)));
    let shoulders: Vec<Pos2> = rim.chain(arch.filter(|p| (*p - centre).length() < radius * 0.985)).collect();
    painter.add(Shape::Path(bevy_egui::egui::epaint::PathShape {
        points: hull(shoulders),
        closed: true,
        fill: coat,
        stroke: Stroke::NONE.into(),
    }));
    painter.circle_filled(at(0.0, 0.36), radius * 0.2, skin);
    if long {
        painter.add(Shape::ellipse_filled(at(0.0, 0.06), Vec2::new(0.47, 0.55) * radius, hair));
    }
    painter.add(Shape::ellipse_filled(at(0.0, 0.0), Vec2::new(0.355, 0.44) * radius, skin));
    // Hair from ear to ear, parted; or a cap.
    let crown: Vec<Pos2> = (0..=14)
        .map(|i| std::f32::consts::PI * (1.0 + i as f32 / 14.0))
        .map(|a| at(a.cos() * 0.4, -0.08 + a.sin() * 0.43))
        .collect();
    painter.add(Shape::convex_polygon(crown, if cap { coat } else { hair }, Stroke::NONE));
    if cap {
        painter.line_segment([at(-0.44, -0.1), at(0.58, -0.1)], Stroke::new(radius * 0.1, coat));
    }
    let ink = Color32::from_rgb(0x2a, 0x1c, 0x14);
    for x in [-0.13, 0.13] {
        painter.circle_filled(at(x, 0.03), radius * 0.045, ink);
    }
    if glasses {
        let rim = Stroke::new(radius * 0.045, ink);
        for x in [-0.14, 0.14] {
            painter.circle_stroke(at(x, 0.03), radius * 0.115, rim);
        }
    }
    painter.line_segment([at(-0.09, 0.27), at(0.09, 0.27)], Stroke::new(radius * 0.045, ink.gamma_multiply(0.8)));
}

/// The convex hull, clockwise; what is painted must be convex.
fn hull(mut points: Vec<Pos2>) -> Vec<Pos2> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let turns = |a: Pos2, b: Pos2, c: Pos2| (b - a).x * (c - a).y - (b - a).y * (c - a).x;
    let half = |points: &mut dyn Iterator<Item = Pos2>| {
        let mut chain: Vec<Pos2> = Vec::new();
        for point in points {
            while chain.len() > 1 && turns(chain[chain.len() - 2], chain[chain.len() - 1], point) <= 0.0 {
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut all = half(&mut points.iter().copied());
    all.extend(half(&mut points.iter().rev().copied()));
    all
}
