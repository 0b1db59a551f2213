//! A rule-based player: quick, sound, and blind to what cannot be seen.
//!
//! Every legal card is weighed alone: how likely the own side takes the trick with it, what lies in the trick, and what
//! the card would still be good for later. From this follows what players are taught: the partner's sure trick is fed and
//! never trumped, an opponent's sure trick gets the least, aces wait for a safe trick, matadors for each other's fall,
//! and the side that named trump draws trumps while it holds the higher ones. It is a player of its own, the opponent
//! that search imagines in its rollouts, and what "sensible" means where a hidden hand is judged by what was played.

use super::check::{ViewError, check};
use super::choice::Decision;
use super::public::{Public, beaters};
use crate::rules::view::{Question, View};
use crate::rules::{Announcement, Card, CardSet, Rank, Seat, Suit};

/// How much three cards, or a hand of six, hold with that suit as trumps: about 0 to 12, or 0 to 24.
///
/// Trumps count by their place, side aces and side kings a little.
#[must_use]
pub fn trump_value(packet: CardSet, trump: Suit) -> f32 {
    let mut value = 0.0;
    for card in packet {
        value += match card.trump_strength(trump) {
            Some(13) => 4.6,
            Some(12) => 4.2,
            Some(11) => 3.6,
            Some(10) => 3.2,
            Some(6) => 3.0,
            Some(_) => 2.2,
            None => match card.rank() {
                Rank::Ace => 1.6,
                Rank::King => 0.4,
                _ => 0.0,
            },
        };
    }
    value
}

/// The trump suit that forehand names from its first three cards: the one worth most, the first of equals.
#[must_use]
pub fn trump(packet: CardSet) -> Suit {
    let mut best = (Suit::Spades, f32::MIN);
    for suit in Suit::ALL {
        let value = trump_value(packet, suit);
        if value > best.1 + 1e-6 {
            best = (suit, value);
        }
    }
    best.0
}

/// How likely a sensible player with a hand that can announce does so, 0 to 1.
///
/// The side that named trump wins and loses the same by it, the other side gains twice and loses once, so the first asks
/// for a strong hand and the second for an ordinary one.
#[must_use]
pub fn announces(hand: CardSet, trump: Suit, maker: Seat, seat: Seat) -> f32 {
    let needed = if maker.team() == seat.team() { 12.0 } else { 8.5 };
    1.0 / (1.0 + (needed - trump_value(hand, trump)).exp())
}

/// What to announce: everything when the game is likely enough to be won.
#[must_use]
pub fn announcement(hand: CardSet, trump: Suit, maker: Seat, seat: Seat) -> Announcement {
    match Announcement::possible(hand).last() {
        Some(most) if announces(hand, trump, maker, seat) >= 0.5 => most,
        _ => Announcement::None,
    }
}

/// What a card is still good for if it is kept, in points.
fn keep_value(card: Card, trump: Suit, unseen: CardSet) -> f32 {
    let higher = (beaters(card, trump) & unseen).len() as f32;
    match card.trump_strength(trump) {
        Some(strength) => {
            let base = match strength {
                13 => 7.0,
                12 => 6.4,
                11 => 5.2,
                10 => 4.4,
                6 => 3.6,
                _ => 2.8,
            };
            // A trump that nothing can beat any more is worth a whole trick.
            if higher == 0.0 { base + 1.2 } else { base }
        }
        None => {
            let trumps_out = (CardSet::trumps(trump) & unseen).len() as f32;
            let higher_of_suit = higher - trumps_out;
            let points = f32::from(card.points());
            if higher_of_suit == 0.0 {
                (1.4 + 0.35 * points) * (1.0 - 0.07 * trumps_out)
            } else {
                0.25 / higher_of_suit
            }
        }
    }
}

/// How likely a hand of `held` out of `unseen` cards has at least one of `wanted` certain cards.
fn chance(wanted: usize, unseen: usize, held: u8) -> f32 {
    let mut none = 1.0;
    for taken in 0..wanted {
        let left = unseen.saturating_sub(taken) as f32;
        none *= ((left - f32::from(held)) / left.max(1.0)).max(0.0);
    }
    1.0 - none
}

/// How likely a player with unknown cards beats `best` when it comes to it, and wants to.
fn overtakes(table: &Public, seat: Seat, best: Card, unseen: CardSet) -> f32 {
    let possible = table.possible(seat, unseen);
    let beating = beaters(best, table.trump) & possible;
    if beating.is_empty() {
        return 0.0;
    }
    if table.shown[seat].iter().any(|c| beating.contains(c)) {
        return 0.9;
    }
    0.85 * chance(beating.len(), possible.len().max(table.held[seat] as usize), table.held[seat])
}

/// How likely the own side takes the trick if `card` is played now, 0 to 1.
#[must_use]
pub fn chance_to_win(table: &Public, seat: Seat, card: Card, unseen: CardSet) -> f32 {
    let (ours, best) = match table.winning() {
        Some((holder, best)) if !card.beats(best, table.trump) => (holder.team() == seat.team(), best),
        _ => (true, card),
    };
    let mut win = if ours { 1.0 } else { 0.0 };
    for later in table.after_turn() {
        let overtaken = overtakes(table, later, best, unseen);
        if later.team() == seat.team() {
            // The partner saves what is being lost, but does not always find the card.
            win += (1.0 - win) * overtaken * if ours { 0.5 } else { 0.8 };
        } else {
            win *= 1.0 - overtaken;
        }
    }
    win
}

/// What playing `card` now is worth to the player's side, in points; only differences between cards mean something.
#[must_use]
pub fn value(table: &Public, seat: Seat, hand: CardSet, card: Card) -> f32 {
    let trump = table.trump;
    let unseen = !(hand | table.played);
    let win = chance_to_win(table, seat, card, unseen);
    let to_come = table.after_turn().count() as f32;
    let at_stake = f32::from(table.trick.points() + card.points()) + 1.1 * to_come;
    let mut value = (2.0 * win - 1.0) * at_stake - keep_value(card, trump, unseen);
    if table.trick.is_empty() {
        value += lead_bonus(table, seat, hand, card, unseen);
    }
    value
}

/// What a lead does beyond its own trick.
fn lead_bonus(table: &Public, seat: Seat, hand: CardSet, card: Card, unseen: CardSet) -> f32 {
    let trump = table.trump;
    let trumps_out = unseen & CardSet::trumps(trump);
    let opponents: CardSet =
        seat_opponents(seat).iter().fold(CardSet::EMPTY, |all, opponent| all | table.possible(*opponent, trumps_out));
    let mine = (hand & CardSet::trumps(trump)).len() as f32;
    let makers = table.maker.team() == seat.team();
    if card.is_trump(trump) {
        if opponents.is_empty() {
            // Trumps that only the partner can hold: nothing is drawn, a ruff is lost.
            return -2.5;
        }
        let master = (beaters(card, trump) & unseen).is_empty();
        let side_winners = hand.iter().filter(|c| !c.is_trump(trump) && c.rank() == Rank::Ace).count() as f32;
        let eager = if makers { 0.5 } else { -0.6 };
        let drawn = (mine - 2.0) * 0.7 + side_winners * 0.6 + eager;
        if master { drawn + 1.0 } else { drawn - 0.4 }
    } else {
        let suit_left = (hand & CardSet::side(card.suit(), trump)).len();
        // Short suits make ruffs while there are trumps to ruff with.
        if suit_left == 1 && mine > 0.0 && !trumps_out.is_empty() { 0.6 } else { 0.0 }
    }
}

/// The two opponents of a seat.
fn seat_opponents(seat: Seat) -> [Seat; 2] {
    [seat.clockwise(1), seat.clockwise(3)]
}

/// The card that the rule-based player plays: the legal one worth most, the first of equals.
///
/// `None` if the hand is empty.
#[must_use]
pub fn card(table: &Public, hand: CardSet) -> Option<Card> {
    best(table, hand, table.trick.legal(table.trump, hand))
}

/// Of some cards of a hand the one worth most, the first of equals; `None` if there are none.
#[must_use]
pub fn best(table: &Public, hand: CardSet, cards: CardSet) -> Option<Card> {
    let seat = table.turn();
    let mut best: Option<(Card, f32)> = None;
    for card in cards {
        if cards.len() == 1 {
            return Some(card);
        }
        let value = value(table, seat, hand, card);
        if best.is_none_or(|(_, most)| value > most + 1e-6) {
            best = Some((card, value));
        }
    }
    best.map(|(card, _)| card)
}

/// What the rule-based player does in a view.
///
/// # Errors
/// If the view is impossible or its seat has nothing to decide.
pub fn decide(view: &View) -> Result<Decision, ViewError> {
    let Some(table) = check(view)? else { return Ok(Decision::Trump(trump(view.hand))) };
    if view.question == Question::Announce {
        return Ok(Decision::Announce(announcement(view.hand, table.trump, table.maker, view.seat)));
    }
    card(&table, view.hand).map(Decision::Card).ok_or(ViewError::HandSize { held: 0, expected: 1 })
}
