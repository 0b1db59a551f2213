//! Which card lies where on the table, as it follows from the game: the picture at rest.

use crate::rules::card::Rank;
use crate::rules::game::DecidedBy;
use crate::rules::{Card, CardSet, Game, Phase, Seat, Suit, Team};

/// A place that a card can lie in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In the pack before the dealer, from the bottom.
    Pack(u8),
    /// Beside the pack, in the part lifted for the cut or in one half while shuffling.
    Beside {
        /// From the bottom of the part.
        place: u8,
        /// To the right of the pack, not to the left.
        right: bool,
    },
    /// In a hand.
    Hand {
        /// Whose.
        seat: Seat,
        /// From its owner's left.
        slot: u8,
        /// How many cards the hand has.
        of: u8,
    },
    /// In the current trick.
    Trick {
        /// Who played it.
        seat: Seat,
        /// In playing order.
        order: u8,
    },
    /// Laid open on the felt, for a lesson.
    Row {
        /// From the top.
        row: u8,
        /// How many rows there are.
        rows: u8,
        /// From the left.
        slot: u8,
        /// How many cards the row has room for.
        of: u8,
    },
    /// Not on the table, in a lesson that does without it.
    Away,
    /// In a won trick.
    Won {
        /// Whose.
        team: Team,
        /// The trick's number in the team's pile, from 0.
        trick: u8,
        /// In playing order.
        order: u8,
    },
}

/// A card's place and whether its face is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lying {
    /// Where.
    pub place: Place,
    /// Face up.
    pub open: bool,
}

/// How all 24 cards lie, by card number.
pub type Spread = [Lying; Card::COUNT];

/// The order of cards in an open hand: trumps first from the highest, then the side suits with colours alternating; before
/// trump is named by suits alone.
#[must_use]
pub fn sorted(hand: CardSet, trump: Option<Suit>) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.iter().collect();
    let colour = |suit: Suit| match suit {
        Suit::Spades => 0,
        Suit::Hearts => 1,
        Suit::Clubs => 2,
        Suit::Diamonds => 3,
    };
    cards.sort_by_key(|card| match trump.and_then(|trump| card.trump_strength(trump)) {
        Some(strength) => (0, 20 - strength, 0),
        None => (1, colour(card.suit()), card.rank() as u8),
    });
    cards
}

/// How the cards lie when nothing moves. `viewer` is the seat whose hand lies open.
#[must_use]
pub fn spread(game: &Game, viewer: Seat) -> Spread {
    let mut spread = [Lying { place: Place::Pack(0), open: false }; Card::COUNT];
    for (from_top, card) in game.pack().cards().iter().enumerate() {
        spread[card.index()].place = Place::Pack((Card::COUNT - 1 - from_top) as u8);
    }
    let open_all = game.score().is_some_and(|score| !matches!(score.by, DecidedBy::Play));
    for (seat, hand) in game.hands().iter() {
        let open = seat == viewer || open_all;
        let order = if seat == viewer { sorted(*hand, game.trump()) } else { dealt_order(game, seat) };
        let of = order.len() as u8;
        for (slot, card) in order.into_iter().enumerate() {
            spread[card.index()] = Lying { place: Place::Hand { seat, slot: slot as u8, of }, open };
        }
    }
    let direction = game.options().direction;
    for (order, (seat, card)) in game.trick().plays(direction).enumerate() {
        spread[card.index()] = Lying { place: Place::Trick { seat, order: order as u8 }, open: true };
    }
    let mut won = [0_u8; 2];
    for trick in game.tricks() {
        if let Some(winner) = game.winner_of(trick) {
            let team = winner.team();
            for (order, card) in trick.cards().enumerate() {
                let place = Place::Won { team, trick: won[team as usize], order: order as u8 };
                spread[card.index()] = Lying { place, open: false };
            }
            won[team as usize] += 1;
        }
    }
    spread
}

/// The order of a hidden hand: as it was dealt, so that it tells nothing.
fn dealt_order(game: &Game, seat: Seat) -> Vec<Card> {
    let hand = game.hands()[seat];
    let packets = game.pack().packets(game.dealer(), game.options().direction);
    let dealt = packets.into_iter().filter(|(to, _)| *to == seat).flat_map(|(_, cards)| cards);
    if game.phase() == Phase::Cut { Vec::new() } else { dealt.filter(|card| hand.contains(*card)).collect() }
}

/// Whether the card is high enough to be played with a knock on the table: an ace or a matador.
#[must_use]
pub fn is_big(card: Card) -> bool {
    card.is_matador() || card.rank() == Rank::Ace
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Match, Options, Seed};

    #[test]
    fn trumps_stand_together_at_the_left_with_the_three_queens() {
        let hand: CardSet = "AQ9.QK.QA.".parse().unwrap();
        let order: Vec<String> = sorted(hand, Some(Suit::Hearts)).iter().map(Card::to_string).collect();
        assert_eq!(order, ["SQ", "HQ", "DQ", "HK", "SA", "S9", "DA"]);
        let before: Vec<String> = sorted(hand, None).iter().map(Card::to_string).collect();
        assert_eq!(before, ["SA", "SQ", "S9", "HK", "HQ", "DA", "DQ"]);
    }

    #[test]
    fn every_card_has_a_place_of_its_own_all_through_a_match() {
        for seed in 0..20_u64 {
            let mut partie = Match::new(Options::default(), Seed::from(seed), None);
            for step in 0..400_usize {
                let game = partie.game();
                let spread = spread(game, Seat::South);
                let mut places: Vec<_> = spread.iter().map(|lying| lying.place).collect();
                places.sort_by_key(|place| format!("{place:?}"));
                places.dedup();
                assert_eq!(places.len(), Card::COUNT, "{spread:?}");
                for (seat, hand) in game.hands().iter() {
                    let shown = Card::all().filter(|card| match spread[card.index()].place {
                        Place::Hand { seat: at, .. } => at == seat,
                        _ => false,
                    });
                    assert_eq!(shown.collect::<CardSet>(), *hand);
                }
                if game.phase() == Phase::Scored {
                    if !partie.next_game() {
                        break;
                    }
                    continue;
                }
                let seat = game.asked().or(game.turn()).unwrap();
                let actions = game.legal_actions(seat);
                let action = actions[(step * 7 + seed as usize) % actions.len()];
                partie.apply(seat, action).unwrap();
            }
        }
    }
}
