//! The window: opens it, adds every feature's plugin, and lets it sleep while nothing moves.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::ecs::system::NonSendMarker;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::time::{TimeSystems, TimeUpdateStrategy};
use bevy::window::{PresentMode, RequestRedraw, WindowResolution};
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WINIT_WINDOWS, WinitSettings, WinitUserEvent};
use bevy_egui::{EguiInput, EguiPlugin, EguiPreUpdateSet, egui};
use winit::window::Icon;

use crate::cli::WindowOptions;
use crate::localization::{Language, Texts};
use crate::rules::Seed;
use crate::saves::DataDir;
use crate::settings::Overrides;
use crate::{audio, bots, cards, coach, demo, hud, learn, localization, pages, play, saves, screens, settings, table};

/// Wakes the window from another thread, after something was worked out there.
#[derive(Resource, Clone)]
pub struct WakeUp(winit::event_loop::EventLoopProxy<WinitUserEvent>);

impl WakeUp {
    /// Lets the window draw its next frame now.
    pub fn wake(&self) {
        // It fails only when the event loop has ended, and then there is nobody to wake.
        let _ = self.0.send_event(WinitUserEvent::WakeUp);
    }
}

/// Asks for one frame after that time: for what begins or vanishes by itself while the window sleeps.
#[derive(Message, Clone, Copy, Debug)]
pub struct WakeAfter(pub Duration);

fn wake_after(mut messages: MessageReader<WakeAfter>, wake: Option<Res<WakeUp>>) {
    for WakeAfter(time) in messages.read().copied() {
        if let Some(wake) = wake.as_deref().cloned() {
            thread::spawn(move || {
                thread::sleep(time);
                wake.wake();
            });
        }
    }
}

/// The time of a frame is that of its beginning. Bevy's own is that of the last frame shown, so that the first frame after a
/// sleep would know nothing of the sleep.
fn tell_time(mut strategy: ResMut<TimeUpdateStrategy>) {
    *strategy = TimeUpdateStrategy::ManualInstant(Instant::now());
}

/// Frames drawn since the window opened, as long as it opens.
#[derive(Resource, Default)]
pub struct Opening(u8);

impl Opening {
    /// In the second frame egui has its fonts; the third is drawn while the second is shown.
    const FRAMES: u8 = 4;
}

/// Run condition: the first frames are shown. What takes long and is not seen at once waits for that, so that the window
/// opens quickly.
pub fn is_open(opening: Option<Res<Opening>>) -> bool {
    opening.is_none_or(|opening| opening.0 >= Opening::FRAMES)
}

fn count_first_frames(mut opening: ResMut<Opening>, mut redraw: MessageWriter<RequestRedraw>) {
    opening.0 += 1;
    redraw.write(RequestRedraw);
}

/// How the window was asked to open.
#[derive(Resource, Clone, Debug, Default)]
pub struct Asked(pub WindowOptions);

impl Asked {
    /// The seed of a match that no other is chosen for: for the first match the one asked for, or else the time.
    #[must_use]
    pub fn take_seed(&mut self) -> Seed {
        self.0.seed.take().unwrap_or_else(|| {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            Seed::from(now.as_nanos() as u64 % 1_000_000_000_000)
        })
    }
}

/// Opens the window and plays until it is closed.
#[must_use]
pub fn run(options: WindowOptions) -> ExitCode {
    let texts = Texts::new(options.language.unwrap_or_else(Language::of_system));
    // Without a screen or a way to draw, the crates below us can only panic.
    catch_unwind(AssertUnwindSafe(|| open(options, &texts))).unwrap_or_else(|_| {
        eprintln!("{}", texts.get("error-no-display"));
        eprintln!("{}", texts.get("error-no-gpu"));
        ExitCode::FAILURE
    })
}

fn open(options: WindowOptions, texts: &Texts) -> ExitCode {
    match build(options, texts).run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// The whole game, ready to run.
pub(crate) fn build(options: WindowOptions, texts: &Texts) -> App {
    let mut app = App::new();
    let (width, height) = options.size.unwrap_or((1280, 800));
    let mut window = Window {
        title: texts.get("cli-window-title").to_owned(),
        name: Some("konter-a-matt".to_owned()),
        resolution: WindowResolution::new(u32::from(width), u32::from(height)),
        resize_constraints: WindowResizeConstraints { min_width: 640.0, min_height: 480.0, ..default() },
        present_mode: PresentMode::AutoVsync,
        ..default()
    };
    // Pictures have exactly the pixels asked for, and nothing of the user's is in them.
    let pictures = options.pictures.is_some();
    if pictures {
        window.resolution.set_scale_factor_override(Some(1.0));
        app.add_message::<audio::Cue>();
    } else {
        app.insert_resource(DataDir::open(options.data_dir.as_deref()).alone());
    }
    let overrides =
        Overrides { language: options.language, speed: options.speed, rules: options.rules, level: options.level };
    app.insert_resource(overrides)
        .insert_resource(Asked(options))
        .add_plugins(
            DefaultPlugins
                .set(WindowPlugin { primary_window: Some(window), ..default() })
                .set(LogPlugin { custom_layer: saves::log_layer, ..default() }),
        )
        .add_plugins(EguiPlugin::default())
        .add_plugins((localization::plugin, play::plugin, saves::plugin, settings::plugin))
        .add_plugins((table::plugin, bots::plugin, hud::plugin, screens::plugin, pages::plugin, learn::plugin))
        .add_plugins((coach::plugin, demo::plugin))
        .insert_resource(sleepy())
        .insert_resource(ClearColor(Color::srgb(0.16, 0.10, 0.06)))
        .init_resource::<Opening>()
        .add_systems(First, tell_time.before(TimeSystems))
        .add_message::<WakeAfter>()
        .add_systems(Startup, (spawn_camera, keep_proxy))
        .add_systems(
            Last,
            (
                count_first_frames.run_if(not(is_open)),
                set_icon.run_if(is_open.and_then(run_once)),
                wake_after.run_if(on_message::<WakeAfter>),
            ),
        )
        .add_systems(
            PreUpdate,
            forget_unchanged_modifiers.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        );
    if !pictures {
        app.add_plugins(audio::plugin);
    }
    app
}

/// Frames are drawn when something happens or moves, and otherwise once a minute.
fn sleepy() -> WinitSettings {
    let rarely = UpdateMode::reactive_low_power(Duration::from_secs(60));
    WinitSettings { focused_mode: rarely, unfocused_mode: rarely }
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((Name::new("Camera"), Camera2d, Msaa::Off, Tonemapping::None));
}

/// Gives the window its icon where windows carry their own, as on X11 and Windows; others take it from the package.
fn set_icon(_main_thread: NonSendMarker) {
    const SIDE: u32 = 128;
    let drawn = cards::rasterise(include_str!("../assets/icon/icon.svg"), SIDE, SIDE);
    let Some(icon) = drawn.ok().and_then(|drawn| Icon::from_rgba(drawn.rgba, SIDE, SIDE).ok()) else { return };
    WINIT_WINDOWS.with_borrow(|windows| {
        for window in windows.windows.values() {
            window.set_window_icon(Some(icon.clone()));
        }
    });
}

fn keep_proxy(proxy: Res<EventLoopProxyWrapper>, mut commands: Commands) {
    commands.insert_resource(WakeUp((**proxy).clone()));
}

/// bevy_egui tells egui each frame which modifier keys are down, and egui asks for another frame after each event, so the
/// window would never sleep. Only changes are let through.
fn forget_unchanged_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        let last = &mut *last;
        input.bypass_change_detection().events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => std::mem::replace(last, *modifiers) != *modifiers,
            _ => true,
        });
    }
}
