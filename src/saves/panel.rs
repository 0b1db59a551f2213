//! Shows the oldest notice over everything until it is closed; the game goes on beneath.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Align2, Area, Context, Id, Layout, Order, Vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::Notices;
use crate::hud::widgets::{self, Button};
use crate::hud::{HudSet, Theme};
use crate::localization::Texts;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show_notice.in_set(HudSet::Menus).run_if(there_are_notices));
}

fn there_are_notices(notices: Res<Notices>) -> bool {
    !notices.is_empty()
}

fn show_notice(
    mut contexts: EguiContexts,
    mut notices: ResMut<Notices>,
    (theme, texts): (Res<Theme>, Res<Texts>),
) -> Result {
    let words = notices.bypass_change_detection().iter().next().map(|notice| notice.text(&texts));
    if let Some(words) = words
        && show(contexts.ctx_mut()?, &words, &theme, &texts)
    {
        notices.dismiss();
    }
    Ok(())
}

/// Draws a notice at the top of the window; answers whether it was closed.
fn show(ctx: &Context, words: &str, theme: &Theme, texts: &Texts) -> bool {
    let screen = ctx.viewport_rect().shrink(theme.px(8.0).min(12.0));
    let frame = widgets::panel_frame(theme).stroke((theme.px(2.0), theme.palette.danger));
    let margin = frame.total_margin().sum();
    Area::new(Id::new("notice"))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_TOP)
        .fixed_pos(screen.center_top())
        .constrain_to(screen)
        .movable(false)
        .show(ctx, |ui| {
            ui.set_max_width(theme.px(640.0).min(screen.width()) - margin.x);
            frame
                .show(ui, |ui| {
                    widgets::scrolling(ui, screen.height() - margin.y, |ui| {
                        ui.spacing_mut().item_spacing = Vec2::splat(theme.px(8.0));
                        widgets::heading(ui, theme, texts.get("error-title"));
                        widgets::line(ui, theme, words);
                        ui.with_layout(Layout::top_down(Align::Max), |ui| {
                            Button::main(texts.get("common-close")).show(ui, theme).clicked()
                        })
                        .inner
                    })
                })
                .inner
        })
        .inner
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::testing::{SIZES, Screen};
    use crate::localization::Language;
    use crate::saves::Notice;

    #[test]
    fn the_longest_notice_fits_in_every_language() {
        let reason = "11:22-11:39: a_name_that_has_no_place_to_break_it_at_all_whatever_the_width is not allowed";
        let args = [
            ("fields", "announce_deadline, four_colour, reduced_motion".to_owned()),
            ("kept", "settings.broken-12.ron".to_owned()),
            ("reason", reason.to_owned()),
        ];
        let notice = Notice::new("error-settings-partly", args);
        for language in Language::ALL {
            let texts = Texts::new(language);
            for (size, text_size) in SIZES {
                let screen = Screen::new(size, text_size);
                let theme = screen.theme;
                screen.check(&format!("notice {language:?} {size:?}"), |ctx| {
                    assert!(!show(ctx, &notice.text(&texts), &theme, &texts));
                });
            }
        }
    }
}
