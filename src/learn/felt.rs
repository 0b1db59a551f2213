//! What egui paints on the table of a lesson: plates, the trump badge, and marks on the cards.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Stroke, Vec2 as EguiVec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::Learning;
use super::scene;
use super::session::Session;
use super::task::{Ask, Given, Scene};
use crate::audio::Cue;
use crate::hud::chalk::Textures;
use crate::hud::lee::{self, Chalked, Slate};
use crate::hud::plates::{Plate, paint_plate, suit_at};
use crate::hud::portrait::Portraits;
use crate::hud::{HudSet, Names, Theme, table_layer};
use crate::localization::Texts;
use crate::play::Screen;
use crate::rules::{Card, Game, Seat, Suit};
use crate::settings::Settings;
use crate::table::places::Place;
use crate::table::{LIFT, Layout, Stage};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(HudSet::Menus)
            .before(super::panel::draw)
            .run_if(in_state(Screen::Lesson).and_then(resource_exists::<Stage>)),
    );
}

/// What stands on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Right,
    Wrong,
    Place(usize),
}

fn draw(
    mut contexts: EguiContexts,
    (learning, stage, layout): (Res<Learning>, Res<Stage>, Res<Layout>),
    (settings, theme, texts): (Res<Settings>, Res<Theme>, Res<Texts>),
    mut portraits: ResMut<Portraits>,
    (mut textures, mut chalked): (Local<Option<Textures>>, Local<Chalked>),
    time: Res<Time<Real>>,
    (mut begun, mut redraw): (MessageWriter<Cue>, MessageWriter<RequestRedraw>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = &learning.session else { return Ok(()) };
    let painter = ctx.layer_painter(table_layer());
    let names = Names::new(&settings, &texts, Some(Seat::South));
    if let Some((from, to)) = slate_of(session) {
        // Another slate is one on which nothing is changed yet.
        if (chalked.from, chalked.to) != (from, to) {
            *chalked = Chalked { from, to, strokes: 0.0 };
        }
        if session.over && stage.at_rest() && !chalked.is_done() {
            if chalked.go_on(time.delta_secs(), settings.motion()) {
                begun.write(Cue::Chalk);
            }
            redraw.write(RequestRedraw);
        }
    }
    if let Some(game) = &session.game {
        paint_game(&painter, &layout, game.game(), &names, &mut portraits, &theme, &texts);
        if session.over && stage.at_rest() {
            let textures = textures.get_or_insert_with(|| Textures::new(ctx));
            let free = placed(&layout, layout.prompt);
            paint_slate(&painter, free, &chalked, textures, &theme, &texts);
        }
        return Ok(());
    }
    let shown = scene::of(session);
    let asks_to_play = session.task.as_ref().is_some_and(|task| task.plays) && !session.over;
    for seat in Seat::ALL {
        let played = shown.trick.iter().any(|(who, _)| *who == seat);
        if played || shown.others > 0 {
            let plate = Plate {
                name: names.at(seat),
                under: if asks_to_play && seat == Seat::South { texts.get("table-your-turn") } else { "" },
                dealer: false,
                trump: None,
                said: None,
                turn: asks_to_play && seat == Seat::South,
            };
            paint_plate(&painter, placed(&layout, layout.plate[seat]), seat, &plate, &mut portraits, &theme, &texts);
        }
    }
    if let Some(trump) = shown.trump {
        paint_trump(&painter, &layout, trump, &theme, &texts);
    }
    if shown.slate.is_some() {
        let textures = textures.get_or_insert_with(|| Textures::new(ctx));
        let free = placed(&layout, layout.felt).shrink(layout.unit * 20.0);
        let free = Rect::from_center_size(free.center(), free.size().min(EguiVec2::splat(layout.unit * 560.0)));
        paint_slate(&painter, free, &chalked, textures, &theme, &texts);
    }
    if stage.at_rest() {
        paint_columns(&painter, &layout, &stage, &shown, &names, &theme, &texts);
        for (card, mark) in marks(session) {
            paint_mark(&painter, &layout, &stage, card, mark, &theme);
        }
    }
    Ok(())
}

/// The slate before and after what is asked about, or after the game that was played.
fn slate_of(session: &Session) -> Option<(Slate, Slate)> {
    if let Some(task) = &session.task {
        return task.scene.slate;
    }
    let game = session.game.as_ref()?.game();
    let from = Slate::start(game.options());
    Some((from, from.after(&game.score()?.change)))
}

/// The slate in the middle of an area.
fn paint_slate(painter: &Painter, free: Rect, chalked: &Chalked, textures: &Textures, theme: &Theme, texts: &Texts) {
    let width = free.width().min(free.height() * 1.25);
    let slate = Rect::from_center_size(free.center(), EguiVec2::new(width, width * 0.76));
    lee::paint(painter, slate, chalked, 7, textures, theme, texts);
}

/// Who played the cards of each column, and which cards were led.
fn paint_columns(
    painter: &Painter,
    layout: &Layout,
    stage: &Stage,
    shown: &Scene,
    names: &Names,
    theme: &Theme,
    texts: &Texts,
) {
    let p = &theme.palette;
    let first = shown.rows.first().and_then(|row| row.first());
    let width = first.map_or(layout.card.x, |card| layout.card.x * stage.shown(*card).pose.scale);
    let font = FontId { size: (width * 0.18).max(10.0), ..theme.bold(16.0) };
    let tag = |at: Pos2, words: &str, ink: Color32, ground: Color32| {
        let mut font = font.clone();
        let mut galley = painter.layout_no_wrap(words.to_owned(), font.clone(), ink);
        // No wider than the card.
        let room = width - font.size;
        if galley.size().x > room {
            font.size *= room / galley.size().x;
            galley = painter.layout_no_wrap(words.to_owned(), font.clone(), ink);
        }
        let rect = Rect::from_center_size(at, galley.size()).expand2(EguiVec2::new(font.size * 0.5, font.size * 0.1));
        painter.rect_filled(rect, font.size * 0.6, ground);
        painter.galley(rect.center() - galley.size() / 2.0, galley, ink);
    };
    let foot = |card: Card, side: f32| {
        let pose = stage.shown(card).pose;
        let half = layout.card.y * pose.scale / 2.0;
        crate::hud::pos(pose.pos + bevy::math::Vec2::new(0.0, half * side) + layout.origin)
    };
    if let Some(first) = shown.rows.first() {
        for (seat, card) in shown.columns.iter().zip(first) {
            let at = foot(*card, -1.0) - EguiVec2::new(0.0, font.size * 0.9);
            tag(at, names.at(*seat), p.text, p.plate.gamma_multiply(0.9));
        }
    }
    for card in &shown.leads {
        tag(foot(*card, 0.82), texts.get("learn-lead-tag"), p.text, p.plate);
    }
}

/// Plates and trump of the game of the last lesson.
fn paint_game(
    painter: &Painter,
    layout: &Layout,
    game: &Game,
    names: &Names,
    portraits: &mut Portraits,
    theme: &Theme,
    texts: &Texts,
) {
    let turn = game.asked().or(game.turn());
    for seat in Seat::ALL {
        let own = turn == Some(seat) && seat == Seat::South;
        let plate = Plate {
            name: names.at(seat),
            under: if own { texts.get("table-your-turn") } else { "" },
            dealer: game.dealer() == seat,
            trump: game.trump().filter(|_| game.forehand() == seat),
            said: game.announced().iter().find(|(who, _)| *who == seat).map(|(_, call)| *call),
            turn: turn == Some(seat),
        };
        paint_plate(painter, placed(layout, layout.plate[seat]), seat, &plate, portraits, theme, texts);
    }
    if let Some(trump) = game.trump() {
        paint_trump(painter, layout, trump, theme, texts);
    }
}

/// A rectangle of the table in the window.
fn placed(layout: &Layout, rect: bevy::math::Rect) -> Rect {
    crate::hud::rect(bevy::math::Rect::from_corners(rect.min + layout.origin, rect.max + layout.origin))
}

/// What is marked on the cards now.
fn marks(session: &Session) -> Vec<(Card, Mark)> {
    let Some(task) = &session.task else { return Vec::new() };
    let wrong = session.verdict.as_ref().is_some_and(|verdict| !verdict.right);
    let mut marks = Vec::new();
    if let Ask::Order(order) = &task.ask {
        let known = if session.over { order } else { &session.chosen };
        marks.extend(known.iter().enumerate().map(|(place, card)| (*card, Mark::Place(place + 1))));
    } else if session.over {
        marks.extend(task.right_cards().iter().map(|card| (card, Mark::Right)));
    }
    if wrong {
        match &session.given {
            Some(Given::Card(card)) => {
                marks.retain(|(of, _)| of != card || session.over && matches!(task.ask, Ask::Order(_)));
                if !marks.iter().any(|(of, _)| of == card) {
                    marks.push((*card, Mark::Wrong));
                }
            }
            Some(Given::Marked(cards)) => {
                marks.extend((*cards - task.right_cards()).iter().map(|card| (card, Mark::Wrong)));
            }
            _ => {}
        }
    }
    marks
}

/// A disc on the card's upper right corner: a tick, a cross, or a number; told apart by their shapes.
fn paint_mark(painter: &Painter, layout: &Layout, stage: &Stage, card: Card, mark: Mark, theme: &Theme) {
    let p = &theme.palette;
    let shown = stage.shown(card);
    let size = layout.card * shown.pose.scale;
    let lift = bevy::math::Vec2::new(0.0, -layout.card.y * LIFT * shown.lift);
    // At a place that no other card lies on.
    let (x, y) = match stage.lying(card).place {
        Place::Trick { seat: Seat::South, .. } => (0.0, 0.5),
        Place::Trick { seat: Seat::West, .. } => (-0.5, 0.0),
        Place::Trick { seat: Seat::East, .. } => (0.5, 0.0),
        Place::Row { .. } => (0.38, -0.45),
        _ => (0.0, -0.5),
    };
    let corner = bevy::math::Vec2::from_angle(shown.pose.angle).rotate(size * bevy::math::Vec2::new(x, y));
    let at = crate::hud::pos(shown.pose.pos + lift + corner + layout.origin);
    let radius = (layout.card.x * 0.17).max(11.0);
    let (fill, ink) = match mark {
        Mark::Right | Mark::Place(_) => (p.accent, p.on_accent),
        Mark::Wrong => (p.danger, p.on_danger),
    };
    painter.circle(at, radius, fill, Stroke::new(radius * 0.14, p.paper));
    match mark {
        Mark::Place(number) => {
            let font = FontId { size: radius * 1.35, ..theme.bold(18.0) };
            painter.text(at, Align2::CENTER_CENTER, number, font, ink);
        }
        Mark::Right => tick(painter, at, radius, ink),
        Mark::Wrong => cross(painter, at, radius, ink),
    }
}

/// A tick: right.
pub(super) fn tick(painter: &Painter, at: Pos2, radius: f32, ink: Color32) {
    let point = |x: f32, y: f32| at + EguiVec2::new(x, y) * radius;
    painter.line(vec![point(-0.45, 0.02), point(-0.12, 0.38), point(0.48, -0.36)], Stroke::new(radius * 0.22, ink));
}

/// A cross: wrong.
pub(super) fn cross(painter: &Painter, at: Pos2, radius: f32, ink: Color32) {
    for side in [-1.0, 1.0] {
        let half = EguiVec2::new(0.36 * side, 0.36) * radius;
        painter.line_segment([at - half, at + half], Stroke::new(radius * 0.22, ink));
    }
}

/// The trump suit in the corner where it is at the table too.
fn paint_trump(painter: &Painter, layout: &Layout, trump: Suit, theme: &Theme, texts: &Texts) {
    let p = &theme.palette;
    let radius = layout.badge.width() / 2.0;
    let corner = placed(layout, layout.slate).right_top();
    let centre = corner + EguiVec2::new(-radius * 1.3, radius * 1.1);
    painter.circle(centre, radius * 0.94, p.paper, Stroke::new(radius * 0.07, p.accent));
    suit_at(painter, centre, radius * 1.75, trump, theme.suit_on_paper(trump), theme);
    let font = FontId { size: radius * 0.46, ..theme.bold(15.0) };
    let galley = painter.layout_no_wrap(texts.get("table-trump").to_owned(), font, p.text);
    let at = Pos2::new(centre.x - galley.size().x / 2.0, centre.y + radius * 1.02);
    let back = Rect::from_min_size(at, galley.size()).expand2(EguiVec2::new(radius * 0.16, 0.0));
    painter.rect_filled(back, radius * 0.2, p.plate.gamma_multiply(0.85));
    painter.galley(at, galley, p.text);
}
