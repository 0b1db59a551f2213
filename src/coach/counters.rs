//! The counters at the table: cards still out as small cards between the pile and the north, points beside the piles.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::counts::Counts;
use crate::args;
use crate::cards::Letters;
use crate::hud::{self, HudSet, Theme};
use crate::localization::{Language, Texts};
use crate::play::{PlaySet, Playing};
use crate::rules::{Card, Suit, Team, View};
use crate::settings::Settings;
use crate::table::{Layout, Stage};

/// What is counted in the picture at rest; it does not run ahead of the cards.
#[derive(Resource, Default)]
struct Counted(Option<Counts>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Counted>()
        .add_systems(Update, count.after(PlaySet::Follow).run_if(resource_exists::<Playing>))
        .add_systems(EguiPrimaryContextPass, draw.in_set(HudSet::Ground));
}

fn count(playing: Res<Playing>, stage: Option<Res<Stage>>, mut stale: Local<bool>, mut counted: ResMut<Counted>) {
    *stale |= playing.is_changed();
    if *stale && stage.is_none_or(|stage| stage.at_rest()) {
        *stale = false;
        counted.0 = Counts::of(&View::of(playing.game(), playing.human().unwrap_or(Stage::VIEWER)));
    }
}

fn draw(
    mut contexts: EguiContexts,
    (counted, settings): (Res<Counted>, Res<Settings>),
    (layout, theme, texts): (Res<Layout>, Res<Theme>, Res<Texts>),
) -> Result {
    let help = settings.assistance;
    let Some(counts) = &counted.0 else { return Ok(()) };
    if !(help.trumps_out || help.cards_out || help.points) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let painter = ctx.layer_painter(hud::table_layer());
    if (help.trumps_out || help.cards_out) && !hud::is_covered(ctx, hud::rect(layout.counters)) {
        let letters = texts.in_language(match settings.deck(texts.language()).letters {
            Letters::Kdb => Language::Lb,
            Letters::Rdv => Language::Fr,
            Letters::Kqj => Language::En,
        });
        let rows = rows(counts, help.trumps_out, help.cards_out);
        paint_rows(&painter, hud::rect(layout.counters), &rows, counts, &theme, &letters);
    }
    if help.points {
        for team in Team::ALL.into_iter().filter(|team| !hud::is_covered(ctx, hud::rect(layout.tally[*team]))) {
            // Whose they are is told by the pile that they lie at.
            let words = texts.format("common-points", &args! { "n" => counts.points[team] });
            paint_tally(&painter, hud::rect(layout.tally[team]), words, &theme);
        }
    }
    Ok(())
}

/// A row of cards: all trumps, or a side suit, from the highest.
struct Row {
    suit: Suit,
    trump: bool,
    cards: Vec<Card>,
}

fn rows(counts: &Counts, trumps: bool, sides: bool) -> Vec<Row> {
    let trump_row = trumps.then(|| Row { suit: counts.trump, trump: true, cards: counts.trumps() });
    let suits = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];
    let side = suits.into_iter().filter(|suit| sides && *suit != counts.trump);
    trump_row.into_iter().chain(side.map(|suit| Row { suit, trump: false, cards: counts.side(suit) })).collect()
}

/// Cards that are out are paper; those seen are only an outline.
fn paint_rows(painter: &Painter, room: Rect, rows: &[Row], counts: &Counts, theme: &Theme, letters: &Texts) {
    let p = &theme.palette;
    let unit = room.height() / 144.0;
    let pad = 7.0 * unit;
    let (head, tail) = (26.0 * unit, 22.0 * unit);
    let wide = room.width() - 2.0 * pad - head - tail;
    let longest = rows.iter().map(|row| row.cards.len()).max().unwrap_or(1) as f32;
    // Where nine trumps find no room side by side they stand in two lines.
    let columns = if wide / longest < 17.0 * unit { (longest / 2.0).ceil().max(6.0) } else { longest };
    let lines: usize = rows.iter().map(|row| row.cards.len().div_ceil(columns as usize)).sum();
    let high = ((room.height() - 2.0 * pad) / lines as f32).min(33.0 * unit);
    let cell = (wide / columns).min(high * 0.78);
    let size = Vec2::new(head + columns * cell + tail, lines as f32 * high) + Vec2::splat(2.0 * pad);
    let panel = Rect::from_min_size(room.min, size);
    let radius = CornerRadius::same((10.0 * unit).min(60.0) as u8);
    painter.rect_filled(panel, radius, p.plate.gamma_multiply(0.88));
    painter.rect_stroke(panel, radius, Stroke::new(unit, p.text.gamma_multiply(0.22)), StrokeKind::Inside);
    let mut top = panel.min.y + pad;
    for row in rows {
        let own_lines = row.cards.len().div_ceil(columns as usize);
        let middle = top + own_lines as f32 * high / 2.0;
        let centre = Pos2::new(panel.min.x + pad + head * 0.45, middle);
        painter.circle_filled(centre, high * 0.36, p.paper);
        if row.trump {
            // The trump row is told by its ring, as the trump badge has one.
            painter.circle_stroke(centre, high * 0.38, Stroke::new(2.2 * unit, p.accent));
        }
        hud::suit_at(painter, centre, high * 0.62, row.suit, theme.suit_on_paper(row.suit), theme);
        for (place, card) in row.cards.iter().enumerate() {
            let (line, column) = (place / columns as usize, place % columns as usize);
            let corner = Pos2::new(panel.min.x + pad + head + column as f32 * cell, top + line as f32 * high);
            let chip = Rect::from_min_size(corner, Vec2::new(cell, high)).shrink2(Vec2::new(unit, 1.5 * unit));
            paint_chip(painter, chip, *card, counts.out.contains(*card), row.trump, theme, letters);
        }
        let out = row.cards.iter().filter(|card| counts.out.contains(**card)).count();
        let at = Pos2::new(panel.max.x - pad, middle);
        let font = FontId { size: high * 0.62, ..theme.bold(16.0) };
        let colour = if out > 0 { p.text } else { p.weak };
        painter.text(at, Align2::RIGHT_CENTER, out.to_string(), font, colour);
        top += own_lines as f32 * high;
    }
}

/// A card so small that only its letter and, where the row has several suits, its suit are seen.
fn paint_chip(
    painter: &Painter,
    chip: Rect,
    card: Card,
    bright: bool,
    with_suit: bool,
    theme: &Theme,
    letters: &Texts,
) {
    let p = &theme.palette;
    let radius = (chip.width() * 0.16).max(1.5);
    let colour = if bright { theme.suit_on_paper(card.suit()) } else { p.weak.gamma_multiply(0.55) };
    if bright {
        let edge = if card.is_matador() { p.edge } else { p.ink.gamma_multiply(0.4) };
        painter.rect(chip, radius, p.paper, Stroke::new(1.0, edge), StrokeKind::Inside);
    } else {
        painter.rect_stroke(chip, radius, Stroke::new(1.0, p.weak.gamma_multiply(0.3)), StrokeKind::Inside);
    }
    let letter = letters.index_letter(card.rank());
    let wide = if letter.len() > 1 { 0.82 } else { 1.0 };
    let (share, size) = if with_suit { (0.34, 0.6) } else { (0.5, 0.78) };
    let size = (chip.height() * size).min(chip.width() * 0.95) * wide;
    let at = Pos2::new(chip.center().x, chip.min.y + chip.height() * share);
    centred(painter, at, letter, FontId { size, ..theme.bold(14.0) }, colour);
    if with_suit {
        let at = Pos2::new(chip.center().x, chip.min.y + chip.height() * 0.76);
        hud::suit_at(painter, at, size * 0.86, card.suit(), colour, theme);
    }
}

/// Text with its ink in the middle of a point.
fn centred(painter: &Painter, at: Pos2, text: &str, font: FontId, colour: Color32) {
    let galley = painter.layout_no_wrap(text.to_owned(), font, colour);
    painter.galley(at - galley.mesh_bounds.center().to_vec2(), galley, colour);
}

fn paint_tally(painter: &Painter, room: Rect, words: String, theme: &Theme) {
    let p = &theme.palette;
    let high = room.height();
    let lay = |size| painter.layout_no_wrap(words.clone(), FontId { size, ..theme.bold(16.0) }, p.text);
    let galley = lay(high * 0.72);
    let fits = (room.width() - high * 0.6) / galley.size().x;
    let galley = if fits < 1.0 { lay(high * 0.72 * fits) } else { galley };
    let width = (galley.size().x + high * 0.8).min(room.width());
    let tag = Rect::from_center_size(room.center(), Vec2::new(width, high));
    painter.rect_filled(tag, high / 2.0, p.plate.gamma_multiply(0.9));
    painter.rect_stroke(tag, high / 2.0, Stroke::new(1.0, p.text.gamma_multiply(0.22)), StrokeKind::Inside);
    painter.galley(tag.center() - galley.size() / 2.0, galley, p.text);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::testing::Screen;
    use crate::rules::{ByTeam, CardSet};

    #[test]
    fn the_counters_fit_their_place_at_every_size() {
        let texts = Texts::new(Language::Lb);
        for (width, height) in [(640.0, 480.0), (900.0, 600.0), (800.0, 1280.0), (1280.0, 800.0), (3840.0, 2160.0)] {
            let layout = Layout::new(bevy::math::Vec2::new(width, height));
            let screen = Screen::new(Vec2::new(width, height), 100);
            for trump in Suit::ALL {
                let counts = Counts { trump, out: CardSet::from_bits(0x00AA_5533), points: ByTeam::default() };
                for (trumps, sides) in [(true, false), (false, true), (true, true)] {
                    let rows = rows(&counts, trumps, sides);
                    assert_eq!(rows.len(), usize::from(trumps) + 3 * usize::from(sides));
                    let room = hud::rect(layout.counters);
                    let bounds = screen.painted(|painter| {
                        paint_rows(painter, room, &rows, &counts, &screen.theme, &texts);
                    });
                    assert!(room.expand(1.0).contains_rect(bounds), "{bounds:?} in {room:?} at {width}x{height}");
                }
            }
            for (team, words) in Team::ALL.into_iter().flat_map(|team| [(team, "40 Punkten"), (team, "0 points")]) {
                let room = hud::rect(layout.tally[team]);
                let bounds = screen.painted(|painter| paint_tally(painter, room, words.to_owned(), &screen.theme));
                assert!(room.expand(1.0).contains_rect(bounds), "{bounds:?} in {room:?} at {width}x{height}");
            }
        }
    }
}
