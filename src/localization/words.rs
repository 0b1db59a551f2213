//! The words for what the rules name: cards, suits, ranks, seats.

use super::Texts;
use crate::rules::{Card, Rank, Seat, Suit};

impl Texts {
    /// The card's name without an article: "Schëppen-Damm", "dame de pique".
    #[must_use]
    pub fn card(&self, card: Card) -> &str {
        self.get(CARDS[card.index()].0)
    }

    /// The card's name with its article, as it stands in a sentence: "d'Schëppen-Damm", "la dame de pique".
    #[must_use]
    pub fn the_card(&self, card: Card) -> &str {
        self.get(CARDS[card.index()].1)
    }

    /// The suit's name: "Schëppen", "pique".
    #[must_use]
    pub fn suit(&self, suit: Suit) -> &str {
        self.get(match suit {
            Suit::Spades => "common-suit-spades",
            Suit::Hearts => "common-suit-hearts",
            Suit::Diamonds => "common-suit-diamonds",
            Suit::Clubs => "common-suit-clubs",
        })
    }

    /// The rank's name: "Kinnek", "roi".
    #[must_use]
    pub fn rank(&self, rank: Rank) -> &str {
        self.get(match rank {
            Rank::Ace => "common-rank-ace",
            Rank::King => "common-rank-king",
            Rank::Queen => "common-rank-queen",
            Rank::Jack => "common-rank-jack",
            Rank::Ten => "common-rank-ten",
            Rank::Nine => "common-rank-nine",
        })
    }

    /// What stands in the corners of the rank's cards: "K", "R". See [`Texts::in_language`] to pin it to a language.
    #[must_use]
    pub fn index_letter(&self, rank: Rank) -> &str {
        self.get(match rank {
            Rank::Ace => "common-index-ace",
            Rank::King => "common-index-king",
            Rank::Queen => "common-index-queen",
            Rank::Jack => "common-index-jack",
            Rank::Ten => "common-index-ten",
            Rank::Nine => "common-index-nine",
        })
    }

    /// Where the seat is, seen by the human at the South: "lénks", "vis-à-vis".
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &str {
        self.get(match seat {
            Seat::South => "common-seat-south",
            Seat::West => "common-seat-west",
            Seat::North => "common-seat-north",
            Seat::East => "common-seat-east",
        })
    }

    /// The card in the short form of the table talk: suit symbol and index letter, "♠D".
    #[must_use]
    pub fn short_card(&self, card: Card) -> String {
        format!("{}{}", card.suit().symbol(), self.index_letter(card.rank()))
    }

    /// The name of a difficulty level by its id, such as `beginner`.
    #[must_use]
    pub fn level<'a>(&'a self, id: &'a str) -> &'a str {
        match id {
            "rule" => self.get("common-level-rule"),
            "beginner" => self.get("common-level-beginner"),
            "casual" => self.get("common-level-casual"),
            "regular" => self.get("common-level-regular"),
            "expert" => self.get("common-level-expert"),
            "master" => self.get("common-level-master"),
            _ => id,
        }
    }

    /// First names for the players that the computer plays, in the order in which they are seated.
    pub fn player_names(&self) -> impl Iterator<Item = &str> {
        self.get("common-player-names").split(',').map(str::trim)
    }
}

/// The keys of each card's name, without and with the article, in the order of [`Card::index`].
const CARDS: [(&str, &str); Card::COUNT] = [
    ("common-card-ace-of-spades", "common-the-card-ace-of-spades"),
    ("common-card-king-of-spades", "common-the-card-king-of-spades"),
    ("common-card-queen-of-spades", "common-the-card-queen-of-spades"),
    ("common-card-jack-of-spades", "common-the-card-jack-of-spades"),
    ("common-card-ten-of-spades", "common-the-card-ten-of-spades"),
    ("common-card-nine-of-spades", "common-the-card-nine-of-spades"),
    ("common-card-ace-of-hearts", "common-the-card-ace-of-hearts"),
    ("common-card-king-of-hearts", "common-the-card-king-of-hearts"),
    ("common-card-queen-of-hearts", "common-the-card-queen-of-hearts"),
    ("common-card-jack-of-hearts", "common-the-card-jack-of-hearts"),
    ("common-card-ten-of-hearts", "common-the-card-ten-of-hearts"),
    ("common-card-nine-of-hearts", "common-the-card-nine-of-hearts"),
    ("common-card-ace-of-diamonds", "common-the-card-ace-of-diamonds"),
    ("common-card-king-of-diamonds", "common-the-card-king-of-diamonds"),
    ("common-card-queen-of-diamonds", "common-the-card-queen-of-diamonds"),
    ("common-card-jack-of-diamonds", "common-the-card-jack-of-diamonds"),
    ("common-card-ten-of-diamonds", "common-the-card-ten-of-diamonds"),
    ("common-card-nine-of-diamonds", "common-the-card-nine-of-diamonds"),
    ("common-card-ace-of-clubs", "common-the-card-ace-of-clubs"),
    ("common-card-king-of-clubs", "common-the-card-king-of-clubs"),
    ("common-card-queen-of-clubs", "common-the-card-queen-of-clubs"),
    ("common-card-jack-of-clubs", "common-the-card-jack-of-clubs"),
    ("common-card-ten-of-clubs", "common-the-card-ten-of-clubs"),
    ("common-card-nine-of-clubs", "common-the-card-nine-of-clubs"),
];
