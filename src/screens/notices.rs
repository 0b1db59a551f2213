//! Tells what went wrong with files, one thing at a time, until it is read.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::hud::widgets::{self, Button, focus_at_first, heading, line};
use crate::hud::{HudSet, Theme};
use crate::localization::Texts;
use crate::saves::Notices;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(HudSet::Menus).run_if(|notices: Option<Res<Notices>>| notices.is_some_and(|n| !n.is_empty())),
    );
}

fn draw(mut contexts: EguiContexts, theme: Res<Theme>, texts: Res<Texts>, mut notices: ResMut<Notices>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(words) = notices.iter().next().map(|notice| notice.text(&texts)) else { return Ok(()) };
    let read = widgets::modal(ctx, &theme, "notice", theme.px(560.0), |ui| {
        heading(ui, &theme, texts.get("error-title"));
        line(ui, &theme, &words);
        let ok = Button::main(texts.get("common-ok")).show(ui, &theme);
        focus_at_first(ui, "notice", &ok);
        ok.clicked()
    });
    if read || widgets::escaped(ctx) {
        notices.dismiss();
    }
    Ok(())
}
