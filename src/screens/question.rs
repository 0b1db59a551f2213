//! Questions before what cannot be undone. Esc says no, and Enter says no until the keyboard is moved to yes.

use bevy::prelude::*;
use bevy_egui::egui::Context;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::new_match::StartMatch;
use super::{Menus, Page};
use crate::hud::widgets::{self, Button, Kind, focus_at_first, heading, line};
use crate::hud::{HudSet, Theme};
use crate::localization::Texts;
use crate::settings::Settings;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Start a new match although one is under way?
    NewMatch,
    /// Quit the game?
    Quit,
    /// Set all settings back?
    Reset,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(HudSet::Menus));
}

fn draw(
    mut contexts: EguiContexts,
    (theme, texts): (Res<Theme>, Res<Texts>),
    mut menus: ResMut<Menus>,
    mut settings: ResMut<Settings>,
    mut start: MessageWriter<StartMatch>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let Some(Page::Ask(ask)) = menus.top() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    match show(ctx, ask, &theme, &texts) {
        None => {}
        Some(false) => menus.back(),
        Some(true) => {
            menus.back();
            match ask {
                Ask::NewMatch => {
                    start.write(StartMatch);
                }
                Ask::Quit => {
                    exit.write(AppExit::Success);
                }
                Ask::Reset => {
                    // Who plays and by which rules is not among what the page shows.
                    let (levels, rules) = (settings.levels.clone(), settings.rules.clone());
                    *settings = Settings { levels, rules, ..Settings::default() };
                }
            }
        }
    }
    Ok(())
}

/// Shows a question; answers yes or no once it is answered.
fn show(ctx: &Context, ask: Ask, theme: &Theme, texts: &Texts) -> Option<bool> {
    let (words, yes) = match ask {
        Ask::NewMatch => ("menu-ask-new", "menu-ask-new-yes"),
        Ask::Quit => ("menu-ask-quit", "menu-quit"),
        Ask::Reset => ("menu-ask-reset", "menu-reset"),
    };
    widgets::modal(ctx, theme, "ask", theme.px(480.0), |ui| {
        heading(ui, theme, texts.get("menu-sure"));
        line(ui, theme, texts.get(words));
        ui.add_space(theme.px(6.0));
        widgets::buttons(ui, |ui| {
            let no = Button::new(texts.get("common-no")).key(texts.get("menu-keyname-escape")).show(ui, theme);
            focus_at_first(ui, "ask", &no);
            let yes = Button::new(texts.get(yes)).kind(Kind::Danger).show(ui, theme);
            if yes.clicked() { Some(true) } else { no.clicked().then_some(false) }
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::testing::{LANGUAGES, SIZES, Screen};
    use crate::localization::Language;
    use bevy_egui::egui::Key;

    const ALL: [Ask; 3] = [Ask::NewMatch, Ask::Quit, Ask::Reset];

    #[test]
    fn questions_fit_in_every_language() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            for (size, text_size) in SIZES {
                let screen = Screen::new(size, text_size);
                for ask in ALL {
                    screen.check(&format!("{ask:?} {language:?}"), |ctx| {
                        show(ctx, ask, &screen.theme, &texts);
                    });
                }
            }
        }
    }

    #[test]
    fn enter_says_no_and_tab_enter_says_yes() {
        let texts = Texts::new(Language::Lb);
        for ask in ALL {
            let screen = Screen::new(SIZES[0].0, 100);
            let mut answer = None;
            let mut draw = |ctx: &Context| answer = answer.or(show(ctx, ask, &screen.theme, &texts));
            screen.press(Key::Enter, &mut draw);
            assert_eq!(answer, Some(false));
            let screen = Screen::new(SIZES[0].0, 100);
            let mut answer = None;
            let mut draw = |ctx: &Context| answer = answer.or(show(ctx, ask, &screen.theme, &texts));
            screen.press(Key::Tab, &mut draw);
            screen.press(Key::Enter, &mut draw);
            assert_eq!(answer, Some(true));
        }
    }
}
