//! Deals: what golden seeds deal, that the description of it suffices, and that every card is as likely everywhere.

use std::collections::HashSet;

use konter_a_matt::rules::deal::{CUTS, Pack, Shuffle};
use konter_a_matt::rules::notation::{hands_text, parse_hands};
use konter_a_matt::rules::{BySeat, Card, CardSet, Direction, Preset, Seat, Seed};
use serde::Deserialize;
use sha2::{Digest, Sha256};

#[derive(Deserialize)]
struct Golden {
    seed: String,
    game: u32,
    first_dealer: Seat,
    cut: u8,
    fingerprint: String,
    hands: String,
}

fn golden() -> Vec<Golden> {
    ron::from_str(include_str!("../data/deals.ron")).unwrap()
}

fn hands(pack: &Pack, dealer: Seat, direction: Direction) -> BySeat<CardSet> {
    let mut hands = BySeat::<CardSet>::default();
    for (seat, cards) in pack.packets(dealer, direction) {
        hands[seat] |= cards.into_iter().collect();
    }
    hands
}

#[test]
fn golden_seeds_deal_what_they_always_dealt() {
    for deal in golden() {
        let seed = Seed::new(deal.seed).unwrap();
        let shuffle = Shuffle::of(&seed, deal.game);
        assert_eq!(seed.first_dealer(), deal.first_dealer);
        assert_eq!(shuffle.drawn_cut, deal.cut);
        assert_eq!(shuffle.pack.fingerprint(), deal.fingerprint);
        let hands = hands(&shuffle.pack.cut(deal.cut), deal.first_dealer, Direction::Clockwise);
        assert_eq!(hands_text(&hands), deal.hands);
    }
}

/// ChaCha with 8 rounds, a 64-bit counter from 0 and a nonce of 0, as its author describes it.
struct ChaCha8 {
    key: [u32; 8],
    block: u64,
    words: Vec<u32>,
}

impl ChaCha8 {
    fn new(key: &[u8]) -> Self {
        let word = |at: usize| u32::from_le_bytes(key[4 * at..4 * at + 4].try_into().unwrap());
        Self { key: std::array::from_fn(word), block: 0, words: Vec::new() }
    }

    fn next_block(&self) -> Vec<u32> {
        let mut start = Vec::from(*b"expand 32-byte k");
        let mut state: Vec<u32> = start.as_chunks_mut::<4>().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
        state.extend(self.key);
        state.extend([self.block as u32, (self.block >> 32) as u32, 0, 0]);
        let start = state.clone();
        for _ in 0..4 {
            for [a, b, c, d] in [
                [0, 4, 8, 12],
                [1, 5, 9, 13],
                [2, 6, 10, 14],
                [3, 7, 11, 15],
                [0, 5, 10, 15],
                [1, 6, 11, 12],
                [2, 7, 8, 13],
                [3, 4, 9, 14],
            ] {
                for (x, y, z, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
                    state[x] = state[x].wrapping_add(state[y]);
                    state[z] = (state[z] ^ state[x]).rotate_left(turn);
                }
            }
        }
        state.iter().zip(start).map(|(word, start)| word.wrapping_add(start)).collect()
    }

    fn next(&mut self) -> u32 {
        if self.words.is_empty() {
            self.words = self.next_block();
            self.words.reverse();
            self.block += 1;
        }
        self.words.pop().unwrap()
    }

    fn below(&mut self, n: u32) -> u32 {
        let fair = u32::MAX - (u32::MAX % n + 1) % n;
        loop {
            match self.next() {
                word if word <= fair => return word % n,
                _ => {}
            }
        }
    }
}

/// The pack from the top, the drawn cut and the fingerprint, from the description alone.
fn described(seed: &str, game: u32) -> (Vec<String>, u32, String) {
    let mut stream = ChaCha8::new(&Sha256::digest(format!("konter-a-matt/1/deal/{game}/{seed}")));
    let mut pack: Vec<String> =
        "SHDC".chars().flat_map(|suit| "AKQJT9".chars().map(move |rank| format!("{suit}{rank}"))).collect();
    for i in (1..24).rev() {
        let j = stream.below(i + 1);
        pack.swap(i as usize, j as usize);
    }
    let cut = 4 + stream.below(17);
    let fingerprint = Sha256::digest(pack.join(" ")).iter().map(|byte| format!("{byte:02x}")).collect();
    (pack, cut, fingerprint)
}

#[test]
fn the_description_suffices_to_reproduce_any_deal() {
    for number in 0..500_u32 {
        let text = if number % 2 == 0 { number.to_string() } else { format!("Lëtzebuerg {number}") };
        let game = 1 + number % 13;
        let (pack, cut, fingerprint) = described(&text, game);
        let seed = Seed::new(text.as_str()).unwrap();
        let shuffle = Shuffle::of(&seed, game);
        assert_eq!(shuffle.pack.to_string(), pack.join(" "));
        assert_eq!(u32::from(shuffle.drawn_cut), cut);
        assert_eq!(shuffle.pack.fingerprint(), fingerprint);
        let mut stream = ChaCha8::new(&Sha256::digest(format!("konter-a-matt/1/dealer/{text}")));
        let dealer = stream.below(4) as usize;
        assert_eq!(seed.first_dealer(), Seat::ALL[dealer]);
        assert_eq!(seed.dealer_of(game, Direction::Clockwise), Seat::ALL[(dealer + game as usize - 1) % 4]);
        assert_eq!(
            seed.dealer_of(game, Direction::CounterClockwise),
            Seat::ALL[(dealer + 3 * (game as usize - 1)) % 4]
        );
    }
}

#[test]
fn a_cut_puts_the_lifted_cards_under_the_rest() {
    let pack = Shuffle::of(&Seed::from(1), 1).pack;
    for lifted in CUTS {
        let cut = pack.cut(lifted);
        let (top, rest) = pack.cards().split_at(usize::from(lifted));
        assert_eq!(cut.cards()[..], [rest, top].concat());
    }
}

#[test]
fn packets_go_round_from_forehand_three_at_a_time() {
    let pack = Shuffle::of(&Seed::from(1), 1).pack;
    for (direction, order) in [
        (Direction::Clockwise, [Seat::East, Seat::South, Seat::West, Seat::North]),
        (Direction::CounterClockwise, [Seat::West, Seat::South, Seat::East, Seat::North]),
    ] {
        let packets = pack.packets(Seat::North, direction);
        let seats: Vec<Seat> = packets.iter().map(|(seat, _)| *seat).collect();
        assert_eq!(seats, [order, order].concat());
        let cards: Vec<Card> = packets.iter().flat_map(|(_, cards)| *cards).collect();
        assert_eq!(cards, pack.cards());
    }
}

#[test]
fn a_stacked_pack_deals_the_hands_it_was_made_of() {
    for number in 1..=50 {
        let shuffle = Shuffle::of(&Seed::from(2), number);
        let dealer = Seat::ALL[number as usize % 4];
        for direction in Direction::ALL {
            let hands = hands(&shuffle.pack, dealer, *direction);
            let forehand = dealer.next(*direction);
            let packet: CardSet = shuffle.pack.cards()[..3].iter().copied().collect();
            let stacked = Pack::stacked(&hands, packet, dealer, *direction).unwrap();
            assert_eq!(self::hands(&stacked, dealer, *direction), hands);
            assert_eq!(stacked.cards()[..3].iter().copied().collect::<CardSet>(), packet);
            let wrong = hands[forehand.partner()].iter().take(3).collect();
            assert_eq!(Pack::stacked(&hands, wrong, dealer, *direction), None);
        }
    }
    let short = parse_hands("S:AKQJ.Q.Q. T.AK.AK.A 9.JT.JT.K .9.9.QJT").unwrap();
    assert_eq!(
        Pack::stacked(&short, short[Seat::South].iter().take(3).collect(), Seat::East, Direction::Clockwise),
        None
    );
}

/// How far counts are from equal, in standard deviations of the chi-square distribution.
fn deviation(counts: &[u32], constraints: usize) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    let chi_square: f64 = counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    let freedom = (counts.len() - constraints) as f64;
    (chi_square - freedom) / (2.0 * freedom).sqrt()
}

#[test]
fn every_card_is_as_likely_at_every_seat_and_place() {
    const DEALS: u64 = 20_000;
    let mut by_seat = vec![0; 24 * 4];
    let mut by_place = vec![0; 24 * 24];
    let mut first_packet = vec![0; 24];
    let mut cuts = vec![0; 17];
    let mut dealers = vec![0; 4];
    for number in 0..DEALS {
        let seed = Seed::from(number);
        let shuffle = Shuffle::of(&seed, 1);
        for (place, card) in shuffle.pack.cards().iter().enumerate() {
            by_place[place * 24 + card.index()] += 1;
        }
        let cut = shuffle.pack.cut(shuffle.drawn_cut);
        for (seat, hand) in hands(&cut, Seat::North, Direction::Clockwise).iter() {
            hand.iter().for_each(|card| by_seat[seat as usize * 24 + card.index()] += 1);
        }
        cut.cards()[..3].iter().for_each(|card| first_packet[card.index()] += 1);
        cuts[usize::from(shuffle.drawn_cut) - 4] += 1;
        dealers[seed.first_dealer() as usize] += 1;
    }
    // Rows and columns have fixed sums. The seeds are fixed, so this cannot fail by chance from run to run.
    for (name, counts, constraints) in [
        ("card by seat", by_seat, 24 + 4 - 1),
        ("card by place", by_place, 24 + 24 - 1),
        ("forehand's packet", first_packet, 1),
        ("cut", cuts, 1),
        ("dealer", dealers, 1),
    ] {
        let deviation = deviation(&counts, constraints);
        assert!(deviation.abs() < 4.0, "{name}: {deviation:.1} standard deviations from even");
    }
}

#[test]
fn a_thousand_first_deals_are_all_different() {
    let first_deals: HashSet<String> = (0..1_000_u64)
        .map(|number| {
            let shuffle = Shuffle::of(&Seed::from(number), 1);
            hands_text(&hands(&shuffle.pack.cut(shuffle.drawn_cut), Seat::North, Preset::Wellkomm.options().direction))
        })
        .collect();
    assert_eq!(first_deals.len(), 1_000);
    let seed = Seed::from(1);
    let games: HashSet<String> = (1..=1_000).map(|game| Shuffle::of(&seed, game).pack.fingerprint()).collect();
    assert_eq!(games.len(), 1_000);
}

#[test]
fn seeds_of_following_matches_never_repeat() {
    let mut seen = HashSet::new();
    let mut seed = Seed::new("Echternach").unwrap();
    for _ in 0..1_000 {
        assert!(seen.insert(seed.clone()), "{seed:?} came up twice");
        seed = seed.next_match();
    }
    assert!(seen.contains(&Seed::new("Echternach/2").unwrap()));
}

#[test]
fn texts_that_are_no_seed_are_refused() {
    for wrong in [String::new(), "x".repeat(65), "a\nb".into(), "\u{0}".into()] {
        assert!(Seed::new(wrong).is_err());
    }
    assert!(Seed::new("ë".repeat(64)).is_ok());
}
