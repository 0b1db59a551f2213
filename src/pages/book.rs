//! What the pages say, without how it is drawn: chapters made of paragraphs, tables, cards and examples.

use super::text::Line;
use super::{Section, chapters};
use crate::cards::Letters;
use crate::localization::Texts;
use crate::rules::{Card, Options};

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
    /// A paragraph.
    Text(Line),
    /// Things one after the other: a list with numbers.
    Steps(Vec<Line>),
    /// Cards in a row.
    Cards(Vec<Shown>),
    /// A table.
    Table(Table),
}

/// How a card in a row is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// As it is.
    #[default]
    Plain,
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

impl Book {
    /// The rules that a match with these options is played by; cards are named with these letters.
    #[must_use]
    pub fn new(_: &Options, texts: &Texts, letters: Letters) -> Self {
        Self { chapters: chapters::all(texts, letters) }
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
            Self::Text(line) => vec![line],
            Self::Steps(lines) => lines.iter().collect(),
            Self::Cards(cards) => cards.iter().map(|shown| &shown.caption).collect(),
            Self::Table(table) => table.head.iter().chain(table.rows.iter().flatten()).collect(),
        }
    }
}
