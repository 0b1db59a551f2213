//! What the pages say, without how it is drawn: chapters made of paragraphs, tables, cards and examples.

use super::text::Line;
use super::{Section, chapters};
use crate::cards::Letters;
use crate::hud::lee::Slate;
use crate::localization::Texts;
use crate::rules::{BySeat, Card, Direction, Options, Seat};

/// The rules of a match as a booklet.
#[derive(Clone, Debug, PartialEq)]
pub struct Book {
    /// In reading order, one for each section.
    pub chapters: Vec<Chapter>,
}

/// A section's pages.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapter {
    /// Which section.
    pub section: Section,
    /// Its title.
    pub title: Line,
    /// What stands under it.
    pub blocks: Vec<Block>,
}

/// A piece of a chapter.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A heading within the chapter.
    Heading(Line),
    /// A paragraph.
    Text(Line),
    /// The first paragraph of an example, which stands apart from what is before it.
    Case(Line),
    /// Things side by side: a list with dots.
    Points(Vec<Line>),
    /// Things one after the other: a list with numbers.
    Steps(Vec<Line>),
    /// Cards in a row.
    Cards(Vec<Shown>),
    /// All cards of a kind from the highest to the lowest, side by side.
    Order(Vec<Card>),
    /// A table.
    Table(Table),
    /// The four seats seen from above.
    Seats(Seats),
    /// A trick on the table.
    Trick(Played),
    /// The Lee before and after a game.
    Slates(Slate, Slate),
}

/// How a card in a row is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// As it is.
    #[default]
    Plain,
    /// One that may be played, or that matters: raised.
    Raised,
    /// One that may not be played: dimmed.
    Dimmed,
}

/// A card and what stands under it.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The card.
    pub card: Card,
    /// How it is shown.
    pub look: Look,
    /// What stands under it; may be empty.
    pub caption: Line,
}

/// A table; all rows have as many cells as there are columns.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// What stands above the columns.
    pub head: Vec<Line>,
    /// The cells of each row.
    pub rows: Vec<Vec<Line>>,
    /// How the columns are set.
    pub columns: Vec<Column>,
}

/// How a column is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// Words: to the left, and broken where there is no room.
    Words,
    /// Numbers: in the middle.
    Numbers,
}

/// The seats seen from above, and what is said of each.
#[derive(Clone, Debug, PartialEq)]
pub struct Seats {
    /// What stands at each seat.
    pub labels: BySeat<Line>,
    /// Which way round it goes.
    pub direction: Direction,
}

/// A trick.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The cards in playing order, with who played them.
    pub cards: Vec<(Seat, Card)>,
    /// Who wins it.
    pub winner: Seat,
    /// What stands at each seat.
    pub labels: BySeat<Line>,
}

impl Book {
    /// The rules that a match with these options is played by; cards are named with these letters.
    #[must_use]
    pub fn new(options: &Options, texts: &Texts, letters: Letters) -> Self {
        Self { chapters: chapters::all(options, texts, letters) }
    }
}

impl Chapter {
    /// Everything that is written in the chapter, in the order in which it is drawn; the title first.
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        std::iter::once(&self.title).chain(self.blocks.iter().flat_map(Block::lines))
    }
}

impl Block {
    /// Everything that is written in the block, in the order in which it is drawn.
    #[must_use]
    pub fn lines(&self) -> Vec<&Line> {
        match self {
            Self::Heading(line) | Self::Text(line) | Self::Case(line) => vec![line],
            Self::Points(lines) | Self::Steps(lines) => lines.iter().collect(),
            Self::Cards(cards) => cards.iter().map(|shown| &shown.caption).collect(),
            Self::Table(table) => table.head.iter().chain(table.rows.iter().flatten()).collect(),
            Self::Seats(seats) => seats.labels.iter().map(|(_, label)| label).collect(),
            Self::Trick(played) => played.labels.iter().map(|(_, label)| label).collect(),
            Self::Order(_) | Self::Slates(..) => Vec::new(),
        }
    }
}
