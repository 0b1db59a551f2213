//! The words for what the rules name: cards, suits, ranks, seats.

use super::{Texts, args};
use crate::rules::game::Refusal;
use crate::rules::trick::Duty;
use crate::rules::{Announcement, Card, Rank, Seat, Suit};

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

    /// Why the rules refuse an action, to the player who tried it.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let key = match refusal {
            Refusal::WrongPhase(_) => "table-refused-not-now",
            Refusal::NotYourTurn(_) => "table-refused-not-your-turn",
            Refusal::BadCut(_) => "table-refused-cut",
            Refusal::NotHeld(_) => "table-refused-not-held",
            Refusal::MustPlay(Duty::PlayTrump) => "table-refused-follow-trump",
            Refusal::MustPlay(Duty::FollowOrTrump(Suit::Spades)) => "table-refused-follow-spades",
            Refusal::MustPlay(Duty::FollowOrTrump(Suit::Hearts)) => "table-refused-follow-hearts",
            Refusal::MustPlay(Duty::FollowOrTrump(Suit::Diamonds)) => "table-refused-follow-diamonds",
            Refusal::MustPlay(Duty::FollowOrTrump(Suit::Clubs)) => "table-refused-follow-clubs",
            Refusal::NotAnnounceable(_) => "table-refused-announce-cards",
            Refusal::AnnouncedAlready => "table-refused-announced-already",
            Refusal::TooLate => "table-refused-announce-late",
            Refusal::NotYet => "table-refused-announce-early",
            Refusal::TooFewPoints(points) => {
                return self.format("table-refused-claim-points", &args! { "points" => *points });
            }
            Refusal::RestNotSure => "table-refused-claim-rest",
            Refusal::NothingToCall => "table-refused-no-misplay",
        };
        self.get(key).to_owned()
    }

    /// What a player says in the speech bubble who announces that, in the voice of the table.
    #[must_use]
    pub fn said(&self, call: Announcement) -> &str {
        self.get(match call {
            Announcement::None => "table-say-none",
            Announcement::Matt => "table-say-matt",
            Announcement::Konter => "table-say-konter",
            Announcement::KonterAMatt => "table-say-both",
        })
    }

    /// What forehand says who makes that suit trumps.
    #[must_use]
    pub fn said_trump(&self, suit: Suit) -> &str {
        self.get(match suit {
            Suit::Spades => "table-say-spades",
            Suit::Hearts => "table-say-hearts",
            Suit::Diamonds => "table-say-diamonds",
            Suit::Clubs => "table-say-clubs",
        })
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
