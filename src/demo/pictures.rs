//! The picture mode: takes a picture of every scene in every language, by itself, and lays them out on contact sheets.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui};

use super::contact::Sheets;
use super::scenes::{self, Input, Leads, Moment, SCENES};
use crate::app;
use crate::cli::WindowOptions;
use crate::coach::Adviser;
use crate::localization::Language;
use crate::play::{LeaveTable, NextGame, Screen, SitDown, Waiting};
use crate::rules::Seed;
use crate::saves::{Notices, SavedMatch};
use crate::screens::{Draft, Menus};
use crate::settings::{Settings, Speed};
use crate::table::{self, Peek, Stage};

/// The window sizes of pictures that no others are asked for, in pixels.
pub const SIZES: [(u16, u16); 7] =
    [(900, 600), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160), (900, 1600)];

/// Frames that everything must have been at rest before the next step.
const REST: u32 = 2;
/// The same before the picture is taken: words and panels need some to settle.
const LAST_REST: u32 = 4;
/// How many of those are drawn, so that everything is on the graphics card; all others would be drawn for nobody.
const DRAWN: u32 = 2;

/// Which pictures are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pictures {
    /// The folder they are written to.
    pub out: PathBuf,
    /// The window sizes, in pixels.
    pub sizes: Vec<(u16, u16)>,
    /// The languages.
    pub languages: Vec<Language>,
    /// The scenes, as places in [`SCENES`].
    pub scenes: Vec<usize>,
}

impl Pictures {
    /// Takes the pictures: of one size in this process, of several in one process after the other.
    #[must_use]
    pub fn take(self) -> ExitCode {
        if let [size] = self.sizes[..] {
            let seed = Some(Seed::from(1));
            let asked = WindowOptions { size: Some(size), seed, pictures: Some(self), ..WindowOptions::default() };
            return app::run(asked);
        }
        let mut arguments: Vec<std::ffi::OsString> = std::env::args_os().skip(1).collect();
        // Only the sizes are another's in each process.
        if let Some(place) = arguments.iter().position(|argument| argument == "--sizes") {
            arguments.drain(place..(place + 2).min(arguments.len()));
        }
        arguments.retain(|argument| !argument.to_string_lossy().starts_with("--sizes="));
        for (width, height) in &self.sizes {
            let size = format!("{width}x{height}");
            let program = std::env::current_exe();
            let ended = program.and_then(|own| Command::new(own).args(&arguments).args(["--sizes", &size]).status());
            match ended {
                Ok(status) if status.success() => {}
                Ok(status) => {
                    eprintln!("error: {size}: {status}");
                    return ExitCode::FAILURE;
                }
                Err(error) => {
                    eprintln!("error: {size}: {error}");
                    return ExitCode::FAILURE;
                }
            }
        }
        ExitCode::SUCCESS
    }
}

/// How far the scene is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// Back to the empty title, with the settings of the scene.
    Clear,
    /// The match before the moment lies on the table.
    SitDown,
    /// What leads to the moment.
    Lead,
    /// What the scene does.
    Then,
    /// That input is next.
    Input(usize),
    /// The picture is being taken.
    Taking,
}

/// The picture mode's own state.
#[derive(Resource)]
struct Run {
    wanted: Pictures,
    /// Which picture is next: counted over all scenes in the first language, then in the next.
    next: usize,
    step: Step,
    rested: u32,
    moments: Vec<Option<Moment>>,
    sheets: Sheets,
    failed: bool,
}

/// Takes the pictures that the command line asks for and quits.
pub fn plugin(app: &mut App, wanted: Pictures) {
    let moments = wanted.scenes.iter().map(|scene| SCENES[*scene].moment()).collect();
    let run = Run { wanted, next: 0, step: Step::Clear, rested: 0, moments, sheets: Sheets::default(), failed: false };
    app.insert_resource(run)
        .add_systems(PreUpdate, go_on.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass));
}

/// Does the next step once the last has come to rest.
fn go_on(world: &mut World) {
    world.write_message(RequestRedraw);
    world.resource_mut::<Waiting>().picture = true;
    let resting = at_rest(world);
    let mut run = world.resource_mut::<Run>();
    run.rested = if resting { run.rested + 1 } else { 0 };
    let count = run.wanted.scenes.len();
    let inputs = SCENES[run.wanted.scenes[run.next % count]].inputs.len();
    let last = run.step == Step::Input(inputs);
    let rest = if last { LAST_REST } else { REST };
    let drawn = run.step == Step::Taking || last && run.rested + DRAWN > rest;
    let wait = run.rested < rest || run.step == Step::Taking;
    for mut camera in world.query::<&mut Camera>().iter_mut(world) {
        if camera.is_active != drawn {
            camera.is_active = drawn;
        }
    }
    if wait {
        return;
    }
    let mut run = world.resource_mut::<Run>();
    run.rested = 0;
    let (language, place) = (run.wanted.languages.get(run.next / count).copied(), run.next % count);
    let Some(language) = language else {
        let exit = if run.failed { AppExit::error() } else { AppExit::Success };
        world.write_message(exit);
        return;
    };
    let scene = &SCENES[run.wanted.scenes[place]];
    let moment = run.moments[place].clone();
    let step = run.step;
    run.step = match step {
        Step::Clear => Step::SitDown,
        Step::SitDown => Step::Lead,
        Step::Lead => Step::Then,
        Step::Then => Step::Input(0),
        Step::Input(next) if next < scene.inputs.len() => Step::Input(next + 1),
        Step::Input(_) | Step::Taking => Step::Taking,
    };
    match step {
        Step::Clear => {
            clear(world);
            let mut settings = Settings { language: Some(language), speed: Speed::Off, ..Settings::default() };
            (scene.settings)(&mut settings);
            world.insert_resource(settings);
        }
        Step::SitDown => {
            world.resource_mut::<SavedMatch>().0 = None;
            if let Some(playing) = moment.as_ref().and_then(scenes::playing) {
                world.write_message(SitDown(Box::new(playing)));
            }
        }
        Step::Lead => match moment.map(|moment| moment.leads) {
            Some(Leads::Act(act)) => drop(world.write_message(act)),
            Some(Leads::NextGame) => drop(world.write_message(NextGame)),
            Some(Leads::Nothing) | None => {}
        },
        Step::Then => (scene.then)(world),
        Step::Input(next) => match scene.inputs.get(next) {
            Some(input) => press(world, *input),
            None => take(world, language, place, scene.name),
        },
        Step::Taking => {}
    }
}

/// Whether everything that is seen is as it will stay.
fn at_rest(world: &mut World) -> bool {
    let on_title = *world.resource::<State<Screen>>().get() == Screen::Title;
    let stage = world.get_resource::<Stage>().is_none_or(|stage| on_title || stage.at_rest());
    let thinking = world.get_resource::<Adviser>().is_some_and(Adviser::is_thinking);
    stage && !thinking && table::is_drawn(world)
}

/// The title of somebody who starts the game for the first time.
fn clear(world: &mut World) {
    if *world.resource::<State<Screen>>().get() != Screen::Title {
        world.write_message(LeaveTable);
    }
    world.resource_mut::<Menus>().close();
    world.insert_resource(Draft::default());
    world.insert_resource(Notices::default());
    world.insert_resource(Peek::default());
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    for mut context in contexts.iter_mut(world) {
        let ctx = context.get_mut();
        ctx.data_mut(egui::util::IdTypeMap::clear);
        ctx.memory_mut(|memory| {
            memory.stop_text_input();
            if let Some(focus) = memory.focused() {
                memory.surrender_focus(focus);
            }
        });
    }
}

/// Presses a key or turns the wheel.
fn press(world: &mut World, input: Input) {
    let window = world.query::<&Window>().iter(world).next().map(|window| (window.width(), window.height()));
    let middle = window.map_or(egui::Pos2::ZERO, |(width, height)| egui::Pos2::new(width / 2.0, height / 2.0));
    let modifiers = egui::Modifiers::NONE;
    let key = |key, pressed| egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
    let events = match input {
        Input::Press(pressed) => vec![key(pressed, true), key(pressed, false)],
        Input::ScrollDown => vec![
            egui::Event::PointerMoved(middle),
            egui::Event::MouseWheel {
                unit: egui::MouseWheelUnit::Point,
                delta: egui::Vec2::new(0.0, -20_000.0),
                phase: egui::TouchPhase::Move,
                modifiers,
            },
        ],
    };
    let mut inputs = world.query_filtered::<&mut EguiInput, With<PrimaryEguiContext>>();
    for mut input in inputs.iter_mut(world) {
        input.events.extend(events.iter().cloned());
    }
}

/// Takes the picture; once it is there it is written and the next scene begins.
fn take(world: &mut World, language: Language, place: usize, name: &str) {
    let run = world.resource::<Run>();
    let (width, height) = run.wanted.sizes[0];
    let number = run.wanted.scenes[place] + 1;
    let last = place + 1 == run.wanted.scenes.len();
    let size = format!("{width}x{height}");
    let file = run.wanted.out.join(&size).join(language.code()).join(format!("{number:02}-{name}.png"));
    let sheets = run.wanted.out.join("sheets").join(format!("{size}-{}", language.code()));
    world.spawn(Screenshot::primary_window()).observe(move |captured: On<ScreenshotCaptured>, mut run: ResMut<Run>| {
        let written = write(&captured.image, &file, &mut run.sheets)
            .and_then(|()| if last { run.sheets.write(&sheets) } else { Ok(()) });
        if let Err(error) = written {
            error!("{}: {error}", file.display());
            run.failed = true;
        }
        run.next += 1;
        run.step = Step::Clear;
    });
}

/// Writes a picture, and keeps a small one for the contact sheet.
fn write(image: &Image, file: &Path, sheets: &mut Sheets) -> Result<(), String> {
    let picture = image.clone().try_into_dynamic().map_err(|error| error.to_string())?;
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    }
    picture.to_rgb8().save(file).map_err(|error| error.to_string())?;
    let small = picture.thumbnail(u32::MAX, super::contact::HEIGHT).to_rgba8();
    sheets.add(small.width(), small.height(), small.into_raw());
    Ok(())
}
