//! A look at the last trick: its four cards beside the pile, as long as the key is held or the pointer is on the pile.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::deck::Deck;
use super::layout::Layout;
use super::sprites::world;
use crate::play::{Playing, Screen};
use crate::rules::Team;

/// Whether the last trick is looked at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Peek {
    /// The key is held.
    pub key: bool,
    /// The pointer is on the pile of this team.
    pub pile: Option<Team>,
}

/// A card of the last trick, shown beside its pile.
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
    let game = playing.game();
    let last = game.tricks().last().filter(|_| game.trick().is_empty());
    let wanted = last.and_then(|trick| {
        let team = game.winner_of(trick)?.team();
        (peek.key || peek.pile == Some(team)).then_some((trick, team))
    });
    let Some((trick, team)) = wanted else {
        for entity in &shown {
            commands.entity(entity).despawn();
            redraw.write(RequestRedraw);
        }
        return;
    };
    if !shown.is_empty() || !deck.is_ready() {
        return;
    }
    for (order, card) in trick.cards().enumerate() {
        let pose = layout.peek(team, order as u8);
        let pos = world(&layout, pose.pos);
        commands.spawn((
            Name::new(format!("Last trick {card}")),
            PeekSprite,
            Sprite { image: deck.face(card), custom_size: Some(layout.card * pose.scale), ..default() },
            Transform::from_xyz(pos.x, pos.y, 8.0 + order as f32 * 0.01),
            DespawnOnExit(Screen::Table),
        ));
    }
    redraw.write(RequestRedraw);
}
