//! The page itself: contents at the side, the search, the text, and the keys that move in it.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, Align, Context, Frame, Id, Key, Layout, Modifiers, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextEdit,
    Ui, Vec2, WidgetInfo, WidgetType, scroll_area::State as ScrollState,
};

use super::Section;
use super::book::Book;
use super::pictures::Pictures;
use super::search::Needle;
use super::text::words;
use super::typeset::{BODY, Bring, MEASURE, Setter};
use crate::cards::{DeckStyle, Letters};
use crate::hud::widgets::{self, Button, focus_ring};
use crate::hud::{Textures, Theme};
use crate::localization::{Language, Texts};
use crate::play::{Playing, Screen};
use crate::rules::Options;
use crate::screens::Menus;
use crate::settings::Settings;

/// What the pages are made of.
type Made = (Options, Language, Letters);

/// The reader's place in the rules.
#[derive(Resource, Default)]
pub(crate) struct Reader {
    book: Option<(Made, Book)>,
    pictures: Pictures,
    textures: Option<Textures>,
    /// What is typed into the search.
    typed: String,
    /// Which of the places found is the chosen one.
    chosen: usize,
    /// What is to be brought into view.
    bring: Option<Bring>,
    /// The section that is read.
    at: Option<Section>,
    /// Whether the contents are shown instead of the text, where there is no room for both.
    contents: bool,
    /// Whether the keyboard is wanted in the search.
    search: bool,
    /// Where egui keeps how far the text is scrolled.
    scroll: Option<Id>,
}

impl Reader {
    /// Opens at a section.
    pub fn open_at(&mut self, section: Option<Section>) {
        self.bring = section.map(Bring::Chapter).or(self.at.map(Bring::Chapter));
    }

    /// The section that is read.
    #[cfg(test)]
    pub(super) const fn at(&self) -> Option<Section> {
        self.at
    }

    /// Whether nothing is kept.
    pub const fn is_away(&self) -> bool {
        self.book.is_none()
    }

    /// Forgets what takes memory.
    pub fn put_away(&mut self) {
        self.book = None;
        self.pictures.forget();
        self.textures = None;
        self.typed.clear();
        self.contents = false;
    }

    /// The book of these rules, written anew where something about it has changed.
    pub(super) fn write(&mut self, options: &Options, texts: &Texts, deck: DeckStyle, anew: bool) {
        self.pictures.set_style(deck);
        let made = (options.clone(), texts.language(), deck.letters);
        if anew || self.book.as_ref().is_none_or(|(of, _)| *of != made) {
            // Another language or other rules have other lengths: the section stays, not the place.
            if self.book.is_some() {
                self.bring = self.bring.or(self.at.map(Bring::Chapter));
            }
            let book = Book::new(options, texts, deck.letters);
            self.book = Some((made, book));
        }
    }
}

pub(crate) fn draw(
    mut contexts: EguiContexts,
    (theme, texts, settings): (Res<Theme>, Res<Texts>, Res<Settings>),
    (screen, playing): (Res<State<Screen>>, Option<Res<Playing>>),
    mut reader: ResMut<Reader>,
    mut menus: ResMut<Menus>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let at_table = playing.filter(|_| **screen == Screen::Table);
    let options = at_table.as_ref().map_or(&settings.rules, |playing| playing.game().options());
    let reader = reader.bypass_change_detection();
    reader.write(options, &texts, settings.deck(texts.language()), texts.is_changed());
    if show(ctx, reader, &theme, &texts) {
        menus.back();
    }
    Ok(())
}

/// A place where the search found something.
pub(super) struct Hit {
    pub(super) section: Section,
    /// Some words around it.
    around: String,
}

/// Everything that is found, in the order in which the page marks it.
pub(super) fn hits(book: &Book, needle: &Needle, letters: Letters) -> Vec<Hit> {
    let mut hits = Vec::new();
    // Mostly nothing is searched for, and then no line need be read.
    if needle.is_empty() {
        return hits;
    }
    for chapter in &book.chapters {
        for line in chapter.lines() {
            let text = words(line, letters);
            for range in needle.find(&text) {
                hits.push(Hit { section: chapter.section, around: around(&text, range) });
            }
        }
    }
    hits
}

/// What was found with a few words on both sides.
fn around(text: &str, range: std::ops::Range<usize>) -> String {
    const SIDE: usize = 24;
    let start = text[..range.start].char_indices().rev().nth(SIDE).map_or(0, |(at, _)| at);
    // Only whole words.
    let start = if start == 0 { 0 } else { start + text[start..].find(' ').map_or(0, |space| space + 1) };
    let start = start.min(range.start);
    let end = text[range.end..].char_indices().nth(SIDE).map_or(text.len(), |(at, _)| range.end + at);
    let end = if end == text.len() { end } else { text[range.end..end].rfind(' ').map_or(end, |at| range.end + at) };
    let (before, after) = (if start > 0 { "…" } else { "" }, if end < text.len() { "…" } else { "" });
    format!("{before}{}{after}", &text[start..end])
}

/// Shows the pages; answers whether they are to be closed.
pub(super) fn show(ctx: &Context, reader: &mut Reader, theme: &Theme, texts: &Texts) -> bool {
    let screen = ctx.viewport_rect();
    let width = theme.px(BODY * MEASURE + 380.0).min(screen.width());
    let mut close = false;
    follow_keys(ctx, reader, theme);
    widgets::modal_of_height(ctx, theme, "rules", width, |ui, height| {
        ui.set_min_size(Vec2::new(ui.available_width(), height));
        let both = ui.available_width() > theme.px(760.0);
        close = top(ui, reader, both, theme, texts);
        ui.add_space(theme.px(4.0));
        let Some((made, book)) = reader.book.take() else { return };
        let letters = made.2;
        let needle = Needle::new(&reader.typed);
        let hits = hits(&book, &needle, letters);
        reader.chosen = reader.chosen.min(hits.len().saturating_sub(1));
        let room = Vec2::new(ui.available_width(), ui.available_height());
        ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.x = theme.px(14.0);
            if both || reader.contents {
                let side = if both { theme.px(236.0) } else { ui.available_width() };
                ui.allocate_ui_with_layout(Vec2::new(side, room.y), Layout::top_down(Align::Min), |ui| {
                    ui.set_width(side);
                    contents(ui, reader, &book, &needle, &hits, theme);
                });
            }
            if both || !reader.contents {
                ui.vertical(|ui| text(ui, reader, &book, &needle, hits.len(), letters, (theme, texts)));
            }
        });
        reader.book = Some((made, book));
    });
    close
}

/// The keys: `/` and Ctrl+F search, Enter goes on to the next place found, and the arrows scroll.
fn follow_keys(ctx: &Context, reader: &mut Reader, theme: &Theme) {
    let typing = ctx.text_edit_focused();
    let find = ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::F));
    let slash = !typing
        && ctx.input_mut(|input| {
            let before = input.events.len();
            input.events.retain(|event| !matches!(event, egui::Event::Text(text) if text == "/"));
            input.events.len() < before
        });
    if find || slash {
        reader.search = true;
    }
    if typing && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        reader.typed.clear();
        ctx.memory_mut(|memory| memory.stop_text_input());
    }
    let step = theme.px(64.0);
    let page = (ctx.viewport_rect().height() - theme.px(180.0)).max(step);
    let keys = [
        (Key::ArrowUp, -step),
        (Key::ArrowDown, step),
        (Key::PageUp, -page),
        (Key::PageDown, page),
        (Key::Home, f32::NEG_INFINITY),
        (Key::End, f32::INFINITY),
    ];
    let mut by = 0.0;
    for (key, way) in keys {
        if typing && matches!(key, Key::Home | Key::End) {
            continue;
        }
        if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            by += way;
        }
    }
    if by != 0.0
        && let Some(id) = reader.scroll
        && let Some(mut state) = ScrollState::load(ctx, id)
    {
        // The page itself keeps the place within its length.
        state.offset.y = (state.offset.y + by).clamp(0.0, 1e6);
        state.store(ctx, id);
    }
}

/// The way back, the title and the search; answers whether the page is to be closed.
fn top(ui: &mut Ui, reader: &mut Reader, both: bool, theme: &Theme, texts: &Texts) -> bool {
    ui.horizontal(|ui| {
        let back = Button::new(texts.get("common-back")).key(texts.get("menu-keyname-escape")).show(ui, theme);
        ui.add_space(theme.px(6.0));
        if both {
            widgets::heading(ui, theme, texts.get("pages-title"));
        } else if Button::new(texts.get("pages-contents")).selected(reader.contents).show(ui, theme).clicked() {
            reader.contents = !reader.contents;
        }
        let width = ui.available_width().min(theme.px(280.0));
        ui.add_space((ui.available_width() - width).max(0.0));
        search(ui, reader, width, theme, texts);
        back.clicked()
    })
    .inner
}

/// The field to search in.
fn search(ui: &mut Ui, reader: &mut Reader, width: f32, theme: &Theme, texts: &Texts) {
    let hint = RichText::new(texts.get("pages-search")).color(theme.palette.weak).font(theme.regular(17.0));
    let field = TextEdit::singleline(&mut reader.typed)
        .char_limit(60)
        .hint_text(hint)
        .font(theme.regular(17.0))
        .margin(theme.margin(10.0, 8.0))
        .desired_width(width);
    let response = ui.add(field);
    if reader.search {
        reader.search = false;
        response.request_focus();
    }
    if response.changed() {
        reader.chosen = 0;
        reader.bring = Some(Bring::Found);
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        let back = ui.input(|input| input.modifiers.shift);
        reader.chosen = if back { reader.chosen.saturating_sub(1) } else { reader.chosen + 1 };
        reader.bring = Some(Bring::Found);
        reader.contents = false;
        response.request_focus();
    }
}

/// The list of chapters, or of what was found.
fn contents(ui: &mut Ui, reader: &mut Reader, book: &Book, needle: &Needle, hits: &[Hit], theme: &Theme) {
    ScrollArea::vertical().id_salt("contents").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = theme.px(2.0);
        let letters = Letters::default();
        for chapter in &book.chapters {
            let found: Vec<(usize, &Hit)> =
                hits.iter().enumerate().filter(|(_, hit)| hit.section == chapter.section).collect();
            if !needle.is_empty() && found.is_empty() {
                continue;
            }
            let here = reader.at == Some(chapter.section) && needle.is_empty();
            if entry(ui, &words(&chapter.title, letters), here, true, theme) {
                reader.bring = Some(Bring::Chapter(chapter.section));
                reader.contents = false;
            }
            for (place, hit) in found {
                if entry(ui, &hit.around, place == reader.chosen, false, theme) {
                    reader.chosen = place;
                    reader.bring = Some(Bring::Found);
                    reader.contents = false;
                }
            }
        }
    });
}

/// A line of the contents; answers whether it was chosen.
fn entry(ui: &mut Ui, text: &str, here: bool, chapter: bool, theme: &Theme) -> bool {
    let p = &theme.palette;
    let indent = theme.px(if chapter { 10.0 } else { 22.0 });
    let font = theme.regular(if chapter { 16.5 } else { 14.5 });
    let room = ui.available_width() - indent - theme.px(8.0);
    let colour = match (here, chapter) {
        (true, _) => p.accent,
        (false, true) => p.text,
        (false, false) => p.weak,
    };
    let galley = ui.painter().layout(text.to_owned(), font, colour, room);
    let size = Vec2::new(ui.available_width(), galley.size().y + theme.px(9.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, here, text));
    let painter = ui.painter();
    if response.hovered() || response.has_focus() {
        painter.rect_filled(rect, theme.radius(6.0), p.button_hot);
    }
    if here {
        let bar = egui::Rect::from_min_size(rect.min, Vec2::new(theme.px(3.5), rect.height()));
        painter.rect_filled(bar.shrink2(Vec2::new(0.0, theme.px(4.0))), theme.radius(2.0), p.accent);
    }
    painter.galley(rect.min + Vec2::new(indent, theme.px(4.5)), galley, colour);
    focus_ring(painter, theme, rect.shrink(theme.px(3.0)), &response);
    response.clicked()
}

/// The paper with the text.
fn text(
    ui: &mut Ui,
    reader: &mut Reader,
    book: &Book,
    needle: &Needle,
    found: usize,
    letters: Letters,
    (theme, texts): (&Theme, &Texts),
) {
    let p = &theme.palette;
    let (width, height) = (ui.available_width(), ui.available_height());
    let paper = Frame::new().fill(p.paper).corner_radius(theme.radius(4.0));
    let shown = paper.show(ui, |ui| {
        ui.set_min_size(Vec2::new(width, height));
        ui.set_max_size(Vec2::new(width, height));
        // The column stands in the middle of what is wider than it.
        let spare = (width - theme.px(BODY * MEASURE + 14.0)) / 2.0;
        let margin = theme.px(30.0).min(width * 0.06).max(spare);
        let area = ScrollArea::vertical().id_salt("pages").auto_shrink([false, false]).show(ui, |ui| {
            Frame::new()
                .inner_margin(egui::Margin::symmetric(margin.min(120.0) as i8, theme.px(18.0).min(120.0) as i8))
                .show(ui, |ui| {
                    let chosen = (!needle.is_empty() && found > 0).then_some(reader.chosen);
                    let bring = reader.bring.take();
                    if bring.is_some() {
                        // Where it stands is known once all is set; it is seen in the frame after that.
                        ui.ctx().request_repaint();
                    }
                    let textures = reader.textures.get_or_insert_with(|| Textures::new(ui.ctx()));
                    let mut setter = Setter {
                        theme,
                        texts,
                        pictures: &mut reader.pictures,
                        textures,
                        letters,
                        needle,
                        chosen,
                        bring,
                        followed: None,
                        at: None,
                        found: 0,
                        links: 0,
                    };
                    setter.book(ui, book);
                    let (followed, at) = (setter.followed, setter.at);
                    reader.at = at;
                    if let Some(section) = followed {
                        reader.bring = Some(Bring::Chapter(section));
                        ui.ctx().request_repaint();
                    }
                });
        });
        reader.scroll = Some(area.id);
    });
    let edge = Stroke::new(theme.px(1.0), p.edge);
    ui.painter().rect_stroke(shown.response.rect, theme.radius(4.0), edge, StrokeKind::Inside);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::testing::{self, LANGUAGES, SIZES};

    #[test]
    fn the_pages_fit_in_every_language() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            for (size, text_size) in SIZES {
                let screen = testing::Screen::new(size, text_size);
                let mut reader = Reader::default();
                reader.write(&Options::default(), &texts, DeckStyle::default(), false);
                for section in Section::ALL {
                    reader.open_at(Some(section));
                    screen.check(&format!("rules {language:?} {size:?} {text_size} {section:?}"), |ctx| {
                        show(ctx, &mut reader, &screen.theme, &texts);
                    });
                }
            }
        }
    }

    #[test]
    fn where_one_reads_and_what_was_found_is_told_without_colour() {
        let screen = testing::Screen::new(SIZES[0].0, 100);
        let [here, elsewhere] = [true, false].map(|here| {
            screen.signs(|ctx| {
                egui::Area::new(Id::new("signs")).show(ctx, |ui| entry(ui, "D’Lee", here, true, &screen.theme));
            })
        });
        assert_ne!(here, elsewhere);
        let texts = Texts::new(Language::Lb);
        let mut reader = Reader::default();
        reader.write(&Options::default(), &texts, DeckStyle::default(), false);
        reader.typed = "tromp".to_owned();
        let signs = screen.signs(|ctx| {
            show(ctx, &mut reader, &screen.theme, &texts);
        });
        let underlined = signs.iter().filter(|sign| sign.contains("true)")).count();
        assert_eq!(underlined, 1, "of the places found the chosen one is underlined");
    }

    #[test]
    fn what_is_found_is_shown_with_the_words_around_it() {
        let text = "D’Virhand kuckt sech dës dräi Kaarten un a mécht Tromp, wéi si wëllt.";
        let range = Needle::new("dräi").find(text).remove(0);
        assert_eq!(around(text, range), "D’Virhand kuckt sech dës dräi Kaarten un a mécht…");
        assert_eq!(around("Stänner", 0..8), "Stänner");
    }
}
