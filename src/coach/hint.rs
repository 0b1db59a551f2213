//! Hints: a lamp beside the own plate asks the strongest level; its advice is marked at the table and explained beside it.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Area, Color32, Context, FontId, Frame, Id, Key, Order, Painter, Pos2, Rect, RichText, Sense, Shape, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::adviser::{Adviser, Thought};
use super::words;
use crate::ai::{Candidate, Decision};
use crate::app::WakeUp;
use crate::args;
use crate::hud::ring::{Edge, point};
use crate::hud::widgets::{self, focus_ring, pressed};
use crate::hud::{self, HudSet, Theme};
use crate::localization::Texts;
use crate::play::{GameLaidOut, PlaySet, Playing};
use crate::rules::view::Question;
use crate::screens::Menus;
use crate::settings::Settings;
use crate::table::{Layout, Stage};

/// Whether advice is asked for; it is put away with the decision.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hint {
    open: bool,
    /// How many decisions were taken before the one that it is about.
    about: usize,
}

impl Hint {
    /// The advised decision, where advice is shown.
    #[must_use]
    pub fn advised(self, adviser: &Adviser) -> Option<Decision> {
        let thought = adviser.on_now().filter(|_| self.open)?;
        thought.choice.as_ref().map(|choice| choice.decision)
    }

    /// Whether advice is shown or being worked out.
    #[must_use]
    pub const fn is_open(self) -> bool {
        self.open
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hint>()
        .add_systems(
            Update,
            (put_away.run_if(on_message::<GameLaidOut>), follow)
                .chain()
                .after(PlaySet::Follow)
                .run_if(resource_exists::<Playing>),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                draw_mark.in_set(HudSet::Table).run_if(resource_exists::<Stage>),
                draw_advice.in_set(HudSet::Prompts).run_if(resource_exists::<Stage>),
                draw_lamp.in_set(HudSet::Corner).run_if(resource_exists::<Stage>),
            ),
        );
}

fn put_away(mut hint: ResMut<Hint>) {
    hint.open = false;
}

/// What was decided needs no advice any more.
fn follow(adviser: Res<Adviser>, settings: Res<Settings>, mut hint: ResMut<Hint>) {
    if hint.open && (adviser.taken() != hint.about || !adviser.is_asked() || !settings.assistance.hints) {
        hint.open = false;
    }
}

/// The lamp, and its key.
#[allow(clippy::too_many_arguments, reason = "a Bevy system takes what it reads")]
fn draw_lamp(
    mut contexts: EguiContexts,
    (settings, stage, menus, layout): (Res<Settings>, Res<Stage>, Res<Menus>, Res<Layout>),
    (theme, texts): (Res<Theme>, Res<Texts>),
    wake: Option<Res<WakeUp>>,
    mut adviser: ResMut<Adviser>,
    mut hint: ResMut<Hint>,
) -> Result {
    if !settings.assistance.hints || !adviser.is_asked() || !stage.at_rest() || menus.is_open() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let place = hud::rect(layout.lamp);
    let clicked = !hud::is_covered(ctx, place) && lamp(ctx, place, hint.open, &theme, texts.get("coach-hint"));
    if clicked || pressed(ctx, Key::I) {
        hint.open = !hint.open;
        if hint.open {
            hint.about = adviser.taken();
            adviser.think(wake.as_deref());
        }
        ctx.request_repaint();
    }
    Ok(())
}

/// Shows the lamp; answers whether it was pressed.
fn lamp(ctx: &Context, place: Rect, on: bool, theme: &Theme, words: &str) -> bool {
    let p = &theme.palette;
    Area::new(Id::new("lamp"))
        .order(Order::Background)
        .fixed_pos(place.min)
        .fade_in(false)
        .show(ctx, |ui| {
            let (rect, response) = ui.allocate_exact_size(place.size(), Sense::click());
            response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, on, words));
            let lit = response.hovered() || response.has_focus();
            let painter = ui.painter();
            let (fill, ink) = if on { (p.accent, p.on_accent) } else { (p.plate, p.accent) };
            let edge = Stroke::new(rect.width() * 0.04, if lit || on { p.accent } else { p.text.gamma_multiply(0.3) });
            painter.circle(rect.center(), rect.width() * 0.48, if lit && !on { p.button_hot } else { fill }, edge);
            paint_lamp(painter, rect.center(), rect.width() * 0.27, ink);
            focus_ring(painter, theme, rect, &response);
            response.clicked()
        })
        .inner
}

/// A light bulb.
fn paint_lamp(painter: &Painter, centre: Pos2, radius: f32, colour: Color32) {
    let at = |x: f32, y: f32| centre + Vec2::new(x, y) * radius;
    let line = Stroke::new(radius * 0.2, colour);
    // The glass is a circle open at the bottom that runs into the neck.
    let (gap, down) = (0.45_f32, std::f32::consts::FRAC_PI_2);
    let sweep = std::f32::consts::TAU - 2.0 * gap;
    let glass = (0..=24).map(|i| {
        let angle = down + gap + sweep * i as f32 / 24.0;
        at(angle.cos() * 0.78, angle.sin() * 0.78 - 0.28)
    });
    let mut points = vec![at(-0.34, 0.72)];
    points.extend(glass);
    points.push(at(0.34, 0.72));
    painter.add(Shape::closed_line(points, line));
    painter.line_segment([at(-0.3, 1.0), at(0.3, 1.0)], line);
}

/// Marks an advised button: its edge, and a lamp on its corner, clear of what stands on it.
pub fn mark(painter: &Painter, button: Rect, radius: f32, theme: &Theme) {
    let p = &theme.palette;
    let edge = Stroke::new(theme.px(3.5), p.accent);
    painter.rect_stroke(button, theme.radius(10.0), edge, StrokeKind::Inside);
    let at = button.right_top() + Vec2::new(-radius, radius) * 0.5;
    painter.circle(at, radius, p.accent, Stroke::new(1.0, p.on_accent));
    paint_lamp(painter, at, radius * 0.6, p.on_accent);
}

/// Marks the advised card: its edge as far as it is seen, and a lamp at its top.
fn draw_mark(
    mut contexts: EguiContexts,
    (hint, adviser, stage): (Res<Hint>, Res<Adviser>, Res<Stage>),
    (layout, theme): (Res<Layout>, Res<Theme>),
) -> Result {
    let advised = hint.advised(&adviser).filter(|_| stage.at_rest());
    let Some(Decision::Card(card)) = advised else { return Ok(()) };
    let painter = contexts.ctx_mut()?.layer_painter(hud::table_layer());
    let p = &theme.palette;
    let edge = Edge::of(&stage, &layout, card);
    for (width, strength) in [(0.075, 0.25), (0.045, 0.55), (0.022, 1.0)] {
        painter.add(edge.line(Stroke::new(layout.card.x * width, p.accent.gamma_multiply(strength))));
    }
    let radius = layout.card.x * 0.13;
    let badge = point(&stage, &layout, card, layout.card / 2.0 * bevy::math::Vec2::new(-0.2, -0.985));
    painter.circle(badge, radius, p.accent, Stroke::new(radius * 0.14, p.on_accent));
    paint_lamp(&painter, badge, radius * 0.58, p.on_accent);
    Ok(())
}

/// Explains the advised card beside the trick; trump and announcements are explained in their prompts.
fn draw_advice(
    mut contexts: EguiContexts,
    (hint, adviser, stage, menus): (Res<Hint>, Res<Adviser>, Res<Stage>, Res<Menus>),
    (layout, theme, texts): (Res<Layout>, Res<Theme>, Res<Texts>),
) -> Result {
    let Some(thought) = adviser.on_now().filter(|_| hint.open && stage.at_rest() && !menus.is_open()) else {
        return Ok(());
    };
    // That on trump stands beside its prompt.
    if thought.view.question != Question::Trump {
        beside_trick(contexts.ctx_mut()?, &layout, "advice", &theme, |ui| {
            advice(ui, thought, &theme, &texts);
        });
    }
    Ok(())
}

/// A small panel in the room for advice, as near to the trick as it can be; what is higher scrolls.
pub(super) fn beside_trick<R>(
    ctx: &Context,
    layout: &Layout,
    name: &str,
    theme: &Theme,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let p = &theme.palette;
    let room = hud::rect(layout.advice);
    let frame = Frame::new()
        .fill(p.panel)
        .stroke(Stroke::new(theme.px(1.5), p.edge))
        .corner_radius(theme.radius(12.0))
        .shadow(theme.shadow())
        .inner_margin(theme.margin(12.0, 9.0));
    let most = Vec2::new(room.width().min(theme.px(400.0)), room.height());
    let inner = most - frame.total_margin().sum();
    let shown = Area::new(Id::new(name))
        .order(Order::Middle)
        .pivot(Align2::CENTER_CENTER)
        .fixed_pos(Pos2::new(room.center().x, layout.middle.y))
        .constrain_to(room)
        .movable(false)
        .fade_in(theme.motion)
        .sense(Sense::CLICK)
        .show(ctx, |ui| {
            ui.set_max_size(most);
            frame
                .show(ui, |ui| {
                    ui.set_max_size(inner);
                    ui.set_min_width(inner.x);
                    ui.spacing_mut().item_spacing.y = theme.px(4.0);
                    widgets::scrolling(ui, inner.y, |ui| {
                        for (key, way) in [(Key::PageDown, -1.0), (Key::PageUp, 1.0)] {
                            if pressed(ctx, key) {
                                ui.scroll_with_delta(Vec2::new(0.0, way * inner.y * 0.8));
                            }
                        }
                        contents(ui)
                    })
                })
                .inner
        });
    hud::cover(ctx, &shown.response);
    shown.inner
}

/// The advice in words, then every choice with the chance to win the match and the expected lines.
pub fn advice(ui: &mut Ui, thought: &Thought, theme: &Theme, texts: &Texts) {
    let p = &theme.palette;
    let plain = |words: &str| RichText::new(words).font(theme.regular(16.0)).color(p.text);
    let Some(choice) = &thought.choice else {
        let key = if thought.is_pending() { "coach-hint-thinking" } else { "coach-hint-none" };
        ui.label(plain(texts.get(key)));
        return;
    };
    let what = words::decision(texts, choice.decision);
    let title = texts.format("coach-hint-is", &args! { "what" => what });
    ui.label(RichText::new(title).font(theme.bold(18.0)).color(p.accent));
    ui.label(plain(&words::why(texts, &thought.view, choice).join(" ")));
    if choice.candidates.len() > 1 {
        let mut candidates = choice.candidates.clone();
        // The advised one is the best by what the level goes by; the others follow by what is shown of them.
        candidates.sort_by(|a, b| {
            let advised = |candidate: &Candidate| candidate.decision == choice.decision;
            advised(b).cmp(&advised(a)).then(b.chance.total_cmp(&a.chance)).then(b.lines.total_cmp(&a.lines))
        });
        table(ui, &candidates, choice.decision, theme, texts);
    }
}

fn table(ui: &mut Ui, candidates: &[Candidate], advised: Decision, theme: &Theme, texts: &Texts) {
    let p = &theme.palette;
    let high = theme.px(21.0);
    let small = theme.regular(13.5);
    let width = ui.available_width();
    let head_width = |key: &str| ui.painter().layout_no_wrap(texts.get(key).to_owned(), small.clone(), p.weak).size().x;
    let lines_width = theme.px(46.0).max(head_width("coach-hint-lines"));
    let chance_width = theme.px(44.0).max(head_width("coach-hint-chance"));
    let names = candidates.iter().filter(|candidate| !matches!(candidate.decision, Decision::Card(_)));
    let name_width = names
        .map(|candidate| {
            let words = words::decision(texts, candidate.decision).to_owned();
            ui.painter().layout_no_wrap(words, theme.bold(15.0), p.text).size().x
        })
        .fold(theme.px(26.0), f32::max)
        .min(width - chance_width - theme.px(24.0));
    let (head, _) = ui.allocate_exact_size(Vec2::new(width, theme.px(17.0)), Sense::hover());
    let bar_left = head.min.x + name_width + theme.px(20.0);
    let bar_right_of = |chance_right: f32| chance_right - chance_width - theme.px(4.0);
    // Where large letters leave no room for both columns, the chance says more; and a bar needs some length to say anything.
    let both = head.max.x - lines_width - theme.px(10.0);
    let least_bar = theme.px(16.0);
    let with_lines = bar_right_of(both) - bar_left >= least_bar;
    let chance_right = if with_lines { both } else { head.max.x };
    let bar_right = bar_right_of(chance_right);
    let painter = ui.painter();
    let chance_head = Pos2::new(chance_right, head.max.y);
    painter.text(chance_head, Align2::RIGHT_BOTTOM, texts.get("coach-hint-chance"), small.clone(), p.weak);
    if with_lines {
        painter.text(head.max, Align2::RIGHT_BOTTOM, texts.get("coach-hint-lines"), small, p.weak);
    }
    for candidate in candidates {
        let (row, response) = ui.allocate_exact_size(Vec2::new(width, high), Sense::hover());
        let (percent, lines) = (texts.percent(f64::from(candidate.chance)), words::lines(texts, candidate.lines));
        let name = words::decision(texts, candidate.decision);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{name}: {percent}, {lines}")));
        let painter = ui.painter();
        let middle = row.center().y;
        let chosen = candidate.decision == advised;
        let colour = if chosen { p.text } else { p.weak };
        let font = |size: f32| if chosen { theme.bold(size) } else { theme.regular(size) };
        if chosen {
            paint_lamp(painter, Pos2::new(row.min.x + theme.px(5.0), middle), high * 0.25, p.accent);
        }
        let left = row.min.x + theme.px(14.0);
        match candidate.decision {
            Decision::Card(card) => {
                let chip = Rect::from_min_size(Pos2::new(left, row.min.y), Vec2::new(theme.px(28.0), high))
                    .shrink2(Vec2::new(0.0, theme.px(1.0)));
                paint_pair(painter, chip, card, theme, texts);
            }
            _ => {
                painter.text(Pos2::new(left, middle), Align2::LEFT_CENTER, name, font(15.0), colour);
            }
        }
        let rail =
            Rect::from_min_max(Pos2::new(bar_left, middle - high * 0.3), Pos2::new(bar_right, middle + high * 0.3));
        if rail.width() >= least_bar {
            painter.rect_filled(rail, high * 0.12, p.well);
            let share = candidate.chance.clamp(0.0, 1.0);
            let bar = Rect::from_min_size(rail.min, Vec2::new(rail.width() * share, rail.height()));
            painter.rect_filled(bar, high * 0.12, if chosen { p.accent } else { p.edge });
            painter.rect_stroke(rail, high * 0.12, Stroke::new(1.0, p.edge), StrokeKind::Inside);
        }
        painter.text(Pos2::new(chance_right, middle), Align2::RIGHT_CENTER, percent, font(15.0), colour);
        if with_lines {
            painter.text(Pos2::new(row.max.x, middle), Align2::RIGHT_CENTER, lines, font(15.0), colour);
        }
    }
}

/// A card as a small sign: its letter and its suit side by side.
fn paint_pair(painter: &Painter, chip: Rect, card: crate::rules::Card, theme: &Theme, texts: &Texts) {
    let p = &theme.palette;
    painter.rect(chip, theme.radius(3.0), p.paper, Stroke::new(1.0, p.ink.gamma_multiply(0.4)), StrokeKind::Inside);
    let colour = theme.suit_on_paper(card.suit());
    let font = FontId { size: chip.height() * 0.74, ..theme.bold(14.0) };
    let left = Pos2::new(chip.min.x + chip.width() * 0.3, chip.center().y);
    painter.text(left, Align2::CENTER_CENTER, texts.index_letter(card.rank()), font, colour);
    let right = Pos2::new(chip.min.x + chip.width() * 0.72, chip.center().y);
    hud::suit_at(painter, right, chip.height() * 0.72, card.suit(), colour, theme);
}
