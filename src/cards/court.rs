//! A court: one half figure drawn twice, head to head.

use super::art;
use crate::rules::Card;

/// The frame around a court as x, y, width and height.
const FRAME: &str = "x=\"42\" y=\"22\" width=\"166\" height=\"306\" rx=\"5\"";

/// The court's picture with its frame; empty for cards that are no courts.
pub fn court(card: Card) -> String {
    let Some(half) = art::court(card) else { return String::new() };
    format!(
        "<clipPath id=\"half\"><path d=\"M42,22H208V161L42,189Z\"/></clipPath>\
         <rect {FRAME} class=\"ground\"/>\
         <g id=\"figure\" clip-path=\"url(#half)\">{}</g>\
         <use href=\"#figure\" transform=\"rotate(180 125 175)\"/>\
         <path class=\"line\" d=\"M42,189L208,161\"/>\
         <rect {FRAME} class=\"line\"/>",
        art::inner(half)
    )
}
