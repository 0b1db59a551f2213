//! The hud and the pages in an app without a window, as the language changes.

use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::egui::{self, RawInput};
use bevy_egui::{EguiContext, EguiPrimaryContextPass, EguiUserTextures, PrimaryEguiContext};

use super::testing::each_text;
use crate::app::Asked;
use crate::localization::{Language, Texts};
use crate::play::{Act, Phase, Player, Playing, SitDown};
use crate::rules::{Action, BySeat, Options, Seat, Seed};
use crate::screens::{Menus, Page};
use crate::table::{Layout, Stage};
use crate::{coach, localization, play, saves, screens, settings};

const SIZE: Vec2 = Vec2::new(1280.0, 800.0);

/// Everything that egui draws, and none of what draws cards or windows.
fn app(language: Language) -> App {
    let mut app = app_without_coach(language);
    app.add_plugins(coach::plugin);
    app
}

/// The same, and nobody there to help.
fn app_without_coach(language: Language) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin))
        .add_plugins((localization::plugin, play::plugin, saves::plugin, settings::plugin))
        .add_plugins((super::plugin, screens::plugin))
        .add_message::<RequestRedraw>()
        .add_message::<crate::audio::Cue>()
        .add_message::<crate::pages::OpenRules>()
        .init_resource::<EguiUserTextures>()
        .init_resource::<Asked>()
        .init_resource::<coach::Adviser>()
        .init_resource::<coach::Hint>()
        .init_resource::<coach::Remark>()
        .insert_resource(Layout::new(SIZE));
    app.world_mut().spawn((EguiContext::default(), PrimaryEguiContext));
    app.world_mut().spawn((Window { title: String::new(), ..default() }, PrimaryWindow));
    // The chalk takes no time, whatever the machine does beside.
    app.world_mut().resource_mut::<settings::Settings>().speed = settings::Speed::Off;
    speak(&mut app, language);
    app
}

/// Chooses a language in the settings, as the settings page does.
fn speak(app: &mut App, language: Language) {
    app.world_mut().resource_mut::<settings::Settings>().language = Some(language);
    app.update();
}

/// Everything that is drawn, after events.
fn drawn(app: &mut App, events: &[egui::Event]) -> Vec<egui::epaint::ClippedShape> {
    app.update();
    let world = app.world_mut();
    let ctx = world.query::<&mut EguiContext>().single_mut(world).unwrap().get_mut().clone();
    let mut shapes = Vec::new();
    // The first pass lacks the fonts, the second the sizes of panels.
    for pass in 0..4 {
        let rect = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::Vec2::new(SIZE.x, SIZE.y));
        let events = if pass == 0 { events.to_vec() } else { Vec::new() };
        ctx.begin_pass(RawInput { screen_rect: Some(rect), events, ..RawInput::default() });
        world.run_schedule(EguiPrimaryContextPass);
        let mut output = ctx.end_pass();
        shapes = std::mem::take(&mut output.shapes);
        output.drop_without_applying_deltas();
    }
    shapes
}

/// The words that are to be seen, in the order in which they are drawn.
fn words(app: &mut App) -> Vec<String> {
    let mut words = Vec::new();
    for clipped in drawn(app, &[]) {
        each_text(&clipped.shape, &mut |text| words.push(text.galley.text().to_owned()));
    }
    words.retain(|word| !word.trim().is_empty());
    words
}

fn sit_down(app: &mut App) {
    let players = BySeat::from_fn(|seat| match seat {
        Seat::South => Player::Human,
        _ => Player::Bot("regular".to_owned()),
    });
    let playing = Playing::new(Options::default(), Seed::from(4), players);
    app.world_mut().write_message(SitDown(Box::new(playing)));
    for _ in 0..3 {
        app.update();
    }
}

/// Lets the seat whose turn it is do the last thing that it may, and lays the picture out at once.
fn go_on(app: &mut App) {
    let game = app.world().resource::<Playing>().game();
    let seat = game.asked().or(game.turn()).unwrap();
    let actions = game.legal_actions(seat);
    let action = *actions.iter().rev().find(|action| matches!(action, Action::Announce(_))).unwrap_or(&actions[0]);
    app.world_mut().write_message(Act { seat, action });
    app.update();
    app.update();
    lay_out(app);
}

fn lay_out(app: &mut App) {
    let world = app.world();
    let stage = Stage::new(world.resource::<Playing>(), world.resource::<Layout>());
    app.insert_resource(stage);
}

#[test]
fn a_switch_of_the_language_changes_every_word_in_every_phase() {
    let (from, to) = (Language::Lb, Language::Fr);
    let (mut switched, mut always) = (app(from), app(to));
    let compare = |switched: &mut App, always: &mut App, place: &str| {
        speak(switched, from);
        let before = words(switched);
        speak(switched, to);
        let (after, wanted) = (words(switched), words(always));
        assert!(!before.is_empty() && before != after, "{place}: {before:?}");
        assert_eq!(after, wanted, "{place}");
    };
    compare(&mut switched, &mut always, "the title");
    for app in [&mut switched, &mut always] {
        sit_down(app);
        lay_out(app);
    }
    let mut phases = Vec::new();
    while phases.last() != Some(&Phase::Scoring) {
        let phase = **switched.world().resource::<State<Phase>>();
        if phases.last() != Some(&phase) {
            phases.push(phase);
        }
        compare(&mut switched, &mut always, &format!("{phase:?}"));
        if phase != Phase::Scoring {
            go_on(&mut switched);
            go_on(&mut always);
        }
    }
    assert!(phases.contains(&Phase::TrumpCall) && phases.contains(&Phase::Trick), "{phases:?}");
    for page in [Page::Pause, Page::Settings, Page::Keys, Page::NewMatch] {
        for app in [&mut switched, &mut always] {
            app.world_mut().resource_mut::<Menus>().close();
            app.world_mut().resource_mut::<Menus>().open(page);
        }
        compare(&mut switched, &mut always, &format!("{page:?}"));
    }
    let mut windows = switched.world_mut().query_filtered::<&Window, With<PrimaryWindow>>();
    let title = windows.single(switched.world()).unwrap().title.clone();
    assert_eq!(title, Texts::new(to).get("cli-window-title"));
}

/// What is written beside or under panels and is neither in one nor clear of all.
fn torn(app: &mut App) -> Vec<String> {
    let shapes = drawn(app, &[]);
    let world = app.world_mut();
    let ctx = world.query::<&mut EguiContext>().single_mut(world).unwrap().get_mut().clone();
    let panels = super::covers::panels(&ctx);
    let mut torn = Vec::new();
    for clipped in &shapes {
        each_text(&clipped.shape, &mut |text| {
            let seen = text.visual_bounding_rect().intersect(clipped.clip_rect);
            for panel in &panels {
                if seen.is_positive() && panel.intersects(seen.shrink(1.0)) && !panel.expand(1.0).contains_rect(seen) {
                    torn.push(format!("{:?} at {seen:?} under {panel:?}", text.galley.text()));
                }
            }
        });
    }
    torn
}

#[test]
fn nothing_peeps_out_beside_a_panel() {
    let mut seen = 0;
    for (width, height) in [(1280.0, 800.0), (900.0, 600.0), (900.0, 1400.0)] {
        let mut app = app(Language::Fr);
        app.insert_resource(Layout::new(Vec2::new(width, height)));
        app.world_mut().resource_mut::<settings::Settings>().assistance = coach::Assistance::HELP;
        sit_down(&mut app);
        lay_out(&mut app);
        for _ in 0..60 {
            let phase = **app.world().resource::<State<Phase>>();
            for page in [None, Some(Page::Pause), Some(Page::Settings)] {
                if let Some(page) = page {
                    app.world_mut().resource_mut::<Menus>().open(page);
                }
                let torn = torn(&mut app);
                assert_eq!(torn, Vec::<String>::new(), "{phase:?} {page:?} at {width}x{height}");
                app.world_mut().resource_mut::<Menus>().close();
                seen += 1;
            }
            if phase == Phase::Scoring {
                break;
            }
            go_on(&mut app);
        }
    }
    assert!(seen > 60, "{seen}");
}

#[test]
fn help_comes_by_its_key_and_without_help_the_table_is_as_if_there_were_none() {
    let key = |pressed| egui::Event::Key {
        key: egui::Key::I,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    };
    let press = [key(true), key(false)];
    let (mut helped, mut cafe, mut bare) = (app(Language::Lb), app(Language::Lb), app_without_coach(Language::Lb));
    for (app, help) in [
        (&mut helped, coach::Assistance::HELP),
        (&mut cafe, coach::Assistance::CAFE),
        (&mut bare, coach::Assistance::CAFE),
    ] {
        app.world_mut().resource_mut::<settings::Settings>().assistance = help;
        sit_down(app);
        lay_out(app);
    }
    let (mut questions, mut opened) = (0, 0);
    while **helped.world().resource::<State<Phase>>() != Phase::Scoring {
        let place = format!("{:?}", **helped.world().resource::<State<Phase>>());
        let (with, without) = (drawn(&mut cafe, &press), drawn(&mut bare, &press));
        assert_eq!(format!("{with:?}"), format!("{without:?}"), "{place}");
        assert!(!cafe.world().resource::<coach::Hint>().is_open());
        let shown = drawn(&mut helped, &[]).len();
        let asked = helped.world().resource::<coach::Adviser>().is_asked();
        drawn(&mut helped, &press);
        assert_eq!(helped.world().resource::<coach::Hint>().is_open(), asked, "{place}");
        if asked {
            questions += 1;
            opened += usize::from(drawn(&mut helped, &[]).len() > shown);
        }
        for app in [&mut helped, &mut cafe, &mut bare] {
            go_on(app);
        }
    }
    assert!(questions > 3 && opened == questions, "{opened} of {questions}");
}
