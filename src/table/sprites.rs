//! The cards as sprites: what the stage shows, drawn.

use bevy::prelude::*;

use super::deck::{Deck, SHADOW_MARGIN};
use super::layout::Layout;
use super::places::Place;
use super::stage::Stage;
use crate::play::{PlaySet, Screen};
use crate::rules::{Card, CardSet};

/// How far a raised card rises, in card heights.
pub const LIFT: f32 = 0.07;

/// The light on cards that may not be played, in sRGB: a shade, in which black figures still stand out from their paper.
const DIMMED: f32 = 0.7;

/// The light on the cards of a trick that do not win it.
const BEATEN: f32 = 0.76;

/// A card's sprite.
#[derive(Component)]
struct CardSprite(Card);

/// A side of a card's shadow. What lies under the card is not drawn: half of the shadow.
#[derive(Component)]
struct ShadowSprite(Card, Side);

/// The sides of a shadow: the upper and the lower have its whole width, the others lie between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Top,
    Bottom,
    Left,
    Right,
}

impl Side {
    const ALL: [Self; 4] = [Self::Top, Self::Bottom, Self::Left, Self::Right];

    /// This side of a shadow, outside the hole; all count from the shadow's middle, x to the right, y up.
    fn part(self, shadow: Rect, hole: Rect) -> Rect {
        match self {
            Self::Top => Rect { min: Vec2::new(shadow.min.x, hole.max.y), max: shadow.max },
            Self::Bottom => Rect { min: shadow.min, max: Vec2::new(shadow.max.x, hole.min.y) },
            Self::Left => Rect { min: Vec2::new(shadow.min.x, hole.min.y), max: Vec2::new(hole.min.x, hole.max.y) },
            Self::Right => Rect { min: Vec2::new(hole.max.x, hole.min.y), max: Vec2::new(shadow.max.x, hole.max.y) },
        }
    }
}

/// The corners of cards are round, so the hole in their shadow is smaller than they are: by this part of their width.
const ROUND: f32 = 0.03;

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
        for side in Side::ALL {
            commands.spawn((
                Name::new(format!("Shadow {card} {side:?}")),
                ShadowSprite(card, side),
                Sprite { image: deck.shadow.clone(), custom_size: Some(Vec2::ONE), ..default() },
                Visibility::Hidden,
                DespawnOnExit(**screen),
            ));
        }
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

/// How broad a card is seen that is turned so far, 0 face down and 1 face up, and whether its face is seen. Half turned, it
/// is seen from its edge; it never gets so thin that it cannot be drawn.
fn seen(turned: f32) -> (f32, bool) {
    ((1.0 - 2.0 * turned).abs().max(0.02), turned >= 0.5)
}

/// Whether others lie on the card so that nothing or hardly anything is seen of it: the lower half of a won trick, and every
/// other card inside the pack, whose edges are thinner than a pixel.
fn is_buried(stage: &Stage, card: Card) -> bool {
    !stage.flies(card)
        && match stage.lying(card).place {
            Place::Won { order, .. } => order < 2,
            Place::Pack(place) => place % 2 == 1 && usize::from(place) + 1 < Card::COUNT,
            _ => false,
        }
}

/// The cards in hands whose right side lies under the next card: nothing is seen of the shadow there.
fn covered_right(stage: &Stage) -> CardSet {
    let lies = |card: Card| {
        !stage.flies(card) && stage.shown(card).lift == 0.0 && stage.held.is_none_or(|held| held.card != card)
    };
    let mut at = [[None; 6]; 4];
    for card in Card::all().filter(|card| lies(*card)) {
        if let Place::Hand { seat, slot, .. } = stage.lying(card).place
            && let Some(place) = at[seat as usize].get_mut(usize::from(slot))
        {
            *place = Some(card);
        }
    }
    at.iter().flat_map(|hand| hand.windows(2)).filter_map(|pair| pair[0].filter(|_| pair[1].is_some())).collect()
}

/// Whether a card of the pack lies over another of it, also while it is riffled and cut: a packet throws one shadow, that
/// of its lowest card.
fn is_on_packet(stage: &Stage, layout: &Layout, card: Card) -> bool {
    let packed = |card: Card| matches!(stage.lying(card).place, Place::Pack(_) | Place::Beside { .. });
    let shown = stage.shown(card);
    let near = layout.card.x * shown.pose.scale * 0.5;
    let under = |other: Card| {
        let below = stage.shown(other);
        below.height < shown.height && packed(other) && below.pose.pos.distance(shown.pose.pos) < near
    };
    packed(card) && Card::all().any(under)
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
    let lift_by = layout.card.y * LIFT;
    let edge = deck.edge(layout.card);
    for (CardSprite(card), mut sprite, mut transform, mut visibility) in &mut cards {
        let shown = stage.shown(*card);
        let pose = shown.pose;
        let (turned, open) = seen(shown.face);
        sprite.image = if open { deck.face(*card) } else { deck.back(pose.scale) };
        sprite.custom_size = Some(layout.card * pose.scale * (1.0 + 0.04 * shown.air) * edge * Vec2::new(turned, 1.0));
        let mut tint = 1.0;
        if stage.dimmed.contains(*card) {
            tint = DIMMED;
        }
        if stage.winner().is_some_and(|winner| winner != *card)
            && matches!(stage.lying(*card).place, Place::Trick { .. })
        {
            tint = BEATEN;
        }
        sprite.color = Color::srgb(tint, tint, tint);
        let pos = world(&layout, pose.pos) + Vec2::Y * lift_by * shown.lift;
        *transform =
            Transform::from_xyz(pos.x, pos.y, shown.height * 0.1).with_rotation(Quat::from_rotation_z(-pose.angle));
        visibility.set_if_neq(if is_buried(&stage, *card) { Visibility::Hidden } else { Visibility::Visible });
    }
    let texture = deck.shadow_size;
    let covered = covered_right(&stage);
    for (ShadowSprite(card, side), mut sprite, mut transform, mut visibility) in &mut shadows {
        let shown = stage.shown(*card);
        let pose = shown.pose;
        // Cards in the air throw a wider, softer shadow further away.
        let air = shown.air.max(shown.lift * 0.6);
        let buried = is_on_packet(&stage, &layout, *card)
            || is_buried(&stage, *card)
            || *side == Side::Right && covered.contains(*card);
        visibility.set_if_neq(if buried { Visibility::Hidden } else { Visibility::Visible });
        if buried {
            continue;
        }
        let (turned, _) = seen(shown.face);
        let whole = layout.card * pose.scale;
        let card_size = whole * Vec2::new(turned, 1.0);
        let margin = whole.x * SHADOW_MARGIN * 2.0;
        let size = (card_size + margin) * (1.0 + 0.06 * air);
        let turn = Quat::from_rotation_z(-pose.angle);
        let fall = Vec2::new(0.02, -0.035) * layout.card.y * (0.5 + 1.6 * air);
        let shadow = Rect::from_center_size(Vec2::ZERO, size);
        // The card lies higher than its shadow, by the fall; seen from the shadow, which turns with the card.
        let from_shadow = (turn.inverse() * -fall.extend(0.0)).truncate();
        let hole = Rect::from_center_size(from_shadow, (card_size - whole.x * 2.0 * ROUND).max(Vec2::ZERO));
        let part = side.part(shadow, hole.intersect(shadow));
        let to_texture = texture / size;
        let flip = |point: Vec2| (Vec2::new(point.x, -point.y) + size / 2.0) * to_texture;
        sprite.rect = Some(Rect::from_corners(flip(part.min), flip(part.max)));
        sprite.custom_size = Some(part.size());
        sprite.color = Color::srgba(1.0, 1.0, 1.0, 0.85 - 0.3 * air);
        let middle = (turn * part.center().extend(0.0)).truncate();
        let pos = world(&layout, pose.pos) + Vec2::Y * lift_by * shown.lift + fall + middle;
        *transform = Transform::from_xyz(pos.x, pos.y, shown.height * 0.1 - 0.005).with_rotation(turn);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_that_turns_shows_its_edge_in_the_middle_and_only_there_the_other_side() {
        assert_eq!((seen(0.0), seen(1.0)), ((1.0, false), (1.0, true)));
        let mut before = seen(0.0);
        for step in 1..=200_u8 {
            let now = seen(f32::from(step) / 200.0);
            assert!((now.0 - before.0).abs() <= 0.011, "{before:?} jumps to {now:?}");
            assert!(now.1 == before.1 || now.0 < 0.05, "the face changes while {} of the card is seen", now.0);
            before = now;
        }
    }

    /// A raised card stays off the own name plate, and the shade of others leaves ink on paper the contrast of WCAG AAA.
    #[test]
    fn raised_cards_hide_no_name_and_dimmed_ones_can_be_read() {
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0), (900.0, 1400.0), (3840.0, 2160.0)] {
            let layout = Layout::new(Vec2::new(width, height));
            for of in 1..=6 {
                for slot in 0..of {
                    let pose = layout.hand(crate::rules::Seat::South, slot, of);
                    let (sin, cos) = pose.angle.sin_cos();
                    let half = layout.card / 2.0;
                    let top = pose.pos.y - half.x * sin.abs() - half.y * cos - layout.card.y * LIFT;
                    assert!(top > layout.plate[crate::rules::Seat::South].max.y, "{slot} of {of} at {width}x{height}");
                }
            }
        }
        for tint in [DIMMED, BEATEN] {
            let light = Color::srgb(tint, tint, tint).to_linear().red;
            let lit = |colour: Color| colour.luminance() * light + 0.05;
            let (paper, ink) = (Color::srgb_u8(0xfb, 0xf5, 0xe6), Color::srgb_u8(0x22, 0x1a, 0x14));
            assert!(lit(paper) / lit(ink) >= 7.0, "{}", lit(paper) / lit(ink));
        }
    }

    #[test]
    fn a_packet_throws_one_shadow() {
        let layout = Layout::new(Vec2::new(1280.0, 800.0));
        let options = crate::rules::Options::default();
        let partie = crate::rules::Match::new(options, crate::rules::Seed::from(7), None);
        let mut stage = Stage::of(partie.game(), &layout);
        let mut most = 0;
        while !stage.at_rest() {
            stage.advance(&layout, 1.0 / 60.0, 1.0, 1.0);
            let throws = Card::all().filter(|card| !is_on_packet(&stage, &layout, *card)).count();
            assert!((1..=6).contains(&throws), "{throws} shadows");
            most = most.max(throws);
        }
        assert!(most >= 2, "two packets are apart while the pack is riffled");
        assert_eq!(Card::all().filter(|card| !is_on_packet(&stage, &layout, *card)).count(), 1);
    }

    #[test]
    fn the_sides_of_a_shadow_cover_it_once_but_for_the_hole() {
        let shadow = Rect::new(-50.0, -70.0, 50.0, 70.0);
        let hole = Rect::new(-30.0, -45.0, 35.0, 55.0);
        let sides = Side::ALL.map(|side| side.part(shadow, hole));
        for x in -49..50 {
            for y in -69..70 {
                let point = Vec2::new(x as f32, y as f32) + 0.25;
                let covering = sides.iter().filter(|side| side.contains(point)).count();
                assert_eq!(covering, usize::from(!hole.contains(point)), "{point}");
            }
        }
    }
}
