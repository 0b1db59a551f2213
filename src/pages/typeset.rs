//! Sets a book with egui: paper, ink, cards drawn sharp, links that lead on, and what a search found.

use std::ops::Range;
use std::sync::Arc;

use bevy_egui::egui::{
    Align, Color32, FontId, Galley, Pos2, Rect, Sense, Stroke, StrokeKind, TextFormat, Ui, Vec2, WidgetInfo,
    WidgetType, style::ScrollAnimation, text::LayoutJob,
};

use super::Section;
use super::book::{Block, Book, Chapter, Column, Table};
use super::pictures::Pictures;
use super::search::Needle;
use super::text::{Line, Span, words};
use crate::cards::Letters;
use crate::hud::widgets::focus_ring;
use crate::hud::{Textures, Theme};
use crate::localization::{Texts, unbroken};

/// The size of running text at 100 %.
pub const BODY: f32 = 18.5;
/// The widest that running text is set, in sizes of its letters: about 66 characters.
pub const MEASURE: f32 = 28.0;

/// Sets one book on one frame.
pub struct Setter<'a> {
    /// Sizes and colours.
    pub theme: &'a Theme,
    /// The words of what is drawn.
    pub texts: &'a Texts,
    /// The faces of the cards.
    pub pictures: &'a mut Pictures,
    /// Chalk and slate.
    pub textures: &'a Textures,
    /// How cards are named.
    pub letters: Letters,
    /// What is searched for.
    pub needle: &'a Needle,
    /// Which of the places found is the chosen one.
    pub chosen: Option<usize>,
    /// The chapter to be brought to the top, or the chosen place into view.
    pub bring: Option<Bring>,
    /// The link that was followed.
    pub followed: Option<Section>,
    /// The chapter at the top of what is seen.
    pub at: Option<Section>,
    /// Places found so far.
    pub found: usize,
    /// Links set so far.
    pub links: usize,
}

/// What is to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bring {
    /// The beginning of a chapter.
    Chapter(Section),
    /// The chosen place of those found.
    Found,
}

/// How a line is set.
pub(super) struct Style {
    pub(super) font: FontId,
    pub(super) strong: FontId,
    emphasis: FontId,
    pub(super) colour: Color32,
    /// Whether cards have a rim like small cards.
    pub(super) chips: bool,
    align: Align,
}

impl Style {
    /// The same without rims around cards.
    pub(super) fn without_chips(self) -> Self {
        Self { chips: false, ..self }
    }

    /// The same in bold.
    pub(super) fn strong(self) -> Self {
        Self { font: self.strong.clone(), ..self }
    }
}

impl Setter<'_> {
    /// Sets all chapters one below the other.
    pub fn book(&mut self, ui: &mut Ui, book: &Book) {
        ui.spacing_mut().item_spacing = Vec2::new(self.theme.px(10.0), self.theme.px(11.0));
        let top = ui.clip_rect().min.y + self.theme.px(60.0);
        for (number, chapter) in book.chapters.iter().enumerate() {
            let begins = ui.cursor().min.y;
            if begins <= top || self.at.is_none() {
                self.at = Some(chapter.section);
            }
            self.chapter(ui, chapter, number + 1);
        }
        // The last chapter can be brought to the top as well.
        ui.add_space(ui.clip_rect().height() * 0.6);
    }

    fn chapter(&mut self, ui: &mut Ui, chapter: &Chapter, number: usize) {
        let theme = self.theme;
        ui.add_space(theme.px(if number == 1 { 4.0 } else { 30.0 }));
        let width = ui.available_width();
        let begins = ui.cursor().min;
        let style = self.style(27.0, theme.palette.ink, Align::Min);
        let style = style.strong().without_chips();
        self.line(ui, &chapter.title, &style, width);
        let y = ui.cursor().min.y - theme.px(6.0);
        let ink = theme.palette.ink.gamma_multiply(0.55);
        ui.painter().hline(begins.x..=begins.x + width, y, Stroke::new(theme.px(1.2), ink));
        ui.painter().hline(begins.x..=begins.x + width, y + theme.px(3.0), Stroke::new(theme.px(0.6), ink));
        ui.add_space(theme.px(3.0));
        if self.bring == Some(Bring::Chapter(chapter.section)) {
            let above = begins - Vec2::new(0.0, theme.px(14.0));
            let rect = Rect::from_min_max(above, Pos2::new(begins.x + width, ui.cursor().min.y));
            ui.scroll_to_rect_animation(rect, Some(Align::TOP), ScrollAnimation::none());
        }
        for block in &chapter.blocks {
            self.block(ui, block);
        }
    }

    fn block(&mut self, ui: &mut Ui, block: &Block) {
        let theme = self.theme;
        let body = self.style(BODY, theme.palette.ink, Align::Min);
        let measure = ui.available_width().min(theme.px(BODY * MEASURE));
        match block {
            Block::Heading(line) => {
                ui.add_space(theme.px(6.0));
                let style = self.style(20.5, theme.palette.ink, Align::Min);
                let style = style.strong().without_chips();
                self.line(ui, line, &style, measure);
            }
            Block::Text(line) => {
                self.line(ui, line, &body, measure);
            }
            Block::Case(line) => {
                ui.add_space(theme.px(9.0));
                self.line(ui, line, &body, measure);
            }
            Block::Points(lines) => {
                for line in lines {
                    self.item(ui, None, line, &body, measure);
                }
            }
            Block::Steps(lines) => {
                for (number, line) in lines.iter().enumerate() {
                    self.item(ui, Some(number + 1), line, &body, measure);
                }
            }
            Block::Cards(cards) => self.cards(ui, cards),
            Block::Table(table) => self.table(ui, table),
            Block::Order(cards) => self.order(ui, cards),
            Block::Seats(seats) => self.seats(ui, seats),
            Block::Trick(played) => self.trick(ui, played),
            Block::Slates(before, after) => self.slates(ui, before, after),
        }
    }

    pub(super) fn style(&self, size: f32, colour: Color32, align: Align) -> Style {
        let theme = self.theme;
        Style {
            font: theme.regular(size),
            strong: theme.bold(size),
            emphasis: theme.italic(size),
            colour,
            chips: true,
            align,
        }
    }

    /// A line of a list, after its number or a dot.
    fn item(&mut self, ui: &mut Ui, number: Option<usize>, line: &Line, style: &Style, measure: f32) {
        let theme = self.theme;
        let indent = theme.px(26.0);
        let left = ui.cursor().min;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.add_space(indent);
            self.line(ui, line, style, measure - indent);
        });
        let mark = number.map_or_else(|| "•".to_owned(), |number| format!("{number}."));
        let font = if number.is_some() { style.strong.clone() } else { style.font.clone() };
        let colour = theme.palette.ink.gamma_multiply(if theme.palette.plain { 1.0 } else { 0.75 });
        let galley = ui.painter().layout_no_wrap(mark, font, colour);
        let at = Pos2::new(left.x + indent - theme.px(8.0) - galley.size().x, left.y + theme.px(1.0));
        ui.painter().galley(at, galley, colour);
    }

    /// Lays a line out, with what was found marked; answers where in it links and cards stand, in characters.
    pub(super) fn layout(&mut self, ui: &Ui, line: &Line, style: &Style, width: f32) -> Laid {
        let theme = self.theme;
        let p = &theme.palette;
        let all = words(line, self.letters);
        let found = self.needle.find(&all);
        let mut job = LayoutJob { halign: style.align, ..LayoutJob::default() };
        job.wrap.max_width = width;
        let (mut links, mut chips) = (Vec::new(), Vec::new());
        let (mut bytes, mut characters) = (0, 0);
        let mut first_found = None;
        for span in line {
            let (font, colour) = match span {
                Span::Plain(_) => (&style.font, style.colour),
                Span::Strong(_) => (&style.strong, style.colour),
                Span::Emphasis(_) => (&style.emphasis, style.colour),
                Span::Card(card) => (&style.strong, theme.suit_on_paper(card.suit())),
                Span::Suit(suit) => (&style.font, theme.suit_on_paper(*suit)),
                Span::Link(..) => (&style.font, p.blue),
            };
            let mut text = String::new();
            span.push_words(self.letters, &mut text);
            let chip = style.chips && matches!(span, Span::Card(_));
            let length = text.chars().count();
            match span {
                Span::Link(section, _) => links.push((*section, characters..characters + length, text.clone())),
                Span::Card(_) if chip => chips.push(characters..characters + length),
                _ => {}
            }
            // Pieces between the edges of what was found.
            let mut from = 0;
            while from < text.len() {
                let here = bytes + from;
                let inside = found.iter().position(|range| range.contains(&here));
                let until = match inside {
                    Some(place) => found[place].end,
                    None => found.iter().map(|range| range.start).find(|start| *start > here).unwrap_or(usize::MAX),
                };
                let to = until.saturating_sub(bytes).min(text.len());
                let chosen = inside.is_some_and(|place| self.chosen == Some(self.found + place));
                if chosen && first_found.is_none() {
                    first_found = Some(characters + text[..from].chars().count());
                }
                let format = TextFormat {
                    font_id: font.clone(),
                    color: if chosen { p.on_accent } else { colour },
                    background: match inside {
                        Some(_) if chosen => p.accent,
                        Some(_) => p.accent.gamma_multiply(0.38),
                        None => Color32::TRANSPARENT,
                    },
                    // What was found has a ground, the chosen place a line as well.
                    underline: Stroke::new(if chosen { theme.px(2.0) } else { 0.0 }, p.on_accent),
                    line_height: Some(font.size * 1.34),
                    ..TextFormat::default()
                };
                let lead = if from == 0 && chip { theme.px(3.0) } else { 0.0 };
                job.append(&text[from..to], lead, format);
                from = to;
            }
            bytes += text.len();
            characters += length;
        }
        self.found += found.len();
        let galley = ui.painter().layout_job(job);
        Laid { galley, links, chips, chosen: first_found, words: all }
    }

    /// Sets a line; answers the room it took.
    fn line(&mut self, ui: &mut Ui, line: &Line, style: &Style, width: f32) -> Rect {
        let laid = self.layout(ui, line, style, width);
        let size = laid.galley.size();
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &laid.words));
        self.paint(ui, rect.min, laid, style.colour);
        rect
    }

    /// Paints a line at a place, and lets its links be followed.
    pub(super) fn paint(&mut self, ui: &Ui, at: Pos2, laid: Laid, colour: Color32) {
        let theme = self.theme;
        let p = &theme.palette;
        let painter = ui.painter();
        // Where the galley is aligned to the right or the middle, its own rectangle begins left of its origin.
        let origin = at - laid.galley.rect.min.to_vec2();
        for chip in &laid.chips {
            for rect in rects_of(&laid.galley, chip) {
                let rect = rect.translate(origin.to_vec2()).expand2(Vec2::new(theme.px(2.0), -theme.px(2.0)));
                let fill = if p.plain { p.paper } else { Color32::from_rgb(0xff, 0xfd, 0xf6) };
                let edge = Stroke::new(theme.px(0.8), p.ink.gamma_multiply(0.4));
                painter.rect(rect, theme.radius(3.0), fill, edge, StrokeKind::Middle);
            }
        }
        for (section, range, words) in &laid.links {
            self.links += 1;
            for (row, rect) in rects_of(&laid.galley, range).into_iter().enumerate() {
                let rect = rect.translate(origin.to_vec2());
                // The line of egui's own would lie below all the room between the rows.
                let under = rect.max.y - rect.height() * 0.2;
                painter.hline(rect.x_range(), under, Stroke::new(theme.px(1.0), p.blue.gamma_multiply(0.6)));
                let response = ui.interact(rect, ui.id().with(("link", self.links, row)), Sense::click());
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, words));
                if response.hovered() {
                    painter.rect_filled(rect, theme.radius(3.0), p.blue.gamma_multiply(0.12));
                    ui.ctx().set_cursor_icon(bevy_egui::egui::CursorIcon::PointingHand);
                }
                focus_ring(painter, theme, rect, &response);
                if response.clicked() {
                    self.followed = Some(*section);
                }
            }
        }
        if let Some(character) = laid.chosen
            && self.bring == Some(Bring::Found)
            && let Some(rect) = rects_of(&laid.galley, &(character..character + 1)).first()
        {
            let rect = rect.translate(origin.to_vec2()).expand(theme.px(40.0));
            ui.scroll_to_rect_animation(rect, None, ScrollAnimation::none());
        }
        painter.galley(origin, laid.galley, colour);
    }

    fn table(&mut self, ui: &mut Ui, table: &Table) {
        self.table_of_size(ui, table, 1.0);
    }

    /// A table in letters of so much of their size: large text in a small window leaves no room for whole words.
    fn table_of_size(&mut self, ui: &mut Ui, table: &Table, size: f32) {
        let theme = self.theme;
        let p = &theme.palette;
        let width = ui.available_width().min(theme.px(BODY * MEASURE));
        let body = self.style(17.5 * size, p.ink, Align::Min).without_chips();
        let head = self.style(15.0 * size, p.ink, Align::Min);
        let gap = theme.px(16.0 * size);
        // What each column would take in one line, and how much it can give.
        let before = self.found;
        let mut wanted = vec![0.0_f32; table.columns.len()];
        let mut least = vec![0.0_f32; table.columns.len()];
        let rows = || std::iter::once((&table.head, &head)).chain(table.rows.iter().map(|row| (row, &body)));
        for (number, (row, style)) in rows().enumerate() {
            for (column, cell) in row.iter().enumerate() {
                let whole = self.layout(ui, cell, style, f32::INFINITY).size().x;
                wanted[column] = wanted[column].max(whole);
                least[column] = least[column].max(longest_word(ui, &words(cell, self.letters), &style.strong));
                // What is short is not broken, except in heads.
                let whole = whole.min(theme.px(120.0 * size));
                least[column] = if number > 0 { least[column].max(whole) } else { least[column] };
            }
        }
        self.found = before;
        let room = width - gap * (table.columns.len().saturating_sub(1)) as f32;
        let smallest: f32 = least.iter().sum();
        if smallest > room && size > 0.5 {
            return self.table_of_size(ui, table, size * (room / smallest).clamp(0.5, 0.97));
        }
        let widths = share(&wanted, &least, room);
        let origin = ui.cursor().min;
        let mut y = origin.y;
        for (number, (row, style)) in rows().enumerate() {
            let laid: Vec<Laid> =
                row.iter().zip(&widths).map(|(cell, width)| self.layout(ui, cell, style, *width)).collect();
            let height = laid.iter().map(|laid| laid.galley.size().y).fold(0.0, f32::max) + theme.px(7.0);
            let mut x = origin.x;
            for ((laid, width), column) in laid.into_iter().zip(&widths).zip(&table.columns) {
                let size = laid.galley.size();
                let left = match column {
                    Column::Words => x,
                    Column::Numbers => x + (width - size.x) / 2.0,
                };
                // Heads stand on their line.
                let top = if number == 0 { y + height - size.y - theme.px(3.5) } else { y + theme.px(3.5) };
                let rect = Rect::from_min_size(Pos2::new(left, top), size);
                let label = ui.interact(
                    rect,
                    ui.id().with(("cell", self.found, rect.min.y.to_bits(), left.to_bits())),
                    Sense::hover(),
                );
                label.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &laid.words));
                self.paint(ui, rect.min, laid, style.colour);
                x += width + gap;
            }
            y += height;
            let end = x - gap;
            let (thick, strength) = if number == 0 || number == table.rows.len() { (1.2, 0.6) } else { (0.6, 0.22) };
            ui.painter().hline(origin.x..=end, y, Stroke::new(theme.px(thick), p.ink.gamma_multiply(strength)));
        }
        let total: f32 = widths.iter().sum::<f32>() + gap * (widths.len().saturating_sub(1)) as f32;
        ui.allocate_rect(Rect::from_min_max(origin, Pos2::new(origin.x + total, y)), Sense::hover());
    }
}

/// A line that is laid out.
pub(super) struct Laid {
    galley: Arc<Galley>,
    /// Where links lead, which characters they are, and their words.
    links: Vec<(Section, Range<usize>, String)>,
    /// Which characters are cards.
    chips: Vec<Range<usize>>,
    /// The first character of the chosen place, if it is in this line.
    chosen: Option<usize>,
    words: String,
}

impl Laid {
    /// The room that it takes.
    pub(super) fn size(&self) -> Vec2 {
        self.galley.size()
    }
}

/// The rectangles of some characters, one for each row that they stand in.
fn rects_of(galley: &Galley, characters: &Range<usize>) -> Vec<Rect> {
    let mut rects = Vec::new();
    let mut number = 0;
    for row in &galley.rows {
        let mut of_row: Option<Rect> = None;
        for glyph in &row.glyphs {
            if characters.contains(&number) {
                let min = Pos2::new(row.pos.x + glyph.pos.x, row.pos.y);
                let rect = Rect::from_min_size(min, Vec2::new(glyph.advance_width, row.size.y));
                of_row = Some(of_row.map_or(rect, |all| all.union(rect)));
            }
            number += 1;
        }
        number += usize::from(row.ends_with_newline);
        rects.extend(of_row);
    }
    rects
}

/// How wide the longest word of a text is.
fn longest_word(ui: &Ui, text: &str, font: &FontId) -> f32 {
    unbroken(text)
        .map(|word| ui.painter().layout_no_wrap(word.to_owned(), font.clone(), Color32::WHITE).size().x)
        .fold(0.0, f32::max)
}

/// Shares a width among columns: what they want if there is room, otherwise the widest give most.
fn share(wanted: &[f32], least: &[f32], room: f32) -> Vec<f32> {
    let all: f32 = wanted.iter().sum();
    if all <= room {
        return wanted.to_vec();
    }
    let smallest: f32 = least.iter().sum();
    if smallest > room {
        return least.iter().map(|least| least * room / smallest).collect();
    }
    let spare = room - smallest;
    let wish: f32 = wanted.iter().zip(least).map(|(wanted, least)| (wanted - least).max(0.0)).sum();
    wanted.iter().zip(least).map(|(wanted, least)| least + (wanted - least).max(0.0) / wish.max(1.0) * spare).collect()
}
