//! Demonstration and pictures: four AI players that play on by themselves, and a PNG of each phase at rest.

mod contact;
mod pictures;
mod scenes;

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use bevy::window::RequestRedraw;

pub use pictures::{Pictures, SIZES};
pub use scenes::{SCENES, Scene};

use crate::app::Asked;
use crate::play::{NextGame, Phase, PlaySet, Player, Playing, Screen, SitDown, Waiting};
use crate::rules::{self, BySeat};
use crate::settings::Settings;
use crate::table::{Stage, durations, is_drawn, stage};

/// How far the demonstration is.
#[derive(Resource, Default)]
struct Demo {
    matches: u32,
    waited: f32,
}

/// Where pictures go and what was last taken.
#[derive(Resource)]
struct PhasePictures {
    folder: PathBuf,
    number: u32,
    /// What the last picture shows.
    last: Option<(u32, Phase)>,
    /// Frames that the picture has been at rest.
    rested: u32,
}

/// Demonstration and pictures, where the command line asks for them.
pub fn plugin(app: &mut App) {
    let asked = app.world().get_resource::<Asked>().cloned().unwrap_or_default().0;
    if asked.demo {
        app.init_resource::<Demo>()
            .add_systems(OnEnter(Screen::Title), begin)
            .add_systems(Update, go_on.in_set(PlaySet::Decide).run_if(in_state(Phase::Scoring)));
    } else if asked.exit_after_matches.is_some() {
        app.init_resource::<Demo>().add_systems(Update, go_on.in_set(PlaySet::Decide).run_if(in_state(Phase::Scoring)));
    }
    if let Some(wanted) = asked.pictures {
        pictures::plugin(app, wanted);
    }
    if let Some(folder) = asked.screenshots {
        app.insert_resource(PhasePictures { folder, number: 0, last: None, rested: 0 })
            .add_systems(Update, is_drawn.pipe(take_pictures).before(PlaySet::Decide).run_if(in_state(Screen::Table)));
    }
}

fn begin(mut asked: ResMut<Asked>, settings: Res<Settings>, mut sit_down: MessageWriter<SitDown>) {
    let players = BySeat::from_fn(|seat| Player::Bot(settings.levels[seat].clone()));
    sit_down.write(SitDown(Box::new(Playing::new(settings.rules.clone(), asked.take_seed(), players))));
}

/// Deals the next game after a while, the next match after the last game, and quits after the matches asked for.
#[allow(clippy::too_many_arguments, reason = "a Bevy system takes what it reads")]
fn go_on(
    asked: Res<Asked>,
    playing: Res<Playing>,
    settings: Res<Settings>,
    waiting: Res<Waiting>,
    time: Res<Time<Real>>,
    picture: Option<Res<Stage>>,
    mut demo: ResMut<Demo>,
    mut next: MessageWriter<NextGame>,
    mut sit_down: MessageWriter<SitDown>,
    mut exit: MessageWriter<AppExit>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    let at_rest = picture.is_none_or(|picture| picture.at_rest());
    if playing.game().phase() != rules::Phase::Scored || waiting.any() || !at_rest {
        demo.waited = 0.0;
        return;
    }
    let (_, holds) = stage::factors(&settings, playing.human().is_some());
    demo.waited += time.delta_secs().min(0.05);
    if demo.waited < durations::SCORE_HOLD * holds {
        return;
    }
    demo.waited = 0.0;
    if playing.partie().winner().is_none() {
        if asked.0.demo {
            next.write(NextGame);
        }
        return;
    }
    demo.matches += 1;
    info!("matches played: {}", demo.matches);
    if asked.0.exit_after_matches.is_some_and(|most| demo.matches >= most) {
        exit.write(AppExit::Success);
    } else if asked.0.demo {
        let follows = if playing.sitting.may_have_revanche() { playing.revanche() } else { playing.changed_teams() };
        sit_down.write(SitDown(Box::new(follows)));
    }
}

/// Takes a picture when a phase has come to rest, and lets everybody wait for it.
#[allow(clippy::too_many_arguments, reason = "a Bevy system takes what it reads")]
fn take_pictures(
    is_drawn: In<bool>,
    playing: Option<Res<Playing>>,
    phase: Option<Res<State<Phase>>>,
    picture: Option<Res<Stage>>,
    taken: Query<(), With<Screenshot>>,
    mut pictures: ResMut<PhasePictures>,
    mut waiting: ResMut<Waiting>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Some(playing), Some(phase), Some(picture)) = (playing, phase, picture) else { return };
    let shows = (playing.partie().game_number(), **phase);
    if pictures.last == Some(shows) {
        // The picture comes back from the graphics card a few frames later.
        if waiting.picture {
            redraw.write(RequestRedraw);
        }
        return;
    }
    waiting.picture = true;
    redraw.write(RequestRedraw);
    pictures.rested = if *is_drawn && picture.at_rest() { pictures.rested + 1 } else { 0 };
    // Words and panels need a few frames to settle.
    if pictures.rested < 6 || !taken.is_empty() {
        return;
    }
    pictures.rested = 0;
    pictures.last = Some(shows);
    pictures.number += 1;
    let name = format!("{:03}-{}.png", pictures.number, name(shows.1));
    if let Err(error) = std::fs::create_dir_all(&pictures.folder) {
        error!("{}: {error}", pictures.folder.display());
    }
    commands
        .spawn(Screenshot::primary_window())
        .observe(save_to_disk(pictures.folder.join(name)))
        .observe(|_: On<ScreenshotCaptured>, mut waiting: ResMut<Waiting>| waiting.picture = false);
}

/// A phase's name in file names.
const fn name(phase: Phase) -> &'static str {
    match phase {
        Phase::Dealing => "dealing",
        Phase::TrumpCall => "trump-call",
        Phase::Announce => "announce",
        Phase::Trick => "trick",
        Phase::Scoring => "scoring",
    }
}
