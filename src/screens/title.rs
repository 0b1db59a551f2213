//! The title: the three queens, and a way into the game.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Area, Color32, ColorImage, Context, FontId, Id, LayerId, Mesh, Order, Painter, Pos2, Rect, Shape,
    TextureHandle, TextureOptions, Ui, Vec2, emath::Rot2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::new_match::StartMatch;
use super::{Menus, Page};
use crate::args;
use crate::cards::{self, ASPECT, DeckStyle};
use crate::hud::widgets::{Button, focus_at_first};
use crate::hud::{HudSet, Theme};
use crate::localization::Texts;
use crate::play::{Playing, Screen, SitDown};
use crate::rules::{Card, Team};
use crate::saves::{Notices, SavedMatch};
use crate::settings::Settings;
use crate::table::Layout;

/// The three matadors from the left.
const QUEENS: [Card; 3] = [Card::BIG_KONTER, Card::MATT, Card::SMALL_KONTER];

/// The queens' pictures at the size they are shown.
#[derive(Resource, Default)]
struct Queens {
    /// What they were drawn for: height in pixels, and the style.
    drawn: Option<(u32, DeckStyle)>,
    pictures: Vec<TextureHandle>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Queens>()
        .add_systems(OnEnter(Screen::Table), forget_queens)
        .add_systems(EguiPrimaryContextPass, draw.in_set(HudSet::Menus).run_if(in_state(Screen::Title)));
}

fn forget_queens(mut queens: ResMut<Queens>) {
    *queens = Queens::default();
}

/// What was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    Continue,
    Play,
    Open(Page),
    Quit,
}

#[allow(clippy::too_many_arguments, reason = "a Bevy system takes what it reads")]
fn draw(
    mut contexts: EguiContexts,
    (theme, texts, settings): (Res<Theme>, Res<Texts>, Res<Settings>),
    (saved, notices): (Option<Res<SavedMatch>>, Option<Res<Notices>>),
    mut queens: ResMut<Queens>,
    mut menus: ResMut<Menus>,
    mut sit_down: MessageWriter<SitDown>,
    mut start: MessageWriter<StartMatch>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let place = Places::of(ctx.viewport_rect(), &theme);
    let deck = settings.deck(texts.language());
    let told = notices.is_some_and(|notices| !notices.is_empty());
    let asked = told || matches!(menus.top(), Some(Page::Ask(_)));
    // Of what a page covers nothing shall peep out, and no question shall cut the name in two.
    if asked || !menus.is_open() {
        paint_queens(ctx, &place, &mut queens, deck, &theme);
    }
    if asked || menus.is_open() {
        return Ok(());
    }
    paint_name(ctx, &place, &theme, &texts);
    let saved = saved.as_ref().and_then(|saved| saved.0.as_deref());
    match show(ctx, &place, saved, &theme, &texts) {
        Some(Answer::Continue) => {
            if let Some(saved) = saved {
                sit_down.write(SitDown(Box::new(saved.clone())));
            }
        }
        Some(Answer::Play) => {
            start.write(StartMatch);
        }
        Some(Answer::Open(page)) => menus.open(page),
        Some(Answer::Quit) => {
            exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}

/// Where things are on the title: one above the other, or side by side where the window is low.
struct Places {
    /// The middle of the queens.
    queens: Pos2,
    /// The height of a queen.
    card: f32,
    /// The middle of the game's name.
    name: Pos2,
    /// How high its letters are.
    letters: f32,
    /// The middle of the top of the buttons.
    buttons: Pos2,
    /// How wide the buttons are.
    width: f32,
}

impl Places {
    fn of(screen: Rect, theme: &Theme) -> Self {
        let width = theme.px(340.0).min(screen.width() * 0.8);
        let menu = theme.px(316.0);
        let sign = theme.px(118.0);
        let edge = screen.height() * 0.05;
        let above = screen.height() - 2.0 * edge - menu - sign;
        // The outer queens hang lower than the middle one.
        let fan = 1.16;
        let card = (screen.height() * 0.36).min(theme.px(400.0)).min(above / fan);
        if card > screen.height() * 0.25 {
            let spare = above - card * fan;
            let (x, top) = (screen.center().x, screen.min.y + edge + spare * 0.3);
            return Self {
                queens: Pos2::new(x, top + card * 0.52),
                card,
                name: Pos2::new(x, top + card * fan + theme.px(38.0)),
                letters: theme.px(64.0).min(screen.width() * 0.14),
                buttons: Pos2::new(x, top + card * fan + sign + spare * 0.3),
                width,
            };
        }
        let card = (screen.height() * 0.44).min(screen.width() * 0.32);
        let left = screen.min.x + screen.width() * 0.29;
        let top = screen.center().y - (card + sign) / 2.0;
        Self {
            queens: Pos2::new(left, top + card * 0.5),
            card,
            name: Pos2::new(left, top + card + sign * 0.55),
            letters: theme.px(64.0).min(screen.width() * 0.07),
            buttons: Pos2::new(screen.min.x + screen.width() * 0.77, screen.center().y - menu / 2.0),
            width: width.min(screen.width() * 0.38),
        }
    }
}

/// The queens in a fan.
fn paint_queens(ctx: &Context, place: &Places, queens: &mut Queens, deck: DeckStyle, theme: &Theme) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("title")));
    let pixels = (place.card * ctx.pixels_per_point()).round() as u32;
    if queens.drawn != Some((pixels, deck)) {
        queens.drawn = Some((pixels, deck));
        queens.pictures = QUEENS.into_iter().filter_map(|card| picture(ctx, card, deck, pixels)).collect();
    }
    let size = Vec2::new(place.card * ASPECT, place.card);
    let order = [(0, -1.0), (2, 1.0), (1, 0.0_f32)];
    for (which, side) in order {
        let Some(picture) = queens.pictures.get(which) else { continue };
        let at = place.queens + Vec2::new(side * size.x * 0.62, side.abs() * size.y * 0.055);
        paint_card(&painter, at, size, side * 0.17, picture, theme);
    }
}

/// The game's name under the queens.
fn paint_name(ctx: &Context, place: &Places, theme: &Theme, texts: &Texts) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("title")));
    let p = &theme.palette;
    let name = texts.get("common-title");
    let shadow = Vec2::splat(theme.px(2.5));
    let font = FontId { size: place.letters, ..theme.bold(64.0) };
    painter.text(place.name + shadow, Align2::CENTER_CENTER, name, font.clone(), Color32::from_black_alpha(150));
    let rect = painter.text(place.name, Align2::CENTER_CENTER, name, font, p.text);
    let under = rect.center_bottom() + Vec2::new(0.0, theme.px(2.0));
    let words = texts.get("common-subtitle");
    let ink = p.text.gamma_multiply(0.85);
    let mut font = theme.italic(20.0);
    let mut galley = painter.layout_no_wrap(words.to_owned(), font.clone(), ink);
    // Large text must not leave the window.
    let (left, right) = (place.name.x, ctx.viewport_rect().max.x - place.name.x);
    let room = 2.0 * left.min(right) - theme.px(12.0);
    if galley.size().x > room {
        font.size *= room / galley.size().x;
        galley = painter.layout_no_wrap(words.to_owned(), font, ink);
    }
    painter.galley(Pos2::new(under.x - galley.size().x / 2.0, under.y), galley, ink);
    // Inside the wooden frame, and under the name even where the words are large.
    let screen = ctx.viewport_rect();
    let frame = Layout::frame(bevy::math::Vec2::new(screen.width(), screen.height()));
    let inside = screen.shrink2(Vec2::new(frame + theme.px(26.0), frame + theme.px(12.0)));
    // The keys need no button of their own: the same key shows them everywhere.
    let mut keys = format!("?  {}", texts.get("menu-keys"));
    let version = texts.format("menu-version", &args! { "version" => env!("CARGO_PKG_VERSION") });
    let (font, ink) = (theme.regular(13.0), p.text.gamma_multiply(0.6));
    if place.buttons.x > screen.center().x {
        // The buttons reach into that corner.
        keys = format!("{keys}  ·  {version}");
    } else {
        painter.text(inside.right_bottom(), Align2::RIGHT_BOTTOM, version, font.clone(), ink);
    }
    painter.text(inside.left_bottom(), Align2::LEFT_BOTTOM, keys, font, ink);
}

/// A card's face as a texture, in a rim of one clear pixel that keeps the edges smooth when it is turned. A face that cannot be
/// drawn is left out; the tests draw them all.
fn picture(ctx: &Context, card: Card, deck: DeckStyle, height: u32) -> Option<TextureHandle> {
    let width = (height as f32 * ASPECT).round() as u32;
    let raster = cards::rasterise(&cards::face_svg(card, &deck), width, height).ok()?;
    let (width, height) = (raster.width as usize, raster.height as usize);
    let mut rgba = vec![0; (width + 2) * (height + 2) * 4];
    for (row, line) in raster.rgba.chunks_exact(width * 4).enumerate() {
        let start = ((row + 1) * (width + 2) + 1) * 4;
        rgba[start..start + line.len()].copy_from_slice(line);
    }
    let image = ColorImage::from_rgba_unmultiplied([width + 2, height + 2], &rgba);
    Some(ctx.load_texture(format!("title {card}"), image, TextureOptions::LINEAR))
}

fn paint_card(painter: &Painter, at: Pos2, size: Vec2, angle: f32, picture: &TextureHandle, theme: &Theme) {
    let turn = Rot2::from_angle(angle);
    let [wide, high] = picture.size().map(|texels| texels as f32);
    let rect = Rect::from_center_size(at, size * Vec2::new(wide / (wide - 2.0), high / (high - 2.0)));
    let draw = |grow: f32, offset: Vec2, tint: Color32| {
        let mut mesh = Mesh::with_texture(picture.id());
        let all = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
        mesh.add_rect_with_uv(rect.expand(grow).translate(offset), all, tint);
        mesh.rotate(turn, at + offset);
        painter.add(Shape::Mesh(Arc::new(mesh)));
    };
    if !theme.palette.plain {
        for step in 0..8 {
            let out = size.x * 0.006 * step as f32;
            draw(out, Vec2::new(0.0, size.y * 0.018), Color32::from_black_alpha(17));
        }
    }
    draw(0.0, Vec2::ZERO, Color32::WHITE);
}

fn show(ctx: &Context, place: &Places, saved: Option<&Playing>, theme: &Theme, texts: &Texts) -> Option<Answer> {
    Area::new(Id::new("title"))
        .order(Order::Middle)
        .pivot(Align2::CENTER_TOP)
        .fixed_pos(place.buttons)
        .constrain_to(ctx.viewport_rect())
        .fade_in(theme.motion)
        .show(ctx, |ui| {
            ui.set_max_width(place.width);
            entries(ui, place.width, saved, theme, texts)
        })
        .inner
}

fn entries(ui: &mut Ui, width: f32, saved: Option<&Playing>, theme: &Theme, texts: &Texts) -> Option<Answer> {
    let mut answer = None;
    let first = if let Some(saved) = saved {
        let lines = saved.game().lee().lines;
        let (us, them) = (lines[Team::NorthSouth], lines[Team::EastWest]);
        let why = args! { "deal" => saved.partie().game_number(), "us" => us, "them" => them };
        let why = texts.format("menu-continue-why", &why);
        let go_on = Button::main(texts.get("menu-continue")).why(&why).width(width).show(ui, theme);
        if go_on.clicked() {
            answer = Some(Answer::Continue);
        }
        go_on
    } else {
        let play = Button::main(texts.get("menu-play-now")).width(width).show(ui, theme);
        if play.clicked() {
            answer = Some(Answer::Play);
        }
        play
    };
    focus_at_first(ui, "title", &first);
    for (key, then) in [
        ("menu-new-match", Answer::Open(Page::NewMatch)),
        ("learn-title", Answer::Open(Page::Learn)),
        ("pages-title", Answer::Open(Page::Rules)),
        ("menu-settings", Answer::Open(Page::Settings)),
        ("menu-quit", Answer::Quit),
    ] {
        if Button::new(texts.get(key)).width(width).show(ui, theme).clicked() {
            answer = Some(then);
        }
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::testing::{self, LANGUAGES, SIZES};
    use crate::localization::Language;
    use crate::play::Player;
    use crate::rules::{BySeat, Options, Seed};
    use bevy_egui::egui::Key;

    #[test]
    fn the_title_fits_in_every_language() {
        let saved = Playing::new(Options::default(), Seed::from(1), BySeat::from_fn(|_| Player::Human));
        for language in LANGUAGES {
            let texts = Texts::new(language);
            for (size, text_size) in SIZES {
                let screen = testing::Screen::new(size, text_size);
                let place = Places::of(screen.rect, &screen.theme);
                for saved in [None, Some(&saved)] {
                    screen.check(&format!("title {language:?} {size:?}"), |ctx| {
                        paint_queens(ctx, &place, &mut Queens::default(), DeckStyle::default(), &screen.theme);
                        paint_name(ctx, &place, &screen.theme, &texts);
                        show(ctx, &place, saved, &screen.theme, &texts);
                    });
                }
            }
        }
    }

    #[test]
    fn enter_is_all_it_takes_to_play() {
        let texts = Texts::new(Language::Lb);
        let screen = testing::Screen::new(SIZES[0].0, 100);
        let place = Places::of(screen.rect, &screen.theme);
        let mut answer = None;
        screen.press(Key::Enter, |ctx| answer = answer.or(show(ctx, &place, None, &screen.theme, &texts)));
        assert_eq!(answer, Some(Answer::Play));
    }
}
