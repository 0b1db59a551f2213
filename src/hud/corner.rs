//! The button in the corner of the table that opens the pause, for whoever has no key at hand.

use bevy::prelude::*;
use bevy_egui::egui::{Area, Context, Id, Order, Pos2, Sense, Stroke, StrokeKind, Vec2, WidgetInfo, WidgetType};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::HudSet;
use super::theme::Theme;
use super::widgets::focus_ring;
use crate::localization::Texts;
use crate::screens::{Menus, Page};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_button.in_set(HudSet::Corner));
}

fn draw_button(mut contexts: EguiContexts, theme: Res<Theme>, texts: Res<Texts>, mut menus: ResMut<Menus>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if show(ctx, &theme, texts.get("table-menu")) {
        menus.open(Page::Pause);
    }
    Ok(())
}

/// Shows the button; answers whether it was pressed.
fn show(ctx: &Context, theme: &Theme, words: &str) -> bool {
    let p = &theme.palette;
    // Large text makes no larger button: it must not cover the cards beside it.
    let size = (ctx.viewport_rect().size().min_elem() * 0.055).clamp(32.0, 96.0);
    Area::new(Id::new("menu button"))
        .order(Order::Background)
        .fixed_pos(Pos2::new(size * 0.2, size * 0.2))
        .fade_in(false)
        .show(ctx, |ui| {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words));
            let lit = response.hovered() || response.has_focus();
            let painter = ui.painter();
            let edge = Stroke::new(size * 0.04, if lit { p.accent } else { p.edge });
            painter.rect(rect, size * 0.24, if lit { p.button_hot } else { p.panel }, edge, StrokeKind::Inside);
            for line in [-1.0, 0.0, 1.0] {
                let y = rect.center().y + line * size * 0.17;
                let x = rect.x_range().shrink(size * 0.27);
                painter.hline(x, y, Stroke::new(size * 0.075, p.text));
            }
            focus_ring(painter, theme, rect, &response);
            response.clicked()
        })
        .inner
}
