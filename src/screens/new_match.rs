//! A new match: a preset or single rules, the players, the seed.

use bevy::prelude::*;
use bevy_egui::egui::{Context, TextEdit, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::question::Ask;
use super::{Menus, Page, shows};
use crate::ai::Level;
use crate::app::Asked;
use crate::hud::widgets::{self, Button, heading, note, row};
use crate::hud::{HudSet, Names, Theme};
use crate::localization::Texts;
use crate::play::{Player, Playing, SitDown};
use crate::rules::options::{Deadline, Kapo, Misplay, Stanner};
use crate::rules::{BySeat, Direction, Options, Preset, Seat, Seed};
use crate::saves::SavedMatch;
use crate::settings::Settings;

/// Deal the first game of the match that was prepared, or of one as the settings have it.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct StartMatch;

/// What the match will be like.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Draft {
    /// The seed as typed; empty for one that nobody chose.
    seed: String,
    /// Whether the single rules are shown.
    pub(crate) single_rules: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_message::<StartMatch>()
        .add_systems(Update, start.run_if(on_message::<StartMatch>))
        .add_systems(EguiPrimaryContextPass, draw.in_set(HudSet::Menus).run_if(shows(Page::NewMatch)));
}

/// Seats the players and deals.
fn start(
    mut messages: MessageReader<StartMatch>,
    settings: Res<Settings>,
    mut asked: ResMut<Asked>,
    mut draft: ResMut<Draft>,
    mut menus: ResMut<Menus>,
    mut sit_down: MessageWriter<SitDown>,
) {
    messages.clear();
    let seed = Seed::new(draft.seed.trim()).unwrap_or_else(|_| asked.take_seed());
    let players = BySeat::from_fn(|seat| match seat {
        Seat::South => Player::Human,
        _ => Player::Bot(settings.levels[seat].clone()),
    });
    *draft = Draft::default();
    menus.close();
    sit_down.write(SitDown(Box::new(Playing::new(settings.rules.clone(), seed, players))));
}

/// What was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    Start,
    Rules,
    Back,
}

#[allow(clippy::too_many_arguments, reason = "a Bevy system takes what it reads")]
fn draw(
    mut contexts: EguiContexts,
    (theme, texts, names, saved): (Res<Theme>, Res<Texts>, Res<Names>, Option<Res<SavedMatch>>),
    mut settings: ResMut<Settings>,
    mut draft: ResMut<Draft>,
    mut menus: ResMut<Menus>,
    mut start: MessageWriter<StartMatch>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut wanted = settings.clone();
    let answer = show(ctx, &mut wanted, &mut draft, &names, &theme, &texts);
    if wanted != *settings {
        *settings = wanted;
    }
    match answer {
        Some(Answer::Start) if saved.is_some_and(|saved| saved.0.is_some()) => menus.open(Page::Ask(Ask::NewMatch)),
        Some(Answer::Start) => {
            start.write(StartMatch);
        }
        Some(Answer::Rules) => menus.open(Page::Rules),
        Some(Answer::Back) => menus.back(),
        None => {}
    }
    Ok(())
}

fn show(
    ctx: &Context,
    settings: &mut Settings,
    draft: &mut Draft,
    names: &Names,
    theme: &Theme,
    texts: &Texts,
) -> Option<Answer> {
    let mut read = false;
    let answer = widgets::page(
        ctx,
        theme,
        "new-match",
        theme.px(980.0),
        |ui| {
            heading(ui, theme, texts.get("menu-new-match"));
            presets(ui, &mut settings.rules, theme, texts);
            widgets::buttons(ui, |ui| {
                if Button::new(texts.get("menu-options")).selected(draft.single_rules).show(ui, theme).clicked() {
                    draft.single_rules = !draft.single_rules;
                }
                read = Button::new(texts.get("pages-key")).show(ui, theme).clicked();
            });
            if draft.single_rules {
                single_rules(ui, &mut settings.rules, theme, texts);
            }
            ui.separator();
            players(ui, &mut settings.levels, names, theme, texts);
            ui.separator();
            row(ui, theme, texts.get("menu-seed"), Some(texts.get("menu-seed-why")), |ui| {
                let field = TextEdit::singleline(&mut draft.seed).char_limit(Seed::LONGEST).font(theme.regular(18.0));
                ui.add(field.desired_width(theme.px(260.0)).margin(theme.margin(10.0, 8.0)));
            });
        },
        |ui| {
            let start = Button::main(texts.get("menu-start")).show(ui, theme);
            widgets::focus_at_first(ui, "new-match", &start);
            let back = Button::new(texts.get("common-back")).key(texts.get("menu-keyname-escape")).show(ui, theme);
            if start.clicked() { Some(Answer::Start) } else { back.clicked().then_some(Answer::Back) }
        },
    );
    answer.or(read.then_some(Answer::Rules))
}

/// The presets with what makes each of them different.
fn presets(ui: &mut Ui, rules: &mut Options, theme: &Theme, texts: &Texts) {
    let columns = if ui.available_width() > theme.px(620.0) { 2 } else { 1 };
    let chosen = rules.preset();
    ui.columns(columns, |columns| {
        let count = columns.len();
        for (place, preset) in Preset::ALL.into_iter().enumerate() {
            let ui = &mut columns[place % count];
            let (name, why) = match preset {
                Preset::Wellkomm => ("menu-preset-wellkomm", "menu-preset-wellkomm-why"),
                Preset::Wikipedia => ("menu-preset-wikipedia", "menu-preset-wikipedia-why"),
                Preset::Letzebuerg => ("menu-preset-letzebuerg", "menu-preset-letzebuerg-why"),
                Preset::Rampo => ("menu-preset-rampo", "menu-preset-rampo-why"),
            };
            let width = ui.available_width();
            let button = Button::new(texts.get(name)).why(texts.get(why)).selected(chosen == Some(preset)).width(width);
            if button.show(ui, theme).clicked() {
                *rules = preset.options();
            }
        }
    });
}

/// Every rule with its values.
fn single_rules(ui: &mut Ui, rules: &mut Options, theme: &Theme, texts: &Texts) {
    let rule = |ui: &mut Ui, key: &str, values: &mut dyn FnMut(&mut Ui)| {
        let why = format!("{key}-why");
        row(ui, theme, texts.get(key), Some(texts.get(&why)), |ui| values(ui));
    };
    macro_rules! named {
        ($key:literal, $field:ident, $all:expr) => {
            rule(ui, $key, &mut |ui| {
                let keys: Vec<String> = $all.iter().map(|value| format!(concat!($key, "-{}"), value.name())).collect();
                let values = $all.iter().copied().zip(keys.iter().map(|key| texts.get(key)));
                if let Some(value) = widgets::choice(ui, theme, rules.$field, values) {
                    rules.$field = value;
                }
            });
        };
    }
    named!("menu-rule-direction", direction, Direction::ALL);
    named!("menu-rule-announce-deadline", announce_deadline, Deadline::ALL);
    named!("menu-rule-kapo", kapo, Kapo::ALL);
    named!("menu-rule-stanner", stanner, Stanner::ALL);
    rule(ui, "menu-rule-start-lines", &mut |ui| {
        widgets::number(ui, theme, &mut rules.start_lines, Options::START_LINES);
    });
    rule(ui, "menu-rule-inspect-tricks", &mut |ui| {
        let values = [(false, "menu-rule-inspect-tricks-false"), (true, "menu-rule-inspect-tricks-true")];
        let values = values.map(|(value, key)| (value, texts.get(key)));
        if let Some(value) = widgets::choice(ui, theme, rules.inspect_tricks, values) {
            rules.inspect_tricks = value;
        }
    });
    named!("menu-rule-misplay", misplay, Misplay::ALL);
    if rules.preset().is_none() {
        note(ui, theme, texts.get("menu-custom-rules"));
    }
}

/// How well each of the three others plays.
fn players(ui: &mut Ui, levels: &mut BySeat<String>, names: &Names, theme: &Theme, texts: &Texts) {
    let others = [Seat::West, Seat::North, Seat::East];
    let words: Vec<&str> = Level::all().iter().map(|level| texts.level(level.name())).collect();
    let place = |name: &str| Level::all().iter().position(|level| level.name() == name);
    let choose = |ui: &mut Ui, chosen: Option<usize>| {
        let values = words.iter().enumerate().map(|(place, words)| (Some(place), words));
        let place = widgets::choice(ui, theme, chosen, values)??;
        Some(Level::all()[place].name().to_owned())
    };
    row(ui, theme, texts.get("menu-difficulty"), Some(texts.get("menu-difficulty-all")), |ui| {
        let same = others.iter().all(|seat| levels[*seat] == levels[Seat::West]);
        if let Some(level) = choose(ui, place(&levels[Seat::West]).filter(|_| same)) {
            *levels = BySeat::from_fn(|_| level.clone());
        }
    });
    for seat in others {
        row(ui, theme, names.at(seat), Some(texts.seat(seat)), |ui| {
            if let Some(level) = choose(ui, place(&levels[seat])) {
                levels[seat] = level;
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::testing::{LANGUAGES, SIZES, Screen};
    use crate::localization::Language;
    use bevy_egui::egui::Key;

    #[test]
    fn a_new_match_fits_in_every_language_with_all_rules_open() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            let mut settings = Settings::default();
            let names = Names::new(&settings, &texts, Some(Seat::South));
            for (size, text_size) in SIZES {
                for single_rules in [false, true] {
                    let screen = Screen::new(size, text_size);
                    let mut draft = Draft { single_rules, ..Draft::default() };
                    screen.check(&format!("new match {language:?} {size:?}"), |ctx| {
                        show(ctx, &mut settings, &mut draft, &names, &screen.theme, &texts);
                    });
                }
            }
        }
    }

    #[test]
    fn enter_starts_and_every_preset_is_a_few_tabs_away() {
        let texts = Texts::new(Language::En);
        let names = Names::default();
        let screen = Screen::new(SIZES[0].0, 100);
        let (mut settings, mut draft, mut answer) = (Settings::default(), Draft::default(), None);
        screen.press(Key::Enter, |ctx| {
            answer = answer.or(show(ctx, &mut settings, &mut draft, &names, &screen.theme, &texts));
        });
        assert_eq!(answer, Some(Answer::Start));

        let mut chosen = Vec::new();
        for tabs in 0..30 {
            let screen = Screen::new(SIZES[0].0, 100);
            let (mut settings, mut draft) = (Settings::default(), Draft::default());
            let mut draw = |ctx: &Context| {
                show(ctx, &mut settings, &mut draft, &names, &screen.theme, &texts);
            };
            for _ in 0..tabs {
                screen.press(Key::Tab, &mut draw);
            }
            screen.press(Key::Enter, &mut draw);
            chosen.extend(settings.rules.preset());
        }
        assert!(Preset::ALL.iter().all(|preset| chosen.contains(preset)), "{chosen:?}");
    }
}
