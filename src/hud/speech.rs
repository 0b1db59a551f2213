//! Speech bubbles, and the line that says why something is refused.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Id, LayerId, Order, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::alarm::WakeAfter;
use super::theme::Theme;
use super::{HudSet, pos};
use crate::args;
use crate::localization::Texts;
use crate::play::{GameLaidOut, Happened, PlaySet, Playing, Refused, Waiting};
use crate::rules::{Announcement, BySeat, Event, Refusal, Seat};
use crate::table::Layout;

/// Seconds that a bubble stays.
const BUBBLE: f32 = 3.0;
/// Seconds that a refusal is explained.
const REFUSAL: f32 = 4.0;

/// What is being said and explained.
#[derive(Resource, Default)]
struct Speech {
    bubbles: BySeat<Option<(Said, f32)>>,
    refusal: Option<(Refusal, f32)>,
}

/// What a player says.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Said {
    Trump(crate::rules::Suit),
    Call(Announcement),
    Claim { points: u8 },
    ClaimRest,
    Misplay,
}

impl Said {
    fn words(self, texts: &Texts) -> String {
        match self {
            Self::Trump(suit) => texts.said_trump(suit).to_owned(),
            Self::Call(call) => texts.said(call).to_owned(),
            Self::Claim { points } => texts.format("table-say-claim", &args! { "points" => points }),
            Self::ClaimRest => texts.get("table-say-claim-rest").to_owned(),
            Self::Misplay => texts.get("table-say-misplay").to_owned(),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Speech>()
        .add_systems(
            Update,
            (hush.run_if(on_message::<GameLaidOut>), listen)
                .chain()
                .in_set(PlaySet::Follow)
                .run_if(resource_exists::<Playing>),
        )
        .add_systems(EguiPrimaryContextPass, draw_speech.in_set(HudSet::Table).after(super::plates::draw_plates));
}

fn hush(mut speech: ResMut<Speech>) {
    *speech = Speech::default();
}

fn listen(
    mut happened: MessageReader<Happened>,
    mut refused: MessageReader<Refused>,
    playing: Res<Playing>,
    // Real time: that of the game stands still while the window sleeps.
    time: Res<Time<Real>>,
    waiting: Res<Waiting>,
    mut speech: ResMut<Speech>,
    mut wake: MessageWriter<WakeAfter>,
) {
    let now = time.elapsed_secs();
    for Happened(event) in happened.read() {
        let (seat, said) = match *event {
            Event::Trump { seat, suit } => (seat, Said::Trump(suit)),
            Event::Announced { call: Announcement::None, .. } => continue,
            Event::Announced { seat, call } => (seat, Said::Call(call)),
            Event::Claimed { seat, rest: true } => (seat, Said::ClaimRest),
            Event::Claimed { seat, rest: false } => {
                (seat, Said::Claim { points: playing.game().points()[seat.team()] })
            }
            Event::MisplayCalled { by, .. } => (by, Said::Misplay),
            _ => continue,
        };
        speech.bubbles[seat] = Some((said, now + BUBBLE));
        wake.write(WakeAfter(Duration::from_secs_f32(BUBBLE + 0.05)));
    }
    let human = playing.human();
    for refused in refused.read().filter(|refused| Some(refused.seat) == human) {
        speech.refusal = Some((refused.refusal, now + REFUSAL));
        wake.write(WakeAfter(Duration::from_secs_f32(REFUSAL + 0.05)));
    }
    // What the person does next makes the explanation of the last thing pointless; so does time, unless a picture is taken.
    let over = |until: f32| until <= now && !waiting.picture;
    if speech.refusal.is_some_and(|(_, until)| over(until)) {
        speech.refusal = None;
    }
    for seat in Seat::ALL {
        if speech.bubbles[seat].is_some_and(|(_, until)| over(until)) {
            speech.bubbles[seat] = None;
        }
    }
}

fn draw_speech(
    mut contexts: EguiContexts,
    (speech, layout, theme, texts): (Res<Speech>, Res<Layout>, Res<Theme>, Res<Texts>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let screen = ctx.viewport_rect();
    let painter = ctx.layer_painter(super::table_layer());
    for (seat, said) in speech.bubbles.iter() {
        if let Some((said, _)) = said {
            paint_bubble(&painter, screen, seat, pos(layout.bubble[seat]), &said.words(&texts), &theme);
        }
    }
    if let Some((refusal, _)) = &speech.refusal {
        // The reason is seen even where a panel is open.
        let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("refusal")));
        let plate = layout.plate[Seat::South];
        paint_line(&painter, screen, Pos2::new(plate.center().x, plate.min.y), &texts.refusal(refusal), &theme);
    }
    Ok(())
}

/// Paints a speech bubble whose tip is at a point beside the seat's plate.
fn paint_bubble(painter: &Painter, screen: Rect, seat: Seat, tip: Pos2, words: &str, theme: &Theme) {
    let p = &theme.palette;
    let galley = painter.layout(words.to_owned(), theme.italic(22.0), p.ink, screen.width() * 0.4);
    let size = galley.size() + Vec2::new(theme.px(34.0), theme.px(22.0));
    let gap = theme.px(20.0);
    // The bubble stands above the plates at the sides, right of the one at the bottom and left of the one at the top.
    let side = matches!(seat, Seat::South | Seat::North);
    let centre = match seat {
        Seat::West => tip + Vec2::new(size.x / 2.0 - gap, -gap - size.y / 2.0),
        Seat::East => tip + Vec2::new(gap - size.x / 2.0, -gap - size.y / 2.0),
        Seat::South => tip + Vec2::new(gap + size.x / 2.0, 0.0),
        Seat::North => tip - Vec2::new(gap + size.x / 2.0, 0.0),
    };
    let mut bubble = Rect::from_center_size(centre, size);
    let out = |low: f32, high: f32, min: f32, max: f32| (min - low).max(0.0) - (high - max).max(0.0);
    let inside = screen.shrink(theme.px(6.0));
    bubble = bubble.translate(Vec2::new(
        out(bubble.min.x, bubble.max.x, inside.min.x, inside.max.x),
        out(bubble.min.y, bubble.max.y, inside.min.y, inside.max.y),
    ));
    let edge = Stroke::new(theme.px(2.0), p.ink);
    if !p.plain {
        painter.add(theme.shadow().as_shape(bubble, theme.radius(16.0)));
    }
    painter.rect(bubble, theme.radius(16.0), p.paper, edge, StrokeKind::Inside);
    let half = theme.px(9.0);
    let (a, b, inward) = if side {
        let (x, inward) = if seat == Seat::South { (bubble.min.x, 1.2) } else { (bubble.max.x, -1.2) };
        let root = Pos2::new(x, tip.y.clamp(bubble.min.y + 2.0 * half, bubble.max.y - 2.0 * half));
        (root - Vec2::new(0.0, half), root + Vec2::new(0.0, half), Vec2::new(edge.width * inward, 0.0))
    } else {
        let x = tip.x.clamp(bubble.min.x + 3.0 * half, bubble.max.x - 3.0 * half);
        let root = Pos2::new(x, bubble.max.y);
        (root - Vec2::new(half, 0.0), root + Vec2::new(half, 0.0), Vec2::new(0.0, -edge.width * 1.2))
    };
    painter.add(Shape::convex_polygon(vec![tip, a + inward, b + inward], p.paper, Stroke::NONE));
    painter.line_segment([tip, a], edge);
    painter.line_segment([tip, b], edge);
    painter.galley(bubble.center() - galley.size() / 2.0, galley, p.ink);
}

/// Paints a line that explains, its bottom at a point.
fn paint_line(painter: &Painter, screen: Rect, bottom: Pos2, words: &str, theme: &Theme) {
    let p = &theme.palette;
    let room = screen.width().min(theme.px(620.0)) - theme.px(50.0);
    let galley = painter.layout(words.to_owned(), theme.regular(18.0), p.text, room);
    let size = galley.size() + Vec2::new(theme.px(36.0), theme.px(16.0));
    let line = Align2::CENTER_BOTTOM.anchor_size(bottom - Vec2::new(0.0, theme.px(8.0)), size);
    painter.rect(line, theme.radius(12.0), p.panel, Stroke::new(theme.px(1.5), p.accent), StrokeKind::Inside);
    painter.galley(line.center() - galley.size() / 2.0, galley, p.text);
}
