//! What is drawn rather than written: cards in a row, the table seen from above, a trick, the slate.

use bevy_egui::egui::{
    Align, Align2, Color32, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
};

use super::book::{Look, Played, Seats, Shown};
use super::pictures;
use super::text::{Line, Span, words};
use super::typeset::{BODY, MEASURE, Setter};
use crate::hud::lee::{self, Chalked, Slate};
use crate::rules::{BySeat, Card, Direction, Seat};

/// The felt of the tables on paper.
const FELT: Color32 = Color32::from_rgb(0x2a, 0x5a, 0x44);
/// The rim of the tables on paper.
const RIM: Color32 = Color32::from_rgb(0x6e, 0x43, 0x22);

impl Setter<'_> {
    /// Cards in a row, more than one row where they do not fit, each with its words under it.
    pub(super) fn cards(&mut self, ui: &mut Ui, cards: &[Shown]) {
        let theme = self.theme;
        let card = pictures::size(theme.px(98.0));
        let lift = theme.px(if cards.iter().any(|shown| shown.look != Look::Plain) { 12.0 } else { 0.0 });
        let style = self.style(15.5, theme.palette.ink, Align::Center).without_chips();
        let widest = cards.iter().map(|shown| {
            let all = words(&shown.caption, self.letters);
            ui.painter().layout_no_wrap(all, theme.regular(15.5), Color32::WHITE).size().x
        });
        let cell = widest.fold(card.x, f32::max) + theme.px(12.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::new(theme.px(2.0), theme.px(6.0));
            for shown in cards {
                let laid = (!shown.caption.is_empty()).then(|| self.layout(ui, &shown.caption, &style, cell));
                let under = laid.as_ref().map_or(0.0, |laid| laid.size().y + theme.px(3.0));
                let (rect, response) = ui.allocate_exact_size(Vec2::new(cell, card.y + lift + under), Sense::hover());
                let name = words(&[Span::Card(shown.card)], self.letters);
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &name));
                let down = if shown.look == Look::Raised { 0.0 } else { lift };
                // Without words the cards begin where the text does.
                let left = if laid.is_some() { rect.center().x - card.x / 2.0 } else { rect.min.x };
                let at = Pos2::new(left, rect.min.y + down);
                self.face(ui, Rect::from_min_size(at, card), shown.card, shown.look == Look::Dimmed);
                if let Some(laid) = laid {
                    let at =
                        Pos2::new(rect.center().x - laid.size().x / 2.0, rect.min.y + lift + card.y + theme.px(3.0));
                    self.paint(ui, at, laid, style.colour);
                }
            }
        });
    }

    /// Cards side by side, from the highest to the lowest.
    pub(super) fn order(&mut self, ui: &mut Ui, cards: &[Card]) {
        let theme = self.theme;
        let count = cards.len().max(1) as f32;
        let gap = theme.px(4.0);
        let room = ui.available_width().min(theme.px(BODY * MEASURE));
        let width = ((room - gap * (count - 1.0)) / count).min(theme.px(58.0));
        let card = Vec2::new(width, width / crate::cards::ASPECT);
        let (rect, response) = ui.allocate_exact_size(Vec2::new(room, card.y + theme.px(4.0)), Sense::hover());
        let name = words(&cards.iter().map(|card| Span::Card(*card)).collect::<Line>(), self.letters);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &name));
        for (place, shown) in cards.iter().enumerate() {
            let left = rect.min.x + (card.x + gap) * place as f32;
            self.face(ui, Rect::from_min_size(Pos2::new(left, rect.min.y), card), *shown, false);
        }
    }

    /// A card's face in a rectangle.
    fn face(&mut self, ui: &Ui, rect: Rect, card: Card, dimmed: bool) {
        if !ui.is_rect_visible(rect) {
            return;
        }
        let rect = pictures::on_pixels(ui.ctx(), rect);
        let theme = self.theme;
        let radius = rect.width() * crate::cards::CORNER;
        if !theme.palette.plain {
            let shadow = rect.translate(Vec2::new(0.0, rect.height() * 0.016));
            ui.painter().rect_filled(shadow.expand(0.8), radius, Color32::from_black_alpha(50));
        }
        let Some(face) = self.pictures.face(ui.ctx(), card, rect.height()) else { return };
        let all = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
        ui.painter().image(face.id(), rect, all, Color32::WHITE);
        if dimmed {
            // The grey of a veil, and for those who see no shades a stroke through the card as well.
            ui.painter().rect_filled(rect, radius, Color32::from_rgba_unmultiplied(0x7c, 0x72, 0x66, 150));
            let line = Stroke::new(theme.px(1.6), theme.palette.ink.gamma_multiply(0.75));
            let inner = rect.shrink(rect.width() * 0.14);
            ui.painter().line_segment([inner.left_bottom(), inner.right_top()], line);
        }
    }

    /// The table in the middle of a rectangle.
    fn felt(&self, ui: &Ui, rect: Rect) {
        let theme = self.theme;
        let (fill, rim) = if theme.palette.plain { (theme.palette.slate, theme.palette.chalk) } else { (FELT, RIM) };
        ui.painter().rect(rect, theme.radius(26.0), fill, Stroke::new(theme.px(7.0), rim), StrokeKind::Inside);
        let seam = Stroke::new(theme.px(1.0), theme.palette.chalk.gamma_multiply(0.35));
        ui.painter().rect_stroke(rect.shrink(theme.px(12.0)), theme.radius(17.0), seam, StrokeKind::Inside);
    }

    /// The four seats from above, and arrows that show which way round it goes.
    pub(super) fn seats(&mut self, ui: &mut Ui, seats: &Seats) {
        let theme = self.theme;
        let width = ui.available_width().min(theme.px(BODY * MEASURE));
        let table = Vec2::new(theme.px(240.0).min(width * 0.46), theme.px(150.0));
        let (rect, _) = ui.allocate_exact_size(Vec2::new(width, table.y + theme.px(66.0)), Sense::hover());
        let table = Rect::from_center_size(rect.center(), table);
        self.felt(ui, table);
        let style = self.style(17.0, theme.palette.ink, Align::Min).strong();
        let gap = theme.px(7.0);
        let room = (width - table.width()) / 2.0 - gap;
        for (seat, label) in seats.labels.iter() {
            let room = if matches!(seat, Seat::South | Seat::North) { width } else { room };
            let laid = self.layout(ui, label, &style, room);
            let (at, pivot) = match seat {
                Seat::South => (table.center_bottom() + Vec2::new(0.0, gap), Align2::CENTER_TOP),
                Seat::North => (table.center_top() - Vec2::new(0.0, gap), Align2::CENTER_BOTTOM),
                Seat::West => (table.left_center() - Vec2::new(gap, 0.0), Align2::RIGHT_CENTER),
                Seat::East => (table.right_center() + Vec2::new(gap, 0.0), Align2::LEFT_CENTER),
            };
            let at = pivot.anchor_size(at, laid.size()).min;
            self.paint(ui, at, laid, style.colour);
        }
        self.arrows(ui, table.shrink(theme.px(32.0)), seats.direction);
    }

    /// Four arrows round the table in chalk.
    fn arrows(&self, ui: &Ui, rect: Rect, direction: Direction) {
        let theme = self.theme;
        let stroke = Stroke::new(theme.px(2.4), theme.palette.chalk);
        let radius = rect.size() / 2.0;
        let point = |turn: f32| rect.center() + Vec2::new(turn.cos() * radius.x, turn.sin() * radius.y);
        for quarter in 0..4 {
            // Clockwise from above is the way of growing angles, since y grows downwards.
            let middle = (quarter as f32 + 0.5) * std::f32::consts::FRAC_PI_2;
            let (from, to) = (middle - 0.42, middle + 0.42);
            let (from, to) = if direction == Direction::Clockwise { (from, to) } else { (to, from) };
            let line: Vec<Pos2> = (0..=12).map(|step| point(from + (to - from) * step as f32 / 12.0)).collect();
            let (tip, before) = (line[12], line[10]);
            ui.painter().add(Shape::line(line, stroke));
            let along = (tip - before).normalized() * theme.px(9.0);
            let side = along.rot90() * 0.55;
            ui.painter().add(Shape::line(vec![tip - along + side, tip, tip - along - side], stroke));
        }
    }

    /// A trick on the table; the card that wins it has a golden rim.
    pub(super) fn trick(&mut self, ui: &mut Ui, played: &Played) {
        let theme = self.theme;
        let card = pictures::size(theme.px(98.0));
        let width = ui.available_width().min(theme.px(390.0));
        let (rect, response) = ui.allocate_exact_size(Vec2::new(width, card.y * 2.0 + theme.px(52.0)), Sense::hover());
        let name = words(&played.cards.iter().map(|(_, card)| Span::Card(*card)).collect::<Line>(), self.letters);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &name));
        self.felt(ui, rect);
        let centre = rect.center();
        let (across, down) = (card.x * 1.3, card.y * 0.53);
        let place = BySeat::from_fn(|seat| {
            let off = match seat {
                Seat::South => Vec2::new(0.0, down),
                Seat::North => Vec2::new(0.0, -down),
                Seat::West => Vec2::new(-across, 0.0),
                Seat::East => Vec2::new(across, 0.0),
            };
            Rect::from_center_size(centre + off, card)
        });
        for (seat, shown) in &played.cards {
            let at = pictures::on_pixels(ui.ctx(), place[*seat]);
            self.face(ui, at, *shown, false);
            let wins = played.winner == *seat;
            if wins {
                let rim = Stroke::new(theme.px(3.5), theme.palette.accent);
                let radius = at.width() * crate::cards::CORNER + theme.px(2.0);
                ui.painter().rect_stroke(at.expand(theme.px(2.0)), radius, rim, StrokeKind::Middle);
            }
        }
        for (number, (seat, _)) in played.cards.iter().enumerate() {
            let (at, wins) = (place[*seat], played.winner == *seat);
            // When it was played.
            let badge = at.right_top() + Vec2::new(-theme.px(1.0), theme.px(1.0));
            let (fill, ink) = if wins {
                (theme.palette.accent, theme.palette.on_accent)
            } else {
                (theme.palette.paper, theme.palette.ink)
            };
            ui.painter().circle(badge, theme.px(9.5), fill, Stroke::new(theme.px(1.0), theme.palette.ink));
            let number = (number + 1).to_string();
            ui.painter().text(badge, Align2::CENTER_CENTER, number, theme.bold(13.0), ink);
        }
        let style = self.style(15.5, theme.palette.chalk, Align::Min).without_chips();
        let gap = theme.px(13.0);
        for (seat, label) in played.labels.iter() {
            let card = place[seat];
            let (at, pivot) = match seat {
                Seat::South => (card.right_bottom() + Vec2::new(gap, 0.0), Align2::LEFT_BOTTOM),
                Seat::North => (card.left_top() - Vec2::new(gap, 0.0), Align2::RIGHT_TOP),
                Seat::West => (card.left_bottom() + Vec2::new(0.0, theme.px(4.0)), Align2::LEFT_TOP),
                Seat::East => (card.right_bottom() + Vec2::new(0.0, theme.px(4.0)), Align2::RIGHT_TOP),
            };
            let laid = self.layout(ui, label, &style, f32::INFINITY);
            let at = pivot.anchor_size(at, laid.size()).min;
            self.paint(ui, at, laid, style.colour);
        }
    }

    /// The slate before and after a deal; once if nothing changes.
    pub(super) fn slates(&mut self, ui: &mut Ui, before: &Slate, after: &Slate) {
        let theme = self.theme;
        let width = ui.available_width().min(theme.px(BODY * MEASURE));
        let arrow = theme.px(40.0);
        let slate = Vec2::new(((width - arrow) / 2.0).min(theme.px(224.0)), theme.px(150.0));
        let (rect, response) = ui.allocate_exact_size(Vec2::new(slate.x * 2.0 + arrow, slate.y), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, self.texts.get("lee-title")));
        if !ui.is_rect_visible(rect) {
            return;
        }
        let one = |left: f32, slate_shown: &Slate| {
            let rect = Rect::from_min_size(Pos2::new(rect.min.x + left, rect.min.y), slate);
            let shown = Chalked { from: *slate_shown, to: *slate_shown, strokes: 0.0 };
            lee::paint(ui.painter(), rect, &shown, 7, self.textures, theme, self.texts);
        };
        one(0.0, before);
        if before != after {
            one(slate.x + arrow, after);
            let middle = Pos2::new(rect.min.x + slate.x + arrow / 2.0, rect.center().y);
            let colour = theme.palette.ink.gamma_multiply(0.7);
            ui.painter().text(middle, Align2::CENTER_CENTER, "→", theme.regular(26.0), colour);
        }
    }
}
