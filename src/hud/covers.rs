//! What panels lie on: of the table's own words and pictures, nothing peeps out beside a panel that covers the rest.

use bevy::prelude::*;
use bevy_egui::egui::{Context, Id, Rect, Response};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::HudSet;

/// Where panels were, with the pass of egui in which they were there.
#[derive(Clone, Default)]
struct Panels(Vec<(Id, Rect, u64)>);

fn key() -> Id {
    Id::new("panels")
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, uncover.after(HudSet::Menus));
}

/// Notes where a panel is that has just been shown.
pub fn cover(ctx: &Context, panel: &Response) {
    let now = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let panels = &mut data.get_temp_mut_or_default::<Panels>(key()).0;
        panels.retain(|(id, _, pass)| *id != panel.id && *pass + 1 >= now);
        panels.push((panel.id, panel.rect, now));
    });
}

/// Whether a panel lies on this place. What it would cover in part is not drawn.
#[must_use]
pub fn is_covered(ctx: &Context, place: Rect) -> bool {
    let now = ctx.cumulative_pass_nr();
    ctx.data(|data| {
        let panels = data.get_temp::<Panels>(key());
        panels.is_some_and(|panels| panels.0.iter().any(|(_, rect, pass)| *pass + 1 >= now && rect.intersects(place)))
    })
}

/// What lay under a panel that has gone is drawn again in the next frame.
fn uncover(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    let now = ctx.cumulative_pass_nr();
    let gone =
        ctx.data(|data| data.get_temp::<Panels>(key()).is_some_and(|panels| panels.0.iter().any(|p| p.2 + 1 == now)));
    if gone {
        ctx.request_repaint();
    }
    Ok(())
}

/// Where panels were in the last pass.
#[cfg(test)]
pub fn panels(ctx: &Context) -> Vec<Rect> {
    let now = ctx.cumulative_pass_nr();
    let panels = ctx.data(|data| data.get_temp::<Panels>(key())).unwrap_or_default();
    panels.0.iter().filter(|(_, _, pass)| *pass + 1 >= now).map(|(_, rect, _)| *rect).collect()
}
