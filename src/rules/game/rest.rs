//! Whether every remaining trick is certain.

use crate::rules::card::{Card, Suit};
use crate::rules::card_set::CardSet;

/// Whether a player on lead takes every remaining trick with the own cards alone, however the unseen cards lie and whatever
/// the others play.
///
/// The others are taken as one hand that gives up as little as it must: to each trump led its lowest trump, to each side suit
/// led its lowest card of that suit. Every card led must beat the highest that can be left; side cards must wait until no trump
/// can be out.
#[must_use]
pub fn sure_rest(trump: Suit, hand: CardSet, unseen: CardSet) -> bool {
    if hand.is_empty() {
        return false;
    }
    let by_strength = |set: CardSet| {
        let mut cards: Vec<Card> = (set & CardSet::trumps(trump)).iter().collect();
        cards.sort_by_key(|card| std::cmp::Reverse(card.trump_strength(trump)));
        cards
    };
    let holds = |mine: &[Card], theirs: &[Card]| {
        mine.iter()
            .enumerate()
            .all(|(led, card)| led >= theirs.len() || theirs.first().is_none_or(|highest| card.beats(*highest, trump)))
    };
    let (mine, theirs) = (by_strength(hand), by_strength(unseen));
    let sides = hand - CardSet::trumps(trump);
    if !holds(&mine, &theirs) || !sides.is_empty() && mine.len() < theirs.len() {
        return false;
    }
    Suit::ALL.into_iter().all(|suit| {
        let side = CardSet::side(suit, trump);
        let (mine, theirs): (Vec<Card>, Vec<Card>) = ((hand & side).iter().collect(), (unseen & side).iter().collect());
        holds(&mine, &theirs)
    })
}
