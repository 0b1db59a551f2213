//! A look at the last trick: its four cards as they were played, as long as the key is held or the pointer is on the pile.
//! Where the rules allow it, all tricks of the pile.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::deck::{Deck, SHADOW_MARGIN};
use super::layout::Layout;
use super::sprites::world;
use crate::play::{Playing, Screen};
use crate::rules::{Game, Seat, Team, Trick};

/// Whether the last trick is looked at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Peek {
    /// The key is held.
    pub key: bool,
    /// The pointer is on the pile of this team.
    pub pile: Option<Team>,
}

/// A card of a won trick that is looked at, or its shadow.
#[derive(Component)]
pub(super) struct PeekSprite;

/// Shows or hides the last trick. It can be seen until the next card is played.
pub(super) fn follow(
    peek: Res<Peek>,
    playing: Res<Playing>,
    layout: Res<Layout>,
    deck: Res<Deck>,
    shown: Query<Entity, With<PeekSprite>>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let wanted = looked_at(playing.game(), *peek);
    if wanted.is_empty() {
        for entity in &shown {
            commands.entity(entity).despawn();
            redraw.write(RequestRedraw);
        }
        return;
    }
    if !shown.is_empty() || !deck.is_ready() {
        return;
    }
    let (of, direction) = (wanted.len() as u8, playing.game().options().direction);
    for (number, trick) in wanted.into_iter().enumerate() {
        for (order, (seat, card)) in trick.plays(direction).enumerate() {
            let pose = layout.peek((number as u8, of), order as u8, seat, card);
            let place = Transform::from_translation(
                world(&layout, pose.pos).extend(8.0 + number as f32 * 0.1 + order as f32 * 0.01),
            )
            .with_rotation(Quat::from_rotation_z(-pose.angle));
            let size = layout.card * pose.scale;
            let margin = Vec2::splat(2.0 * SHADOW_MARGIN * size.x);
            let shadow = Sprite { image: deck.shadow.clone(), custom_size: Some(size + margin), ..default() };
            let below = place.with_translation(place.translation - Vec3::new(0.0, 0.0, 0.005));
            commands.spawn((PeekSprite, shadow, below, DespawnOnExit(Screen::Table)));
            commands.spawn((
                Name::new(format!("Last trick {card}")),
                PeekSprite,
                Sprite { image: deck.face(card), custom_size: Some(size * deck.edge(layout.card)), ..default() },
                place,
                DespawnOnExit(Screen::Table),
            ));
        }
    }
    redraw.write(RequestRedraw);
}

/// Who won the one trick that is looked at.
#[must_use]
pub fn winner_looked_at(game: &Game, peek: Peek) -> Option<Seat> {
    match looked_at(game, peek).as_slice() {
        [trick] => game.winner_of(trick),
        _ => None,
    }
}

/// The tricks that may be seen now, the latest first: the last until the next card is played, and under `inspect-tricks` all
/// of the pile pointed at.
fn looked_at(game: &Game, peek: Peek) -> Vec<Trick> {
    let won = game.tricks().iter().rev().filter_map(|trick| Some((*trick, game.winner_of(trick)?.team())));
    if let (Some(pile), true) = (peek.pile, game.options().inspect_tricks) {
        return won.filter(|(_, team)| *team == pile).map(|(trick, _)| trick).collect();
    }
    let last = won.take(1).filter(|_| game.trick().is_empty());
    last.filter(|(_, team)| peek.key || peek.pile == Some(*team)).map(|(trick, _)| trick).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Match, Options, Phase, Seed};

    #[test]
    fn only_the_last_trick_is_seen_unless_the_rules_let_all_be_looked_through() {
        for inspect_tricks in [false, true] {
            let options = Options { inspect_tricks, ..Options::default() };
            let mut partie = Match::new(options, Seed::from(2), None);
            while partie.game().phase() != Phase::Scored {
                let game = partie.game();
                let key = looked_at(game, Peek { key: true, pile: None });
                let last = usize::from(game.trick().is_empty() && !game.tricks().is_empty());
                assert_eq!(key.len(), last);
                let won = winner_looked_at(game, Peek { key: true, pile: None });
                assert_eq!(won, key.first().and_then(|trick| game.winner_of(trick)));
                let piles = Team::ALL.map(|team| looked_at(game, Peek { key: false, pile: Some(team) }));
                let seen: usize = piles.iter().map(Vec::len).sum();
                assert_eq!(seen, if inspect_tricks { game.tricks().len() } else { last });
                let seat = game.asked().or(game.turn()).unwrap();
                let action = game.legal_actions(seat)[0];
                partie.apply(seat, action).unwrap();
            }
        }
    }
}
