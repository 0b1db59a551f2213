//! The panel of a lesson: what is taught, what is asked, and what is said to the answer.

use bevy::prelude::*;
use bevy_egui::egui::{self, Area, Color32, Context, Id, Key, Order, Pos2, Rect, RichText, Sense, Stroke, Ui, Vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::game::{FirstGame, Wanted};
use super::lesson::{Lesson, Part};
use super::progress::Progress;
use super::say::capital;
use super::session::Session;
use super::task::{Ask, Given, Label, Verdict};
use super::{Do, Learning, TakeLesson, felt, make};
use crate::ai::Decision;
use crate::args;
use crate::coach;
use crate::hud::widgets::{self, Button, escaped, pressed};
use crate::hud::{HudSet, Names, Theme};
use crate::localization::Texts;
use crate::pages::{OpenRules, Section};
use crate::play::Screen;
use crate::rules::{Announcement, BySeat, Seat, Suit};
use crate::screens::Menus;
use crate::settings::Settings;
use crate::table::{Layout, Stage};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(HudSet::Menus).before(crate::screens::FollowKeys).run_if(in_state(Screen::Lesson)),
    );
}

/// What the learner wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wants {
    Do(Do),
    Take(Lesson),
    Read(Section),
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    (learning, layout, stage, menus): (Res<Learning>, Res<Layout>, Option<Res<Stage>>, Res<Menus>),
    (settings, theme, texts): (Res<Settings>, Res<Theme>, Res<Texts>),
    mut dos: MessageWriter<Do>,
    (mut take, mut rules): (MessageWriter<TakeLesson>, MessageWriter<OpenRules>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = &learning.session else { return Ok(()) };
    let names = Names::new(&settings, &texts, Some(Seat::South));
    // What the cards have not shown yet is not asked either.
    let at_rest = stage.is_some_and(|stage| stage.at_rest());
    let lesson = Shown { session, progress: &learning.progress, names: &names.0, at_rest };
    let mut wants = show(ctx, crate::hud::rect(layout.panel), &lesson, &theme, &texts);
    // While a page lies over the lesson, its keys are not the lesson's.
    if !menus.is_open() {
        wants = wants.or_else(|| by_key(ctx, &lesson));
    }
    match wants {
        Some(Wants::Do(what)) => {
            dos.write(what);
        }
        Some(Wants::Take(lesson)) => {
            take.write(TakeLesson(lesson));
        }
        Some(Wants::Read(section)) => {
            rules.write(OpenRules { section: Some(section) });
        }
        None => {}
    }
    Ok(())
}

/// The keys of the suits, as at the table.
const fn suit_key(suit: Suit) -> (Key, &'static str) {
    match suit {
        Suit::Spades => (Key::S, "S"),
        Suit::Hearts => (Key::H, "H"),
        Suit::Diamonds => (Key::D, "D"),
        Suit::Clubs => (Key::C, "C"),
    }
}

/// The keys of the buttons that are no suits.
const DIGITS: [(Key, &str); 6] =
    [(Key::Num1, "1"), (Key::Num2, "2"), (Key::Num3, "3"), (Key::Num4, "4"), (Key::Num5, "5"), (Key::Num6, "6")];

/// The key of a button.
fn key_of(number: usize, label: &Label) -> Option<(Key, &'static str)> {
    match label {
        Label::Suit(suit) => Some(suit_key(*suit)),
        Label::Says(_) => DIGITS.get(number).copied(),
    }
}

/// The key of an offer of the game, as at the table.
const fn offer_key(offer: Decision) -> Option<(Key, &'static str)> {
    Some(match offer {
        Decision::Trump(suit) => suit_key(suit),
        Decision::Announce(Announcement::Konter) => (Key::K, "K"),
        Decision::Announce(Announcement::Matt) => (Key::T, "T"),
        Decision::Announce(Announcement::KonterAMatt) => (Key::B, "B"),
        Decision::Announce(Announcement::None) => (Key::N, "N"),
        Decision::Card(_) => return None,
    })
}

fn by_key(ctx: &Context, lesson: &Shown) -> Option<Wants> {
    let session = lesson.session;
    if escaped(ctx) {
        return Some(Wants::Do(Do::Leave));
    }
    if pressed(ctx, Key::R) {
        return Some(Wants::Read(session.section()));
    }
    if session.over {
        return (pressed(ctx, Key::Enter) || pressed(ctx, Key::Space)).then_some(Wants::Do(Do::Next));
    }
    if let Some(game) = &session.game {
        return game
            .offers()
            .into_iter()
            .enumerate()
            .find_map(|(number, offer)| pressed(ctx, offer_key(offer)?.0).then_some(Wants::Do(Do::Pick(number))));
    }
    match session.task.as_ref().map(|task| &task.ask) {
        // Enter marks the card that the arrow keys have reached.
        Some(Ask::Mark(_)) => pressed(ctx, Key::Space).then_some(Wants::Do(Do::Check)),
        Some(Ask::Pick(answers)) => answers.iter().enumerate().find_map(|(number, answer)| {
            let (key, _) = key_of(number, &answer.what)?;
            pressed(ctx, key).then_some(Wants::Do(Do::Pick(number)))
        }),
        Some(Ask::Tap(_) | Ask::Order(_)) => None,
        None => pressed(ctx, Key::Enter).then(|| session.lesson.next().map_or(Wants::Do(Do::Leave), Wants::Take)),
    }
}

/// What the panel shows.
struct Shown<'a> {
    session: &'a Session,
    progress: &'a Progress,
    names: &'a BySeat<String>,
    /// Whether no card moves.
    at_rest: bool,
}

fn show(ctx: &Context, place: Rect, lesson: &Shown, theme: &Theme, texts: &Texts) -> Option<Wants> {
    let p = &theme.palette;
    let margin = theme.margin(20.0, 16.0);
    Area::new(Id::new("lesson"))
        .order(Order::Middle)
        .fixed_pos(place.min)
        .movable(false)
        .constrain(false)
        .sense(Sense::CLICK)
        .show(ctx, |ui| {
            let painter = ui.painter();
            if !p.plain {
                painter.add(theme.shadow().as_shape(place, 0.0));
            }
            painter.rect_filled(place, 0.0, p.panel);
            let edge = [place.right_top(), place.right_bottom()];
            let edge = if place.width() < ctx.viewport_rect().width() {
                edge
            } else {
                [place.left_bottom(), place.right_bottom()]
            };
            painter.line_segment(edge, Stroke::new(theme.px(3.0), p.edge));
            let mut inner = place - margin;
            // Lines stay as short as can be read where the panel lies above the table.
            inner = inner.shrink2(Vec2::new((inner.width() - theme.px(600.0)).max(0.0) / 2.0, 0.0));
            ui.set_max_size(place.size());
            let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inner));
            contents(&mut ui, lesson, theme, texts)
        })
        .inner
}

fn contents(ui: &mut Ui, lesson: &Shown, theme: &Theme, texts: &Texts) -> Option<Wants> {
    let Shown { session, progress, .. } = *lesson;
    let mut wants = None;
    // The last rows stay in view: they are laid out first, from below.
    ui.with_layout(egui::Layout::bottom_up(egui::Align::Min), |ui| {
        let width = ui.available_width();
        let back = Button::new(texts.get("learn-leave")).key(texts.get("menu-keyname-escape")).width(width);
        if back.show(ui, theme).clicked() {
            wants = Some(Wants::Do(Do::Leave));
        }
        if let Some(next) = main_button(ui, session, theme, texts) {
            wants = Some(next);
        }
        ui.add_space(theme.px(4.0));
        let room = ui.available_height();
        ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| {
            widgets::scrolling(ui, room, |ui| {
                ui.set_width(ui.available_width() - theme.px(4.0));
                if head(ui, session, progress, theme, texts) {
                    wants = Some(Wants::Read(session.section()));
                }
                if let Some(picked) = body(ui, lesson, theme, texts) {
                    wants = Some(Wants::Do(Do::Pick(picked)));
                }
            });
        });
    });
    wants
}

/// A sentence, in letters a little larger than elsewhere, since this is to be read.
fn sentence(ui: &mut Ui, theme: &Theme, text: &str) {
    ui.label(RichText::new(text).font(theme.regular(19.5)).color(theme.palette.text));
}

/// The button that goes on.
fn main_button(ui: &mut Ui, session: &Session, theme: &Theme, texts: &Texts) -> Option<Wants> {
    let width = ui.available_width();
    let enter = texts.get("menu-keyname-enter");
    if session.task.is_none() && session.game.is_none() {
        let next = session.lesson.next()?;
        let button = Button::main(texts.get("learn-next-lesson")).why(texts.get(next.title())).key(enter).width(width);
        return button.show(ui, theme).clicked().then_some(Wants::Take(next));
    }
    if session.over {
        let button = Button::main(texts.get("common-next")).key(enter).width(width);
        return button.show(ui, theme).clicked().then_some(Wants::Do(Do::Next));
    }
    if matches!(session.task.as_ref().map(|task| &task.ask), Some(Ask::Mark(_))) {
        let space = texts.get("menu-keyname-space");
        let button = Button::main(texts.get("learn-check")).key(space).width(width);
        return button.show(ui, theme).clicked().then_some(Wants::Do(Do::Check));
    }
    None
}

/// The lesson's title and how far it is, beside the way to the rules behind it; answers whether they are asked for.
fn head(ui: &mut Ui, session: &Session, progress: &Progress, theme: &Theme, texts: &Texts) -> bool {
    ui.spacing_mut().item_spacing.y = theme.px(6.0);
    let read = ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
        let read = Button::new(texts.get("pages-open")).key("R").show(ui, theme).clicked();
        ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| title(ui, session, progress, theme, texts));
        read
    });
    ui.add_space(theme.px(4.0));
    read.inner
}

fn title(ui: &mut Ui, session: &Session, progress: &Progress, theme: &Theme, texts: &Texts) {
    let p = &theme.palette;
    let lesson = session.lesson;
    ui.label(widgets::whole_words(ui, texts.get(lesson.title()), theme.bold(23.0), p.text, ui.available_width()));
    let (words, done, all) = match session.part {
        Part::Step(step) => ("learn-step", step, lesson.steps()),
        // A whole game is no exercise of several.
        Part::Exercise(right) if session.game.is_none() => ("learn-exercise", right, lesson.exercises()),
        Part::Exercise(_) | Part::Finished => return,
    };
    let words = texts.format(words, &args! { "n" => done + 1, "all" => all });
    ui.label(RichText::new(words).font(theme.regular(15.5)).color(p.weak));
    // What is reached already counts as soon as it was right.
    let reached = match progress.of(lesson).part(lesson) {
        Part::Step(step) => step,
        Part::Exercise(right) if matches!(session.part, Part::Exercise(_)) => right,
        _ => all,
    };
    pips(ui, reached, all, theme);
}

/// A bead for each step or exercise: full ones have a tick.
fn pips(ui: &mut Ui, reached: u8, all: u8, theme: &Theme) {
    let p = &theme.palette;
    let size = theme.px(20.0);
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), size), Sense::hover());
    for number in 0..all {
        let at = Pos2::new(rect.min.x + size * (0.5 + 1.25 * f32::from(number)), rect.center().y);
        let full = number < reached;
        let edge = Stroke::new(theme.px(1.5), if full { p.accent } else { p.weak });
        ui.painter().circle(at, size * 0.42, if full { p.accent } else { Color32::TRANSPARENT }, edge);
        if full {
            felt::tick(ui.painter(), at, size * 0.42, p.on_accent);
        }
    }
}

/// What is taught, asked and answered; answers the button that was clicked.
fn body(ui: &mut Ui, lesson: &Shown, theme: &Theme, texts: &Texts) -> Option<usize> {
    let Shown { session, names, at_rest, .. } = *lesson;
    if let Some(game) = &session.game {
        return game_body(ui, game, names, at_rest, theme, texts);
    }
    let p = &theme.palette;
    let Some(task) = &session.task else {
        ui.add_space(theme.px(8.0));
        widgets::heading(ui, theme, texts.get("learn-finished"));
        let last = session.lesson.next().is_none();
        sentence(ui, theme, texts.get(if last { "learn-finished-all" } else { "learn-finished-why" }));
        return None;
    };
    let mut picked = None;
    for say in &task.text {
        sentence(ui, theme, &say.words(texts, names));
    }
    let question = task.question.words(texts, names);
    ui.label(RichText::new(question).font(theme.bold(20.5)).color(p.accent));
    if let Ask::Pick(answers) = &task.ask {
        let width = ui.available_width();
        for (number, answer) in answers.iter().enumerate() {
            let words = match &answer.what {
                Label::Suit(suit) => format!("{} {}", suit.symbol(), texts.suit(*suit)),
                Label::Says(says) => says.iter().map(|say| say.words(texts, names)).collect::<Vec<_>>().join("\n"),
            };
            let given = session.given == Some(Given::Pick(number)) && session.verdict.is_some();
            let shown_right = session.over && answer.right;
            let key = key_of(number, &answer.what).map_or("", |(_, cap)| cap);
            let button = Button::new(&words).key(key).selected(shown_right || given && answer.right).width(width);
            let response = button.show(ui, theme);
            if given && !answer.right {
                // A wrong answer is crossed, the right one has the tick of what is chosen.
                let at = Pos2::new(response.rect.min.x + theme.px(9.0), response.rect.center().y);
                felt::cross(ui.painter(), at, theme.px(8.0), p.text);
            }
            if response.clicked() && !session.over {
                picked = Some(number);
            }
        }
    }
    if let Some(verdict) = &session.verdict {
        say_verdict(ui, verdict, session.over, names, theme, texts);
    }
    picked
}

/// The game of the last lesson: what is asked, and what is said to the last decision.
fn game_body(
    ui: &mut Ui,
    game: &FirstGame,
    names: &BySeat<String>,
    at_rest: bool,
    theme: &Theme,
    texts: &Texts,
) -> Option<usize> {
    let p = &theme.palette;
    let bold = |ui: &mut Ui, words: &str| {
        ui.label(RichText::new(words).font(theme.bold(20.5)).color(p.accent));
    };
    let mut picked = None;
    let tell = |ui: &mut Ui| {
        for say in &game.story {
            sentence(ui, theme, &say.words(texts, names));
        }
    };
    let score = game.game().score().filter(|_| at_rest);
    if let Some(score) = score {
        tell(ui);
        for say in make::lee::explained(score, game.game().options()) {
            sentence(ui, theme, &say.words(texts, names));
        }
    } else if game.record().games.iter().all(|actions| actions.len() < 2) {
        sentence(ui, theme, texts.get("learn-game-1"));
    }
    let wanted = if at_rest { game.wanted() } else { Wanted::Nothing };
    match wanted {
        Wanted::Trump => bold(ui, texts.get("table-name-trump")),
        Wanted::Announce(_) => bold(ui, texts.get("table-announce-prompt")),
        Wanted::Card(_) => {
            bold(ui, texts.get(if game.game().trick().is_empty() { "table-your-lead" } else { "table-your-turn" }));
        }
        Wanted::Nothing => {}
    }
    let width = ui.available_width();
    let offers = if at_rest { game.offers() } else { Vec::new() };
    for (number, offer) in offers.into_iter().enumerate() {
        let words = match offer {
            Decision::Trump(suit) => format!("{} {}", suit.symbol(), texts.suit(suit)),
            _ => coach::words::decision(texts, offer).to_owned(),
        };
        let cap = offer_key(offer).map_or("", |(_, cap)| cap);
        if Button::new(&words).key(cap).width(width).show(ui, theme).clicked() {
            picked = Some(number);
        }
    }
    if let Some(refusal) = &game.refusal {
        verdict_frame(ui, false, texts.get("learn-wrong"), &[texts.refusal(refusal)], theme);
    } else if let Some(comment) = &game.comment {
        let taken = coach::words::decision(texts, comment.taken.decision);
        let title = if comment.good { "learn-game-good" } else { "learn-game-better" };
        let best = coach::words::decision(texts, comment.expert.decision);
        let title = capital(texts.format(title, &args! { "taken" => taken, "best" => best }));
        let choice = if comment.good { &comment.taken } else { &comment.expert };
        verdict_frame(ui, comment.good, &title, &coach::why(texts, &comment.view, choice), theme);
    }
    if score.is_none() {
        tell(ui);
    }
    picked
}

/// What is said to an answer. Right and wrong differ in the sign, the word and the colour.
fn say_verdict(ui: &mut Ui, verdict: &Verdict, over: bool, names: &BySeat<String>, theme: &Theme, texts: &Texts) {
    let word = texts.get(if verdict.right { "learn-right" } else { "learn-wrong" });
    let why: Vec<String> = verdict.why.iter().map(|say| say.words(texts, names)).collect();
    verdict_frame(ui, verdict.right, word, &why, theme);
    if !verdict.right && !over {
        widgets::note(ui, theme, texts.get("learn-retry"));
    }
}

fn verdict_frame(ui: &mut Ui, right: bool, word: &str, why: &[String], theme: &Theme) {
    let p = &theme.palette;
    ui.add_space(theme.px(4.0));
    let shown = egui::Frame::new()
        .fill(p.well)
        .stroke(Stroke::new(theme.px(1.5), if right { p.accent } else { p.edge }))
        .corner_radius(theme.radius(10.0))
        .inner_margin(theme.margin(14.0, 10.0))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                let radius = theme.px(12.0);
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(radius * 2.0), Sense::hover());
                let (fill, ink) = if right { (p.accent, p.on_accent) } else { (p.danger, p.on_danger) };
                ui.painter().circle_filled(rect.center(), radius, fill);
                if right {
                    felt::tick(ui.painter(), rect.center(), radius, ink);
                } else {
                    felt::cross(ui.painter(), rect.center(), radius, ink);
                }
                ui.add(egui::Label::new(RichText::new(word).font(theme.bold(20.5)).color(p.text)).wrap());
            });
            for words in why {
                sentence(ui, theme, words);
            }
        });
    // What is new is brought into view where the panel must scroll.
    let said = Id::new("lesson said");
    let new = (right, why.to_vec());
    if ui.data(|data| data.get_temp::<(bool, Vec<String>)>(said)).as_ref() != Some(&new) {
        ui.data_mut(|data| data.insert_temp(said, new));
        shown.response.scroll_to_me(Some(egui::Align::Max));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::testing::{LANGUAGES, SIZES, Screen as Frame};
    use crate::rules::{Options, Preset, Seed};

    /// Every lesson in its first step and its first exercise, asked and answered wrongly.
    fn sessions(rules: &Options) -> Vec<Session> {
        let mut sessions = Vec::new();
        for lesson in Lesson::ALL {
            let mut progress = Progress::new(Seed::from(4));
            sessions.push(Session::new(lesson, &mut progress, rules));
            (0..lesson.steps()).for_each(|step| progress.advance(lesson, Part::Step(step)));
            let mut session = Session::new(lesson, &mut progress, rules);
            sessions.push(session.clone());
            match session.task.clone().map(|task| task.ask) {
                Some(Ask::Tap(answers)) => {
                    let wrong = answers.iter().find(|answer| !answer.right).unwrap();
                    session.tap(wrong.what, &mut progress);
                }
                Some(Ask::Mark(_)) => session.check(&mut progress),
                Some(Ask::Order(order)) => session.tap(order[order.len() - 1], &mut progress),
                Some(Ask::Pick(answers)) => {
                    session.pick(answers.iter().position(|answer| !answer.right).unwrap(), &mut progress);
                }
                None => {
                    let game = session.game.as_mut().unwrap();
                    game.others();
                    game.decide(game.offers()[0]);
                }
            }
            sessions.push(session);
        }
        // The last lesson's game to its end, with all that is said on the way.
        let mut session = sessions[sessions.len() - 1].clone();
        while let Some(game) = session.game.as_mut().filter(|game| !game.is_over()) {
            match game.wanted() {
                Wanted::Nothing => drop(game.others()),
                Wanted::Card(legal) => drop(game.decide(Decision::Card(legal.first().unwrap()))),
                _ => drop(game.decide(game.offers()[0])),
            }
            sessions.push(session.clone());
        }
        sessions
    }

    #[test]
    fn the_panel_fits_in_every_language() {
        let names = BySeat::from_fn(|_| "Marie-Louise".to_owned());
        let progress = Progress::new(Seed::from(4));
        let sessions = sessions(&Preset::Letzebuerg.options());
        for language in LANGUAGES {
            let texts = Texts::new(language);
            for (size, text_size) in SIZES.into_iter().chain([(SIZES[0].0, 200)]) {
                let screen = Frame::new(size, text_size);
                let layout = Layout::with_panel(bevy::math::Vec2::new(size.x, size.y), text_size);
                for session in &sessions {
                    let lesson = Shown { session, progress: &progress, names: &names, at_rest: true };
                    let what = format!("{:?} {:?} {language:?} {size:?} {text_size}", session.lesson, session.part);
                    screen.check_in(crate::hud::rect(layout.panel), &what, |ctx| {
                        show(ctx, crate::hud::rect(layout.panel), &lesson, &screen.theme, &texts);
                    });
                }
            }
        }
    }

    #[test]
    fn right_and_wrong_are_told_without_colour() {
        let screen = Frame::new(SIZES[0].0, 100);
        let signs =
            |draw: &dyn Fn(&mut Ui)| screen.signs(|ctx| drop(Area::new(Id::new("signs")).show(ctx, |ui| draw(ui))));
        let [right, wrong] =
            [true, false].map(|right| signs(&|ui| verdict_frame(ui, right, "Tromp", &[], &screen.theme)));
        assert_ne!(right, wrong);
        let [none, one] = [0, 1].map(|reached| signs(&|ui| pips(ui, reached, 3, &screen.theme)));
        assert_ne!(none, one);
    }

    #[test]
    fn the_rules_of_each_lesson_are_a_key_away() {
        let names = BySeat::from_fn(|seat| seat.to_string());
        let progress = Progress::new(Seed::from(4));
        let screen = Frame::new(SIZES[0].0, 100);
        for session in &sessions(&Preset::Wellkomm.options()) {
            let lesson = Shown { session, progress: &progress, names: &names, at_rest: true };
            let mut wants = None;
            screen.press(Key::R, |ctx| wants = wants.or(by_key(ctx, &lesson)));
            let section = match &session.game {
                // Trump is to be named, until it is.
                Some(game) if game.wanted() == Wanted::Trump => Section::Naming,
                _ => session.section(),
            };
            assert_eq!(wants, Some(Wants::Read(section)), "{:?}", session.lesson);
        }
    }
}
