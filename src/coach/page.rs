//! The settings of what helps at the table.

use bevy_egui::egui::Ui;

use super::{Assistance, Remarks};
use crate::hud::Theme;
use crate::hud::widgets::{self, wide_row};
use crate::localization::Texts;

/// Shows the switches and the two presets.
pub fn page(ui: &mut Ui, help: &mut Assistance, theme: &Theme, texts: &Texts) {
    // What each does takes a sentence, the switches are short.
    let left = theme.px(200.0).max(ui.available_width() - theme.px(320.0)).min(theme.px(420.0));
    wide_row(ui, theme, left, texts.get("coach-preset"), None, |ui| {
        let presets = [(Assistance::CAFE, "coach-preset-cafe"), (Assistance::HELP, "coach-preset-help")];
        let presets = presets.map(|(preset, key)| (preset, texts.get(key)));
        if let Some(chosen) = widgets::choice(ui, theme, *help, presets) {
            *help = chosen;
        }
    });
    for (key, why, value) in [
        ("coach-legal", "coach-legal-why", &mut help.legal_cards),
        ("coach-hints", "coach-hints-why", &mut help.hints),
        ("coach-trumps-out", "coach-trumps-out-why", &mut help.trumps_out),
        ("coach-cards-out", "coach-cards-out-why", &mut help.cards_out),
        ("coach-points", "coach-points-why", &mut help.points),
    ] {
        wide_row(ui, theme, left, texts.get(key), Some(texts.get(why)), |ui| {
            let values = [(false, texts.get("common-off")), (true, texts.get("common-on"))];
            if let Some(chosen) = widgets::choice(ui, theme, *value, values) {
                *value = chosen;
            }
        });
    }
    let from = Remarks::ALL.map(|remarks| match remarks.lines() {
        None => texts.get("common-off").to_owned(),
        Some(lines) => texts.number(
            f64::from(lines),
            if lines < 0.3 {
                2
            } else if lines < 1.0 {
                1
            } else {
                0
            },
        ),
    });
    wide_row(ui, theme, left, texts.get("coach-remarks"), Some(texts.get("coach-remarks-why")), |ui| {
        let values = Remarks::ALL.into_iter().zip(from.iter().map(String::as_str));
        if let Some(chosen) = widgets::choice(ui, theme, help.remarks, values) {
            help.remarks = chosen;
        }
    });
}
