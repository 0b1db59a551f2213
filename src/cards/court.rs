//! A court: one half figure drawn twice, head to head, in a frame.

use super::{art, pip};
use crate::rules::Card;

/// The frame's outline.
const FRAME: &str = "M47,22H203Q208,22 208,27V323Q208,328 203,328H47Q42,328 42,323V27Q42,22 47,22Z";

/// The frame with room for a large index in two corners.
const NOTCHED_FRAME: &str = "M70,22H203Q208,22 208,27V230Q208,234 204,234H189Q184,234 184,239V324Q184,328 180,328H47Q42,328 42,323V120Q42,116 46,116H61Q66,116 66,111V26Q66,22 70,22Z";

/// How the line between the halves lies: through the middle of the card, `None` where it is level.
const SLANT: &str = "translate(125 175) rotate(-9.5)";

/// The court's picture with its frame; empty for cards that are no courts.
pub fn court(card: Card, large_index: bool) -> String {
    let Some(half) = art::court(card) else { return String::new() };
    let frame = if large_index { NOTCHED_FRAME } else { FRAME };
    // The river is level.
    let lie = if card == Card::MATT { "translate(125 175)" } else { SLANT };
    // With a large index the corner shows the suit well enough.
    let sign = if large_index { String::new() } else { pip::pip(card.suit(), 63.0, 46.0, 0.56, false) };
    let rim = if card.is_matador() {
        format!("<path class=\"l\" stroke-width=\"11\" d=\"{frame}\"/><path class=\"rim l\" d=\"{frame}\"/>")
    } else {
        String::new()
    };
    format!(
        "<clipPath id=\"frame\"><path d=\"{frame}\"/></clipPath>\
         <clipPath id=\"half\"><path transform=\"{lie}\" d=\"M-150,-250H150V0H-150Z\"/></clipPath>\
         <g class=\"drawing\"><g clip-path=\"url(#frame)\"><path class=\"ground\" d=\"{frame}\"/>\
         <g id=\"figure\"><g clip-path=\"url(#half)\">{}{}</g><g class=\"sign plain\">{sign}</g></g>\
         <use href=\"#figure\" transform=\"rotate(180 125 175)\"/>\
         <g transform=\"{lie}\">{}</g>{rim}</g><path class=\"l\" d=\"{frame}\"/></g>",
        art::inner(art::ground(card.suit())),
        art::inner(half),
        art::inner(art::band(card))
    )
}
