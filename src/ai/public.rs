//! What everybody at the table knows of a game once trump is named: the part of a view without the own hand.

use std::sync::LazyLock;

use crate::rules::view::denied;
use crate::rules::{BySeat, ByTeam, Card, CardSet, Direction, Seat, Suit, Team, Trick};

/// The cards that beat a card when they are played to the same trick after it.
///
/// Trumps are beaten by higher trumps, side cards by every trump and the higher cards of their suit.
#[must_use]
pub fn beaters(card: Card, trump: Suit) -> CardSet {
    static BEATERS: LazyLock<[[CardSet; Card::COUNT]; 4]> = LazyLock::new(|| {
        Suit::ALL.map(|trump| {
            let mut table = [CardSet::EMPTY; Card::COUNT];
            for card in Card::all() {
                table[card.index()] = Card::all().filter(|other| other.beats(card, trump)).collect();
            }
            table
        })
    });
    BEATERS[trump as usize][card.index()]
}

/// What everybody knows: trump, the tricks so far, and what these say about the hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Public {
    /// The trump suit.
    pub trump: Suit,
    /// Who named it.
    pub maker: Seat,
    /// Which way round the table goes.
    pub direction: Direction,
    /// All cards played so far, the current trick's too.
    pub played: CardSet,
    /// The current trick; empty before a lead.
    pub trick: Trick,
    /// Points of the finished tricks.
    pub points: ByTeam<u8>,
    /// Finished tricks of each team.
    pub tricks: ByTeam<u8>,
    /// Cards that a seat has shown it does not hold.
    pub lacks: BySeat<CardSet>,
    /// Cards that a seat has announced and not yet played.
    pub shown: BySeat<CardSet>,
    /// How many cards each seat holds.
    pub held: BySeat<u8>,
}

impl Public {
    /// The table right after trump was named, before any announcement or card.
    #[must_use]
    pub fn new(trump: Suit, maker: Seat, direction: Direction) -> Self {
        Self {
            trump,
            maker,
            direction,
            played: CardSet::EMPTY,
            trick: Trick::new(maker),
            points: ByTeam::default(),
            tricks: ByTeam::default(),
            lacks: BySeat::default(),
            shown: BySeat::default(),
            held: BySeat([6; 4]),
        }
    }

    /// Whose turn it is. Finished tricks are put away at once, so it is always somebody's.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.trick.leader.after(self.trick.len(), self.direction)
    }

    /// Whether all 24 cards are played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.held.0 == [0; 4]
    }

    /// Puts down the card of the player whose turn it is, and takes a complete trick away.
    pub fn play(&mut self, card: Card) {
        let seat = self.turn();
        self.lacks[seat] |= denied(self.trump, self.trick.led(), card);
        self.played.insert(card);
        self.shown[seat].remove(card);
        self.held[seat] = self.held[seat].saturating_sub(1);
        self.trick.play(card);
        if self.trick.is_complete()
            && let Some(winner) = self.trick.winner(self.trump, self.direction)
        {
            self.points[winner.team()] += self.trick.points();
            self.tricks[winner.team()] += 1;
            self.trick = Trick::new(winner);
        }
    }

    /// The cards that a seat may hold, as far as `unseen` are the cards whose place is not known.
    #[must_use]
    pub fn possible(&self, seat: Seat, unseen: CardSet) -> CardSet {
        let others = Seat::ALL.into_iter().filter(|s| *s != seat).fold(CardSet::EMPTY, |all, s| all | self.shown[s]);
        unseen - self.lacks[seat] - others
    }

    /// The seats that still play to the current trick after the one whose turn it is.
    pub fn after_turn(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        let len = self.trick.len();
        (len + 1..4).map(move |place| self.trick.leader.after(place, self.direction))
    }

    /// The card that wins the current trick so far, and whose it is.
    #[must_use]
    pub fn winning(&self) -> Option<(Seat, Card)> {
        let best = self.trick.best(self.trump)?;
        self.trick.plays(self.direction).find(|(_, card)| *card == best)
    }

    /// Whether a team can still take all six tricks.
    #[must_use]
    pub fn kapo_open(&self, team: Team) -> bool {
        self.tricks[team.other()] == 0
    }
}
