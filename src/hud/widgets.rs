//! Buttons, panels and rows as every panel and screen uses them.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align, Align2, Area, Color32, Context, FontId, Frame, Galley, Id, InnerResponse, Key, Layout, Modifiers,
    Order, Pos2, Rect, Response, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
};

use super::cover;
use super::theme::Theme;
use crate::localization::unbroken;

/// What a button is for, which decides its colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// One of several.
    #[default]
    Plain,
    /// The one that is meant to be pressed.
    Main,
    /// One that cannot be taken back.
    Danger,
}

/// A button: words, perhaps a line that explains them, and the key that does the same.
#[must_use = "a button does nothing until it is shown"]
pub struct Button<'a> {
    text: &'a str,
    why: Option<&'a str>,
    key: Option<&'a str>,
    kind: Kind,
    selected: bool,
    enabled: bool,
    width: Option<f32>,
}

/// Words in lines of that width; smaller ones where one of them would not fit into a line.
pub fn whole_words(ui: &Ui, words: &str, mut font: FontId, colour: Color32, room: f32) -> Arc<Galley> {
    let painter = ui.painter();
    let lines = painter.layout(words.to_owned(), font.clone(), colour, room);
    if lines.rows.len() < 2 {
        return lines;
    }
    let width = |word: &str| painter.layout_no_wrap(word.to_owned(), font.clone(), colour).size().x;
    let widest = unbroken(words).map(width).fold(0.0, f32::max);
    if widest <= room {
        return lines;
    }
    // A little less, for advances are rounded.
    font.size *= 0.98 * room / widest;
    painter.layout(words.to_owned(), font, colour, room)
}

impl<'a> Button<'a> {
    /// A button with these words.
    pub const fn new(text: &'a str) -> Self {
        Self { text, why: None, key: None, kind: Kind::Plain, selected: false, enabled: true, width: None }
    }

    /// The button that is meant to be pressed.
    pub const fn main(text: &'a str) -> Self {
        Self { kind: Kind::Main, ..Self::new(text) }
    }

    /// Another kind of button.
    pub const fn kind(mut self, kind: Kind) -> Self {
        self.kind = kind;
        self
    }

    /// A smaller line under the words.
    pub const fn why(mut self, why: &'a str) -> Self {
        self.why = Some(why);
        self
    }

    /// The key that does the same, shown beside the words.
    pub const fn key(mut self, key: &'a str) -> Self {
        self.key = Some(key);
        self
    }

    /// Whether it is the chosen one of several.
    pub const fn selected(mut self, selected: bool) -> Self {
        self.selected = selected;
        self
    }

    /// Whether it can be pressed; one that cannot is pale.
    pub const fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// At least so wide, in points.
    pub const fn width(mut self, width: f32) -> Self {
        self.width = Some(width);
        self
    }

    /// Shows the button.
    pub fn show(self, ui: &mut Ui, theme: &Theme) -> Response {
        let p = &theme.palette;
        let (fill, hot, text_colour, weak) = match self.kind {
            Kind::Main => (p.accent, lighter(p.accent), p.on_accent, p.on_accent),
            Kind::Danger => (p.danger, lighter(p.danger), p.on_danger, p.on_danger),
            Kind::Plain if self.selected => (p.button_hot, p.button_hot, p.text, p.weak),
            Kind::Plain => (p.button, p.button_hot, p.text, p.weak),
        };
        let padding = Vec2::new(theme.px(16.0), theme.px(8.0));
        let font = if self.kind == Kind::Main { theme.bold(18.5) } else { theme.regular(18.5) };
        let gap = theme.px(10.0);
        let key = self.key.map(|key| ui.painter().layout_no_wrap(key.to_owned(), theme.regular(13.0), weak));
        let cap = key.as_ref().map_or(0.0, |key| key.size().x + theme.px(10.0) + gap);
        let room = (ui.available_width() - 2.0 * padding.x - cap).max(theme.px(40.0)).min(longest_line(theme.px(18.5)));
        let text = whole_words(ui, self.text, font, text_colour, room);
        let why = self.why.map(|why| {
            let room = room.min(longest_line(theme.px(14.5)));
            whole_words(ui, why, theme.regular(14.5), weak, room)
        });
        let words = Vec2::new(
            text.size().x.max(why.as_ref().map_or(0.0, |why| why.size().x)),
            text.size().y + why.as_ref().map_or(0.0, |why| why.size().y),
        );
        let mut size = words + 2.0 * padding + Vec2::new(cap, 0.0);
        size.x = size.x.max(self.width.unwrap_or(0.0).min(ui.available_width()));
        size.y = size.y.max(theme.px(40.0));
        // Left to itself egui gives the next row the height of this one, and a gap where this one has a high button.
        let within = ui.cursor().min.x > ui.max_rect().min.x;
        if ui.layout().main_wrap && within && size.x > ui.available_size_before_wrap().x {
            ui.end_row();
        }
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        let enabled = self.enabled && ui.is_enabled();
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, enabled, self.selected, self.text));
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let lit = enabled && (response.hovered() || response.has_focus());
        let mut painter = ui.painter().clone();
        if !self.enabled {
            painter.multiply_opacity(0.4);
        }
        let painter = &painter;
        let shown =
            if response.is_pointer_button_down_on() { rect.translate(Vec2::new(0.0, theme.px(1.0))) } else { rect };
        let radius = theme.radius(9.0);
        let edge = if self.selected {
            p.accent
        } else if lit {
            lighter(p.edge)
        } else {
            p.edge
        };
        let width = theme.px(if self.selected { 2.5 } else { 1.2 });
        painter.rect(shown, radius, if lit { hot } else { fill }, Stroke::new(width, edge), StrokeKind::Inside);
        if !p.plain {
            let shine =
                Rect::from_min_max(shown.min + Vec2::splat(2.0), Pos2::new(shown.max.x - 2.0, shown.min.y + 3.5));
            painter.rect_filled(shine, radius, Color32::from_white_alpha(16));
        }
        let left = shown.min.x + padding.x;
        if self.selected {
            // On the corner, off the words, so that nothing moves when something else is chosen.
            let corner = Pos2::new(shown.max.x - theme.px(5.0), shown.min.y + theme.px(5.0));
            painter.circle(corner, theme.px(7.5), p.accent, Stroke::new(theme.px(1.5), p.panel));
            tick(painter, corner, theme.px(8.0), p.on_accent);
        }
        let top = shown.center().y - words.y / 2.0;
        let centred = |width: f32| {
            if self.why.is_some() || cap > 0.0 { left } else { shown.center().x - width / 2.0 }
        };
        let text_height = text.size().y;
        painter.galley(Pos2::new(centred(text.size().x), top), text, text_colour);
        if let Some(why) = why {
            painter.galley(Pos2::new(left, top + text_height), why, weak);
        }
        if let Some(key) = key {
            let size = key.size() + Vec2::new(theme.px(10.0), theme.px(3.0));
            let centre = Pos2::new(shown.max.x - padding.x * 0.75 - size.x / 2.0, shown.center().y);
            key_cap(painter, theme, Rect::from_center_size(centre, size), weak);
            painter.galley(centre - key.size() / 2.0, key, weak);
        }
        focus_ring(painter, theme, shown, &response);
        response
    }
}

/// A colour a little closer to white.
#[must_use]
pub fn lighter(colour: Color32) -> Color32 {
    let up = |c: u8| c.saturating_add((255 - c) / 6);
    Color32::from_rgb(up(colour.r()), up(colour.g()), up(colour.b()))
}

/// The ring around what the keyboard has reached.
pub fn focus_ring(painter: &egui::Painter, theme: &Theme, rect: Rect, response: &Response) {
    if response.has_focus() {
        let stroke = Stroke::new(theme.px(2.5), theme.palette.focus);
        painter.rect_stroke(rect.expand(theme.px(2.5)), theme.radius(11.0), stroke, StrokeKind::Outside);
    }
}

fn key_cap(painter: &egui::Painter, theme: &Theme, rect: Rect, colour: Color32) {
    painter.rect_stroke(
        rect,
        theme.radius(4.0),
        Stroke::new(theme.px(1.0), colour.gamma_multiply(0.7)),
        StrokeKind::Inside,
    );
}

/// A tick, which says "chosen" without colour.
fn tick(painter: &egui::Painter, centre: Pos2, size: f32, colour: Color32) {
    let at = |x: f32, y: f32| centre + Vec2::new(x, y) * size;
    painter.line(vec![at(-0.5, 0.0), at(-0.12, 0.38), at(0.55, -0.42)], Stroke::new(size * 0.2, colour));
}

/// Where a panel is and how much room it has.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The point of the screen to stand at.
    pub at: Pos2,
    /// Which point of the panel stands there.
    pub pivot: Align2,
    /// The widest that it may be, in points.
    pub width: f32,
    /// What it must not leave; the window if nothing.
    pub within: Option<Rect>,
}

impl Place {
    /// In the middle of `rect`, which may be left where the panel is larger.
    #[must_use]
    pub fn centre(rect: Rect, width: f32) -> Self {
        Self { at: rect.center(), pivot: Align2::CENTER_CENTER, width, within: None }
    }
}

/// A panel of its own on top of the table. What does not fit the window scrolls.
pub fn panel<R>(
    ctx: &Context,
    theme: &Theme,
    name: &str,
    place: Place,
    contents: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    fixed_panel(ctx, theme, name, place, |ui| scrolling(ui, ui.available_height(), contents))
}

/// A panel of its own on top of the table that scrolls itself where it must.
pub fn fixed_panel<R>(
    ctx: &Context,
    theme: &Theme,
    name: &str,
    place: Place,
    contents: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    let screen = ctx.viewport_rect().shrink(theme.px(8.0).min(12.0));
    let within = place.within.unwrap_or(screen);
    let most = Vec2::new(place.width.min(within.width()), within.height());
    let frame = panel_frame(theme);
    let margin = frame.total_margin().sum();
    let shown = Area::new(Id::new(name))
        .order(Order::Middle)
        .pivot(place.pivot)
        .fixed_pos(place.at)
        .constrain_to(within)
        .movable(false)
        .fade_in(theme.motion)
        .sense(Sense::CLICK)
        .show(ctx, |ui| {
            ui.set_max_size(most);
            let shown = frame.show(ui, |ui| {
                ui.set_max_size(most - margin);
                contents(ui)
            });
            shown.inner
        });
    cover(ctx, &shown.response);
    shown
}

/// The frame of panels.
pub fn panel_frame(theme: &Theme) -> Frame {
    let p = &theme.palette;
    Frame::new()
        .fill(p.panel)
        .stroke(Stroke::new(theme.px(1.5), p.edge))
        .corner_radius(theme.radius(14.0))
        .shadow(theme.shadow())
        .inner_margin(theme.margin(22.0, 16.0))
}

/// Contents no higher than `height`; what is higher scrolls.
pub fn scrolling<R>(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ScrollArea::vertical().max_height(height).auto_shrink([true, true]).show(ui, contents).inner
}

/// A heading in the middle of a panel.
pub fn heading(ui: &mut Ui, theme: &Theme, text: &str) {
    ui.label(RichText::new(text).font(theme.bold(25.0)).color(theme.palette.text));
}

/// A line of plain text.
pub fn line(ui: &mut Ui, theme: &Theme, text: &str) {
    running(ui, RichText::new(text).font(theme.regular(18.0)).color(theme.palette.text), theme.px(18.0));
}

/// A line that explains.
pub fn note(ui: &mut Ui, theme: &Theme, text: &str) {
    running(ui, RichText::new(text).font(theme.regular(15.5)).color(theme.palette.weak), theme.px(15.5));
}

/// How wide a line of about 70 letters of a size in points is: one is 0.44 of its size wide, in the mean of the languages.
fn longest_line(size: f32) -> f32 {
    size * 0.44 * 70.0
}

/// Text of a size in points that breaks before its lines grow too long to find the next one: after about 70 letters.
fn running(ui: &mut Ui, text: RichText, size: f32) {
    let longest = longest_line(size);
    if ui.available_width() <= longest {
        ui.label(text);
        return;
    }
    ui.scope(|ui| {
        ui.set_max_width(longest);
        ui.label(text);
    });
}

/// Buttons side by side in the middle, in a second row where they do not fit.
pub fn buttons<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal_wrapped(contents).inner
}

/// A row of values of which one is chosen; answers the one that was clicked.
pub fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    theme: &Theme,
    chosen: T,
    values: impl IntoIterator<Item = (T, impl AsRef<str>)>,
) -> Option<T> {
    let mut answer = None;
    buttons(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(theme.px(6.0));
        for (value, text) in values {
            let clicked = Button::new(text.as_ref()).selected(value == chosen).show(ui, theme).clicked();
            if clicked && value != chosen {
                answer = Some(value);
            }
        }
    });
    answer
}

/// Whether a key without modifiers was pressed; it then counts for nothing else.
///
/// While the keyboard is in a widget, its keys belong to the widget.
#[must_use]
pub fn pressed(ctx: &Context, key: Key) -> bool {
    !(ctx.text_edit_focused() || ctx.memory(|m| m.focused().is_some()) && matches!(key, Key::Enter | Key::Space))
        && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

/// Text painted in the middle of a point.
pub fn text_at(painter: &egui::Painter, at: Pos2, anchor: Align2, text: &str, font: FontId, colour: Color32) -> Rect {
    painter.text(at, anchor, text, font, colour)
}

/// A panel in the middle that everything else waits for: the rest is dimmed, and the keyboard stays in it.
pub fn modal<R>(ctx: &Context, theme: &Theme, name: &str, width: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    modal_of_height(ctx, theme, name, width, |ui, height| scrolling(ui, height, contents))
}

/// A modal panel in the middle of a part of the window, which may be left where the panel is larger.
pub fn modal_within<R>(
    ctx: &Context,
    theme: &Theme,
    name: &str,
    place: Rect,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    modal_in(ctx, theme, name, place, |ui, height| scrolling(ui, height, contents))
}

/// A modal panel that is told how high it may be.
pub fn modal_of_height<R>(
    ctx: &Context,
    theme: &Theme,
    name: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui, f32) -> R,
) -> R {
    let screen = ctx.viewport_rect().shrink(theme.px(8.0).min(12.0));
    let place = Rect::from_center_size(screen.center(), Vec2::new(width.min(screen.width()), screen.height()));
    modal_in(ctx, theme, name, place, contents)
}

fn modal_in<R>(ctx: &Context, theme: &Theme, name: &str, place: Rect, contents: impl FnOnce(&mut Ui, f32) -> R) -> R {
    let frame = panel_frame(theme);
    let margin = frame.total_margin().sum();
    let aside = place.center() - ctx.viewport_rect().center();
    let area = egui::Modal::default_area(Id::new(name)).anchor(Align2::CENTER_CENTER, aside).fade_in(theme.motion);
    let shown = egui::Modal::new(Id::new(name))
        .area(area)
        .frame(frame)
        .backdrop_color(Color32::from_black_alpha(110))
        .show(ctx, |ui| {
            let room = place.size() - margin;
            ui.set_max_size(room);
            contents(ui, room.y)
        });
    cover(ctx, &shown.response);
    shown.inner
}

/// Puts the keyboard on a widget when what it is in has just opened.
pub fn focus_at_first(ui: &Ui, name: &str, response: &Response) {
    let (ctx, id) = (ui.ctx(), Id::new(("opened", name)));
    let pass = ctx.cumulative_pass_nr();
    let seen = ctx.data_mut(|data| {
        let seen: Option<u64> = data.get_temp(id);
        data.insert_temp(id, pass);
        seen
    });
    if seen.is_none_or(|seen| seen + 1 < pass) {
        response.request_focus();
    }
}

/// Whether Esc was pressed; it then counts for nothing else.
#[must_use]
pub fn escaped(ctx: &Context) -> bool {
    ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
}

/// A panel in the middle as [`modal`], with a last row that stays in view while the rest scrolls.
pub fn page<R>(
    ctx: &Context,
    theme: &Theme,
    name: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui),
    last: impl FnOnce(&mut Ui) -> R,
) -> R {
    modal_of_height(ctx, theme, name, width, |ui, height| {
        ui.set_width(ui.available_width());
        scrolling(ui, height - theme.px(58.0), |ui| {
            // The bar must not lie on what it scrolls.
            ui.set_max_width(ui.available_width() - theme.px(4.0));
            contents(ui);
        });
        ui.add_space(theme.px(6.0));
        buttons(ui, last)
    })
}

/// A row of a page: words at the left, perhaps with a line that explains them, and what they are about at the right, or
/// under them where there is no room.
pub fn row<R>(ui: &mut Ui, theme: &Theme, words: &str, why: Option<&str>, contents: impl FnOnce(&mut Ui) -> R) -> R {
    wide_row(ui, theme, theme.px(200.0), words, why, contents)
}

/// The same with room of another width for the words.
pub fn wide_row<R>(
    ui: &mut Ui,
    theme: &Theme,
    left: f32,
    words: &str,
    why: Option<&str>,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let p = &theme.palette;
    let label = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = theme.px(1.0);
        ui.label(RichText::new(words).font(theme.bold(17.0)).color(p.text));
        if let Some(why) = why {
            ui.label(RichText::new(why).font(theme.regular(14.0)).color(p.weak));
        }
    };
    if ui.available_width() < left + theme.px(240.0) {
        label(ui);
        return contents(ui);
    }
    ui.horizontal_top(|ui| {
        ui.allocate_ui_with_layout(Vec2::new(left, theme.px(40.0)), Layout::top_down(Align::Min), |ui| {
            ui.set_width(left);
            ui.add_space(theme.px(if why.is_some() { 0.0 } else { 8.0 }));
            label(ui);
        });
        ui.vertical(contents).inner
    })
    .inner
}

/// A number with buttons that make it smaller and larger.
pub fn number(ui: &mut Ui, theme: &Theme, value: &mut u8, range: std::ops::RangeInclusive<u8>) {
    buttons(ui, |ui| {
        if Button::new("−").show(ui, theme).clicked() {
            *value = value.saturating_sub(1).max(*range.start());
        }
        let size = Vec2::new(theme.px(44.0), theme.px(40.0));
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let words = value.to_string();
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, words, theme.bold(20.0), theme.palette.text);
        if Button::new("+").show(ui, theme).clicked() {
            *value = value.saturating_add(1).min(*range.end());
        }
    });
}

/// How wide the picture of a key is.
pub fn key_width(ui: &Ui, theme: &Theme, text: &str) -> f32 {
    let galley = ui.painter().layout_no_wrap(text.to_owned(), theme.regular(15.0), theme.palette.text);
    (galley.size().x + theme.px(14.0)).max(theme.px(28.0))
}

/// A picture of a key.
pub fn key(ui: &mut Ui, theme: &Theme, text: &str) {
    let colour = theme.palette.text;
    let galley = ui.painter().layout_no_wrap(text.to_owned(), theme.regular(15.0), colour);
    let size = Vec2::new(key_width(ui, theme, text), theme.px(27.0));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().rect_filled(rect, theme.radius(5.0), theme.palette.button);
    key_cap(ui.painter(), theme, rect, colour);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, colour);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::testing;

    #[test]
    fn chosen_and_main_buttons_are_told_without_colour() {
        let screen = testing::Screen::new(Vec2::new(900.0, 600.0), 100);
        let signs = |button: fn() -> Button<'static>| {
            screen.signs(|ctx| {
                Area::new(Id::new("button")).show(ctx, |ui| button().show(ui, &screen.theme));
            })
        };
        let plain = signs(|| Button::new("Tromp"));
        assert_ne!(plain, signs(|| Button::new("Tromp").selected(true)), "what is chosen has a tick");
        assert_ne!(plain, signs(|| Button::main("Tromp")), "what is meant to be pressed is bold");
        assert_eq!(plain, signs(|| Button::new("Tromp")));
    }

    /// A high button at the start of a choice leaves no gap between the rows below it.
    #[test]
    fn rows_of_buttons_stand_close_whatever_their_heights() {
        let screen = testing::Screen::new(Vec2::new(900.0, 600.0), 100);
        let mut rects = Vec::new();
        screen.check("buttons", |ctx| {
            rects.clear();
            Area::new(Id::new("buttons")).show(ctx, |ui| {
                ui.set_width(300.0);
                buttons(ui, |ui| {
                    ui.spacing_mut().item_spacing = Vec2::splat(6.0);
                    let long = "A sentence of so many words that they do not go into one row";
                    for text in [long, "Seven letters", "Thirteen", "A third of the rows"] {
                        rects.push(Button::new(text).show(ui, &screen.theme).rect);
                    }
                });
            });
        });
        let [high, first, second, third] = rects[..] else { panic!("{rects:?}") };
        assert!(high.height() > first.height() && first.top() == second.top(), "{rects:?}");
        assert!((first.top() - high.bottom() - 6.0).abs() < 1.0, "{rects:?}");
        assert!((third.top() - first.bottom() - 6.0).abs() < 1.0, "{rects:?}");
    }
}
