//! Running text: what the messages of the pages say, taken apart into plain words, stressed words, cards and links.

use super::Section;
use crate::cards::Letters;
use crate::rules::{Card, Rank, Suit};

/// A piece of running text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Plain words.
    Plain(String),
    /// Words that matter: `**…**`.
    Strong(String),
    /// Words that are spoken or foreign: `_…_`.
    Emphasis(String),
    /// A card: `♠D`, in whatever letters.
    Card(Card),
    /// A suit: `♠`.
    Suit(Suit),
    /// Words that lead to a section: `[…](name)`.
    Link(Section, String),
}

impl Span {
    /// The words of the span as they are read; a card in these letters.
    pub fn push_words(&self, letters: Letters, words: &mut String) {
        match self {
            Self::Plain(text) | Self::Strong(text) | Self::Emphasis(text) | Self::Link(_, text) => words.push_str(text),
            Self::Card(card) => {
                words.push(card.suit().symbol());
                words.push_str(letters.index(card.rank()));
            }
            Self::Suit(suit) => words.push(suit.symbol()),
        }
    }
}

/// A paragraph, a cell, a caption, a title.
pub type Line = Vec<Span>;

/// The words of a line as they are read.
#[must_use]
pub fn words(line: &[Span], letters: Letters) -> String {
    let mut words = String::new();
    for span in line {
        span.push_words(letters, &mut words);
    }
    words
}

/// The sign of a suit.
fn suit_of(sign: char) -> Option<Suit> {
    Suit::ALL.into_iter().find(|suit| suit.symbol() == sign)
}

/// The rank that `text` begins with in the letters of any language, and how many bytes it takes.
fn rank_at(text: &str) -> Option<(Rank, usize)> {
    Rank::ALL.into_iter().find_map(|rank| {
        let index =
            Letters::ALL.into_iter().map(|letters| letters.index(rank)).find(|index| text.starts_with(index))?;
        let after = text[index.len()..].chars().next();
        // "♦Trumpf" is a suit and a word.
        (!after.is_some_and(char::is_alphanumeric)).then_some((rank, index.len()))
    })
}

/// Takes a message apart. What is not closed is plain text.
#[must_use]
pub fn parse(text: &str) -> Line {
    let mut line = Line::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (span, taken) = if let Some((inside, taken)) = enclosed(rest, "**", "**") {
            (Span::Strong(inside.to_owned()), taken)
        } else if let Some((inside, taken)) = enclosed(rest, "_", "_") {
            (Span::Emphasis(inside.to_owned()), taken)
        } else if let Some((words, section, taken)) = link(rest) {
            (Span::Link(section, words.to_owned()), taken)
        } else if let Some(suit) = suit_of(first) {
            let after = first.len_utf8();
            match rank_at(&rest[after..]) {
                Some((rank, length)) => (Span::Card(Card::new(suit, rank)), after + length),
                None => (Span::Suit(suit), after),
            }
        } else {
            plain.push(first);
            rest = &rest[first.len_utf8()..];
            continue;
        };
        if !plain.is_empty() {
            line.push(Span::Plain(std::mem::take(&mut plain)));
        }
        line.push(span);
        rest = &rest[taken..];
    }
    if !plain.is_empty() {
        line.push(Span::Plain(plain));
    }
    line
}

/// What stands between two marks at the beginning of a text, and how many bytes it takes with them.
fn enclosed<'a>(text: &'a str, open: &str, close: &str) -> Option<(&'a str, usize)> {
    let inside = text.strip_prefix(open)?;
    let end = inside.find(close).filter(|end| *end > 0)?;
    Some((&inside[..end], open.len() + end + close.len()))
}

/// A link at the beginning of a text: its words, its section, and how many bytes it takes.
fn link(text: &str) -> Option<(&str, Section, usize)> {
    let (words, taken) = enclosed(text, "[", "](")?;
    let after = &text[taken..];
    let end = after.find(')')?;
    Some((words, Section::from_name(&after[..end])?, taken + end + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_taken_apart() {
        let line = parse("Déi **dräi** Damme ♠D, ♥Q a ♦D si _Trëmp_; ♣ net: [Trëmp](trumps).");
        let matt = Card::MATT;
        assert_eq!(
            line,
            [
                Span::Plain("Déi ".into()),
                Span::Strong("dräi".into()),
                Span::Plain(" Damme ".into()),
                Span::Card(matt),
                Span::Plain(", ".into()),
                Span::Card(Card::BIG_KONTER),
                Span::Plain(" a ".into()),
                Span::Card(Card::SMALL_KONTER),
                Span::Plain(" si ".into()),
                Span::Emphasis("Trëmp".into()),
                Span::Plain("; ".into()),
                Span::Suit(Suit::Clubs),
                Span::Plain(" net: ".into()),
                Span::Link(Section::Trumps, "Trëmp".into()),
                Span::Plain(".".into()),
            ]
        );
        assert_eq!(words(&line, Letters::Kqj), "Déi dräi Damme ♠Q, ♥Q a ♦Q si Trëmp; ♣ net: Trëmp.");
    }

    #[test]
    fn what_is_not_closed_is_plain() {
        for text in ["**", "a **b", "_", "[x](nowhere)", "[x](", "[x]", "", "2 * 3 = 6"] {
            let plain = if text.is_empty() { vec![] } else { vec![Span::Plain(text.to_owned())] };
            assert_eq!(parse(text), plain, "{text:?}");
        }
        assert_eq!(parse("♦Trumpf")[0], Span::Suit(Suit::Diamonds));
        assert_eq!(parse("♥10"), [Span::Card(Card::new(Suit::Hearts, Rank::Ten))]);
    }
}
