//! The pause at the table.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Ui;

use super::question::Ask;
use super::{Menus, Page};
use crate::hud::Theme;
use crate::hud::widgets::{self, Button, focus_at_first, heading, note};
use crate::localization::Texts;
use crate::play::LeaveTable;

/// What was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    Resume,
    Open(Page),
    Leave,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    (theme, texts): (Res<Theme>, Res<Texts>),
    mut menus: ResMut<Menus>,
    mut leave: MessageWriter<LeaveTable>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    match widgets::modal(ctx, &theme, "pause", theme.px(400.0), |ui| show(ui, &theme, &texts)) {
        Some(Answer::Resume) => menus.close(),
        Some(Answer::Open(page)) => menus.open(page),
        Some(Answer::Leave) => {
            menus.close();
            leave.write(LeaveTable);
        }
        None => {}
    }
    Ok(())
}

fn show(ui: &mut Ui, theme: &Theme, texts: &Texts) -> Option<Answer> {
    heading(ui, theme, texts.get("menu-pause"));
    let width = ui.available_width();
    let mut answer = None;
    let resume =
        Button::main(texts.get("menu-resume")).key(texts.get("menu-keyname-escape")).width(width).show(ui, theme);
    focus_at_first(ui, "pause", &resume);
    if resume.clicked() {
        answer = Some(Answer::Resume);
    }
    for (key, then) in [
        ("menu-settings", Answer::Open(Page::Settings)),
        ("pages-title", Answer::Open(Page::Rules)),
        ("menu-keys", Answer::Open(Page::Keys)),
        ("menu-to-title", Answer::Leave),
        ("menu-quit", Answer::Open(Page::Ask(Ask::Quit))),
    ] {
        if Button::new(texts.get(key)).width(width).show(ui, theme).clicked() {
            answer = Some(then);
        }
    }
    note(ui, theme, texts.get("menu-saved"));
    answer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::testing::{LANGUAGES, SIZES, Screen};
    use crate::localization::Language;
    use bevy_egui::egui::{Context, Key};

    #[test]
    fn the_pause_fits_in_every_language() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            for (size, text_size) in SIZES {
                let screen = Screen::new(size, text_size);
                screen.check(&format!("pause {language:?}"), |ctx| {
                    widgets::modal(ctx, &screen.theme, "pause", 400.0, |ui| show(ui, &screen.theme, &texts));
                });
            }
        }
    }

    #[test]
    fn the_arrow_keys_reach_every_entry() {
        let texts = Texts::new(Language::En);
        let mut reached = Vec::new();
        for steps in 0..6 {
            let screen = Screen::new(SIZES[0].0, 100);
            let theme = screen.theme;
            let mut answer = None;
            let mut draw = |ctx: &Context| {
                answer = answer.or(widgets::modal(ctx, &theme, "pause", 400.0, |ui| show(ui, &theme, &texts)));
            };
            for _ in 0..steps {
                screen.press(Key::ArrowDown, &mut draw);
            }
            screen.press(Key::Enter, &mut draw);
            reached.extend(answer);
        }
        assert_eq!(
            reached,
            [
                Answer::Resume,
                Answer::Open(Page::Settings),
                Answer::Open(Page::Rules),
                Answer::Open(Page::Keys),
                Answer::Leave,
                Answer::Open(Page::Ask(Ask::Quit)),
            ]
        );
    }
}
