//! What the keys do.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Grid, RichText, Ui, Vec2};

use super::Menus;
use crate::hud::Theme;
use crate::hud::widgets::{self, Button, focus_at_first, heading};
use crate::localization::Texts;

/// What stands on a key: a letter, or the name of a message.
#[derive(Clone, Copy)]
enum Cap {
    As(&'static str),
    Named(&'static str),
}

/// The keys with the messages that say what they do.
const KEYS: [(&[Cap], &str); 22] = [
    (&[Cap::As("1"), Cap::As("…"), Cap::As("6")], "menu-key-play-number"),
    (&[Cap::Named("menu-keyname-left"), Cap::Named("menu-keyname-right")], "menu-key-choose"),
    (&[Cap::Named("menu-keyname-enter"), Cap::Named("menu-keyname-up")], "menu-key-play"),
    (&[Cap::Named("menu-keyname-space")], "menu-key-skip"),
    (&[Cap::As("L")], "menu-key-last-trick"),
    (&[Cap::Named("menu-keyname-left"), Cap::Named("menu-keyname-right")], "menu-key-cut"),
    (&[Cap::As("S")], "menu-key-trump-spades"),
    (&[Cap::As("H")], "menu-key-trump-hearts"),
    (&[Cap::As("D")], "menu-key-trump-diamonds"),
    (&[Cap::As("C")], "menu-key-trump-clubs"),
    (&[Cap::As("K")], "menu-key-announce-konter"),
    (&[Cap::As("T")], "menu-key-announce-matt"),
    (&[Cap::As("B")], "menu-key-announce-both"),
    (&[Cap::As("N")], "menu-key-announce-none"),
    (&[Cap::As("W")], "menu-key-claim"),
    (&[Cap::As("F")], "menu-key-misplay"),
    (&[Cap::Named("menu-keyname-tab"), Cap::Named("menu-keyname-enter")], "menu-key-confirm"),
    (&[Cap::As("R")], "pages-key"),
    (&[Cap::Named("menu-keyname-escape")], "menu-key-pause"),
    (&[Cap::As("M")], "menu-key-mute"),
    (&[Cap::As("F11")], "menu-key-fullscreen"),
    (&[Cap::As("?"), Cap::As("F1")], "menu-key-help"),
];

pub(super) fn draw(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    texts: Res<Texts>,
    mut menus: ResMut<Menus>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if widgets::modal(ctx, &theme, "keys", theme.px(820.0), |ui| show(ui, &theme, &texts)) {
        menus.back();
    }
    Ok(())
}

/// Shows all keys; answers whether the page is to be closed.
fn show(ui: &mut Ui, theme: &Theme, texts: &Texts) -> bool {
    heading(ui, theme, texts.get("menu-keys"));
    let wide = ui.available_width() > theme.px(700.0);
    let columns = if wide { 2 } else { 1 };
    let half = KEYS.len().div_ceil(columns);
    ui.columns(columns, |columns| {
        for (number, (column, keys)) in columns.iter_mut().zip(KEYS.chunks(half)).enumerate() {
            let room = column.available_width();
            Grid::new(("keys", number)).num_columns(2).spacing(Vec2::new(theme.px(12.0), theme.px(2.0))).show(
                column,
                |ui| {
                    for (caps, what) in keys {
                        ui.horizontal(|ui| {
                            ui.spacing_mut().item_spacing.x = theme.px(4.0);
                            for cap in *caps {
                                widgets::key(
                                    ui,
                                    theme,
                                    match cap {
                                        Cap::As(text) => text,
                                        Cap::Named(key) => texts.get(key),
                                    },
                                );
                            }
                        });
                        ui.scope(|ui| {
                            ui.set_max_width(room - theme.px(140.0));
                            ui.label(
                                RichText::new(texts.get(what)).font(theme.regular(16.5)).color(theme.palette.text),
                            );
                        });
                        ui.end_row();
                    }
                },
            );
        }
    });
    ui.add_space(theme.px(4.0));
    let back = Button::main(texts.get("common-back")).key(texts.get("menu-keyname-escape")).show(ui, theme);
    focus_at_first(ui, "keys", &back);
    back.clicked()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::testing::{LANGUAGES, SIZES, Screen};

    #[test]
    fn the_keys_fit_in_every_language() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            for (size, text_size) in SIZES {
                let screen = Screen::new(size, text_size);
                let theme = screen.theme;
                screen.check(&format!("keys {language:?}"), |ctx| {
                    widgets::modal(ctx, &theme, "keys", theme.px(820.0), |ui| show(ui, &theme, &texts));
                });
            }
        }
    }
}
