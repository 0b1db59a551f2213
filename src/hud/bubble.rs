//! A speech bubble: beside the plate of who speaks, where it hides no card and no other plate.

use bevy_egui::egui::{FontId, Galley, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};
use std::sync::Arc;

use super::theme::Theme;
use super::{is_covered, pos, rect};
use crate::localization::unbroken;
use crate::rules::Seat;
use crate::table::Layout;

/// Words that are laid out, and where their bubble stands.
struct Bubble {
    words: Arc<Galley>,
    place: Rect,
}

/// How far what a player has announced hangs from the plate, in the plate's heights.
const TAG: f32 = 0.35;

/// Paints what somebody says.
pub(super) fn paint(painter: &Painter, layout: &Layout, seat: Seat, words: &str, theme: &Theme) {
    let p = &theme.palette;
    let Bubble { words, place } = find(painter, layout, seat, words, theme);
    if is_covered(painter.ctx(), place) {
        return;
    }
    let tip = tip(layout, seat, place);
    let edge = Stroke::new(theme.px(2.0), p.ink);
    if !p.plain {
        painter.add(theme.shadow().as_shape(place, theme.radius(16.0)));
    }
    painter.rect(place, theme.radius(16.0), p.paper, edge, StrokeKind::Inside);
    // The tail grows from the side that the speaker is on; its lines begin in the middle of the bubble's own.
    let half = theme.px(9.0);
    let inner = place.shrink(2.0 * half);
    let root = Pos2::new(tip.x.clamp(inner.min.x, inner.max.x), tip.y.clamp(inner.min.y, inner.max.y));
    let away = tip - place.clamp(tip);
    let (root, out) = if away.x.abs() > away.y.abs() {
        let (x, out) = if away.x < 0.0 { (place.min.x, -1.0) } else { (place.max.x, 1.0) };
        (Pos2::new(x, root.y), Vec2::new(out, 0.0))
    } else {
        let (y, out) = if away.y < 0.0 { (place.min.y, -1.0) } else { (place.max.y, 1.0) };
        (Pos2::new(root.x, y), Vec2::new(0.0, out))
    };
    let root = root - out * edge.width / 2.0;
    let (a, b) = (root + out.rot90() * half, root - out.rot90() * half);
    let inward = out * -edge.width;
    painter.add(Shape::convex_polygon(vec![tip, a + inward, a, b, b + inward], p.paper, Stroke::NONE));
    painter.line(vec![a, tip, b], edge);
    painter.galley(place.center() - words.size() / 2.0, words, p.ink);
}

/// Where the tail ends: at the speaker's plate, on the side where the bubble is, so that it crosses no name.
fn tip(layout: &Layout, seat: Seat, place: Rect) -> Pos2 {
    let usual = pos(layout.bubble[seat]);
    let plate = rect(layout.plate[seat]);
    if place.min.y > plate.max.y {
        Pos2::new(usual.x.clamp(plate.min.x, plate.max.x), plate.max.y + plate.height() * TAG)
    } else if place.max.y < plate.min.y {
        Pos2::new(usual.x.clamp(plate.min.x, plate.max.x), plate.min.y - plate.height() * 0.1)
    } else {
        usual
    }
}

/// The place nearest to the speaker that is free, in as few lines as that allows.
fn find(painter: &Painter, layout: &Layout, seat: Seat, words: &str, theme: &Theme) -> Bubble {
    let tip = pos(layout.bubble[seat]);
    let window = Rect::from_min_size(Pos2::ZERO, Vec2::new(layout.size.x, layout.size.y)).shrink(theme.px(6.0));
    let gap = theme.px(20.0);
    // Under the plate there must be room for the tail, and for what its player has announced.
    let plate = rect(layout.plate[seat]);
    let under = Rect::from_min_max(plate.left_bottom(), plate.max + Vec2::new(0.0, plate.height() * TAG + gap * 0.7));
    let taken = layout.occupied().map(|taken| rect(taken).expand(2.0));
    let taken: Vec<Rect> = taken.chain((seat != Seat::South).then_some(under)).collect();
    let longest = |font: &FontId| {
        let width = |word: &str| painter.layout_no_wrap(word.to_owned(), font.clone(), theme.palette.ink).size().x;
        unbroken(words).map(width).fold(0.0, f32::max) + 1.0
    };
    let mut best: Option<(f32, Bubble)> = None;
    // How wide the words may run, in widths of the window, and how much smaller their letters are where nothing else helps.
    for (share, small) in [(0.4, 1.0), (0.24, 1.0), (0.15, 1.0), (0.1, 1.0), (0.24, 0.75), (0.1, 0.75), (0.1, 0.6)] {
        let font = theme.italic(22.0 * small);
        let width = longest(&font).max(window.width() * share);
        let galley = painter.layout(words.to_owned(), font, theme.palette.ink, width);
        let size = galley.size() + Vec2::new(theme.px(34.0), theme.px(22.0));
        // It stands above the plates at the sides, right of the one at the bottom and left of the one at the top.
        let middle = match seat {
            Seat::West => tip + Vec2::new(size.x / 2.0 - gap, -gap - size.y / 2.0),
            Seat::East => tip + Vec2::new(gap - size.x / 2.0, -gap - size.y / 2.0),
            Seat::South => tip + Vec2::new(gap + size.x / 2.0, 0.0),
            Seat::North => tip - Vec2::new(gap + size.x / 2.0, 0.0),
        };
        // Around that place, further and further away.
        let step = 7.0 * layout.unit;
        for (ring, x, y) in (0..32_i8).flat_map(around) {
            if best.as_ref().is_some_and(|(least, _)| *least <= f32::from(ring) * step) {
                break;
            }
            let aside = Vec2::new(f32::from(x), f32::from(y)) * step;
            let off = aside.length();
            let place = Rect::from_center_size(middle + aside, size);
            let place = place.translate(back_into(place, window));
            let hidden: f32 = taken
                .iter()
                .map(|taken| taken.intersect(place))
                .filter(|both| both.is_positive())
                .map(|both| both.area())
                .sum();
            // Another line is worth a short way, small letters are worth a long one, and hiding something is worth none.
            let lines = galley.rows.len() as f32 * 30.0 * layout.unit;
            let cost = off + lines + (1.0 - small) * 4000.0 * layout.unit + hidden * 100.0;
            // A tail that is not seen, or crosses the name, says badly who speaks.
            let end = self::tip(layout, seat, place);
            let badly = place.contains(end) || Rect::from_two_pos(end, place.clamp(end)).intersects(plate);
            let cost = cost + if badly { 1e6 } else { 0.0 };
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, Bubble { words: galley.clone(), place }));
            }
        }
    }
    best.map_or_else(
        || Bubble {
            words: painter.layout_no_wrap(String::new(), theme.italic(22.0), theme.palette.ink),
            place: window,
        },
        |(_, bubble)| bubble,
    )
}

/// The steps of a square around a point, with its number.
fn around(ring: i8) -> impl Iterator<Item = (i8, i8, i8)> {
    let sides = move |y: i8| if y.abs() == ring { 1 } else { (2 * ring).max(1) };
    (-ring..=ring).flat_map(move |y| (-ring..=ring).step_by(sides(y) as usize).map(move |x| (ring, x, y)))
}

/// How a rectangle must move to lie within another.
fn back_into(place: Rect, within: Rect) -> Vec2 {
    let by = |low: f32, high: f32, min: f32, max: f32| (min - low).max(0.0) - (high - max).max(0.0);
    Vec2::new(
        by(place.min.x, place.max.x, within.min.x, within.max.x),
        by(place.min.y, place.max.y, within.min.y, within.max.y),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::testing::{LANGUAGES, SIZES, Screen};
    use crate::localization::Texts;
    use crate::rules::{Announcement, Suit};

    #[test]
    fn what_is_said_hides_no_card_and_no_plate_at_any_text_size() {
        for (size, text_size) in
            SIZES.into_iter().chain([(Vec2::new(1280.0, 800.0), 100), (Vec2::new(1280.0, 800.0), 150)])
        {
            let screen = Screen::new(size, text_size);
            let layout = Layout::with_text(bevy::math::Vec2::new(size.x, size.y), text_size);
            for texts in LANGUAGES.map(Texts::new) {
                let suits = Suit::ALL.map(|suit| texts.said_trump(suit).to_owned());
                let calls = [Announcement::Konter, Announcement::Matt, Announcement::KonterAMatt];
                let said: Vec<String> =
                    suits.into_iter().chain(calls.map(|call| texts.said(call).to_owned())).collect();
                for (words, seat) in said.iter().flat_map(|words| Seat::ALL.map(|seat| (words, seat))) {
                    let what = format!("{words:?} of {seat} at {size:?}, {text_size} %");
                    screen.check(&what, |ctx| {
                        let painter = ctx.layer_painter(crate::hud::table_layer());
                        let bubble = find(&painter, &layout, seat, words, &screen.theme);
                        assert!(screen.rect.contains_rect(bubble.place), "{what} leaves the window");
                        for taken in layout.occupied() {
                            let both = rect(taken).intersect(bubble.place);
                            assert!(!both.is_positive(), "{what}: {:?} lies on {taken:?}", bubble.place);
                        }
                        let (tip, plate) = (tip(&layout, seat, bubble.place), rect(layout.plate[seat]));
                        let tail = Rect::from_two_pos(tip, bubble.place.clamp(tip));
                        assert!(!tail.intersects(plate), "{what}: the tail crosses the name");
                        assert!(!bubble.place.contains(tip), "{what}: the tail ends in the bubble");
                        paint(&painter, &layout, seat, words, &screen.theme);
                    });
                }
            }
        }
    }
}
