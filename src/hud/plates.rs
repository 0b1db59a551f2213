//! Name plates with their badges, and the trump badge with the stake.

use bevy::prelude::*;
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{self, Color32, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::names::Names;
use super::portrait::Portraits;
use super::theme::Theme;
use super::{HudSet, is_covered, rect};
use crate::args;
use crate::localization::Texts;
use crate::play::{Player, Playing, Validation};
use crate::rules::{Announcement, BySeat, Game, Phase, Seat, Suit};
use crate::table::layout::FACE;
use crate::table::{Layout, Peek, winner_looked_at};

/// What a name plate says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plate<'a> {
    /// The player's name.
    pub name: &'a str,
    /// The line under it: the level, or what is asked of the person.
    pub under: &'a str,
    /// Deals this game.
    pub dealer: bool,
    /// Named this suit as trump.
    pub trump: Option<Suit>,
    /// Said this.
    pub said: Option<Announcement>,
    /// It is this player's turn.
    pub turn: bool,
}

/// The plates of the four players.
#[must_use]
pub fn plates<'a>(
    playing: &'a Playing,
    game: &Game,
    turn: Option<Seat>,
    names: &'a Names,
    texts: &'a Texts,
) -> BySeat<Plate<'a>> {
    BySeat::from_fn(|seat| {
        let turn = turn == Some(seat);
        let under = match &playing.players[seat] {
            Player::Bot(level) => texts.level(level),
            Player::Human
                if turn && game.phase() == Phase::Play && game.trick().is_empty() && game.asked().is_none() =>
            {
                texts.get("table-your-lead")
            }
            Player::Human if turn => texts.get("table-your-turn"),
            Player::Human => "",
        };
        Plate {
            name: names.at(seat),
            under,
            dealer: game.dealer() == seat,
            trump: game.trump().filter(|_| game.forehand() == seat),
            said: game.announced().iter().find(|(who, _)| *who == seat).map(|(_, call)| *call),
            turn,
        }
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_plates.in_set(HudSet::Table).after(super::slate::draw_slate));
}

pub(super) fn draw_plates(
    mut contexts: EguiContexts,
    (playing, validation, names): (Res<Playing>, Res<Validation>, Res<Names>),
    (layout, theme, texts): (Res<Layout>, Res<Theme>, Res<Texts>),
    (mut portraits, peek): (ResMut<Portraits>, Option<Res<Peek>>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let painter = ctx.layer_painter(super::table_layer());
    let game = playing.game();
    let turn = validation.asked.or(validation.turn).or(game.asked()).or(game.turn());
    let plates = plates(&playing, game, turn, &names, &texts);
    for (seat, plate) in plates.iter() {
        let place = rect(layout.plate[seat]);
        // With the portrait, the arrow beside it and what was said under it.
        let mut whole = place.expand2(Vec2::new(FACE, FACE - 0.5) * place.height());
        whole.max.y += place.height() * 0.3;
        if !is_covered(ctx, whole) {
            paint_plate(&painter, place, seat, plate, &mut portraits, &theme, &texts);
        }
    }
    if let Some(winner) = peek.and_then(|peek| winner_looked_at(game, *peek)) {
        paint_caption(&painter, super::pos(layout.middle), names.at(winner), &theme, &texts);
    }
    let badge = rect(layout.badge);
    let named = Rect::from_min_max(badge.min, badge.max + Vec2::new(0.0, badge.height() * 0.35));
    if !is_covered(ctx, named) {
        paint_trump(&painter, badge, game, names.at(game.forehand()), &theme, &texts);
    }
    Ok(())
}

/// A line of text that ends in "…" where it is too long.
fn short(painter: &Painter, text: &str, font: FontId, colour: Color32, width: f32) -> std::sync::Arc<egui::Galley> {
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, colour));
    job.wrap = TextWrapping::truncate_at_width(width);
    painter.layout_job(job)
}

/// Paints the name plate of a seat, with the portrait of who sits there.
pub fn paint_plate(
    painter: &Painter,
    rect: Rect,
    seat: Seat,
    plate: &Plate,
    portraits: &mut Portraits,
    theme: &Theme,
    texts: &Texts,
) {
    let p = &theme.palette;
    let high = rect.height();
    // Letters grow with the text size as far as the plate has room.
    let grow = (theme.scale / (high / 44.0)).clamp(0.95, 1.25);
    let radius = high / 2.0;
    let corner = egui::CornerRadius::same(radius.min(255.0) as u8);
    if !p.plain {
        let shadow = egui::Shadow {
            offset: [0, 2],
            blur: (high * 0.25) as u8,
            spread: 0,
            color: Color32::from_black_alpha(110),
        };
        painter.add(shadow.as_shape(rect, corner));
    }
    painter.rect_filled(rect, corner, p.plate.gamma_multiply(0.94));
    let edge = if plate.turn { (high * 0.075, p.accent) } else { (high * 0.025, p.text.gamma_multiply(0.25)) };
    painter.rect_stroke(rect, corner, Stroke::new(edge.0, edge.1), StrokeKind::Inside);
    if plate.turn {
        // Whose turn it is must be seen without colour too.
        let tip = Pos2::new(rect.min.x - high * (FACE - 0.5 + 0.1), rect.center().y);
        let back = tip - Vec2::new(high * 0.34, 0.0);
        let side = Vec2::new(0.0, high * 0.24);
        painter.add(egui::Shape::convex_polygon(
            vec![tip, back + side, back - side],
            p.accent,
            Stroke::new(1.0, p.plate),
        ));
    }
    let face = Pos2::new(rect.min.x + radius, rect.center().y);
    portraits.paint(painter, seat, face, high * FACE);
    let line = Stroke::new(high * 0.06, if plate.turn { p.accent } else { p.edge });
    painter.circle_stroke(face, high * FACE, line);

    let left = rect.min.x + high * (0.5 + FACE + 0.12);
    let badges = f32::from(u8::from(plate.dealer) + u8::from(plate.trump.is_some()));
    let width = rect.max.x - high * (0.22 + 0.5 * badges) - left;
    let bold = FontId { size: high * 0.37 * grow, ..theme.bold(18.0) };
    let small = FontId { size: high * 0.28 * grow, ..theme.regular(14.0) };
    let name = short(painter, plate.name, bold, p.text, width);
    let colour = if plate.turn { p.accent } else { p.weak };
    let under = (!plate.under.is_empty()).then(|| short(painter, plate.under, small, colour, width));
    let both = name.size().y + under.as_ref().map_or(0.0, |under| under.size().y * 0.92);
    let mut y = rect.center().y - both / 2.0;
    let name_height = name.size().y * 0.92;
    painter.galley(Pos2::new(left, y), name, p.text);
    if let Some(under) = under {
        y += name_height;
        painter.galley(Pos2::new(left, y), under, colour);
    }

    let size = high * 0.25;
    let mut at = Pos2::new(rect.max.x - high * 0.36, rect.min.y + high * 0.5);
    let disc = |at: Pos2| {
        painter.circle(at, size, p.paper, Stroke::new(high * 0.035, p.edge));
    };
    if let Some(suit) = plate.trump {
        disc(at);
        suit_at(painter, at, size * 1.5, suit, theme.suit_on_paper(suit), theme);
        at.x -= high * 0.54;
    }
    if plate.dealer {
        disc(at);
        pack_at(painter, at, size, theme);
        let word = texts.get("table-plate-dealer");
        painter.ctx().accesskit_node_builder(egui::Id::new(("dealer", seat)), |node| {
            node.set_role(egui::accesskit::Role::Image);
            node.set_label(word);
        });
    }
    if let Some(said) = plate.said {
        let font = FontId { size: high * 0.27 * grow, ..theme.italic(14.0) };
        let galley = painter.layout_no_wrap(call(texts, said).to_owned(), font, p.ink);
        let size = galley.size() + Vec2::new(high * 0.34, high * 0.06);
        // Off the words, and off the own hand, which lies under the plate of South and reaches under those at the sides.
        let at = match seat {
            Seat::South => Pos2::new(rect.max.x - high * 0.2, rect.max.y - size.y),
            Seat::West => Pos2::new(left, rect.max.y - high * 0.03),
            Seat::North | Seat::East => Pos2::new(rect.max.x - radius - size.x, rect.max.y - high * 0.03),
        };
        let tag = Rect::from_min_size(at, size);
        painter.rect(tag, high * 0.16, p.paper, Stroke::new(high * 0.03, p.edge), StrokeKind::Inside);
        painter.galley(tag.center() - galley.size() / 2.0, galley, p.ink);
    }
}

/// The name of an announcement.
#[must_use]
pub fn call(texts: &Texts, call: Announcement) -> &str {
    texts.get(match call {
        Announcement::None => "table-announce-none",
        Announcement::Matt => "table-announce-matt",
        Announcement::Konter => "table-announce-konter",
        Announcement::KonterAMatt => "table-announce-both",
    })
}

/// Says between the cards of the last trick what they are, and who won it.
fn paint_caption(painter: &Painter, at: Pos2, winner: &str, theme: &Theme, texts: &Texts) {
    let p = &theme.palette;
    let words = texts.format("table-last-trick", &args! { "name" => winner });
    let galley = painter.layout_no_wrap(words, theme.regular(16.0), p.text);
    let tag = Rect::from_center_size(at, galley.size()).expand2(Vec2::new(theme.px(10.0), theme.px(3.0)));
    painter.rect(tag, tag.height() / 2.0, p.plate, Stroke::new(theme.px(1.5), p.accent), StrokeKind::Inside);
    painter.galley(tag.center() - galley.size() / 2.0, galley, p.text);
}

/// Paints a little pack of cards, which lies before who deals; a letter could be taken for a card's.
fn pack_at(painter: &Painter, at: Pos2, size: f32, theme: &Theme) {
    let p = &theme.palette;
    let card = Vec2::new(0.68, 0.95) * size;
    for place in [-1.0, 0.0, 1.0] {
        let back = Rect::from_center_size(at + Vec2::new(0.2, -0.14) * size * place, card);
        painter.rect(back, size * 0.12, p.paper, Stroke::new(size * 0.12, p.ink), StrokeKind::Inside);
    }
    let top = Rect::from_center_size(at + Vec2::new(0.2, -0.14) * size, card);
    painter.rect_filled(top.shrink(size * 0.2), size * 0.06, p.red);
}

/// Paints a suit's symbol in the middle of a point.
pub fn suit_at(painter: &Painter, at: Pos2, size: f32, suit: Suit, colour: Color32, theme: &Theme) {
    let font = FontId { size, ..theme.regular(18.0) };
    let galley = painter.layout_no_wrap(suit.symbol().to_string(), font, colour);
    // The symbols have room around them for letters; what counts is the ink.
    let ink = galley.mesh_bounds;
    painter.galley(at - ink.center().to_vec2(), galley, colour);
}

fn paint_trump(painter: &Painter, rect: Rect, game: &Game, maker: &str, theme: &Theme, texts: &Texts) {
    let p = &theme.palette;
    let radius = rect.width() / 2.0;
    let centre = rect.center();
    if !p.plain {
        painter.circle_filled(centre + Vec2::new(0.0, radius * 0.06), radius * 1.02, Color32::from_black_alpha(70));
    }
    let ring = Stroke::new(radius * 0.07, if game.trump().is_some() { p.accent } else { p.edge });
    match game.trump() {
        Some(suit) => {
            painter.circle(centre, radius * 0.94, p.paper, ring);
            suit_at(painter, centre, radius * 1.75, suit, theme.suit_on_paper(suit), theme);
            let font = FontId { size: theme.px(14.0).clamp(radius * 0.36, radius * 0.56), ..theme.italic(15.0) };
            let galley = short(painter, maker, font, p.text, radius * 2.4);
            let at = Pos2::new(centre.x - galley.size().x / 2.0, rect.max.y + radius * 0.08);
            let back = Rect::from_min_size(at, galley.size()).expand2(Vec2::new(radius * 0.16, 0.0));
            painter.rect_filled(back, radius * 0.2, p.plate.gamma_multiply(0.85));
            painter.galley(at, galley, p.text);
        }
        None => {
            painter.circle(centre, radius * 0.94, p.plate.gamma_multiply(0.9), ring);
            for (suit, (x, y)) in Suit::ALL.into_iter().zip([(-0.3, -0.26), (0.3, -0.26), (-0.3, 0.3), (0.3, 0.3)]) {
                suit_at(painter, centre + Vec2::new(x, y) * radius, radius * 0.52, suit, p.weak, theme);
            }
        }
    }
    let stake = u16::from(game.stake()) + game.lee_before().carry;
    // Before trump is named the plain stake says nothing.
    if game.trump().is_none() && stake < 2 {
        return;
    }
    let pill = centre + Vec2::splat(radius * 0.7);
    let font = FontId { size: radius * 0.46, ..theme.bold(16.0) };
    let galley = painter.layout_no_wrap(texts.format("table-stake", &args! { "n" => stake }), font, p.on_accent);
    let half = Vec2::new((galley.size().x / 2.0 + radius * 0.16).max(radius * 0.38), radius * 0.36);
    let pill_rect = Rect::from_center_size(pill, half * 2.0);
    painter.rect(pill_rect, half.y, p.accent, Stroke::new(radius * 0.05, p.on_accent), StrokeKind::Inside);
    painter.galley(pill - galley.size() / 2.0, galley, p.on_accent);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::table_layer;
    use crate::hud::testing::Screen;
    use crate::localization::Language;

    #[test]
    fn whose_turn_it_is_who_deals_and_what_is_trump_is_told_without_colour() {
        let screen = Screen::new(Vec2::new(1280.0, 800.0), 100);
        let texts = Texts::new(Language::Lb);
        let signs = |plate: &Plate| {
            let mut portraits = Portraits::default();
            let rect = Rect::from_min_size(Pos2::new(400.0, 300.0), Vec2::new(178.0, 44.0));
            screen.signs(|ctx| {
                let painter = ctx.layer_painter(table_layer());
                paint_plate(&painter, rect, Seat::West, plate, &mut portraits, &screen.theme, &texts);
            })
        };
        let plain = Plate { name: "Josée", under: "", dealer: false, trump: None, said: None, turn: false };
        let mut all = vec![
            signs(&plain),
            signs(&Plate { turn: true, ..plain.clone() }),
            signs(&Plate { dealer: true, ..plain.clone() }),
        ];
        all.extend(Suit::ALL.map(|suit| signs(&Plate { trump: Some(suit), ..plain.clone() })));
        for (place, one) in all.iter().enumerate() {
            assert!(!all[..place].contains(one), "number {place} looks like another");
        }
    }
}
