//! Runs panels in egui without a window, and looks at what they draw.

use bevy_egui::egui::{self, Context, Event, Key, Modifiers, Pos2, RawInput, Rect, Shape, Vec2};

use super::theme::{self, Theme};
use crate::localization::Language;
use crate::settings::Settings;

/// Window sizes and text sizes that everything must fit.
pub const SIZES: [(Vec2, u16); 6] = [
    (Vec2::new(900.0, 600.0), 80),
    (Vec2::new(900.0, 600.0), 100),
    (Vec2::new(900.0, 600.0), 200),
    (Vec2::new(1280.0, 800.0), 200),
    (Vec2::new(800.0, 1280.0), 100),
    (Vec2::new(3840.0, 2160.0), 100),
];

/// The most letters of a line: WCAG 2.1, success criterion 1.4.8.
const LONGEST_LINE: usize = 80;

/// The languages that everything must fit in: all, and one that is longer than any.
pub const LANGUAGES: [Language; Language::ALL.len() + 1] = {
    let [lb, de, fr, en, pt] = Language::ALL;
    [lb, de, fr, en, pt, Language::PSEUDO]
};

/// A screen that egui draws to.
pub struct Screen {
    ctx: Context,
    /// Its area.
    pub rect: Rect,
    /// Its theme.
    pub theme: Theme,
    /// Whether its text is so large that a long word need not fit into a narrow column.
    huge: bool,
}

impl Screen {
    /// A screen of that size with text of that size in percent.
    pub fn new(size: Vec2, text_size: u16) -> Self {
        let settings = Settings { text_size, speed: crate::settings::Speed::Off, ..Settings::default() };
        let theme = Theme::of(&settings, size);
        let ctx = Context::default();
        ctx.set_fonts(theme::fonts());
        theme.install(&ctx);
        let screen = Self { ctx, rect: Rect::from_min_size(Pos2::ZERO, size), theme, huge: text_size > 150 };
        screen.run(Vec::new(), &mut |_| {});
        screen
    }

    fn run(&self, events: Vec<Event>, draw: &mut dyn FnMut(&Context)) -> Vec<egui::epaint::ClippedShape> {
        let input = RawInput { screen_rect: Some(self.rect), events, ..RawInput::default() };
        let mut output = self.ctx.run_ui(input, |ui| draw(ui.ctx()));
        let shapes = std::mem::take(&mut output.shapes);
        output.drop_without_applying_deltas();
        shapes
    }

    /// Draws on a new screen like this one, and gives what is seen without colours.
    pub fn signs(&self, mut draw: impl FnMut(&Context)) -> Vec<String> {
        let ctx = Context::default();
        ctx.set_fonts(theme::fonts());
        self.theme.install(&ctx);
        let screen = Self { ctx, ..*self };
        screen.run(Vec::new(), &mut |_| {});
        screen.run(Vec::new(), &mut draw);
        without_colour(&screen.run(Vec::new(), &mut draw))
    }

    /// What is painted in the table's layer covers this much.
    pub fn painted(&self, draw: impl Fn(&egui::Painter)) -> Rect {
        let shapes = self.run(Vec::new(), &mut |ctx| draw(&ctx.layer_painter(super::table_layer())));
        shapes.iter().map(|clipped| clipped.shape.visual_bounding_rect()).fold(Rect::NOTHING, Rect::union)
    }

    /// Draws with a key going down and up, and once more afterwards.
    pub fn press(&self, key: Key, mut draw: impl FnMut(&Context)) {
        let event =
            |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
        self.run(Vec::new(), &mut draw);
        self.run(vec![event(true)], &mut draw);
        self.run(vec![event(false)], &mut draw);
    }

    /// Draws, and checks that there is text, that none is cut off by the window, none at the side of a panel, and that none
    /// lies on another.
    ///
    /// What is higher than the window may scroll, so text below its panel's edge is no fault.
    pub fn check(&self, what: &str, draw: impl FnMut(&Context)) {
        self.check_in(self.rect, what, draw);
    }

    /// The same for what must not leave an area of the screen.
    pub fn check_in(&self, area: Rect, what: &str, mut draw: impl FnMut(&Context)) {
        self.run(Vec::new(), &mut draw);
        let shapes = self.run(Vec::new(), &mut draw);
        let mut texts: Vec<(Rect, String)> = Vec::new();
        for clipped in &shapes {
            each_text(&clipped.shape, &mut |text| {
                let bounds = text.visual_bounding_rect();
                // An empty text has no bounds.
                if !bounds.is_positive() || !clipped.clip_rect.is_positive() {
                    return;
                }
                let words = text.galley.text();
                // Edges of letters may touch.
                let seen = bounds.intersect(clipped.clip_rect).shrink(1.0);
                if seen.is_positive() {
                    // The same words under others are their shadow.
                    let lies = |(other, under): &&(Rect, String)| other.intersect(seen).is_positive() && under != words;
                    if let Some((_, under)) = texts.iter().find(lies) {
                        panic!("{what}: {words:?} at {seen:?} lies on {under:?} in {:?}", self.rect);
                    }
                    texts.push((seen, words.to_owned()));
                }
                let clip = clipped.clip_rect.expand(1.5);
                let sides = bounds.min.x >= clip.min.x && bounds.max.x <= clip.max.x;
                assert!(sides, "{what}: {words:?} is cut at the side: {bounds:?} in {clip:?}");
                let (left, right) = (area.min.x - 0.5, area.max.x + 0.5);
                assert!(bounds.min.x >= left && bounds.max.x <= right, "{what}: {words:?} leaves its place");
                // What has no spaces is no text to read, such as a fingerprint.
                let reads = words.split_whitespace().all(|word| word.chars().count() < 40);
                let longest = text.galley.rows.iter().map(|row| row.glyphs.len()).max().unwrap_or(0);
                assert!(!reads || longest <= LONGEST_LINE, "{what}: a line of {longest} letters in {words:?}");
                let torn = text.galley.rows.windows(2).any(|rows| {
                    let (end, start) = (rows[0].glyphs.last(), rows[1].glyphs.first());
                    let letters = [end, start].iter().all(|glyph| glyph.is_some_and(|glyph| glyph.chr.is_alphabetic()));
                    letters && !rows[0].ends_with_newline
                });
                assert!(!reads || !torn || self.huge, "{what}: a line ends within a word in {words:?}");
                assert!(!text.galley.elided, "{what}: {words:?} is shortened");
                // What scrolls is clipped within the window; anything else below its edge cannot be reached.
                let scrolls = clipped.clip_rect.max.y < self.rect.max.y && clipped.clip_rect.min.y > self.rect.min.y;
                let inside = bounds.min.y >= self.rect.min.y - 0.5 && bounds.max.y <= self.rect.max.y + 0.5;
                assert!(scrolls || inside, "{what}: {words:?} lies outside the window: {bounds:?}");
            });
        }
        assert!(!texts.is_empty(), "{what}: nothing is written");
    }
}

/// What tells two pictures apart when no colour is seen: shapes, places, words and their letters.
fn without_colour(shapes: &[egui::epaint::ClippedShape]) -> Vec<String> {
    let mut signs = Vec::new();
    shapes.iter().for_each(|clipped| strip(&clipped.shape, &mut signs));
    signs
}

fn strip(shape: &Shape, signs: &mut Vec<String>) {
    match shape {
        Shape::Noop => {}
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| strip(shape, signs)),
        Shape::Text(text) => {
            let style = |section: &egui::text::LayoutSection| {
                (section.byte_range.clone(), section.format.font_id.clone(), section.format.underline.width > 0.0)
            };
            let styles: Vec<_> = text.galley.job.sections.iter().map(style).collect();
            signs.push(format!("text {:?} {:?} {styles:?}", text.pos, text.galley.text()));
        }
        Shape::Rect(rect) => signs.push(format!("rect {:?} {:?} {}", rect.rect, rect.corner_radius, rect.stroke.width)),
        Shape::Circle(circle) => {
            signs.push(format!("circle {:?} {} {}", circle.center, circle.radius, circle.stroke.width));
        }
        Shape::LineSegment { points, stroke } => signs.push(format!("line {points:?} {}", stroke.width)),
        Shape::Path(path) => signs.push(format!("path {:?} {}", path.points, path.stroke.width)),
        Shape::Mesh(mesh) => {
            let corners: Vec<Pos2> = mesh.vertices.iter().map(|vertex| vertex.pos).collect();
            signs.push(format!("mesh {:?} {corners:?}", mesh.texture_id));
        }
        other => signs.push(format!("{:?}", other.visual_bounding_rect())),
    }
}

/// Finds all texts of a shape.
pub fn each_text(shape: &Shape, found: &mut impl FnMut(&egui::epaint::TextShape)) {
    match shape {
        Shape::Text(text) => found(text),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| each_text(shape, found)),
        _ => {}
    }
}
