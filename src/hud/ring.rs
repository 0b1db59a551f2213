//! The edge of a card as far as it is seen, and the ring round the card that the keys have reached.

use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Shape, Stroke};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{HudSet, Theme, pos, table_layer, theme};
use crate::rules::Card;
use crate::table::places::Place;
use crate::table::{LIFT, Layout, Stage};

pub(super) fn plugin(app: &mut App) {
    // In lessons too, whose table is another screen.
    let drawn = draw_ring.after(HudSet::Table).before(HudSet::Menus).run_if(theme::fonts_are_there);
    app.add_systems(EguiPrimaryContextPass, drawn.run_if(resource_exists::<Stage>));
}

/// A card's edge as far as the next card of the hand does not lie over it.
#[derive(Clone, Debug)]
pub struct Edge {
    points: Vec<Pos2>,
    closed: bool,
}

impl Edge {
    /// The edge of a card as it lies at this moment.
    #[must_use]
    pub fn of(stage: &Stage, layout: &Layout, card: Card) -> Self {
        let half = layout.card / 2.0;
        let at = |x: f32, y: f32| point(stage, layout, card, half * Vec2::new(x, y));
        let last = match stage.lying(card).place {
            Place::Hand { slot, of, .. } => slot + 1 == of,
            _ => true,
        };
        let mut points = vec![at(-0.9, 0.985), at(-0.97, 0.94), at(-0.97, -0.94), at(-0.9, -0.985)];
        let lift = stage.shown(card).lift;
        if last {
            points.extend([at(0.9, -0.985), at(0.97, -0.94), at(0.97, 0.94), at(0.9, 0.985)]);
        } else if lift > 0.5 {
            // It stands above the next card by its lift.
            points.extend([at(0.9, -0.985), at(0.97, -0.94), at(0.97, -0.96 + 2.0 * LIFT * lift)]);
        } else {
            // The next card lies over a fifth of this one.
            points.push(at(0.58, -0.985));
        }
        if !last {
            points.insert(0, at(0.58, 0.985));
        }
        Self { points, closed: last }
    }

    /// The edge as a line.
    pub fn line(&self, stroke: Stroke) -> Shape {
        let points = self.points.clone();
        if self.closed { Shape::closed_line(points, stroke) } else { Shape::line(points, stroke) }
    }
}

/// Where a point of a card is seen; it counts from the card's middle.
#[must_use]
pub fn point(stage: &Stage, layout: &Layout, card: Card, at: Vec2) -> Pos2 {
    let shown = stage.shown(card);
    let lift = Vec2::Y * layout.card.y * LIFT * shown.lift;
    pos(layout.origin + shown.pose.pos + Vec2::from_angle(shown.pose.angle).rotate(at) - lift)
}

fn draw_ring(mut contexts: EguiContexts, (stage, layout, theme): (Res<Stage>, Res<Layout>, Res<Theme>)) -> Result {
    let reached = stage.raised.filter(|card| stage.by_key && !stage.flies(*card));
    if let Some(card) = reached {
        let painter = contexts.ctx_mut()?.layer_painter(table_layer());
        let (p, edge) = (&theme.palette, Edge::of(&stage, &layout, card));
        // The dark line sets the bright one off against the card's paper.
        painter.add(edge.line(Stroke::new(layout.card.x * 0.08, p.ink)));
        painter.add(edge.line(Stroke::new(layout.card.x * 0.045, p.focus)));
    }
    Ok(())
}
