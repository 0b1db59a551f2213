//! How a game ended is heard when the scoreboard tells it: once the cards rest.

use bevy::prelude::*;

use super::Cue;
use crate::play::{GameLaidOut, Playing};
use crate::rules::game::Score;
use crate::rules::lee::Result as GameResult;
use crate::rules::{Seat, Team};
use crate::table::Stage;

/// The end of the current game was heard, or happened before the game was taken up.
#[derive(Resource, Default)]
struct Told(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Told>().add_message::<GameLaidOut>().add_systems(
        PostUpdate,
        (take_up.run_if(on_message::<GameLaidOut>), tell.run_if(resource_exists::<Stage>))
            .chain()
            .run_if(resource_exists::<Playing>),
    );
}

fn take_up(playing: Res<Playing>, mut told: ResMut<Told>) {
    told.0 = playing.game().score().is_some();
}

fn tell(playing: Res<Playing>, stage: Res<Stage>, mut told: ResMut<Told>, mut cues: MessageWriter<Cue>) {
    if !told.0
        && stage.at_rest()
        && let Some(score) = playing.game().score()
    {
        told.0 = true;
        cues.write(cue(score, playing.human().map_or(Team::NorthSouth, Seat::team)));
    }
}

/// The sound of a game's end for the team `us`.
fn cue(score: &Score, us: Team) -> Cue {
    match score.game.result {
        GameResult::Stanner => Cue::Stanner,
        GameResult::Won(team) if team != us => Cue::Lose,
        GameResult::Won(_) if score.game.kapo => Cue::Kapo,
        GameResult::Won(_) => Cue::Win,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Match, Options, Seed};

    /// Plays games until each end was heard, and compares with what the points and tricks say.
    #[test]
    fn each_end_has_its_sound() {
        let mut heard = std::collections::HashSet::new();
        for seed in 0..400_u64 {
            let mut partie = Match::new(Options::default(), Seed::from(seed), None);
            while partie.game().score().is_none() {
                let game = partie.game();
                let seat = Seat::ALL.into_iter().find(|seat| !game.legal_actions(*seat).is_empty()).unwrap();
                let actions = game.legal_actions(seat);
                let action = actions[seed as usize % actions.len()];
                partie.apply(seat, action).unwrap();
            }
            let score = partie.game().score().unwrap();
            for us in Team::ALL {
                let sound = cue(score, us);
                let expected = match score.points[us].cmp(&score.points[us.other()]) {
                    std::cmp::Ordering::Equal => Cue::Stanner,
                    std::cmp::Ordering::Less => Cue::Lose,
                    std::cmp::Ordering::Greater if score.game.kapo => Cue::Kapo,
                    std::cmp::Ordering::Greater => Cue::Win,
                };
                assert_eq!(sound, expected, "seed {seed}");
                heard.insert(sound);
            }
        }
        assert_eq!(heard.len(), 4, "{heard:?}");
    }
}
