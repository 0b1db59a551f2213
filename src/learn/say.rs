//! What a lesson says, as data: a message and what is put into it. It becomes words only where it is shown.

use crate::localization::{Args, Texts};
use crate::rules::{BySeat, Card, Seat, Suit};

/// What stands for a variable of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// The card's name with its article.
    Card(Card),
    /// The names of several cards with their articles: "A, B and C".
    Cards(Vec<Card>),
    /// The suit with its symbol, for places where no grammar touches it.
    Suit(Suit),
    /// The name of the player at a seat.
    Seat(Seat),
    /// A number.
    Number(u16),
    /// A number with a sign and one decimal: net lines.
    Lines(f32),
    /// Symbols and digits, the same in every language.
    Text(String),
}

impl From<Card> for Part {
    fn from(card: Card) -> Self {
        Self::Card(card)
    }
}

impl From<Suit> for Part {
    fn from(suit: Suit) -> Self {
        Self::Suit(suit)
    }
}

impl From<Seat> for Part {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<u16> for Part {
    fn from(number: u16) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Part {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

/// A sentence: the key of a message, and its variables.
#[derive(Clone, Debug, PartialEq)]
pub struct Say {
    /// The key.
    pub key: &'static str,
    /// The variables by name.
    pub with: Vec<(&'static str, Part)>,
}

impl Say {
    /// A sentence without variables.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self { key, with: Vec::new() }
    }

    /// The sentence with one more variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, part: impl Into<Part>) -> Self {
        self.with.push((name, part.into()));
        self
    }

    /// The sentence in words, its first letter a capital one; `names` are the players'.
    #[must_use]
    pub fn words(&self, texts: &Texts, names: &BySeat<String>) -> String {
        let mut args = Args::new();
        for (name, part) in &self.with {
            match part {
                Part::Card(card) => args.set(*name, texts.the_card(*card)),
                Part::Cards(cards) => args.set(*name, list(texts, cards)),
                Part::Suit(suit) => args.set(*name, format!("{} {}", suit.symbol(), texts.suit(*suit))),
                Part::Seat(seat) => args.set(*name, names[*seat].as_str()),
                Part::Number(number) => args.set(*name, *number),
                Part::Lines(lines) => args.set(*name, crate::coach::words::lines(texts, *lines)),
                Part::Text(text) => args.set(*name, text.as_str()),
            }
        }
        capital(texts.format(self.key, &args))
    }
}

/// The cards' names with their articles, the last two joined by "and".
fn list(texts: &Texts, cards: &[Card]) -> String {
    let mut names: Vec<&str> = cards.iter().map(|card| texts.the_card(*card)).collect();
    let Some(last) = names.pop() else { return String::new() };
    if names.is_empty() {
        return last.to_owned();
    }
    let mut args = Args::new();
    args.set("first", names.join(", "));
    args.set("second", last);
    texts.format("learn-and", &args)
}

/// The text with its first letter as a capital, since names of cards begin with a small article.
pub(super) fn capital(text: String) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => text,
    }
}
