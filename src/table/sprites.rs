//! The cards as sprites: what the stage shows, drawn.

use bevy::prelude::*;

use super::deck::{Deck, SHADOW_MARGIN};
use super::layout::Layout;
use super::stage::Stage;
use crate::play::{PlaySet, Screen};
use crate::rules::Card;

/// A card's sprite.
#[derive(Component)]
struct CardSprite(Card);

/// The shadow of a card.
#[derive(Component)]
struct ShadowSprite(Card);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn).add_systems(OnEnter(Screen::Lesson), spawn).add_systems(
        Update,
        draw.after(PlaySet::Follow)
            .run_if(not(in_state(Screen::Title)).and_then(resource_exists::<Stage>).and_then(resource_exists::<Deck>)),
    );
}

fn spawn(mut commands: Commands, screen: Res<State<Screen>>, deck: Res<Deck>, stage: Option<ResMut<Stage>>) {
    for card in Card::all() {
        commands.spawn((
            Name::new(format!("Card {card}")),
            CardSprite(card),
            Sprite { custom_size: Some(Vec2::ONE), ..default() },
            Visibility::Hidden,
            DespawnOnExit(**screen),
        ));
        commands.spawn((
            Name::new(format!("Shadow {card}")),
            ShadowSprite(card),
            Sprite { image: deck.shadow.clone(), custom_size: Some(Vec2::ONE), ..default() },
            Visibility::Hidden,
            DespawnOnExit(**screen),
        ));
    }
    if let Some(mut stage) = stage {
        stage.dirty = true;
    }
}

/// From layout coordinates (top left, down) to the world's (middle, up).
pub(super) fn world(layout: &Layout, point: Vec2) -> Vec2 {
    let point = point + layout.origin - layout.window / 2.0;
    Vec2::new(point.x, -point.y)
}

type Cards<'w, 's> =
    Query<'w, 's, (&'static CardSprite, &'static mut Sprite, &'static mut Transform, &'static mut Visibility)>;
type Shadows<'w, 's> = Query<
    'w,
    's,
    (&'static ShadowSprite, &'static mut Sprite, &'static mut Transform, &'static mut Visibility),
    Without<CardSprite>,
>;

fn draw(mut stage: ResMut<Stage>, layout: Res<Layout>, deck: Res<Deck>, mut cards: Cards, mut shadows: Shadows) {
    if !stage.dirty || !deck.is_ready() || cards.is_empty() {
        return;
    }
    stage.dirty = false;
    let lift_by = layout.card.y * 0.11;
    let edge = deck.edge(layout.card);
    for (CardSprite(card), mut sprite, mut transform, mut visibility) in &mut cards {
        let shown = stage.shown(*card);
        let pose = shown.pose;
        // Half turned, a card is seen from its edge; it never gets so thin that it cannot be drawn.
        let turned = (1.0 - 2.0 * shown.face).abs().max(0.02);
        let open = shown.face >= 0.5;
        sprite.image = if open { deck.face(*card) } else { deck.back(pose.scale) };
        sprite.custom_size = Some(layout.card * pose.scale * edge * Vec2::new(turned, 1.0));
        let mut tint = 1.0;
        if stage.dimmed.contains(*card) {
            tint = 0.5;
        }
        if stage.winner().is_some_and(|winner| winner != *card)
            && matches!(stage.lying(*card).place, super::places::Place::Trick { .. })
        {
            tint = 0.62;
        }
        sprite.color = Color::srgb(tint, tint, tint);
        let pos = world(&layout, pose.pos) + Vec2::Y * lift_by * shown.lift;
        *transform =
            Transform::from_xyz(pos.x, pos.y, shown.height * 0.1).with_rotation(Quat::from_rotation_z(-pose.angle));
        visibility.set_if_neq(Visibility::Visible);
    }
    for (ShadowSprite(card), mut sprite, mut transform, mut visibility) in &mut shadows {
        let shown = stage.shown(*card);
        let pose = shown.pose;
        // Cards in the air throw a wider, softer shadow further away; in the pack only the lowest throws one.
        let air = if shown.height >= 40.0 { 1.0 } else { shown.lift * 0.6 };
        let buried = matches!(stage.lying(*card).place, super::places::Place::Pack(place) if place > 0) && air == 0.0;
        visibility.set_if_neq(if buried { Visibility::Hidden } else { Visibility::Visible });
        let turned = (1.0 - 2.0 * shown.face).abs().max(0.02);
        let card_size = layout.card * pose.scale;
        let margin = card_size.x * SHADOW_MARGIN * 2.0;
        sprite.custom_size = Some((card_size * Vec2::new(turned, 1.0) + margin) * (1.0 + 0.06 * air));
        sprite.color = Color::srgba(1.0, 1.0, 1.0, 0.85 - 0.3 * air);
        let fall = Vec2::new(0.02, -0.035) * layout.card.y * (0.5 + 1.6 * air);
        let pos = world(&layout, pose.pos) + Vec2::Y * lift_by * shown.lift + fall;
        *transform = Transform::from_xyz(pos.x, pos.y, shown.height * 0.1 - 0.005)
            .with_rotation(Quat::from_rotation_z(-pose.angle));
    }
}
