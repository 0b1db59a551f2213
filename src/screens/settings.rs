//! The settings, applied at once.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Context, Slider, TextEdit, Ui, Vec2};

use super::question::Ask;
use super::{Menus, Page};
use crate::cards::{Back, Letters};
use crate::coach;
use crate::hud::widgets::{self, Button, heading, row};
use crate::hud::{Names, Theme};
use crate::localization::Texts;
use crate::rules::Seat;
use crate::settings::{Colours, Felt, Settings, Speed};

/// The text sizes to choose from, in percent.
const TEXT_SIZES: [u16; 6] = [80, 100, 125, 150, 175, 200];

/// The parts of the page; the resource is the one shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// Language, speed, names.
    #[default]
    Game,
    /// The deck and the cloth.
    Cards,
    /// What helps at the table.
    Help,
    /// Sound.
    Sound,
    /// Text, colours, window.
    Display,
}

impl Tab {
    const ALL: [(Self, &str); 5] = [
        (Self::Game, "menu-group-game"),
        (Self::Cards, "menu-group-cards"),
        (Self::Help, "coach-settings"),
        (Self::Sound, "menu-group-sound"),
        (Self::Display, "menu-group-display"),
    ];
}

/// What was chosen beside a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    Back,
    Reset,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    (theme, texts, names): (Res<Theme>, Res<Texts>, Res<Names>),
    mut tab: ResMut<Tab>,
    mut settings: ResMut<Settings>,
    mut menus: ResMut<Menus>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut wanted = settings.clone();
    let answer = show(ctx, &mut tab, &mut wanted, &names, &theme, &texts);
    if wanted != *settings {
        *settings = wanted;
    }
    match answer {
        Some(Answer::Back) => menus.back(),
        Some(Answer::Reset) => menus.open(Page::Ask(Ask::Reset)),
        None => {}
    }
    Ok(())
}

fn show(
    ctx: &Context,
    tab: &mut Tab,
    settings: &mut Settings,
    names: &Names,
    theme: &Theme,
    texts: &Texts,
) -> Option<Answer> {
    widgets::page(
        ctx,
        theme,
        "settings",
        theme.px(900.0),
        |ui| {
            heading(ui, theme, texts.get("menu-settings"));
            let tabs = Tab::ALL.map(|(tab, key)| (tab, texts.get(key)));
            if let Some(chosen) = widgets::choice(ui, theme, *tab, tabs) {
                *tab = chosen;
            }
            ui.separator();
            // The page keeps its size while its parts change.
            ui.set_min_size(Vec2::new(ui.available_width(), theme.px(330.0)));
            match tab {
                Tab::Game => game(ui, settings, names, theme, texts),
                Tab::Cards => cards(ui, settings, theme, texts),
                Tab::Help => coach::page(ui, &mut settings.assistance, theme, texts),
                Tab::Sound => sound(ui, settings, theme, texts),
                Tab::Display => display(ui, settings, theme, texts),
            }
        },
        |ui| {
            let back = Button::main(texts.get("common-back")).key(texts.get("menu-keyname-escape")).show(ui, theme);
            widgets::focus_at_first(ui, "settings", &back);
            let reset = Button::new(texts.get("menu-reset")).show(ui, theme);
            if back.clicked() { Some(Answer::Back) } else { reset.clicked().then_some(Answer::Reset) }
        },
    )
}

/// A row of values of one setting.
fn setting<'a, T: Copy + PartialEq>(
    ui: &mut Ui,
    theme: &Theme,
    words: &str,
    value: &mut T,
    values: impl IntoIterator<Item = (T, &'a str)>,
) {
    row(ui, theme, words, None, |ui| {
        if let Some(chosen) = widgets::choice(ui, theme, *value, values) {
            *value = chosen;
        }
    });
}

fn game(ui: &mut Ui, settings: &mut Settings, names: &Names, theme: &Theme, texts: &Texts) {
    let spoken = texts.languages().map(|language| (Some(language), texts.own_name(language)));
    let languages = std::iter::once((None, texts.get("menu-language-auto"))).chain(spoken);
    setting(ui, theme, texts.get("menu-language"), &mut settings.language, languages);
    let speeds = Speed::ALL.map(|speed| {
        let key = match speed {
            Speed::Slow => "menu-speed-slow",
            Speed::Normal => "menu-speed-normal",
            Speed::Fast => "menu-speed-fast",
            Speed::Off => "menu-speed-off",
        };
        (speed, texts.get(key))
    });
    setting(ui, theme, texts.get("menu-speed"), &mut settings.speed, speeds);
    switch(ui, theme, texts, "menu-reduced-motion", &mut settings.reduced_motion);
    for seat in Seat::ALL {
        let words = texts.get(if seat == Seat::South { "menu-your-name" } else { "menu-names" });
        let why = (seat != Seat::South).then(|| texts.seat(seat));
        row(ui, theme, words, why, |ui| {
            let field = TextEdit::singleline(&mut settings.names[seat])
                .char_limit(Settings::LONGEST_NAME)
                .hint_text(names.at(seat))
                .font(theme.regular(18.0))
                .desired_width(theme.px(240.0))
                .margin(theme.margin(10.0, 6.0));
            ui.add(field);
        });
    }
}

fn cards(ui: &mut Ui, settings: &mut Settings, theme: &Theme, texts: &Texts) {
    let [kdb, rdv, kqj] = Letters::ALL.map(|letters| {
        let key = match letters {
            Letters::Kdb => "menu-index-kdb",
            Letters::Rdv => "menu-index-rdv",
            Letters::Kqj => "menu-index-kqj",
        };
        (Some(letters), texts.get(key))
    });
    let letters = [(None, texts.get("menu-index-auto")), kdb, rdv, kqj];
    setting(ui, theme, texts.get("menu-index"), &mut settings.letters, letters);
    switch(ui, theme, texts, "menu-four-colour", &mut settings.four_colour);
    switch(ui, theme, texts, "menu-large-index", &mut settings.large_index);
    let backs = Back::ALL.map(|back| {
        let key = match back {
            Back::Roses => "menu-back-roses",
            Back::Lion => "menu-back-lion",
            Back::Lattice => "menu-back-lattice",
        };
        (back, texts.get(key))
    });
    setting(ui, theme, texts.get("menu-back"), &mut settings.back, backs);
    let felts = Felt::ALL.map(|felt| {
        let key = match felt {
            Felt::Green => "menu-felt-green",
            Felt::Blue => "menu-felt-blue",
            Felt::Wine => "menu-felt-wine",
        };
        (felt, texts.get(key))
    });
    setting(ui, theme, texts.get("menu-felt"), &mut settings.felt, felts);
}

fn sound(ui: &mut Ui, settings: &mut Settings, theme: &Theme, texts: &Texts) {
    let mut on = !settings.mute;
    switch(ui, theme, texts, "menu-sound", &mut on);
    settings.mute = !on;
    row(ui, theme, texts.get("menu-volume"), None, |ui| {
        ui.horizontal(|ui| {
            ui.add_enabled(on, Slider::new(&mut settings.volume, Settings::VOLUMES).show_value(false));
            widgets::line(ui, theme, &texts.percent(f64::from(settings.volume) / 100.0));
        });
    });
}

fn display(ui: &mut Ui, settings: &mut Settings, theme: &Theme, texts: &Texts) {
    let sizes = TEXT_SIZES.map(|size| texts.percent(f64::from(size) / 100.0));
    row(ui, theme, texts.get("menu-text-size"), None, |ui| {
        let values = TEXT_SIZES.into_iter().zip(sizes.iter().map(String::as_str));
        if let Some(size) = widgets::choice(ui, theme, settings.text_size, values) {
            settings.text_size = size;
        }
    });
    let colours = Colours::ALL.map(|colours| {
        let key = match colours {
            Colours::Normal => "menu-colours-normal",
            Colours::HighContrast => "menu-colours-high-contrast",
            Colours::ColourBlind => "menu-colours-colour-blind",
        };
        (colours, texts.get(key))
    });
    setting(ui, theme, texts.get("menu-colours"), &mut settings.colours, colours);
    switch(ui, theme, texts, "menu-fullscreen", &mut settings.fullscreen);
}

fn switch(ui: &mut Ui, theme: &Theme, texts: &Texts, key: &str, value: &mut bool) {
    setting(ui, theme, texts.get(key), value, [(false, texts.get("common-off")), (true, texts.get("common-on"))]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::testing::{LANGUAGES, SIZES, Screen};

    #[test]
    fn the_settings_fit_in_every_language() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            for (size, text_size) in SIZES {
                for (mut tab, _) in Tab::ALL {
                    let screen = Screen::new(size, text_size);
                    let mut settings = Settings::default();
                    let names = Names::new(&settings, &texts, Some(Seat::South));
                    screen.check(&format!("{tab:?} {language:?}"), |ctx| {
                        show(ctx, &mut tab, &mut settings, &names, &screen.theme, &texts);
                    });
                    assert_eq!(settings, Settings::default(), "looking changes nothing");
                }
            }
        }
    }

    #[test]
    fn the_text_sizes_are_those_that_settings_take() {
        assert!(TEXT_SIZES.iter().all(|size| Settings::TEXT_SIZES.contains(size)));
        assert_eq!((TEXT_SIZES[0], TEXT_SIZES[5]), (*Settings::TEXT_SIZES.start(), *Settings::TEXT_SIZES.end()));
    }
}
