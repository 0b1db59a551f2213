//! The drawings built in from `assets/cards`.

use super::Back;
use crate::rules::{Card, Rank, Suit};

macro_rules! drawing {
    ($name:literal) => {
        include_str!(concat!("../../assets/cards/", $name))
    };
}

/// Colours, line weights and the parts that several drawings share.
pub const PARTS: &str = drawing!("parts.svg");

/// The upper half of a court; `None` for other cards.
pub const fn court(card: Card) -> Option<&'static str> {
    Some(match (card.suit(), card.rank()) {
        (Suit::Spades, Rank::King) => drawing!("courts/spades-king.svg"),
        (Suit::Spades, Rank::Queen) => drawing!("courts/spades-queen.svg"),
        (Suit::Spades, Rank::Jack) => drawing!("courts/spades-jack.svg"),
        (Suit::Hearts, Rank::King) => drawing!("courts/hearts-king.svg"),
        (Suit::Hearts, Rank::Queen) => drawing!("courts/hearts-queen.svg"),
        (Suit::Hearts, Rank::Jack) => drawing!("courts/hearts-jack.svg"),
        (Suit::Diamonds, Rank::King) => drawing!("courts/diamonds-king.svg"),
        (Suit::Diamonds, Rank::Queen) => drawing!("courts/diamonds-queen.svg"),
        (Suit::Diamonds, Rank::Jack) => drawing!("courts/diamonds-jack.svg"),
        (Suit::Clubs, Rank::King) => drawing!("courts/clubs-king.svg"),
        (Suit::Clubs, Rank::Queen) => drawing!("courts/clubs-queen.svg"),
        (Suit::Clubs, Rank::Jack) => drawing!("courts/clubs-jack.svg"),
        _ => return None,
    })
}

/// What is cut into the great sign of an ace, its middle at the origin.
pub const fn ace(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => drawing!("aces/spades.svg"),
        Suit::Hearts => drawing!("aces/hearts.svg"),
        Suit::Diamonds => drawing!("aces/diamonds.svg"),
        Suit::Clubs => drawing!("aces/clubs.svg"),
    }
}

/// The landscape behind the courts of a suit.
pub const fn ground(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => drawing!("grounds/spades.svg"),
        Suit::Hearts => drawing!("grounds/hearts.svg"),
        Suit::Diamonds => drawing!("grounds/diamonds.svg"),
        Suit::Clubs => drawing!("grounds/clubs.svg"),
    }
}

/// The band between the two halves of a court: one a landscape, but Melusina has the river to herself.
///
/// It runs along y = 0 through the origin, which is its point of symmetry.
pub const fn band(card: Card) -> &'static str {
    match (card.suit(), card.rank()) {
        (Suit::Spades, Rank::Queen) => drawing!("bands/water.svg"),
        (Suit::Spades, _) => drawing!("bands/iron.svg"),
        (Suit::Hearts, _) => drawing!("bands/wall.svg"),
        (Suit::Diamonds, _) => drawing!("bands/vine.svg"),
        (Suit::Clubs, _) => drawing!("bands/oak.svg"),
    }
}

/// What lies inside the frame of a back.
pub const fn back(back: Back) -> &'static str {
    match back {
        Back::Roses => drawing!("back-roses.svg"),
        Back::Lion => drawing!("back-lion.svg"),
        Back::Lattice => drawing!("back-lattice.svg"),
    }
}

/// What stands between a drawing's outermost tags.
pub fn inner(svg: &str) -> &str {
    let start = svg.find("<svg").and_then(|tag| svg[tag..].find('>').map(|end| tag + end + 1));
    let end = svg.rfind("</svg>");
    match (start, end) {
        (Some(start), Some(end)) if start <= end => svg[start..end].trim(),
        _ => svg,
    }
}
