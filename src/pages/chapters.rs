//! Writes the chapters: the words come from the messages, every figure, card and example from the rules.

use super::Section;
use super::book::{Block, Chapter, Column, Look, Shown, Table};
use super::text::{self, Line};
use crate::args;
use crate::cards::Letters;
use crate::localization::{Args, Texts};
use crate::rules::{Card, CardSet, Rank, Suit};

/// All chapters in reading order.
pub(super) fn all(texts: &Texts, letters: Letters) -> Vec<Chapter> {
    let writer = Writer { texts, letters };
    Section::ALL.into_iter().filter_map(|section| writer.chapter(section)).collect()
}

struct Writer<'a> {
    texts: &'a Texts,
    letters: Letters,
}

impl Writer<'_> {
    fn chapter(&self, section: Section) -> Option<Chapter> {
        let blocks = match section {
            Section::Course => self.course(),
            Section::Cards => self.cards(),
            Section::Trumps => self.trumps(),
            _ => return None,
        };
        let title = text::parse(self.texts.get(&format!("pages-title-{}", section.name())));
        Some(Chapter { section, title, blocks })
    }

    /// A card as it is named in a message.
    fn card(&self, card: Card) -> String {
        format!("{}{}", card.suit().symbol(), self.letters.index(card.rank()))
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

    fn course(&self) -> Vec<Block> {
        let steps = ["deal", "trump", "rest", "announce", "play", "count"];
        vec![
            Block::Text(self.say("pages-course-aim", args! { "points" => CardSet::FULL.points() })),
            Block::Steps(steps.into_iter().map(|step| self.line(&format!("pages-course-{step}"))).collect()),
        ]
    }

    fn cards(&self) -> Vec<Block> {
        let clubs = Rank::ALL.map(|rank| Shown {
            card: Card::new(Suit::Clubs, rank),
            look: Look::Plain,
            caption: self.count(rank.points()),
        });
        let each = CardSet::printed(Suit::Clubs).points();
        vec![
            Block::Text(self.say("pages-cards-deck", args! { "cards" => Card::COUNT, "ranks" => Rank::ALL.len() })),
            Block::Cards(clubs.to_vec()),
            Block::Text(self.say("pages-cards-points", args! { "suit" => each, "all" => CardSet::FULL.points() })),
            self.paragraph("pages-cards-worth"),
        ]
    }

    /// Points as they stand under a card; a dash for none.
    fn count(&self, points: u8) -> Line {
        text::parse(&if points == 0 { "–".to_owned() } else { points.to_string() })
    }

    fn trumps(&self) -> Vec<Block> {
        let matadors = [
            (Card::MATT, "common-matt"),
            (Card::BIG_KONTER, "common-big-konter"),
            (Card::SMALL_KONTER, "common-small-konter"),
        ];
        let matadors = matadors.map(|(card, name)| Shown { card, look: Look::Plain, caption: self.line(name) });
        let mut blocks = vec![
            self.paragraph("pages-trumps-matadors"),
            Block::Cards(matadors.to_vec()),
            self.paragraph("pages-trumps-suit"),
            self.paragraph("pages-trumps-order"),
        ];
        let rows = Suit::ALL.map(|suit| {
            let trumps = in_order(suit);
            let cards = trumps.iter().map(|card| self.card(*card)).collect::<Vec<_>>().join(" ");
            let suit = text::parse(&format!("{} {}", suit.symbol(), self.texts.suit(suit)));
            vec![suit, text::parse(&cards), text::parse(&trumps.len().to_string())]
        });
        blocks.push(Block::Table(Table {
            head: ["trump", "order", "count"].map(|name| self.line(&format!("pages-trumps-head-{name}"))).to_vec(),
            rows: rows.to_vec(),
            columns: vec![Column::Words, Column::Words, Column::Numbers],
        }));
        blocks.push(self.paragraph("pages-trumps-points"));
        blocks
    }
}

/// The trumps of a suit from the highest to the lowest.
fn in_order(trump: Suit) -> Vec<Card> {
    let mut cards: Vec<Card> = CardSet::trumps(trump).iter().collect();
    cards.sort_by_key(|card| std::cmp::Reverse(card.trump_strength(trump)));
    cards
}
