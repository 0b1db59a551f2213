//! The slate on the table: follows the match, and chalks what a scored game changed once the cards rest.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::chalk::Textures;
use super::lee::{self, Chalked, Slate};
use super::theme::Theme;
use super::{HudSet, rect};
use crate::audio::Cue;
use crate::localization::Texts;
use crate::play::{GameLaidOut, PlaySet, Playing};
use crate::settings::Settings;
use crate::table::{Layout, Stage, stage};

/// The slate's textures, once they are made.
#[derive(Resource, Default)]
pub(super) struct SlateTextures(Option<Textures>);

impl SlateTextures {
    /// The textures, made the first time.
    pub fn get(&mut self, ctx: &egui::Context) -> &Textures {
        self.0.get_or_insert_with(|| Textures::new(ctx))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chalked>()
        .init_resource::<SlateTextures>()
        .add_systems(
            Update,
            (wipe.run_if(on_message::<GameLaidOut>), chalk)
                .chain()
                .in_set(PlaySet::Follow)
                .after(stage::advance)
                .run_if(resource_exists::<Playing>),
        )
        .add_systems(EguiPrimaryContextPass, draw_slate.in_set(HudSet::Table));
}

/// The slate as it stands when a game is laid out.
fn wipe(playing: Res<Playing>, mut chalked: ResMut<Chalked>) {
    let from = Slate::before(playing.partie());
    let to = playing.game().score().map_or(from, |score| from.after(&score.change));
    *chalked = Chalked { from, to, strokes: f32::from(from.strokes_to(&to)) };
}

fn chalk(
    playing: Res<Playing>,
    stage: Option<Res<Stage>>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut chalked: ResMut<Chalked>,
    mut begun: MessageWriter<Cue>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let at_rest = stage.is_some_and(|stage| stage.at_rest());
    let Some(score) = playing.game().score().filter(|_| at_rest) else { return };
    let to = chalked.from.after(&score.change);
    if chalked.to != to {
        chalked.to = to;
    }
    if chalked.is_done() {
        return;
    }
    if chalked.go_on(time.delta_secs(), settings.motion()) {
        begun.write(Cue::Chalk);
    }
    redraw.write(RequestRedraw);
}

pub(super) fn draw_slate(
    mut contexts: EguiContexts,
    (chalked, layout, theme, texts, playing): (Res<Chalked>, Res<Layout>, Res<Theme>, Res<Texts>, Res<Playing>),
    mut textures: ResMut<SlateTextures>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let place = rect(layout.slate);
    if super::is_covered(ctx, place) {
        return Ok(());
    }
    let textures = textures.get(ctx);
    let painter = ctx.layer_painter(super::table_layer());
    lee::paint(&painter, place, &chalked, hand_of(&playing), textures, &theme, &texts);
    Ok(())
}

/// The seed of the hand that draws on the slate in this match.
pub(super) fn hand_of(playing: &Playing) -> u32 {
    playing.partie().record().seed.irregularity(0)
}
