//! A trick, its winner, and which cards may be played to it.

use super::card::{Card, Suit};
use super::card_set::CardSet;
use super::seat::{Direction, Seat};

/// The cards played to one trick so far, in playing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trick {
    /// Who led, or will lead.
    pub leader: Seat,
    cards: [Option<Card>; 4],
}

impl Trick {
    /// An empty trick that `leader` will lead to.
    #[must_use]
    pub const fn new(leader: Seat) -> Self {
        Self { leader, cards: [None; 4] }
    }

    /// The cards in playing order.
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = Card> + Clone + '_ {
        self.cards.iter().flatten().copied()
    }

    /// The cards with who played them, in playing order.
    pub fn plays(&self, direction: Direction) -> impl Iterator<Item = (Seat, Card)> + Clone + '_ {
        self.leader.round(direction).zip(self.cards())
    }

    /// How many cards lie, 0 to 4.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards().count()
    }

    /// Whether no card lies.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.cards[0].is_none()
    }

    /// Whether all four have played.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.cards[3].is_some()
    }

    /// The card that was led.
    #[must_use]
    pub const fn led(&self) -> Option<Card> {
        self.cards[0]
    }

    /// The cards as a set.
    #[must_use]
    pub fn set(&self) -> CardSet {
        self.cards().collect()
    }

    /// What the cards count together, 0 to 16.
    #[must_use]
    pub fn points(&self) -> u8 {
        self.cards().map(Card::points).sum()
    }

    /// Whose turn it is to play to the trick; `None` when it is complete.
    #[must_use]
    pub fn turn(&self, direction: Direction) -> Option<Seat> {
        (!self.is_complete()).then(|| self.leader.after(self.len(), direction))
    }

    /// Puts the next card down; a complete trick takes no more and answers `false`.
    pub fn play(&mut self, card: Card) -> bool {
        match self.cards.iter_mut().find(|place| place.is_none()) {
            Some(place) => {
                *place = Some(card);
                true
            }
            None => false,
        }
    }

    /// The card that wins so far: the highest trump, or else the highest card of the suit led.
    #[must_use]
    pub fn best(&self, trump: Suit) -> Option<Card> {
        self.cards().reduce(|best, card| if card.beats(best, trump) { card } else { best })
    }

    /// Who wins so far.
    #[must_use]
    pub fn winner(&self, trump: Suit, direction: Direction) -> Option<Seat> {
        let best = self.best(trump)?;
        self.plays(direction).find(|(_, card)| *card == best).map(|(seat, _)| seat)
    }

    /// The cards of `hand` that may be played to the trick.
    #[must_use]
    pub fn legal(&self, trump: Suit, hand: CardSet) -> CardSet {
        legal(trump, self.led(), hand)
    }
}

/// The cards of `hand` that may be played when `led` was led, or any of them when leading.
///
/// A trump led: trumps if there are any. A side suit led: its cards and, always, trumps; without a card of the suit,
/// anything. There is no duty to trump or to overtake.
#[must_use]
pub fn legal(trump: Suit, led: Option<Card>, hand: CardSet) -> CardSet {
    let Some(led) = led else { return hand };
    let trumps = hand & CardSet::trumps(trump);
    match led.side_suit(trump) {
        None if trumps.is_empty() => hand,
        None => trumps,
        Some(suit) => {
            let following = hand & CardSet::side(suit, trump);
            if following.is_empty() { hand } else { following | trumps }
        }
    }
}

/// Why a held card may not be played to a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// A trump was led and a trump is held.
    PlayTrump,
    /// This side suit was led and is held: follow or trump.
    FollowOrTrump(Suit),
}

/// What a player owes who must not play `card`; `None` if the card is legal (or not held).
#[must_use]
pub fn duty(trump: Suit, led: Option<Card>, hand: CardSet, card: Card) -> Option<Duty> {
    if !hand.contains(card) || legal(trump, led, hand).contains(card) {
        return None;
    }
    Some(led?.side_suit(trump).map_or(Duty::PlayTrump, Duty::FollowOrTrump))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn legal_cards_are_those_of_the_worked_examples() {
        for (trump, led, hand, expected) in [
            ('H', "SJ", "AK.Q.9.AJ", "AK.Q.."),
            ('D', "DK", "A.A.AQT.9", "..AQT."),
            ('C', "HK", "AQ9.9.AK.", "Q.9.."),
            ('S', "HA", ".Q.AK.AQ9", ".Q.AK.AQ9"),
            ('C', "DQ", "AK.A.A.Q9", "...Q9"),
            ('H', "CA", "AK.AK.AK.", "AK.AK.AK."),
        ] {
            let trump = Suit::from_letter(trump).expect("a suit");
            let hand: CardSet = hand.parse().expect("a hand");
            let led: Card = led.parse().expect("a card");
            assert_eq!(legal(trump, Some(led), hand).to_string(), expected, "{led} led, {hand}");
            for card in Card::all() {
                let owed = duty(trump, Some(led), hand, card);
                assert_eq!(owed.is_some(), hand.contains(card) && !legal(trump, Some(led), hand).contains(card));
            }
        }
    }

    #[test]
    fn a_trick_is_won_by_the_highest_trump_or_the_highest_of_the_suit() {
        let winner = |trump, cards: &str, direction| {
            let mut trick = Trick::new(Seat::North);
            for card in cards.split(' ') {
                assert!(trick.play(card.parse().expect("a card")));
            }
            assert!(trick.is_complete() && !trick.play(Card::MATT));
            trick.winner(trump, direction)
        };
        assert_eq!(winner(Suit::Clubs, "SK SA S9 HA", Direction::Clockwise), Some(Seat::East));
        assert_eq!(winner(Suit::Clubs, "SK SA S9 HA", Direction::CounterClockwise), Some(Seat::West));
        assert_eq!(winner(Suit::Clubs, "SK DQ C9 HQ", Direction::Clockwise), Some(Seat::West));
        assert_eq!(winner(Suit::Clubs, "D9 HA SA ST", Direction::Clockwise), Some(Seat::North));
    }
}
