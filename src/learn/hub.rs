//! The list of lessons, with how far each is.

use bevy::prelude::*;
use bevy_egui::egui::{Context, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::lesson::{Lesson, Part};
use super::progress::Progress;
use super::{Learning, TakeLesson};
use crate::args;
use crate::hud::widgets::{self, Button, focus_at_first, heading, note};
use crate::hud::{HudSet, Theme};
use crate::localization::Texts;
use crate::screens::{Menus, Page, shows};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(HudSet::Menus).run_if(shows(Page::Learn)));
}

/// What was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    Take(Lesson),
    Back,
}

fn draw(
    mut contexts: EguiContexts,
    (theme, texts, learning): (Res<Theme>, Res<Texts>, Res<Learning>),
    mut menus: ResMut<Menus>,
    mut take: MessageWriter<TakeLesson>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    match show(ctx, &learning.progress, &theme, &texts) {
        Some(Answer::Take(lesson)) => {
            take.write(TakeLesson(lesson));
        }
        Some(Answer::Back) => menus.back(),
        None => {}
    }
    Ok(())
}

fn show(ctx: &Context, progress: &Progress, theme: &Theme, texts: &Texts) -> Option<Answer> {
    let mut answer = None;
    let suggested = progress.suggested();
    let back = widgets::page(
        ctx,
        theme,
        "learn",
        theme.px(980.0),
        |ui| {
            heading(ui, theme, texts.get("learn-title"));
            let done = args! { "n" => progress.finished(), "all" => Lesson::ALL.len() };
            note(ui, theme, texts.get("learn-hint"));
            note(ui, theme, &texts.format("learn-finished-of", &done));
            ui.add_space(theme.px(6.0));
            let columns = if ui.available_width() > theme.px(620.0) { 2 } else { 1 };
            let half = Lesson::ALL.len().div_ceil(columns);
            ui.columns(columns, |columns| {
                for (ui, lessons) in columns.iter_mut().zip(Lesson::ALL.chunks(half)) {
                    for lesson in lessons {
                        if entry(ui, *lesson, progress, suggested, theme, texts) {
                            answer = Some(Answer::Take(*lesson));
                        }
                    }
                }
            });
        },
        |ui| Button::new(texts.get("common-back")).key(texts.get("menu-keyname-escape")).show(ui, theme).clicked(),
    );
    if back { Some(Answer::Back) } else { answer }
}

/// A lesson's button; answers whether it was clicked. A finished lesson has a tick.
fn entry(
    ui: &mut Ui,
    lesson: Lesson,
    progress: &Progress,
    suggested: Option<Lesson>,
    theme: &Theme,
    texts: &Texts,
) -> bool {
    let done = progress.of(lesson);
    let state = state(lesson, progress, suggested, texts);
    let number = Lesson::ALL.iter().position(|of| *of == lesson).unwrap_or_default() + 1;
    let title = format!("{number}. {}", texts.get(lesson.title()));
    let width = ui.available_width();
    let button = if suggested == Some(lesson) { Button::main(&title) } else { Button::new(&title) };
    let shown = button.why(&state).selected(done.finished).width(width).show(ui, theme);
    if suggested.unwrap_or(Lesson::ALL[0]) == lesson {
        focus_at_first(ui, "learn", &shown);
    }
    shown.clicked()
}

/// How far a lesson is, in words.
fn state(lesson: Lesson, progress: &Progress, suggested: Option<Lesson>, texts: &Texts) -> String {
    let done = progress.of(lesson);
    if done.is_open(lesson) {
        return match done.part(lesson) {
            Part::Step(step) => texts.format("learn-step", &args! { "n" => step + 1, "all" => lesson.steps() }),
            Part::Exercise(right) => {
                texts.format("learn-exercise", &args! { "n" => right + 1, "all" => lesson.exercises() })
            }
            Part::Finished => String::new(),
        };
    }
    let key = match () {
        () if done.finished => "learn-state-finished",
        () if suggested == Some(lesson) => "learn-state-next",
        () => "learn-state-new",
    };
    texts.get(key).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::testing::{LANGUAGES, SIZES, Screen};
    use crate::localization::Language;
    use crate::rules::Seed;
    use bevy_egui::egui::Key;

    #[test]
    fn the_list_fits_in_every_language() {
        let mut progress = Progress::new(Seed::from(1));
        for step in 0..3 {
            progress.advance(Lesson::Points, Part::Step(step));
        }
        for right in 0..Lesson::Points.exercises() {
            progress.advance(Lesson::Points, Part::Exercise(right));
        }
        progress.advance(Lesson::Follow, Part::Step(0));
        for language in LANGUAGES {
            let texts = Texts::new(language);
            for (size, text_size) in SIZES {
                let screen = Screen::new(size, text_size);
                let theme = screen.theme;
                screen.check(&format!("learn {language:?} {size:?}"), |ctx| {
                    show(ctx, &progress, &theme, &texts);
                });
            }
        }
    }

    #[test]
    fn enter_takes_the_suggested_lesson() {
        let mut progress = Progress::new(Seed::from(1));
        let texts = Texts::new(Language::Lb);
        let screen = Screen::new(SIZES[0].0, 100);
        let mut answer = None;
        screen.press(Key::Enter, |ctx| answer = answer.or(show(ctx, &progress, &screen.theme, &texts)));
        assert_eq!(answer, Some(Answer::Take(Lesson::Points)));
        progress.advance(Lesson::Order, Part::Step(0));
        assert_eq!(progress.suggested(), Some(Lesson::Order));
    }
}
