//! Where the cards of a task lie on the table.

use super::session::Session;
use super::task::{Given, Scene};
use crate::rules::{Card, CardSet, Seat};
use crate::table::places::{Lying, Place, Spread};

/// No card is on the table.
pub const EMPTY: Spread = [Lying { place: Place::Away, open: false }; Card::COUNT];

/// What lies on the table at this moment of a lesson: a card played rightly lies in the trick.
pub fn of(session: &Session) -> Scene {
    let Some(task) = &session.task else { return Scene::default() };
    let mut scene = task.scene.clone();
    if let (true, true, Some(Given::Card(card))) = (task.plays, session.over, &session.given) {
        scene.hand.retain(|held| held != card);
        scene.trick.push((Seat::South, *card));
    }
    scene
}

/// The places of all cards in a scene. What the others hold is any of the cards that are not seen.
pub fn spread(scene: &Scene) -> Spread {
    let mut spread = EMPTY;
    let of = scene.hand.len() as u8;
    for (slot, card) in scene.hand.iter().enumerate() {
        let place = Place::Hand { seat: Seat::South, slot: slot as u8, of };
        spread[card.index()] = Lying { place, open: true };
    }
    for (order, (seat, card)) in scene.trick.iter().enumerate() {
        spread[card.index()] = Lying { place: Place::Trick { seat: *seat, order: order as u8 }, open: true };
    }
    let rows = scene.rows.len() as u8;
    for (row, cards) in scene.rows.iter().enumerate() {
        for (slot, card) in cards.iter().enumerate() {
            let place = Place::Row { row: row as u8, rows, slot: slot as u8, of: cards.len() as u8 };
            spread[card.index()] = Lying { place, open: true };
        }
    }
    let mut unseen = (CardSet::FULL - scene.open()).iter();
    for seat in [Seat::West, Seat::North, Seat::East] {
        let played = scene.trick.iter().any(|(who, _)| *who == seat);
        let of = scene.others.saturating_sub(u8::from(played));
        for slot in 0..of {
            if let Some(card) = unseen.next() {
                spread[card.index()] = Lying { place: Place::Hand { seat, slot, of }, open: false };
            }
        }
    }
    spread
}
