//! Puts a card together: paper, picture, corners.

use super::{Back, DeckStyle, art, court, glyph, pip};
use crate::rules::{Card, Rank, Suit};

/// The paper of every card, with a thin edge that keeps white cards apart where they overlap.
const PAPER: &str = "<rect x=\".6\" y=\".6\" width=\"248.8\" height=\"348.8\" rx=\"14.4\" class=\"paper\"/>";

/// The SVG text of a card's face, 250 by 350 units.
///
/// It holds no text elements and needs no fonts.
#[must_use]
pub fn face_svg(card: Card, style: &DeckStyle) -> String {
    let (suit, rank) = (card.suit(), card.rank());
    let middle = match rank {
        Rank::Ten | Rank::Nine => format!("<g class=\"suit\">{}</g>", pip::spots(suit, rank, style.large_index)),
        Rank::Ace => ace(suit),
        Rank::King | Rank::Queen | Rank::Jack => court::court(card, style.large_index),
    };
    let corner = corner(card, style);
    sheet(&format!(
        "<style>.suit{{fill:{0}}}.sign{{fill:{1}}}.rim{{stroke:{1};stroke-width:8}}.halo{{stroke:{0};stroke-width:5}}</style>{PAPER}{middle}\
         <g id=\"corner\" class=\"suit\">{corner}</g><use href=\"#corner\" transform=\"rotate(180 125 175)\"/>",
        colour(suit, style.four_colour),
        sign(card, style.four_colour)
    ))
}

/// The SVG text of a card's back, 250 by 350 units.
#[must_use]
pub fn back_svg(back: Back) -> String {
    sheet(&format!("{PAPER}{}", art::inner(art::back(back))))
}

/// The whole document around a card's content.
fn sheet(content: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 250 350\" width=\"250\" height=\"350\">{}{content}</svg>",
        art::inner(art::PARTS)
    )
}

/// The great sign of an ace: a line around it, and in it what its landscape lives on.
fn ace(suit: Suit) -> String {
    let outline = pip::outline(suit);
    format!(
        "<g transform=\"translate(125 175)\"><g class=\"suit\" transform=\"scale(3.2)\" stroke-linejoin=\"round\">\
         <path class=\"halo\" d=\"{outline}\"/><path class=\"gap\" d=\"{outline}\"/><path d=\"{outline}\"/></g>\
         <g class=\"drawing\">{}</g></g>",
        art::inner(art::ace(suit))
    )
}

/// The rank and the suit sign in the upper left corner.
fn corner(card: Card, style: &DeckStyle) -> String {
    let (suit, rank) = (card.suit(), card.rank());
    if style.large_index {
        glyph::index(rank, style.letters, 32.0, 12.0, 50.0, 44.0) + &pip::pip(suit, 32.0, 88.0, 0.86, false)
    } else {
        glyph::index(rank, style.letters, 22.5, 13.0, 33.0, 30.0) + &pip::pip(suit, 22.5, 63.0, 0.56, false)
    }
}

/// The colour of the suit sign inside a court's frame: the matadors' grounds are dark and take their metal.
const fn sign(card: Card, four_colour: bool) -> &'static str {
    match card {
        Card::MATT => "#e3b341",
        Card::BIG_KONTER => "#dfe3ea",
        Card::SMALL_KONTER => "#dd9f68",
        _ => colour(card.suit(), four_colour),
    }
}

/// The colour in which a suit is printed.
const fn colour(suit: Suit, four_colour: bool) -> &'static str {
    match suit {
        Suit::Spades => "#1d1a28",
        Suit::Hearts => "#b7202c",
        Suit::Diamonds if four_colour => "#1c5fa8",
        Suit::Diamonds => "#b7202c",
        Suit::Clubs if four_colour => "#1d7a42",
        Suit::Clubs => "#1d1a28",
    }
}
