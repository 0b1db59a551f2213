//! The notation of the engine protocol: cards `SQ`, hands `AQ.K9..JT`, deals `N:… … … …`.

use std::fmt;
use std::str::FromStr;

use super::card::{Card, Rank, Suit};
use super::card_set::CardSet;
use super::seat::{BySeat, Seat};

/// A text that is no card, hand or deal, with what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError(String);

impl NotationError {
    fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotationError {}

/// At most `limit` characters of a text, so that an error message stays short whatever came in.
pub(crate) fn shortened(text: &str, limit: usize) -> String {
    match text.char_indices().nth(limit) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut letters = text.chars();
        if let (Some(suit), Some(rank), None) = (letters.next(), letters.next(), letters.next())
            && let (Some(suit), Some(rank)) = (Suit::from_letter(suit), Rank::from_letter(rank))
        {
            return Ok(Self::new(suit, rank));
        }
        Err(NotationError::new(format!(
            "\"{}\" is no card: write a suit S H D C and a rank A K Q J T 9, as in SQ",
            shortened(text, 12)
        )))
    }
}

impl FromStr for CardSet {
    type Err = NotationError;

    /// Reads a hand of any size; a card that is written twice is an error.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = |what: &str| {
            NotationError::new(format!(
                "\"{}\" is no hand: {what}; write the ranks of S.H.D.C, as in AQ.K9..JT",
                shortened(text, 40)
            ))
        };
        let mut hand = Self::EMPTY;
        let mut suits = text.split('.');
        for suit in Suit::ALL {
            let ranks = suits.next().ok_or_else(|| wrong("it has fewer than four suits"))?;
            for letter in ranks.chars() {
                let rank = Rank::from_letter(letter).ok_or_else(|| wrong(&format!("'{letter}' is no rank")))?;
                let card = Card::new(suit, rank);
                if !hand.insert(card) {
                    return Err(wrong(&format!("{card} is there twice")));
                }
            }
        }
        if suits.next().is_some() {
            return Err(wrong("it has more than four suits"));
        }
        Ok(hand)
    }
}

/// Reads four hands, `N:AQ.K9..JT … … …`, clockwise from the seat named first; no card may be in two hands.
///
/// # Errors
/// What is wrong with the text.
pub fn parse_hands(text: &str) -> Result<BySeat<CardSet>, NotationError> {
    let wrong = |what: String| {
        NotationError::new(format!(
            "\"{}\" is no deal: {what}; write a seat, a colon and four hands clockwise, as in N:AQ.K9..JT … … …",
            shortened(text, 60)
        ))
    };
    let (first, hands) = text.split_once(':').ok_or_else(|| wrong("it has no colon".into()))?;
    let mut letters = first.chars();
    let first = match (letters.next().and_then(Seat::from_letter), letters.next()) {
        (Some(seat), None) => seat,
        _ => return Err(wrong(format!("\"{}\" is no seat S W N E", shortened(first, 8)))),
    };
    let mut deal = BySeat::default();
    let mut seen = CardSet::EMPTY;
    let mut hands = hands.split(' ');
    for place in 0..4 {
        let hand: CardSet = match hands.next() {
            Some(hand) => hand.parse().map_err(|e: NotationError| wrong(e.0))?,
            None => return Err(wrong("it has fewer than four hands".into())),
        };
        if let Some(twice) = (hand & seen).first() {
            return Err(wrong(format!("{twice} is in two hands")));
        }
        seen |= hand;
        deal[first.clockwise(place)] = hand;
    }
    if hands.next().is_some() {
        return Err(wrong("it has more than four hands".into()));
    }
    Ok(deal)
}

/// Writes four hands clockwise from South: `S:AQ.K9..JT … … …`.
#[must_use]
pub fn hands_text(hands: &BySeat<CardSet>) -> String {
    let [south, west, north, east] = hands.0;
    format!("S:{south} {west} {north} {east}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_and_hands_are_read_as_they_are_written() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        let hand: CardSet = "AQ.K9..JT".parse().unwrap();
        let cards = ["SA", "SQ", "HK", "H9", "CJ", "CT"].map(|card| card.parse::<Card>().unwrap());
        assert_eq!(hand, cards.into_iter().collect());
        assert_eq!(hand.to_string(), "AQ.K9..JT");
        assert_eq!((CardSet::EMPTY.to_string(), "...".parse()), ("...".to_owned(), Ok(CardSet::EMPTY)));
        // Any order is read, high to low is written.
        assert_eq!("QA.9K..TJ".parse(), Ok(hand));
    }

    #[test]
    fn deals_go_clockwise_from_the_seat_named() {
        let text = "N:A... K... Q... J...";
        let hands = parse_hands(text).unwrap();
        assert_eq!(hands[Seat::North].to_string(), "A...");
        assert_eq!(hands[Seat::East].to_string(), "K...");
        assert_eq!(hands[Seat::South].to_string(), "Q...");
        assert_eq!(hands[Seat::West].to_string(), "J...");
        assert_eq!(hands_text(&hands), "S:Q... J... A... K...");
        assert_eq!(parse_hands(&hands_text(&hands)), Ok(hands));
    }

    #[test]
    fn wrong_texts_say_what_is_wrong() {
        for (wrong, part) in [
            ("", "is no card"),
            ("S", "is no card"),
            ("SQQ", "is no card"),
            ("QS", "is no card"),
            ("sq", "is no card"),
            ("S10", "is no card"),
        ] {
            assert!(wrong.parse::<Card>().unwrap_err().to_string().contains(part), "{wrong}");
        }
        for (wrong, part) in [
            ("A..", "fewer than four suits"),
            ("A....", "more than four suits"),
            ("A.X..", "'X' is no rank"),
            ("AA...", "SA is there twice"),
            ("10...", "'1' is no rank"),
        ] {
            assert!(wrong.parse::<CardSet>().unwrap_err().to_string().contains(part), "{wrong}");
        }
        for (wrong, part) in [
            ("A... K... Q... J...", "no colon"),
            ("X:A... K... Q... J...", "\"X\" is no seat"),
            ("NS:A... K... Q... J...", "\"NS\" is no seat"),
            ("N:A... K... Q...", "fewer than four hands"),
            ("N:A... K... Q... J... T...", "more than four hands"),
            ("N:A... A... Q... J...", "SA is in two hands"),
            ("N:A...  K... Q... J...", "fewer than four suits"),
        ] {
            assert!(parse_hands(wrong).unwrap_err().to_string().contains(part), "{wrong}");
        }
        let long = "x".repeat(100_000);
        assert!(parse_hands(&long).unwrap_err().to_string().len() < 300);
    }
}
