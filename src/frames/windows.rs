//! One measured window: opens it, and tells on standard output what it cost.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::{PresentMode, PrimaryWindow, WindowResolution};
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass};

use super::{FIRST_FRAME, Measured, REST, Scene, usage};
use crate::app;
use crate::cli::WindowOptions;
use crate::hud::Theme;
use crate::localization::{Language, Texts};
use crate::play::{Act, PlaySet, Player, Playing, Screen, SitDown};
use crate::rules::{BySeat, Phase, Seat, Seed};
use crate::screens::{Menus, Page};
use crate::settings::Speed;
use crate::table::Stage;

/// The size of all measured windows.
const SIZE: (u16, u16) = (1280, 800);
/// The first frames are slower than all others, since shaders are compiled.
const WARM_UP: usize = 20;
/// Seconds that a window has to come to rest, once it shows what it is to show.
const SETTLE: Duration = Duration::from_secs(5);

/// Frames drawn so far. A thread that watches a sleeping window reads it.
static DRAWN: AtomicU64 = AtomicU64::new(0);

/// What is measured, so far.
#[derive(Resource)]
struct Measuring {
    scene: Scene,
    wanted: usize,
    frames: Vec<f32>,
    /// When the last frame ended, if things moved in it, and the processor time used until then.
    last: Option<(Instant, f64)>,
    /// Seconds of processor time in the measured frames.
    processor: f64,
    warming_up: usize,
}

/// Opens a window and measures it.
pub(super) fn open(scene: Scene, frames: u32, data_dir: Option<PathBuf>) -> ExitCode {
    let mut app = match scene {
        Scene::Empty => empty(),
        _ => game(scene, data_dir),
    };
    // The empty window and the table are both drawn as fast as they can be.
    let windows = &mut app.world_mut().query_filtered::<&mut Window, With<PrimaryWindow>>();
    for mut window in windows.iter_mut(app.world_mut()) {
        window.present_mode = PresentMode::AutoNoVsync;
    }
    let wanted = frames as usize;
    app.insert_resource(Measuring {
        scene,
        wanted,
        frames: Vec::new(),
        last: None,
        processor: 0.0,
        warming_up: WARM_UP,
    })
    .insert_resource(Shows(scene == Scene::Empty))
    .add_plugins(ExtractResourcePlugin::<Shows>::default())
    .add_systems(Last, (measure, follow_fonts.run_if(resource_exists::<Theme>)));
    if Scene::RESTING.contains(&scene) {
        app.add_systems(Last, watch_rest.run_if(rests));
    }
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(Render, tell_first_frame.after(RenderSystems::Render));
    }
    app.run();
    // Windows end themselves once they have told what they measured.
    ExitCode::FAILURE
}

/// The window that all others are compared with.
fn empty() -> App {
    let window = Window {
        title: "24 sprites".to_owned(),
        resolution: WindowResolution::new(u32::from(SIZE.0), u32::from(SIZE.1)),
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(LogPlugin { filter: "warn".to_owned(), ..default() }),
    )
    .add_plugins(EguiPlugin::default())
    .insert_resource(bevy::winit::WinitSettings::continuous())
    .add_systems(Startup, spawn_sprites)
    .add_systems(Update, move_sprites)
    // bevy_egui wants the schedule to exist.
    .add_systems(EguiPrimaryContextPass, || ());
    app
}

fn spawn_sprites(mut commands: Commands) {
    commands.spawn((Camera2d, Msaa::Off));
    let card = crate::table::Layout::new(Vec2::new(f32::from(SIZE.0), f32::from(SIZE.1))).card;
    for number in 0..24_u8 {
        let at = Vec2::new(f32::from(number % 8) - 3.5, f32::from(number / 8) - 1.0) * card * 1.2;
        commands.spawn((
            Sprite::from_color(Color::hsl(f32::from(number) * 15.0, 0.6, 0.5), card),
            Transform::from_translation(at.extend(0.0)),
        ));
    }
}

fn move_sprites(time: Res<Time>, mut sprites: Query<&mut Transform, With<Sprite>>) {
    for (number, mut transform) in sprites.iter_mut().enumerate() {
        let turn = time.elapsed_secs() * 3.0 + number as f32;
        transform.translation += Vec3::new(turn.cos(), turn.sin(), 0.0);
    }
}

/// The game as it is played, with a match that no time and no earlier evening has a part in.
fn game(scene: Scene, data_dir: Option<PathBuf>) -> App {
    let speed = if scene == Scene::Table { Speed::Normal } else { Speed::Off };
    let options = WindowOptions {
        demo: scene == Scene::Table,
        seed: Some(seed()),
        size: Some(SIZE),
        speed: Some(speed),
        data_dir,
        ..WindowOptions::default()
    };
    let mut app = app::build(options, &Texts::new(Language::of_system()));
    if !matches!(scene, Scene::Table | Scene::Title) {
        app.add_systems(OnEnter(Screen::Title), sit_down).insert_resource(Wanted(scene)).add_systems(
            Update,
            play_until_there.in_set(PlaySet::Decide).run_if(in_state(Screen::Table).and_then(resource_exists::<Stage>)),
        );
    }
    app
}

fn seed() -> Seed {
    Seed::from(7_u64)
}

/// The scene that the game is brought to.
#[derive(Resource)]
struct Wanted(Scene);

fn sit_down(mut sit_down: MessageWriter<SitDown>, settings: Res<crate::settings::Settings>) {
    let players = BySeat::from_fn(|seat| match seat {
        Seat::South => Player::Human,
        _ => Player::Bot("beginner".to_owned()),
    });
    sit_down.write(SitDown(Box::new(Playing::new(settings.rules.clone(), seed(), players))));
}

/// Plays the person's first possible action until the scene is there.
fn play_until_there(
    wanted: Res<Wanted>,
    playing: Res<Playing>,
    stage: Res<Stage>,
    mut menus: ResMut<Menus>,
    mut acts: MessageWriter<Act>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
) {
    if is_there(wanted.0, &playing) {
        if wanted.0 == Scene::Menu && !menus.is_open() {
            menus.open(Page::Settings);
            redraw.write(bevy::window::RequestRedraw);
        }
        return;
    }
    redraw.write(bevy::window::RequestRedraw);
    let game = playing.game();
    let seat = game.asked().or(game.turn()).or((game.phase() == Phase::Count).then_some(Seat::South));
    if let Some(seat) = seat.filter(|seat| stage.at_rest() && playing.players[*seat].is_human())
        && let Some(action) = game.legal_actions(seat).first()
    {
        acts.write(Act { seat, action: *action });
    }
}

fn is_there(scene: Scene, playing: &Playing) -> bool {
    let game = playing.game();
    match scene {
        Scene::Scoring => game.phase() == Phase::Scored,
        _ => {
            game.tricks().len() == 1
                && game.asked().is_none()
                && game.turn().is_some_and(|seat| playing.players[seat].is_human())
        }
    }
}

/// Run condition: the window shows what it is to show, and nothing moves.
fn rests(
    wanted: Option<Res<Wanted>>,
    playing: Option<Res<Playing>>,
    stage: Option<Res<Stage>>,
    menus: Option<Res<Menus>>,
) -> bool {
    let Some(wanted) = wanted else { return true };
    let (Some(playing), Some(stage), Some(menus)) = (playing, stage, menus) else { return false };
    stage.at_rest() && is_there(wanted.0, &playing) && (wanted.0 != Scene::Menu || menus.is_open())
}

/// Whether the frame shows what the window is opened for: in the game, words; before its fonts are there, it draws none.
#[derive(Resource, Clone, Copy, Default, ExtractResource)]
struct Shows(bool);

fn follow_fonts(theme: Res<Theme>, mut shows: ResMut<Shows>) {
    shows.0 = theme.has_fonts();
}

fn tell_first_frame(shows: Res<Shows>, mut told: Local<bool>) {
    if shows.0 && !*told {
        *told = true;
        println!("{FIRST_FRAME}");
    }
}

/// Counts the frame and measures how long the last one took, if things moved in both.
fn measure(stage: Option<Res<Stage>>, mut measuring: ResMut<Measuring>) {
    DRAWN.fetch_add(1, Ordering::Relaxed);
    let moving = match (measuring.scene, stage) {
        (Scene::Empty, _) => true,
        (Scene::Table, Some(stage)) => stage.moves(),
        _ => false,
    };
    let (now, used) = (Instant::now(), usage::processor_seconds().unwrap_or_default());
    let last = std::mem::replace(&mut measuring.last, moving.then_some((now, used)));
    let Some((last, used_before)) = last.filter(|_| moving) else { return };
    if measuring.warming_up > 0 {
        measuring.warming_up -= 1;
        return;
    }
    measuring.processor += used - used_before;
    measuring.frames.push((now - last).as_secs_f32() * 1000.0);
    if measuring.frames.len() >= measuring.wanted {
        let frames = std::mem::take(&mut measuring.frames);
        let processor = measuring.processor;
        tell(&Measured { frames, processor, memory: usage::peak_memory(), ..Measured::default() });
    }
}

/// Watches the sleeping window from a thread: a system would have to wake it.
fn watch_rest(mut watched: Local<bool>) {
    if std::mem::replace(&mut *watched, true) {
        return;
    }
    std::thread::spawn(|| {
        std::thread::sleep(SETTLE);
        let (drawn, used) = (DRAWN.load(Ordering::Relaxed), usage::processor_seconds());
        std::thread::sleep(Duration::from_secs(REST));
        tell(&Measured {
            rest_frames: DRAWN.load(Ordering::Relaxed) - drawn,
            rest_core: usage::processor_seconds().zip(used).map(|(now, then)| (now - then) / REST as f64),
            memory: usage::peak_memory(),
            ..Measured::default()
        });
    });
}

/// Writes down what was measured; whoever started this process ends it then.
fn tell(measured: &Measured) {
    match serde_json::to_string(measured) {
        Ok(line) => println!("{line}"),
        Err(error) => eprintln!("error: {error}"),
    }
}
