//! Claims: of a game that is won, and of every remaining trick.

use konter_a_matt::rules::deal::below;
use konter_a_matt::rules::game::{DecidedBy, sure_rest};
use konter_a_matt::rules::lee::Result as GameResult;
use konter_a_matt::rules::{Card, CardSet, Phase, Preset, Refusal, Seat, Seed, Suit, Team, trick};

use crate::table::{SOUTH_HAS_ALL, dealt, draw, play, refused};

/// South takes the first three tricks with 22 points in them.
const THREE_TRICKS: &str = "S:SA W:ST N:S9 E:C9 S:SQ W:CA N:CK E:CT S:HQ W:HA N:HJ E:CQ";

#[test]
fn more_than_twenty_points_win_by_either_partner_at_any_time() {
    for seat in ["S", "N"] {
        let mut game = dealt(&Preset::Wellkomm.options(), Seat::East, SOUTH_HAS_ALL);
        play(&mut game, &format!("S=S S!konter-a-matt {THREE_TRICKS}"));
        // A claim may come in the middle of a trick.
        play(&mut game, "S:DQ");
        assert_eq!(refused(&mut game, "W#"), Refusal::TooFewPoints(0));
        assert!(game.may_claim(Seat::South) && game.may_claim(Seat::North) && !game.may_claim(Seat::East));
        assert!(game.claim_gives_up_kapo(Seat::North));
        play(&mut game, &format!("{seat}#"));
        let score = game.score().unwrap();
        assert_eq!(score.game.result, GameResult::Won(Team::NorthSouth));
        assert_eq!(score.by, DecidedBy::Claim(Seat::from_letter(seat.parse().unwrap()).unwrap()));
        // The opponents have no trick, but the claim gave the Kapo up.
        assert!(!score.game.kapo);
        assert_eq!((score.game.stake, score.change.crossed[Team::NorthSouth]), (3, 3));
        assert_eq!(refused(&mut game, "S#"), Refusal::WrongPhase(Phase::Scored));
    }
}

#[test]
fn twenty_points_are_not_enough() {
    let mut game = dealt(&Preset::Wellkomm.options(), Seat::East, SOUTH_HAS_ALL);
    // 4 in the first trick, 2 + 4 + 3 in the second, 2 + 4 + 1 in the third: 20 in all.
    play(&mut game, "S=S S:SA W:ST N:S9 E:C9 S:SQ W:CA N:CK E:CT S:HQ W:HA N:HJ E:D9");
    assert_eq!(game.points()[Team::NorthSouth], 20);
    assert!(!game.may_claim(Seat::South));
    assert_eq!(refused(&mut game, "S#"), Refusal::TooFewPoints(20));
    play(&mut game, "S:SJ W:HK N:HT E:H9");
    assert_eq!(game.points()[Team::NorthSouth], 24);
    play(&mut game, "N#");
    assert_eq!(game.phase(), Phase::Scored);
}

#[test]
fn a_claim_of_the_rest_counts_as_if_it_was_played() {
    let mut game = dealt(&Preset::Wellkomm.options(), Seat::East, SOUTH_HAS_ALL);
    play(&mut game, "S=S");
    // Announcing comes first.
    assert!(!game.may_claim_rest(Seat::South));
    play(&mut game, "S!none");
    assert_eq!(refused(&mut game, "N##"), Refusal::NotYourTurn(Seat::South));
    assert_eq!(refused(&mut game, "W##"), Refusal::NotYourTurn(Seat::South));
    play(&mut game, "S##");
    let score = game.score().unwrap();
    assert_eq!((score.points[Team::NorthSouth], score.tricks[Team::NorthSouth]), (40, 6));
    assert!(score.game.kapo);
    assert_eq!(score.change.after.lines[Team::NorthSouth], 7);
}

#[test]
fn a_claim_of_the_rest_that_is_not_sure_is_refused() {
    let mut game = dealt(&Preset::Wellkomm.options(), Seat::East, SOUTH_HAS_ALL);
    // With clubs as trumps ♣A is out.
    play(&mut game, "S=C S!none");
    assert_eq!(refused(&mut game, "S##"), Refusal::RestNotSure);
    play(&mut game, "S:SA W:ST N:S9");
    assert_eq!(refused(&mut game, "S##"), Refusal::NotYourTurn(Seat::East));
}

/// The hands that the three others may hold, each of as many cards as `size`.
fn distributions(unseen: CardSet, size: usize) -> Vec<[CardSet; 3]> {
    fn fill(left: &[Card], hands: [CardSet; 3], size: usize, all: &mut Vec<[CardSet; 3]>) {
        let Some((card, left)) = left.split_first() else { return all.push(hands) };
        for player in 0..3 {
            if hands[player].len() < size {
                let mut hands = hands;
                hands[player].insert(*card);
                fill(left, hands, size, all);
            }
        }
    }
    let mut all = Vec::new();
    fill(&unseen.iter().collect::<Vec<_>>(), [CardSet::EMPTY; 3], size, &mut all);
    all
}

/// Whether some way to lead takes every trick with the own card in every distribution, whatever the others play; what they
/// played may guide the next lead.
fn takes_all(trump: Suit, hand: CardSet, worlds: &[[CardSet; 3]]) -> bool {
    hand.is_empty() || hand.iter().any(|led| lead_takes_all(trump, hand, led, worlds))
}

fn lead_takes_all(trump: Suit, hand: CardSet, led: Card, worlds: &[[CardSet; 3]]) -> bool {
    let mut after: std::collections::BTreeMap<[usize; 3], Vec<[CardSet; 3]>> = Default::default();
    for world in worlds {
        let legal = world.map(|hand| trick::legal(trump, Some(led), hand));
        for a in legal[0] {
            for b in legal[1] {
                for c in legal[2] {
                    if [a, b, c].into_iter().any(|card| card.beats(led, trump)) {
                        return false;
                    }
                    let left = [0, 1, 2].map(|player| world[player] - CardSet::of([a, b, c][player]));
                    after.entry([a, b, c].map(Card::index)).or_default().push(left);
                }
            }
        }
    }
    after.into_values().all(|worlds| takes_all(trump, hand - CardSet::of(led), &worlds))
}

fn check_sure_rest(trump: Suit, hand: CardSet, unseen: CardSet) -> bool {
    let sure = sure_rest(trump, hand, unseen);
    let worlds = distributions(unseen, hand.len());
    assert_eq!(sure, takes_all(trump, hand, &worlds), "trump {trump:?}, hand {hand}, unseen {unseen}");
    sure
}

#[test]
fn the_rest_is_sure_exactly_if_brute_force_over_all_distributions_says_so() {
    let mut rng = Seed::from(1).rng("test/claims");
    for (size, samples) in [(1, 3_000), (2, 1_500), (3, 150)] {
        let (mut sure, mut unsure) = (0, 0);
        for _ in 0..samples {
            let trump = Suit::ALL[below(&mut rng, 4) as usize];
            let mut pack = CardSet::FULL;
            let mut unseen = CardSet::EMPTY;
            for _ in 0..3 * size {
                let card = draw(&mut rng, pack);
                pack.remove(card);
                unseen.insert(card);
            }
            // The own cards from the top of what is left, or any: sure hands are rare among random ones.
            let mut hand = CardSet::EMPTY;
            while hand.len() < size {
                let strong = |card: &Card| (card.trump_strength(trump), std::cmp::Reverse(card.rank()));
                let card =
                    if below(&mut rng, 3) > 0 { pack.iter().max_by_key(strong).unwrap() } else { draw(&mut rng, pack) };
                pack.remove(card);
                hand.insert(card);
            }
            if check_sure_rest(trump, hand, unseen) { sure += 1 } else { unsure += 1 }
        }
        assert!(sure > samples / 20 && unsure > samples / 20, "{size} cards: {sure} sure, {unsure} unsure");
    }
}

#[test]
fn nothing_is_sure_without_cards() {
    assert!(!sure_rest(Suit::Spades, CardSet::EMPTY, CardSet::FULL));
}
