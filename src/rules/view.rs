//! What one seat may know of a game. AI players get this and never the game.

use super::announcement::Announcement;
use super::card::{Card, Suit};
use super::card_set::CardSet;
use super::game::{Game, Phase};
use super::lee::Lee;
use super::options::Options;
use super::seat::{BySeat, Seat};
use super::trick::Trick;

/// What a player is to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Which suit is trump; three cards are known.
    Trump,
    /// Whether to announce.
    Announce,
    /// Which card to play, or nothing yet while others are in turn.
    Play,
}

/// The trump suit and who named it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Contract {
    /// The trump suit.
    pub trump: Suit,
    /// Forehand, who named it.
    pub maker: Seat,
}

/// One seat's view of a game. There is no place in it for a card that the seat has not seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The rules played by.
    pub options: Options,
    /// Whose view it is.
    pub seat: Seat,
    /// Who dealt.
    pub dealer: Seat,
    /// The Lee before this game.
    pub lee: Lee,
    /// What the seat is to decide.
    pub question: Question,
    /// The own cards still held; three while trump is to be named.
    pub hand: CardSet,
    /// Trump, once named.
    pub contract: Option<Contract>,
    /// The announcements made, in order.
    pub announced: Vec<(Seat, Announcement)>,
    /// The finished tricks, in order.
    pub tricks: Vec<Trick>,
    /// The trick being played; without cards before a lead.
    pub trick: Trick,
}

impl View {
    /// What `seat` may know of the game.
    #[must_use]
    pub fn of(game: &Game, seat: Seat) -> Self {
        let question = match game.phase() {
            Phase::Cut | Phase::Trump => Question::Trump,
            _ if game.asked() == Some(seat) => Question::Announce,
            _ => Question::Play,
        };
        Self {
            options: game.options().clone(),
            seat,
            dealer: game.dealer(),
            lee: game.lee_before(),
            question,
            hand: game.hands()[seat],
            contract: game.trump().map(|trump| Contract { trump, maker: game.forehand() }),
            announced: game.announced().to_vec(),
            tricks: game.tricks().to_vec(),
            trick: *game.trick(),
        }
    }

    /// Every card played so far with who played it, in order.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        let direction = self.options.direction;
        self.tricks.iter().chain([&self.trick]).flat_map(move |trick| trick.plays(direction))
    }

    /// The cards that have been played.
    #[must_use]
    pub fn played(&self) -> CardSet {
        self.plays().map(|(_, card)| card).collect()
    }

    /// The cards that may be played now by the rules; empty without a contract.
    #[must_use]
    pub fn legal(&self) -> CardSet {
        self.contract.map_or(CardSet::EMPTY, |contract| self.trick.legal(contract.trump, self.hand))
    }

    /// For each seat, the cards it has shown not to hold, by not following when it would have had to.
    #[must_use]
    pub fn voids(&self) -> BySeat<CardSet> {
        let mut voids = BySeat::default();
        if let Some(contract) = self.contract {
            for trick in self.tricks.iter().chain([&self.trick]) {
                for (seat, card) in trick.plays(self.options.direction) {
                    voids[seat] |= denied(contract.trump, trick.led(), card);
                }
            }
        }
        voids
    }

    /// A player of whom the cards that this seat has seen prove a misplay: who did not follow with something that
    /// was announced, or that turned up in the same hand later.
    #[must_use]
    pub fn proven_misplay(&self) -> Option<Seat> {
        let contract = self.contract?;
        let direction = self.options.direction;
        // What each seat is known to have held: what it announced and what it has played.
        let mut left = BySeat::<CardSet>::default();
        for (seat, call) in &self.announced {
            left[*seat] |= call.needs();
        }
        for (seat, card) in self.plays() {
            left[seat].insert(card);
        }
        for trick in self.tricks.iter().chain([&self.trick]) {
            for (seat, card) in trick.plays(direction) {
                if !(denied(contract.trump, trick.led(), card) & left[seat]).is_empty() {
                    return Some(seat);
                }
                left[seat].remove(card);
            }
        }
        None
    }
}

/// The cards that a player who played `card` to `led` says not to hold.
#[must_use]
pub fn denied(trump: Suit, led: Option<Card>, card: Card) -> CardSet {
    let Some(led) = led.filter(|_| !card.is_trump(trump)) else { return CardSet::EMPTY };
    match led.side_suit(trump) {
        None => CardSet::trumps(trump),
        Some(suit) if card.suit() == suit => CardSet::EMPTY,
        Some(suit) => CardSet::side(suit, trump),
    }
}
