//! `deal`: what a match with a seed deals when every cut is the drawn one.

use std::collections::BTreeMap;

use serde::Serialize;

use super::request::{self, Fault, Object};
use crate::rules::deal::Shuffle;
use crate::rules::notation::hands_text;
use crate::rules::{BySeat, Card, CardSet};

#[derive(Serialize)]
pub struct Answer {
    deal: String,
    packets: BTreeMap<char, [Card; 3]>,
    dealer: char,
    fingerprint: String,
}

pub fn answer(request: &Object) -> Result<Answer, Fault> {
    let seed = request.required("seed", request::seed)?;
    let game = request.optional("game", |raw| request::number(raw, 1, u64::from(u32::MAX)))?.unwrap_or(1) as u32;
    let direction = request.rules()?.direction;
    let dealer = request.optional("dealer", request::seat)?;
    let dealer = dealer.unwrap_or_else(|| seed.dealer_of(game, direction));
    let shuffle = Shuffle::of(&seed, game);
    let packets = shuffle.pack.cut(shuffle.drawn_cut).packets(dealer, direction);
    let mut hands = BySeat::<CardSet>::default();
    for (seat, cards) in packets {
        hands[seat] |= cards.into_iter().collect();
    }
    Ok(Answer {
        deal: hands_text(&hands),
        packets: packets.into_iter().take(4).map(|(seat, cards)| (seat.letter(), cards)).collect(),
        dealer: dealer.letter(),
        fingerprint: shuffle.pack.fingerprint(),
    })
}
