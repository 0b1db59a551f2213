//! A game so far as everybody knows it, with who played and who led what.

use crate::ai::public::Public;
use crate::rules::options::Deadline;
use crate::rules::view::View;
use crate::rules::{Announcement, BySeat, Card, CardSet, Direction, Seat, Suit};

/// The table and what happened at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The table as it is.
    pub table: Public,
    /// What each seat has played.
    pub played: BySeat<CardSet>,
    /// What each seat has led.
    pub led: BySeat<CardSet>,
    /// What each seat has said.
    pub said: BySeat<Announcement>,
    /// When announcing ends.
    pub deadline: Deadline,
}

impl Record {
    /// The record right after trump was named.
    #[must_use]
    pub fn new(trump: Suit, maker: Seat, direction: Direction, deadline: Deadline) -> Self {
        Self {
            table: Public::new(trump, maker, direction),
            played: BySeat::default(),
            led: BySeat::default(),
            said: BySeat([Announcement::None; 4]),
            deadline,
        }
    }

    /// The record of a checked view, and what it was before each card that was played.
    pub fn of(view: &View, table: &Public, mut before: impl FnMut(&Self, Card)) -> Self {
        let mut record = Self::new(table.trump, table.maker, table.direction, view.options.announce_deadline);
        let own_time = view.options.announce_deadline == Deadline::OwnFirstCard;
        let mut announced: Vec<_> = view.announced.clone();
        if !own_time {
            announced.drain(..).for_each(|(seat, call)| record.announce(seat, call));
        }
        for (seat, card) in view.plays() {
            // Each seat said what it said right before its first card.
            announced.retain(|(speaker, call)| {
                if *speaker == seat {
                    record.announce(seat, *call);
                }
                *speaker != seat
            });
            before(&record, card);
            record.play(card);
        }
        announced.into_iter().for_each(|(seat, call)| record.announce(seat, call));
        // Where misplays are allowed, less is known of the hands than the record takes for sure.
        record.table = *table;
        record
    }

    /// A seat announces.
    pub fn announce(&mut self, seat: Seat, call: Announcement) {
        self.said[seat] = call;
        self.table.shown[seat] = call.needs();
    }

    /// The player in turn puts down a card.
    pub fn play(&mut self, card: Card) {
        let seat = self.table.turn();
        if self.table.trick.is_empty() {
            self.led[seat].insert(card);
        }
        self.played[seat].insert(card);
        self.table.play(card);
    }

    /// The stake so far, 1 to 3.
    #[must_use]
    pub fn stake(&self) -> u8 {
        crate::rules::announcement::stake(self.said.0)
    }
}
