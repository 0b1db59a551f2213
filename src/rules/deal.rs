//! Shuffling, cutting and dealing, all of it from the match's seed.
//!
//! How a seed becomes a deal, so exactly that an outside program can reproduce it:
//!
//! 1. The *seed* of a match is a text (a number is its decimal digits). The *key* of game *g* (1, 2, …) is the SHA-256 of
//!    the UTF-8 bytes of `konter-a-matt/1/deal/` + *g* in decimal + `/` + seed.
//! 2. The key is the 256-bit key of a ChaCha stream with 8 rounds, 64-bit block counter 0 and nonce 0 (`ChaCha8Rng::from_seed`).
//!    The stream is read as little-endian 32-bit words. *Below n* is drawn so: read a word *w*; if *w* < 2³² − (2³² mod *n*) the
//!    result is *w* mod *n*, otherwise read again.
//! 3. The pack starts as ♠A ♠K ♠Q ♠J ♠10 ♠9 ♥A … ♣9, place 0 on top. For *i* = 23, 22, …, 1: draw *j* below *i* + 1 and swap the cards
//!    at places *i* and *j*. The *fingerprint* of the deal is the SHA-256, in lower-case hexadecimal, of the shuffled pack from
//!    the top as text in the notation with single spaces between (`SA DT …`).
//! 4. The drawn cut is 4 + a draw below 17 from the same stream: so many cards are lifted from the top and put under the rest.
//! 5. Forehand (the seat after the dealer) gets the top three cards, names trump; then the next three seats get three cards each,
//!    and then all four, from forehand, three more.
//! 6. The first dealer of a match is the seat with the number drawn below 4 (South, West, North, East) from the stream with the
//!    key SHA-256 of `konter-a-matt/1/dealer/` + seed. Each next game is dealt by forehand of the one before, the next seat.

use std::fmt;

use rand::Rng;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::card::Card;
use super::card_set::CardSet;
use super::seat::{BySeat, Direction, Seat};

/// What everything random in a match comes from: a text of 1 to 64 characters.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(String);

/// A text that cannot be a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedError;

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a seed has 1 to {} characters and no control characters", Seed::LONGEST)
    }
}

impl std::error::Error for SeedError {}

impl Seed {
    /// The most characters a seed has.
    pub const LONGEST: usize = 64;

    /// The seed with that text.
    ///
    /// # Errors
    /// If the text is empty, longer than [`Seed::LONGEST`] characters or has control characters.
    pub fn new(text: impl Into<String>) -> Result<Self, SeedError> {
        let text = text.into();
        if text.is_empty() || text.chars().count() > Self::LONGEST || text.chars().any(char::is_control) {
            return Err(SeedError);
        }
        Ok(Self(text))
    }

    /// The seed's text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// A number of the seed and a game, for irregularities of what is drawn: never for what is dealt.
    #[must_use]
    pub fn irregularity(&self, game: u32) -> u32 {
        self.0.bytes().fold(0x811C_9DC5 ^ game, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    }

    /// A portable stream of random numbers for one purpose; purposes with different labels are independent.
    #[must_use]
    pub fn rng(&self, label: &str) -> ChaCha8Rng {
        ChaCha8Rng::from_seed(Sha256::digest(format!("konter-a-matt/1/{label}/{}", self.0)).into())
    }

    /// The seed of the match played after this one with the same seed: `42`, `42/2`, `42/3` …
    #[must_use]
    pub fn next_match(&self) -> Self {
        let (stem, number) = match self.0.rsplit_once('/').map(|(stem, n)| (stem, n.parse::<u32>())) {
            Some((stem, Ok(n))) if n >= 2 => (stem, n.saturating_add(1)),
            _ => (self.0.as_str(), 2),
        };
        let room = Self::LONGEST - 11;
        let stem: String = stem.chars().take(room).collect();
        Self(format!("{stem}/{number}"))
    }

    /// The dealer of the match's first game.
    #[must_use]
    pub fn first_dealer(&self) -> Seat {
        Seat::ALL[below(&mut self.rng("dealer"), 4) as usize]
    }

    /// The dealer of the match's game number `game`, counted from 1, when the first dealer is the drawn one.
    #[must_use]
    pub fn dealer_of(&self, game: u32, direction: Direction) -> Seat {
        self.first_dealer().after((game.saturating_sub(1) % 4) as usize, direction)
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        Self(number.to_string())
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;
    fn try_from(text: String) -> Result<Self, SeedError> {
        Self::new(text)
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.0
    }
}

/// A number from 0 to `n` − 1, every one equally likely. The same on every machine.
///
/// # Panics
/// If `n` is 0.
pub fn below(rng: &mut ChaCha8Rng, n: u32) -> u32 {
    let limit = (1_u64 << 32) - (1_u64 << 32) % u64::from(n);
    loop {
        let word = rng.next_u32();
        if u64::from(word) < limit {
            return word % n;
        }
    }
}

/// A shuffled pack, place 0 on top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack([Card; Card::COUNT]);

/// A shuffle as the seed gives it: the pack, and where an AI player would cut it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shuffle {
    /// The pack before the cut.
    pub pack: Pack,
    /// How many cards the drawn cut lifts, 4 to 20.
    pub drawn_cut: u8,
}

/// The cuts that a person may choose: how many cards are lifted from the top.
pub const CUTS: std::ops::RangeInclusive<u8> = 1..=23;

impl Shuffle {
    /// The shuffle of the match's game number `game`, counted from 1.
    #[must_use]
    pub fn of(seed: &Seed, game: u32) -> Self {
        let mut rng = seed.rng(&format!("deal/{game}"));
        let mut cards = [Card::MATT; Card::COUNT];
        for (place, card) in cards.iter_mut().zip(Card::all()) {
            *place = card;
        }
        for i in (1..Card::COUNT).rev() {
            cards.swap(i, below(&mut rng, i as u32 + 1) as usize);
        }
        let drawn_cut = 4 + below(&mut rng, 17) as u8;
        Self { pack: Pack(cards), drawn_cut }
    }
}

impl Pack {
    /// The cards from the top.
    #[must_use]
    pub const fn cards(&self) -> &[Card; Card::COUNT] {
        &self.0
    }

    /// The SHA-256 of the pack as text, in lower-case hexadecimal: shown before the deal, proof afterwards.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        Sha256::digest(self.to_string()).iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The pack after `lifted` cards from the top were put under the rest.
    #[must_use]
    pub fn cut(&self, lifted: u8) -> Self {
        let mut cards = self.0;
        cards.rotate_left(usize::from(lifted) % Card::COUNT);
        Self(cards)
    }

    /// The packets in the order in which they are dealt, each with the seat that gets it.
    #[must_use]
    pub fn packets(&self, dealer: Seat, direction: Direction) -> [(Seat, [Card; 3]); 8] {
        std::array::from_fn(|number| {
            let seat = dealer.after(number + 1, direction);
            (seat, std::array::from_fn(|card| self.0[number * 3 + card]))
        })
    }

    /// A pack that deals these hands, each seat's first packet first; `None` if they are not six different cards each.
    ///
    /// `packet` is forehand's first packet; the other packets are filled in the order of the hands.
    #[must_use]
    pub fn stacked(hands: &BySeat<CardSet>, packet: CardSet, dealer: Seat, direction: Direction) -> Option<Self> {
        let forehand = dealer.next(direction);
        let all = hands.0.iter().fold(CardSet::EMPTY, |all, hand| all | *hand);
        if all != CardSet::FULL
            || hands.0.iter().any(|hand| hand.len() != 6)
            || packet.len() != 3
            || !hands[forehand].contains_all(packet)
        {
            return None;
        }
        let mut cards = Vec::with_capacity(Card::COUNT);
        let mut left = *hands;
        for round in 0..2 {
            for seat in forehand.round(direction) {
                let packet: CardSet =
                    if round == 0 && seat == forehand { packet } else { left[seat].iter().take(3).collect() };
                left[seat] -= packet;
                cards.extend(packet);
            }
        }
        cards.try_into().ok().map(Self)
    }
}

/// The pack as text in the notation, from the top.
impl fmt::Display for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.0.iter().enumerate() {
            if place > 0 {
                write!(f, " ")?;
            }
            write!(f, "{card}")?;
        }
        Ok(())
    }
}
