//! What the game asks the person: to cut, to name trump, to announce, to count; and what the person may always do: lay down
//! the cards or call a misplay.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, Color32, ColorImage, Context, Id, Key, Order, Pos2, Rect, Sense, Stroke, StrokeKind, TextureHandle,
    TextureOptions, Ui, Vec2, WidgetInfo, WidgetType,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::names::Names;
use super::plates::{call, suit_at};
use super::theme::Theme;
use super::widgets::{self, Button, Kind, Place, focus_ring, heading, note, pressed};
use super::{HudSet, is_covered, rect};
use crate::ai::Decision;
use crate::args;
use crate::cards::{self, Back, CORNER};
use crate::coach::adviser::Thought;
use crate::coach::{self, Adviser, Hint};
use crate::localization::Texts;
use crate::play::{Act, GameLaidOut, Phase, PlaySet, Playing, Screen, Validation, Waiting};
use crate::rules::deal::CUTS;
use crate::rules::{Action, Announcement, Seat, Suit};
use crate::screens::Menus;
use crate::settings::Settings;
use crate::table::layout::SMALL;
use crate::table::{Layout, Stage};

/// What the person is in the middle of deciding.
#[derive(Resource, Debug, Default)]
pub(super) struct Deciding {
    /// How many cards the cut would lift.
    cut: Option<u8>,
    /// What is asked again before it is done.
    question: Option<Question>,
}

/// A question before something that cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    /// Lay the cards down?
    Claim,
    /// Claim the rest?
    ClaimRest,
    /// Who played a wrong card?
    Misplay(Option<Seat>),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Deciding>()
        .add_systems(OnExit(Screen::Table), forget)
        .add_systems(Update, hold.before(PlaySet::Decide))
        .add_systems(
            EguiPrimaryContextPass,
            (forget.run_if(on_message::<GameLaidOut>), draw_prompts.run_if(resource_exists::<State<Phase>>))
                .chain()
                .in_set(HudSet::Prompts),
        );
}

/// AI players wait while a menu or a question is open, and keys and clicks at the table do nothing.
fn hold(menus: Res<Menus>, deciding: Res<Deciding>, mut waiting: ResMut<Waiting>) {
    waiting.set_if_neq(Waiting { menu: menus.is_open() || deciding.question.is_some(), ..*waiting });
}

fn forget(mut deciding: ResMut<Deciding>) {
    *deciding = Deciding::default();
}

fn draw_prompts(
    mut contexts: EguiContexts,
    (playing, validation, names, stage, menu): (
        Res<Playing>,
        Res<Validation>,
        Res<Names>,
        Option<Res<Stage>>,
        Res<Menus>,
    ),
    (layout, theme, texts, settings): (Res<Layout>, Res<Theme>, Res<Texts>, Res<Settings>),
    (hint, adviser): (Res<Hint>, Res<Adviser>),
    mut deciding: ResMut<Deciding>,
    mut acts: MessageWriter<Act>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let game = playing.game();
    let free = beside_pack(&layout, game.dealer());
    let place = Place { within: Some(free), ..Place::centre(rect(layout.prompt), theme.px(560.0)) };
    let pack = playing.partie().shuffle();
    if game.phase() == crate::rules::Phase::Cut && !validation.cut {
        let cutter = names.at(game.cutter());
        paint_proof(ctx, rect(layout.prompt), cutter, &pack.pack.fingerprint(), &theme, &texts);
    }
    let Some(seat) = validation.seat else { return Ok(()) };
    // Keys at the table belong to a menu while one is open.
    if menu.is_open() {
        return Ok(());
    }
    let action = if let Some(question) = deciding.question {
        ask(ctx, (question, ask_room(&layout)), &mut deciding.question, &validation, &names, &theme, &texts)
    } else if !stage.is_some_and(|stage| stage.at_rest()) {
        None
    } else if validation.cut {
        let cut = deciding.cut.get_or_insert(*CUTS.end() / 2);
        let proof = pack.pack.fingerprint();
        widgets::panel(ctx, &theme, "cut", place, |ui| {
            self::cut(ui, cut, (pack.drawn_cut, settings.back), &proof, &theme, &texts)
        })
        .inner
        .map(Action::Cut)
    } else if validation.name_trump {
        let advised = hint.advised(&adviser);
        let thought = adviser.on_now().filter(|_| hint.is_open());
        trump_panel(ctx, place, advised, thought, &theme, &texts).map(Action::Trump)
    } else if !validation.announce.is_empty() {
        let place = beside_trick(&layout, game.trick().is_empty() && !hint.is_open(), place);
        let advised = hint.advised(&adviser);
        widgets::panel(ctx, &theme, "announce", place, |ui| announce(ui, &validation.announce, advised, &theme, &texts))
            .inner
            .map(Action::Announce)
    } else if validation.count {
        widgets::panel(ctx, &theme, "count", place, |ui| count(ui, &theme, &texts)).inner.then_some(Action::Count)
    } else {
        None
    };
    if deciding.question.is_none() {
        deciding.question = offers(ctx, rect(layout.actions), &validation, &theme, &texts);
    }
    if let Some(action) = action {
        deciding.question = None;
        acts.write(Act { seat, action });
    }
    Ok(())
}

/// Where an announcement is asked for: in the middle of an empty table, otherwise clear of the trick and of advice.
fn beside_trick(layout: &Layout, empty: bool, centre: Place) -> Place {
    if empty {
        return Place { width: centre.width * 0.84, ..centre };
    }
    let ask = rect(layout.ask);
    Place { at: ask_room(layout).center(), width: ask.width(), within: Some(ask), ..centre }
}

/// As much of the room for questions as lies in the same way above and below the trick, or all where it is under the trick.
fn ask_room(layout: &Layout) -> Rect {
    let ask = rect(layout.ask);
    if !ask.y_range().contains(layout.middle.y) {
        return ask;
    }
    let half = (layout.middle.y - ask.min.y).min(ask.max.y - layout.middle.y);
    Rect::from_center_size(Pos2::new(ask.center().x, layout.middle.y), Vec2::new(ask.width(), 2.0 * half))
}

/// What lies above the own hand, beside the pack.
fn beside_pack(layout: &Layout, dealer: Seat) -> Rect {
    let mut free = rect(layout.free);
    let (pack, half) = (layout.pack(dealer, 0), layout.card.x * SMALL * 0.7);
    match dealer {
        Seat::West => free.min.x = pack.pos.x + half,
        Seat::East => free.max.x = pack.pos.x - half,
        Seat::North | Seat::South => {}
    }
    free
}

/// Asks for the trump suit; the advice that was asked for stands beside it, or under it in a narrow window.
fn trump_panel(
    ctx: &Context,
    place: Place,
    advised: Option<Decision>,
    thought: Option<&Thought>,
    theme: &Theme,
    texts: &Texts,
) -> Option<Suit> {
    let both = theme.px(780.0);
    let beside = thought.is_some() && place.within.is_some_and(|within| both <= within.width());
    let place = if beside { Place { width: both, ..place } } else { place };
    let panel = widgets::panel(ctx, theme, "trump", place, |ui| match thought {
        Some(thought) if beside => {
            let row = ui.horizontal_top(|ui| {
                let gap = theme.px(22.0);
                ui.spacing_mut().item_spacing.x = gap;
                let column = Vec2::new((ui.available_width() - gap) / 2.0, 0.0);
                let down = egui::Layout::top_down(egui::Align::Min);
                let named = ui.allocate_ui_with_layout(column, down, |ui| name_trump(ui, advised, theme, texts)).inner;
                ui.allocate_ui_with_layout(column, down, |ui| coach::hint::advice(ui, thought, theme, texts));
                named
            });
            row.inner
        }
        thought => {
            let named = name_trump(ui, advised, theme, texts);
            if let Some(thought) = thought {
                ui.separator();
                coach::hint::advice(ui, thought, theme, texts);
            }
            named
        }
    });
    panel.inner
}

/// Who cuts, and in small print the fingerprint of the pack.
fn paint_proof(ctx: &Context, prompt: Rect, cutter: &str, hash: &str, theme: &Theme, texts: &Texts) {
    let painter = ctx.layer_painter(super::table_layer());
    let words = texts.format("table-fingerprint", &args! { "hash" => hash });
    let small = painter.layout(words, theme.regular(16.0), theme.palette.text, prompt.width() - theme.px(20.0));
    let proof =
        Align2::CENTER_BOTTOM.anchor_size(prompt.center_bottom() - Vec2::new(0.0, theme.px(10.0)), small.size());
    let words = texts.format("table-they-cut", &args! { "name" => cutter });
    let large = painter.layout_no_wrap(words, theme.italic(20.0), Color32::from_white_alpha(230));
    let above = Pos2::new(prompt.center().x, proof.min.y - theme.px(9.0));
    let who = Align2::CENTER_BOTTOM.anchor_size(above, large.size());
    if !is_covered(ctx, proof.union(who)) {
        let ground = theme.palette.plate.gamma_multiply(0.85);
        painter.rect_filled(proof.expand2(Vec2::splat(theme.px(4.0))), theme.radius(8.0), ground);
        painter.galley(proof.min, small, Color32::WHITE);
        painter.galley(who.min, large, Color32::WHITE);
    }
}

/// Lets the person choose where to part the pack; answers how many cards are lifted.
fn cut(
    ui: &mut Ui,
    place: &mut u8,
    (drawn, back): (u8, Back),
    proof: &str,
    theme: &Theme,
    texts: &Texts,
) -> Option<u8> {
    heading(ui, theme, texts.get("table-you-cut"));
    let clicked = pack(ui, place, back, theme, &texts.format("table-cut-position", &args! { "n" => *place }));
    note(ui, theme, &texts.format("table-cut-position", &args! { "n" => *place }));
    let mut answer = clicked.then_some(*place);
    widgets::buttons(ui, |ui| {
        let enter = texts.get("menu-keyname-enter");
        if Button::main(texts.get("table-cut-here")).key(enter).show(ui, theme).clicked()
            || pressed(ui.ctx(), Key::Enter)
        {
            answer = Some(*place);
        }
        if Button::new(texts.get("table-cut-anywhere")).show(ui, theme).clicked() {
            answer = Some(drawn);
        }
    });
    let words = texts.format("table-fingerprint", &args! { "hash" => proof });
    ui.label(egui::RichText::new(words).font(theme.regular(15.0)).color(theme.palette.weak));
    answer
}

/// The pack spread out; pointing, clicking and the arrow keys move the place of the cut. Answers a click.
fn pack(ui: &mut Ui, place: &mut u8, back: Back, theme: &Theme, words: &str) -> bool {
    let p = &theme.palette;
    let size = Vec2::new(ui.available_width().min(theme.px(500.0)), theme.px(84.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Slider, true, words));
    let card = Vec2::new(theme.px(52.0), theme.px(73.0));
    // Between the part that is lifted and the rest lie a whole card and some felt.
    let gap = card.x + theme.px(16.0);
    let step = (size.x - gap - card.x) / 22.0;
    if let Some(at) = response.hover_pos().filter(|_| ui.input(|i| i.pointer.is_moving() || i.pointer.any_click())) {
        let near = ((at.x - rect.min.x - gap / 2.0) / step + 1.0).round();
        *place = (near as i32).clamp(i32::from(*CUTS.start()), i32::from(*CUTS.end())) as u8;
    }
    for (key, by) in [(Key::ArrowLeft, -1_i8), (Key::ArrowRight, 1), (Key::PageUp, 5), (Key::PageDown, -5)] {
        if ui.memory(|m| m.focused().is_none_or(|id| id == response.id)) && pressed(ui.ctx(), key) {
            *place = place.saturating_add_signed(by).clamp(*CUTS.start(), *CUTS.end());
        }
    }
    let picture = back_picture(ui.ctx(), back, card);
    let painter = ui.painter();
    for number in 0..24_u8 {
        let lifted = number < *place;
        let x = rect.min.x + if lifted { step * f32::from(number) } else { step * (f32::from(number) - 1.0) + gap };
        let y = rect.center().y - if lifted { theme.px(5.0) } else { 0.0 };
        let back = Rect::from_min_size(Pos2::new(x, y - card.y / 2.0), card);
        let radius = back.width() * CORNER;
        match &picture {
            Some(picture) => {
                let all = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
                painter.image(picture.id(), back, all, Color32::WHITE);
            }
            None => drop(painter.rect_filled(back, radius, p.paper)),
        }
        painter.rect_stroke(back, radius, Stroke::new(1.0, p.ink.gamma_multiply(0.5)), StrokeKind::Inside);
    }
    focus_ring(painter, theme, rect, &response);
    response.clicked()
}

/// The back that the person chose, drawn for cards of that size; kept until another is wanted.
fn back_picture(ctx: &Context, back: Back, card: Vec2) -> Option<TextureHandle> {
    type Drawn = Option<((Back, u32, u32), TextureHandle)>;
    let size = (card * ctx.pixels_per_point()).round();
    let wanted = (back, size.x as u32, size.y as u32);
    let key = Id::new("back of the pack");
    if let Some((drawn, picture)) = ctx.data(|data| data.get_temp::<Drawn>(key)).flatten()
        && drawn == wanted
    {
        return Some(picture);
    }
    let drawn = cards::rasterise(&cards::back_svg(back), wanted.1, wanted.2).ok()?;
    let image = ColorImage::from_rgba_unmultiplied([drawn.width as usize, drawn.height as usize], &drawn.rgba);
    let picture = ctx.load_texture("back", image, TextureOptions::LINEAR);
    ctx.data_mut(|data| data.insert_temp(key, Some((wanted, picture.clone()))));
    Some(picture)
}

/// The keys of the suits: the letters of the notation, on every keyboard layout.
const SUIT_KEYS: [(Suit, Key, &str); 4] = [
    (Suit::Spades, Key::S, "S"),
    (Suit::Hearts, Key::H, "H"),
    (Suit::Diamonds, Key::D, "D"),
    (Suit::Clubs, Key::C, "C"),
];

/// Asks for the trump suit.
fn name_trump(ui: &mut Ui, advised: Option<Decision>, theme: &Theme, texts: &Texts) -> Option<Suit> {
    let mut answer = None;
    heading(ui, theme, texts.get("table-name-trump"));
    let gap = theme.px(10.0);
    let side = ((ui.available_width() - 3.0 * gap) / 4.0).min(theme.px(128.0));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for (suit, key, letter) in SUIT_KEYS {
            let advised = advised == Some(Decision::Trump(suit));
            if suit_button(ui, suit, letter, side, advised, theme, texts) || pressed(ui.ctx(), key) {
                answer = Some(suit);
            }
        }
    });
    note(ui, theme, texts.get("table-name-trump-hint"));
    answer
}

fn suit_button(ui: &mut Ui, suit: Suit, letter: &str, side: f32, advised: bool, theme: &Theme, texts: &Texts) -> bool {
    let p = &theme.palette;
    let (rect, response) = ui.allocate_exact_size(Vec2::new(side, side * 1.08), Sense::click());
    let name = texts.suit(suit);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name));
    let lit = response.hovered() || response.has_focus();
    let rect_shown = if response.is_pointer_button_down_on() { rect.translate(Vec2::new(0.0, 1.5)) } else { rect };
    let painter = ui.painter();
    let edge = Stroke::new(theme.px(if lit { 3.0 } else { 1.5 }), if lit { p.accent } else { p.edge });
    painter.rect(rect_shown, theme.radius(10.0), p.paper, edge, StrokeKind::Inside);
    let colour = theme.suit_on_paper(suit);
    suit_at(painter, rect_shown.center() - Vec2::new(0.0, side * 0.1), side * 0.82, suit, colour, theme);
    let mut font = theme.regular(17.0);
    let mut galley = painter.layout_no_wrap(name.to_owned(), font.clone(), p.ink);
    let room = side - theme.px(10.0);
    if galley.size().x > room {
        font.size *= room / galley.size().x;
        galley = painter.layout_no_wrap(name.to_owned(), font, p.ink);
    }
    let at =
        Align2::CENTER_BOTTOM.anchor_size(rect_shown.center_bottom() - Vec2::new(0.0, theme.px(6.0)), galley.size());
    painter.galley(at.min, galley, p.ink);
    let corner = rect_shown.min + Vec2::new(theme.px(8.0), theme.px(4.0));
    painter.text(corner, Align2::LEFT_TOP, letter, theme.bold(15.0), p.ink.gamma_multiply(0.75));
    if advised {
        coach::hint::mark(painter, rect_shown, side * 0.1, theme);
    }
    focus_ring(painter, theme, rect_shown, &response);
    response.clicked()
}

/// Offers what the hand allows to announce, and nothing.
fn announce(
    ui: &mut Ui,
    offers: &[Announcement],
    advised: Option<Decision>,
    theme: &Theme,
    texts: &Texts,
) -> Option<Announcement> {
    let mut answer = None;
    heading(ui, theme, texts.get("table-announce-prompt"));
    let width = ui.available_width();
    for offer in offers.iter().copied().chain([Announcement::None]) {
        let (key, letter) = match offer {
            Announcement::Konter => (Key::K, "K"),
            Announcement::Matt => (Key::T, "T"),
            Announcement::KonterAMatt => (Key::B, "B"),
            Announcement::None => (Key::N, "N"),
        };
        let cards: Vec<String> = offer.needs().iter().map(|card| texts.short_card(card)).collect();
        let shows = texts.format("table-announce-shows", &args! { "cards" => cards.join(" ") });
        let button = Button::new(call(texts, offer)).key(letter).width(width);
        let button = if offer == Announcement::None { button } else { button.why(&shows) };
        let response = button.show(ui, theme);
        if advised == Some(Decision::Announce(offer)) {
            coach::hint::mark(ui.painter(), response.rect, theme.px(9.0), theme);
        }
        if response.clicked() || pressed(ui.ctx(), key) {
            answer = Some(offer);
        }
    }
    answer
}

/// Asks whether the game is to be counted now.
fn count(ui: &mut Ui, theme: &Theme, texts: &Texts) -> bool {
    heading(ui, theme, texts.get("table-count-prompt"));
    note(ui, theme, texts.get("table-count-why"));
    let key = texts.get("menu-keyname-enter");
    Button::main(texts.get("table-count")).key(key).show(ui, theme).clicked() || pressed(ui.ctx(), Key::Enter)
}

/// What may be done at any time, as buttons in a corner of the table.
fn offers(ctx: &Context, corner: Rect, can: &Validation, theme: &Theme, texts: &Texts) -> Option<Question> {
    if can.claim.is_none() && !can.claim_rest && !can.call_misplay {
        return None;
    }
    let mut answer = None;
    egui::Area::new(Id::new("offers"))
        .order(Order::Middle)
        .pivot(Align2::RIGHT_BOTTOM)
        .fixed_pos(corner.max)
        .constrain_to(ctx.viewport_rect())
        .fade_in(theme.motion)
        .show(ctx, |ui| {
            ui.set_max_width(corner.width());
            ui.with_layout(egui::Layout::top_down(egui::Align::Max), |ui| {
                let mut offer = |words: &str, key: Key, letter: &str, question| {
                    if Button::new(words).key(letter).show(ui, theme).clicked() || pressed(ctx, key) {
                        answer = Some(question);
                    }
                };
                if can.call_misplay {
                    offer(texts.get("table-misplay-call"), Key::F, "F", Question::Misplay(None));
                }
                if let Some(points) = can.claim {
                    let words = texts.format("table-claim-won", &args! { "points" => points });
                    offer(&words, Key::W, "W", Question::Claim);
                } else if can.claim_rest {
                    offer(texts.get("table-claim-rest"), Key::W, "W", Question::ClaimRest);
                }
            });
        });
    answer
}

/// Asks a question; the answer no is an empty `asked`.
fn ask(
    ctx: &Context,
    (question, place): (Question, Rect),
    asked: &mut Option<Question>,
    can: &Validation,
    names: &Names,
    theme: &Theme,
    texts: &Texts,
) -> Option<Action> {
    let possible = match question {
        Question::Claim => can.claim.is_some(),
        Question::ClaimRest => can.claim_rest,
        Question::Misplay(_) => can.call_misplay,
    };
    if !possible {
        *asked = None;
        return None;
    }
    let answer = widgets::modal_within(ctx, theme, "question", place, |ui| {
        let (action, yes) = match question {
            Question::Claim => {
                let points = can.claim.unwrap_or_default();
                heading(ui, theme, &texts.format("table-claim-won", &args! { "points" => points }));
                let kapo = can.claim_gives_up_kapo;
                note(ui, theme, texts.get(if kapo { "table-claim-kapo" } else { "table-claim-why" }));
                (Some(Action::Claim), texts.get(if kapo { "table-claim-anyway" } else { "table-claim-yes" }))
            }
            Question::ClaimRest => {
                heading(ui, theme, texts.get("table-claim-rest"));
                note(ui, theme, texts.get("table-claim-rest-why"));
                (Some(Action::ClaimRest), texts.get("table-claim-yes"))
            }
            Question::Misplay(against) => {
                heading(ui, theme, texts.get("table-misplay-whose"));
                let own = can.seat.map(Seat::team);
                let opponents = Seat::ALL.into_iter().filter(|seat| Some(seat.team()) != own);
                let chosen = widgets::choice(ui, theme, against, opponents.map(|seat| (Some(seat), names.at(seat))));
                if chosen.is_some() {
                    *asked = chosen.map(Question::Misplay);
                }
                note(ui, theme, texts.get("table-misplay-warning"));
                (against.map(Action::CallMisplay), texts.get("table-misplay-call"))
            }
        };
        ui.add_space(theme.px(4.0));
        let mut answer = None;
        widgets::buttons(ui, |ui| {
            let no = Button::new(texts.get("table-play-on")).key(texts.get("menu-keyname-escape")).show(ui, theme);
            widgets::focus_at_first(ui, "question", &no);
            if no.clicked() {
                answer = Some(None);
            }
            // Red is for what may cost something; a claim is only offered where it is won.
            let loses = matches!(question, Question::Misplay(_)) || can.claim_gives_up_kapo;
            let kind = if loses { Kind::Danger } else { Kind::Main };
            if Button::new(yes).kind(kind).enabled(action.is_some()).show(ui, theme).clicked() {
                answer = Some(action);
            }
        });
        answer
    });
    if answer == Some(None) || widgets::escaped(ctx) {
        *asked = None;
    }
    answer.flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::testing::{self, LANGUAGES, SIZES};
    use crate::localization::Language;

    const EVERYTHING: [Announcement; 3] = [Announcement::Matt, Announcement::Konter, Announcement::KonterAMatt];

    fn claimable() -> Validation {
        let mut can = Validation::default();
        can.seat = Some(Seat::South);
        can.claim = Some(24);
        can
    }

    #[test]
    fn every_prompt_fits_the_smallest_window_in_every_language() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            for (size, text_size) in SIZES {
                let screen = testing::Screen::new(size, text_size);
                let theme = screen.theme;
                let place =
                    Place::centre(Rect::from_center_size(screen.rect.center(), Vec2::splat(300.0)), theme.px(560.0));
                let layout = Layout::with_text(bevy::math::Vec2::new(size.x, size.y), text_size);
                let room = ask_room(&layout);
                let hash = "0123456789abcdef".repeat(4);
                screen.check(&format!("cut {language:?}"), |ctx| {
                    widgets::panel(ctx, &theme, "cut", place, |ui| {
                        cut(ui, &mut 12, (9, Back::Lion), &hash, &theme, &texts)
                    });
                });
                screen.check(&format!("trump {language:?}"), |ctx| {
                    widgets::panel(ctx, &theme, "trump", place, |ui| name_trump(ui, None, &theme, &texts));
                });
                screen.check(&format!("announce {language:?}"), |ctx| {
                    widgets::panel(ctx, &theme, "announce", beside_trick(&layout, false, place), |ui| {
                        announce(ui, &EVERYTHING, None, &theme, &texts)
                    });
                });
                screen.check(&format!("count {language:?}"), |ctx| {
                    widgets::panel(ctx, &theme, "count", place, |ui| count(ui, &theme, &texts));
                });
                let mut can = claimable();
                can.claim_gives_up_kapo = true;
                can.call_misplay = true;
                let names = Names::new(&crate::settings::Settings::default(), &texts, Some(Seat::South));
                for question in [Question::Claim, Question::Misplay(Some(Seat::West))] {
                    screen.check(&format!("{question:?} {language:?}"), |ctx| {
                        ask(ctx, (question, room), &mut Some(question), &can, &names, &theme, &texts);
                    });
                }
            }
        }
    }

    #[test]
    fn suits_have_their_keys() {
        let texts = Texts::new(Language::Fr);
        let screen = testing::Screen::new(SIZES[0].0, 100);
        let theme = screen.theme;
        let place = Place::centre(screen.rect, 500.0);
        for (suit, key, _) in SUIT_KEYS {
            let mut named = None;
            screen.press(key, |ctx| {
                named = named
                    .or(widgets::panel(ctx, &theme, "trump", place, |ui| name_trump(ui, None, &theme, &texts)).inner);
            });
            assert_eq!(named, Some(suit));
        }
    }

    #[test]
    fn tab_and_enter_reach_every_announcement() {
        let texts = Texts::new(Language::Lb);
        let place = |screen: &testing::Screen| Place::centre(screen.rect, 500.0);
        let mut reached = Vec::new();
        for tabs in 1..=4 {
            let screen = testing::Screen::new(SIZES[0].0, 100);
            let theme = screen.theme;
            let mut said = None;
            let mut draw = |ctx: &Context| {
                let panel = widgets::panel(ctx, &theme, "announce", place(&screen), |ui| {
                    announce(ui, &EVERYTHING, None, &theme, &texts)
                });
                said = said.or(panel.inner);
            };
            for _ in 0..tabs {
                screen.press(Key::Tab, &mut draw);
            }
            screen.press(Key::Enter, &mut draw);
            reached.extend(said);
        }
        assert_eq!(reached, [EVERYTHING[0], EVERYTHING[1], EVERYTHING[2], Announcement::None]);
    }

    #[test]
    fn enter_never_confirms_a_question_by_accident() {
        let texts = Texts::new(Language::De);
        let screen = testing::Screen::new(SIZES[0].0, 100);
        let can = claimable();
        let names = Names::default();
        for key in [Key::Enter, Key::Escape, Key::Space] {
            let mut asked = Some(Question::Claim);
            let mut action = None;
            screen.press(key, |ctx| {
                if asked.is_some() {
                    let place = (Question::Claim, screen.rect);
                    action = action.or(ask(ctx, place, &mut asked, &can, &names, &screen.theme, &texts));
                }
            });
            assert_eq!((action, asked), (None, None), "{key:?}");
        }
    }
}
