//! Views that cannot be: found before anybody thinks about them, with an error that names the contradiction.

use std::fmt;

use super::public::Public;
use crate::rules::announcement::Announcement;
use crate::rules::options::{Deadline, Misplay};
use crate::rules::view::{Question, View};
use crate::rules::{BySeat, Card, CardSet, Seat, Trick};

/// What is impossible about a view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ViewError {
    /// A card is asked for or lies on the table, but no trump is named.
    NoTrump,
    /// Trump is to be named, but it is named already or cards were played.
    TrumpNamedAlready,
    /// The maker is not the player after the dealer.
    MakerIsNotForehand {
        /// The maker in the view.
        maker: Seat,
        /// Forehand by dealer and direction.
        forehand: Seat,
    },
    /// It is another seat's turn.
    NotTheTurnOf {
        /// The seat whose view it is.
        seat: Seat,
        /// Whose turn it is.
        turn: Seat,
    },
    /// The hand has the wrong number of cards.
    HandSize {
        /// Cards in the hand.
        held: usize,
        /// Cards that it must have.
        expected: usize,
    },
    /// A card is in the hand or on the table more than once.
    Twice(Card),
    /// A finished trick has fewer than four cards.
    ShortTrick {
        /// The trick's number, from 1.
        trick: usize,
        /// Its cards.
        cards: usize,
    },
    /// There are more cards on the table than the game has.
    TooManyTricks,
    /// A trick was led by a seat that did not win the one before.
    WrongLeader {
        /// The trick's number, from 1.
        trick: usize,
        /// Who led it.
        leader: Seat,
        /// Who had to.
        expected: Seat,
    },
    /// A seat announced twice.
    AnnouncedTwice(Seat),
    /// A seat announced a card that another hand held.
    AnnouncedCardElsewhere {
        /// Who announced.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The time to announce is over, or has not come.
    NotTheTimeToAnnounce,
    /// A seat played a card that it had shown not to hold.
    Revoke {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Neither team may have a number of lines of 0 during a game.
    MatchOver,
    /// No deal of the unseen cards fits everything seen.
    NoDeal,
}

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTrump => write!(f, "view: trump: no trump is named, but the phase needs one"),
            Self::TrumpNamedAlready => write!(f, "view: phase: trump is to be named, but it is named already"),
            Self::MakerIsNotForehand { maker, forehand } => {
                write!(f, "view: maker: {maker} named trump, but forehand is {forehand}")
            }
            Self::NotTheTurnOf { seat, turn } => write!(f, "view: seat: it is the turn of {turn}, not of {seat}"),
            Self::HandSize { held, expected } => {
                write!(f, "view: hand: it has {held} cards and must have {expected}")
            }
            Self::Twice(card) => write!(f, "view: {card} is there twice"),
            Self::ShortTrick { trick, cards } => write!(f, "view: tricks: trick {trick} has {cards} cards, not 4"),
            Self::TooManyTricks => write!(f, "view: tricks: there are more than a game has"),
            Self::WrongLeader { trick, leader, expected } => {
                write!(f, "view: tricks: trick {trick} is led by {leader}, but {expected} had to lead")
            }
            Self::AnnouncedTwice(seat) => write!(f, "view: announced: {seat} announced twice"),
            Self::AnnouncedCardElsewhere { seat, card } => {
                write!(f, "view: announced: {seat} announced {card}, which another hand holds or held")
            }
            Self::NotTheTimeToAnnounce => write!(f, "view: phase: it is not the time to announce"),
            Self::Revoke { seat, card } => {
                write!(f, "view: tricks: {seat} played {card} after showing to hold no such card")
            }
            Self::MatchOver => write!(f, "view: lines: a team has no line left, so the match is over"),
            Self::NoDeal => write!(f, "view: no deal of the unseen cards fits what was announced and played"),
        }
    }
}

impl std::error::Error for ViewError {}

/// Checks a view whose seat is to decide something.
///
/// The table as everybody knows it comes back, or `None` while trump is to be named.
///
/// # Errors
/// The first contradiction found.
pub fn check(view: &View) -> Result<Option<Public>, ViewError> {
    if view.lee.winner().is_some() {
        return Err(ViewError::MatchOver);
    }
    let forehand = view.dealer.next(view.options.direction);
    if view.question == Question::Trump {
        return check_trump(view, forehand).map(|()| None);
    }
    let contract = view.contract.ok_or(ViewError::NoTrump)?;
    if contract.maker != forehand {
        return Err(ViewError::MakerIsNotForehand { maker: contract.maker, forehand });
    }
    let mut table = Public::new(contract.trump, contract.maker, view.options.direction);
    announce_all(view, &mut table)?;
    play_all(view, &mut table)?;
    let expected = 6 - view.plays().filter(|(seat, _)| *seat == view.seat).count();
    if view.hand.len() != expected || expected == 0 {
        return Err(ViewError::HandSize { held: view.hand.len(), expected: expected.max(1) });
    }
    if let Some(card) = (view.hand & table.played).first() {
        return Err(ViewError::Twice(card));
    }
    check_shown(view, &table)?;
    match view.question {
        Question::Announce => check_announce(view, &table)?,
        _ if table.turn() != view.seat => {
            return Err(ViewError::NotTheTurnOf { seat: view.seat, turn: table.turn() });
        }
        _ => {}
    }
    Ok(Some(table))
}

fn check_trump(view: &View, forehand: Seat) -> Result<(), ViewError> {
    if view.seat != forehand {
        return Err(ViewError::NotTheTurnOf { seat: view.seat, turn: forehand });
    }
    if view.contract.is_some() || view.plays().next().is_some() || !view.announced.is_empty() {
        return Err(ViewError::TrumpNamedAlready);
    }
    if view.hand.len() != 3 {
        return Err(ViewError::HandSize { held: view.hand.len(), expected: 3 });
    }
    Ok(())
}

fn announce_all(view: &View, table: &mut Public) -> Result<(), ViewError> {
    let mut spoken = BySeat([false; 4]);
    let mut taken = CardSet::EMPTY;
    for (seat, call) in &view.announced {
        if *call == Announcement::None {
            continue;
        }
        if spoken[*seat] {
            return Err(ViewError::AnnouncedTwice(*seat));
        }
        spoken[*seat] = true;
        if let Some(card) = (call.needs() & taken).first() {
            return Err(ViewError::AnnouncedCardElsewhere { seat: *seat, card });
        }
        taken |= call.needs();
        table.shown[*seat] = call.needs();
    }
    Ok(())
}

fn play_all(view: &View, table: &mut Public) -> Result<(), ViewError> {
    if view.tricks.len() > 6 || view.tricks.len() == 6 && !view.trick.is_empty() {
        return Err(ViewError::TooManyTricks);
    }
    let shown = table.shown;
    for (number, trick) in view.tricks.iter().chain([&view.trick]).enumerate() {
        let last = number == view.tricks.len();
        if !last && !trick.is_complete() {
            return Err(ViewError::ShortTrick { trick: number + 1, cards: trick.len() });
        }
        if last && trick.is_complete() {
            return Err(ViewError::TooManyTricks);
        }
        // A view may leave the current trick's leader open while nothing lies.
        if trick.leader != table.trick.leader && !(last && trick.is_empty()) {
            let (leader, expected) = (trick.leader, table.trick.leader);
            return Err(ViewError::WrongLeader { trick: number + 1, leader, expected });
        }
        play_trick(view, trick, &shown, table)?;
    }
    Ok(())
}

fn play_trick(view: &View, trick: &Trick, shown: &BySeat<CardSet>, table: &mut Public) -> Result<(), ViewError> {
    for card in trick.cards() {
        let seat = table.turn();
        if table.played.contains(card) {
            return Err(ViewError::Twice(card));
        }
        if let Some(owner) = Seat::ALL.into_iter().find(|s| *s != seat && shown[*s].contains(card)) {
            return Err(ViewError::AnnouncedCardElsewhere { seat: owner, card });
        }
        if table.lacks[seat].contains(card) {
            if view.options.misplay == Misplay::Prevented {
                return Err(ViewError::Revoke { seat, card });
            }
            // A misplay: what it seemed to say of the hand was not so.
            table.lacks[seat] = CardSet::EMPTY;
        }
        table.play(card);
    }
    Ok(())
}

/// Announced cards must still be where they were announced, and the own hand must fit the own plays.
fn check_shown(view: &View, table: &Public) -> Result<(), ViewError> {
    for seat in Seat::ALL {
        let elsewhere = if seat == view.seat { table.shown[seat] - view.hand } else { table.shown[seat] & view.hand };
        if let Some(card) = elsewhere.first() {
            return Err(ViewError::AnnouncedCardElsewhere { seat, card });
        }
        if table.shown[seat].len() > table.held[seat] as usize {
            return Err(ViewError::NoDeal);
        }
    }
    if view.options.misplay == Misplay::Prevented {
        if let Some(card) = (view.hand & table.lacks[view.seat]).first() {
            return Err(ViewError::Revoke { seat: view.seat, card });
        }
        if let Some(seat) = Seat::ALL.into_iter().find(|s| !(table.lacks[*s] & table.shown[*s]).is_empty()) {
            let card = (table.lacks[seat] & table.shown[seat]).first().unwrap_or(Card::MATT);
            return Err(ViewError::Revoke { seat, card });
        }
    }
    Ok(())
}

fn check_announce(view: &View, table: &Public) -> Result<(), ViewError> {
    let spoken = view.announced.iter().any(|(seat, _)| *seat == view.seat);
    let in_time = match view.options.announce_deadline {
        Deadline::OwnFirstCard => view.hand.len() == 6 && view.tricks.is_empty() && table.turn() == view.seat,
        Deadline::FirstCardOfGame => table.played.is_empty(),
    };
    if spoken {
        return Err(ViewError::AnnouncedTwice(view.seat));
    }
    if in_time { Ok(()) } else { Err(ViewError::NotTheTimeToAnnounce) }
}
