//! What the keys do.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{RichText, Ui, Vec2};

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

impl Cap {
    fn text(self, texts: &Texts) -> &str {
        match self {
            Self::As(text) => text,
            Self::Named(key) => texts.get(key),
        }
    }
}

/// The keys with the messages that say what they do.
const KEYS: [(&[Cap], &str); 23] = [
    (&[Cap::As("1"), Cap::As("…"), Cap::As("6")], "menu-key-play-number"),
    (&[Cap::Named("menu-keyname-left"), Cap::Named("menu-keyname-right")], "menu-key-choose"),
    (&[Cap::Named("menu-keyname-enter"), Cap::Named("menu-keyname-up")], "menu-key-play"),
    (&[Cap::Named("menu-keyname-space")], "menu-key-skip"),
    (&[Cap::As("L")], "menu-key-last-trick"),
    (&[Cap::As("I")], "coach-key-hint"),
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
    // The caps are as wide as the language's names of the keys.
    let gap = theme.px(4.0);
    let width = |ui: &Ui, caps: &[Cap]| -> f32 {
        caps.iter().map(|cap| widgets::key_width(ui, theme, cap.text(texts)) + gap).sum()
    };
    let caps_width = KEYS.iter().map(|(caps, _)| width(ui, caps)).fold(0.0, f32::max) + theme.px(8.0);
    ui.columns(columns, |columns| {
        for (column, keys) in columns.iter_mut().zip(KEYS.chunks(half)) {
            column.spacing_mut().item_spacing = Vec2::new(gap, theme.px(2.0));
            for (caps, what) in keys {
                column.horizontal_top(|ui| {
                    let room = ui.available_width() - caps_width;
                    let start = ui.cursor().left();
                    for cap in *caps {
                        widgets::key(ui, theme, cap.text(texts));
                    }
                    ui.add_space(start + caps_width - ui.cursor().left());
                    ui.vertical(|ui| {
                        ui.set_max_width(room);
                        ui.add_space(theme.px(3.0));
                        ui.label(RichText::new(texts.get(what)).font(theme.regular(16.5)).color(theme.palette.text));
                    });
                });
            }
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
