//! Writes the chapters: the words come from the messages, every figure, card and example from the rules.

mod lines;
mod more;
mod play;

use super::Section;
use super::book::{Block, Chapter, Look, Shown};
use super::examples::Examples;
use super::text::{self, Line};
use crate::cards::Letters;
use crate::localization::{Args, Texts};
use crate::rules::{Card, CardSet, Options, Suit};

/// All chapters in reading order.
pub(super) fn all(options: &Options, texts: &Texts, letters: Letters) -> Vec<Chapter> {
    let writer = Writer { options, texts, letters, examples: Examples::of(options) };
    Section::ALL.into_iter().map(|section| writer.chapter(section)).collect()
}

struct Writer<'a> {
    options: &'a Options,
    texts: &'a Texts,
    letters: Letters,
    examples: Examples,
}

impl Writer<'_> {
    fn chapter(&self, section: Section) -> Chapter {
        let blocks = match section {
            Section::Course => self.course(),
            Section::Seats => self.seats(),
            Section::Cards => self.cards(),
            Section::Dealing => self.dealing(),
            Section::Naming => self.naming(),
            Section::Trumps => self.trumps(),
            Section::Announcing => self.announcing(),
            Section::Following => self.following(),
            Section::Tricks => self.tricks(),
            Section::Counting => self.counting(),
            Section::Lee => self.lee(),
            Section::Claiming => self.claiming(),
            Section::Misplays => self.misplays(),
            Section::Match => self.match_and_revanche(),
            Section::Variants => self.variants(),
            Section::Example => self.whole_deal(),
            Section::Glossary => self.glossary(),
        };
        Chapter { section, title: self.line(&format!("pages-title-{}", section.name())), blocks }
    }

    /// A card as it is named in a message.
    fn card(&self, card: Card) -> String {
        format!("{}{}", card.suit().symbol(), self.letters.index(card.rank()))
    }

    /// Cards as they are named in a message, one after the other.
    fn named(&self, cards: impl IntoIterator<Item = Card>) -> String {
        cards.into_iter().map(|card| self.card(card)).collect::<Vec<_>>().join(" ")
    }

    /// A suit as it is named in a message: its sign and its name.
    fn suit(&self, suit: Suit) -> String {
        format!("{}\u{a0}{}", suit.symbol(), self.texts.suit(suit))
    }

    /// A message with these variables; `$matt`, `$big` and `$small` are the three matadors in all of them.
    fn say(&self, key: &str, mut args: Args) -> Line {
        args.set("matt", self.card(Card::MATT));
        args.set("big", self.card(Card::BIG_KONTER));
        args.set("small", self.card(Card::SMALL_KONTER));
        text::parse(&self.texts.format(key, &args))
    }

    fn line(&self, key: &str) -> Line {
        self.say(key, Args::new())
    }

    fn paragraph(&self, key: &str) -> Block {
        Block::Text(self.line(key))
    }

    fn heading(&self, key: &str) -> Block {
        Block::Heading(self.line(key))
    }

    /// A hand in a row, the trumps first; what may be played raised and the rest dimmed, if some may not.
    fn hand(hand: CardSet, trump: Option<Suit>, raised: CardSet) -> Block {
        let look = |card| match raised.contains(card) {
            _ if raised == hand => Look::Plain,
            true => Look::Raised,
            false => Look::Dimmed,
        };
        let mut cards: Vec<Card> = hand.iter().collect();
        cards.sort_by_key(|card| {
            let strength = trump.and_then(|trump| card.trump_strength(trump));
            (std::cmp::Reverse(strength), card.index())
        });
        Block::Cards(cards.into_iter().map(|card| Shown { card, look: look(card), caption: Line::new() }).collect())
    }
}

/// The trumps of a suit from the highest to the lowest.
fn in_order(trump: Suit) -> Vec<Card> {
    let mut cards: Vec<Card> = CardSet::trumps(trump).iter().collect();
    cards.sort_by_key(|card| std::cmp::Reverse(card.trump_strength(trump)));
    cards
}
