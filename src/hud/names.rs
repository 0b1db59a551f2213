//! What the players are called.

use bevy::prelude::*;

use crate::localization::Texts;
use crate::play::{PlaySet, Playing};
use crate::rules::{BySeat, Seat};
use crate::settings::Settings;

/// The names of the players at the four seats.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(pub BySeat<String>);

impl Names {
    /// The names that the settings give, and the built-in ones where they give none.
    #[must_use]
    pub fn new(settings: &Settings, texts: &Texts, human: Option<Seat>) -> Self {
        let mut built_in = texts.player_names();
        Self(BySeat::from_fn(|seat| {
            let own = settings.names[seat].trim();
            // Each seat has its built-in name whether others are named or not.
            let default = if human == Some(seat) { Some(texts.get("common-you")) } else { built_in.next() };
            let name = if own.is_empty() { default.unwrap_or_default() } else { own };
            name.chars().take(Settings::LONGEST_NAME).collect()
        }))
    }

    /// The name at a seat.
    #[must_use]
    pub fn at(&self, seat: Seat) -> &str {
        &self.0[seat]
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Names>().add_systems(
        Update,
        name_players.in_set(PlaySet::Follow).run_if(
            resource_changed::<Settings>
                .or_else(resource_changed::<Texts>)
                .or_else(resource_exists_and_changed::<Playing>),
        ),
    );
}

fn name_players(settings: Res<Settings>, texts: Res<Texts>, playing: Option<Res<Playing>>, mut names: ResMut<Names>) {
    // Before there is a match, the person is expected at the bottom of the table.
    let human = playing.map_or(Some(Seat::South), |playing| playing.human());
    names.set_if_neq(Names::new(&settings, &texts, human));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::localization::Language;

    #[test]
    fn own_names_replace_the_built_in_ones() {
        let mut settings = Settings::default();
        settings.names[Seat::North] = "  Léa ".to_owned();
        settings.names[Seat::East] = "x".repeat(100);
        let texts = Texts::new(Language::Lb);
        let names = Names::new(&settings, &texts, Some(Seat::South));
        assert_eq!(names.at(Seat::South), texts.get("common-you"));
        assert_eq!(names.at(Seat::North), "Léa");
        assert_eq!(names.at(Seat::East).len(), Settings::LONGEST_NAME);
        let demo = Names::new(&Settings::default(), &texts, None);
        let mut all = demo.0.0.to_vec();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 4);
        assert!(all.iter().all(|name| !name.is_empty()));
    }
}
