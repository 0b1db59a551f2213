//! What the measured windows show.

/// A window that is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// Nothing but 24 plain sprites of a card's size that move, and egui with nothing to draw.
    Empty,
    /// The game, while cards are dealt, played and gathered.
    Table,
    /// The title at rest.
    Title,
    /// The table at rest, with a card to be played by the person.
    Turn,
    /// A menu over the table.
    Menu,
    /// The score after a game.
    Scoring,
}

impl Scene {
    /// All windows.
    pub const ALL: [Self; 6] = [Self::Empty, Self::Table, Self::Title, Self::Turn, Self::Menu, Self::Scoring];
    /// The windows at rest.
    pub const RESTING: [Self; 4] = [Self::Title, Self::Turn, Self::Menu, Self::Scoring];

    /// The window's name on the command line and in the report.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Table => "table",
            Self::Title => "title",
            Self::Turn => "turn",
            Self::Menu => "menu",
            Self::Scoring => "scoring",
        }
    }
}
