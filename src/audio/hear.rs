//! From cues to the speaker: as loud as the settings say, and not at all while nobody sees the table.

use std::time::Instant;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowOccluded};

use super::Cue;
use super::speaker::{Heard, Speaker};
use crate::settings::Settings;

/// The window is minimised, or wholly covered where the system says so.
#[derive(Resource, Default)]
struct Covered(bool);

pub(super) fn plugin(app: &mut App) {
    match Speaker::start() {
        Ok(speaker) => {
            app.insert_resource(speaker).init_resource::<Covered>().add_message::<WindowOccluded>().add_systems(
                Last,
                (watch.run_if(on_message::<WindowOccluded>), hear.run_if(on_message::<Cue>)).chain(),
            );
        }
        Err(error) => info!("no sound: {error}"),
    }
}

fn watch(mut messages: MessageReader<WindowOccluded>, mut covered: ResMut<Covered>) {
    if let Some(last) = messages.read().last() {
        covered.0 = last.occluded;
    }
}

fn hear(
    mut cues: MessageReader<Cue>,
    settings: Res<Settings>,
    covered: Res<Covered>,
    windows: Query<&Window, With<PrimaryWindow>>,
    speaker: Res<Speaker>,
) {
    // Where minimising is not told as covering, the window has no size.
    let visible = windows.iter().all(|window| window.physical_width() > 0 && window.physical_height() > 0);
    if settings.mute || settings.volume == 0 || covered.0 || !visible {
        cues.clear();
        return;
    }
    // The ear takes steps in proportion, so half the volume is a quarter of the power.
    let gain = (f32::from(settings.volume) / 100.0).powi(2);
    let at = Instant::now();
    let mut sent = [false; Cue::ALL.len()];
    for cue in cues.read().copied() {
        // The same sound twice at once is only louder.
        if !std::mem::replace(&mut sent[cue as usize], true) {
            speaker.play(Heard { cue, gain, motion: settings.motion(), at });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::Receiver;

    use super::*;
    use crate::audio;
    use crate::settings::Speed;

    fn app() -> (App, Receiver<Heard>) {
        let (speaker, heard) = Speaker::to_channel();
        let mut app = App::new();
        app.init_resource::<Settings>().add_plugins(audio::plugin).insert_resource(speaker);
        (app, heard)
    }

    fn heard(app: &mut App, receiver: &Receiver<Heard>, cues: &[Cue]) -> Vec<Heard> {
        for cue in cues {
            app.world_mut().write_message(*cue);
        }
        app.update();
        receiver.try_iter().collect()
    }

    #[test]
    fn each_cue_of_a_frame_is_heard_once_as_loud_as_set() {
        let (mut app, receiver) = app();
        let sounds = heard(&mut app, &receiver, &[Cue::Play, Cue::Knock, Cue::Play]);
        assert_eq!(sounds.iter().map(|h| h.cue).collect::<Vec<_>>(), [Cue::Play, Cue::Knock]);
        assert!(sounds.iter().all(|h| (h.gain - 0.36).abs() < 1e-6 && h.motion == 1.0));
        app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
        app.world_mut().resource_mut::<Settings>().volume = 100;
        let sounds = heard(&mut app, &receiver, &[Cue::Play]);
        assert_eq!((sounds.len(), sounds[0].gain, sounds[0].motion), (1, 1.0, 0.0));
        assert_eq!(heard(&mut app, &receiver, &[]).len(), 0);
    }

    #[test]
    fn silence_when_muted_or_unseen_and_nothing_is_made_up_for() {
        let (mut app, receiver) = app();
        for (volume, mute) in [(60, true), (0, false)] {
            let mut settings = app.world_mut().resource_mut::<Settings>();
            (settings.volume, settings.mute) = (volume, mute);
            assert_eq!(heard(&mut app, &receiver, &[Cue::Win]).len(), 0);
        }
        *app.world_mut().resource_mut::<Settings>() = Settings::default();
        assert_eq!(heard(&mut app, &receiver, &[]).len(), 0);
        for (occluded, sounds) in [(true, 0), (false, 1)] {
            app.world_mut().write_message(WindowOccluded { window: Entity::PLACEHOLDER, occluded });
            assert_eq!(heard(&mut app, &receiver, &[Cue::Deal]).len(), sounds);
            assert_eq!(heard(&mut app, &receiver, &[Cue::Deal]).len(), sounds);
        }
        let mut window = Window::default();
        window.resolution.set_physical_resolution(0, 0);
        app.world_mut().spawn((window, PrimaryWindow));
        assert_eq!(heard(&mut app, &receiver, &[Cue::Deal]).len(), 0);
    }
}
