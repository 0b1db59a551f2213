//! The solver against brute force.

use super::*;
use crate::rules::deal::Seed;
use rand::Rng;

/// What the team of the player in turn takes from here, by trying everything.
fn brute(position: &Position) -> u8 {
    let team = position.turn().team();
    let total = position.hands.iter().fold(position.trick.points(), |sum, (_, hand)| sum + hand.points());
    let mut best = 0;
    for card in position.legal() {
        best = best.max(brute_card(position, card, team, total));
    }
    best
}

fn brute_card(position: &Position, card: Card, team: Team, total: u8) -> u8 {
    let mut next = *position;
    let seat = next.turn();
    next.hands[seat].remove(card);
    next.trick.play(card);
    let mut won = 0;
    let mut left = total;
    if let (true, Some(winner)) = (next.trick.is_complete(), next.trick.winner(next.trump, next.direction)) {
        let points = next.trick.points();
        left -= points;
        if winner.team() == team {
            won = points;
        }
        next.trick = Trick::new(winner);
        if next.hands[winner].is_empty() {
            return won;
        }
    }
    won + if next.turn().team() == team { brute(&next) } else { left - brute(&next) }
}

/// A random position with up to `most` cards a hand and a trick under way.
fn random_position(rng: &mut impl Rng, most: u32) -> Position {
    let trump = Suit::ALL[(rng.next_u32() % 4) as usize];
    let direction = if rng.next_u32().is_multiple_of(2) { Direction::Clockwise } else { Direction::CounterClockwise };
    let leader = Seat::ALL[(rng.next_u32() % 4) as usize];
    let size = 1 + (rng.next_u32() % most) as usize;
    let mut pack: Vec<Card> = Card::all().collect();
    for i in (1..pack.len()).rev() {
        pack.swap(i, (rng.next_u32() as usize) % (i + 1));
    }
    let mut hands = BySeat::<CardSet>::default();
    for (number, card) in pack.into_iter().take(4 * size).enumerate() {
        hands[Seat::ALL[number % 4]].insert(card);
    }
    let mut position = Position { trump, direction, hands, trick: Trick::new(leader) };
    for _ in 0..rng.next_u32() % 4 {
        let legal: Vec<Card> = position.legal().iter().collect();
        let card = legal[rng.next_u32() as usize % legal.len()];
        let seat = position.turn();
        position.hands[seat].remove(card);
        position.trick.play(card);
    }
    position
}

#[test]
fn every_card_of_thousands_of_short_positions_is_as_brute_force_has_it() {
    let mut rng = Seed::from(3).rng("test/solver");
    let mut solver = Solver::new();
    for number in 0..4_000 {
        let position = random_position(&mut rng, if number % 20 == 0 { 4 } else { 3 });
        let team = position.turn().team();
        let total = position.hands.iter().fold(position.trick.points(), |sum, (_, hand)| sum + hand.points());
        let solved = solver.solve(&position).expect("a sound position");
        let expected: Vec<(Card, u8)> =
            position.legal().iter().map(|card| (card, brute_card(&position, card, team, total))).collect();
        assert_eq!(solved.moves, expected, "{position:?}");
        let best = expected.iter().map(|(_, points)| *points).max().expect("a card");
        assert_eq!(solved.points[team], best);
        assert_eq!(solved.points[team.other()], total - best);
        for need in [1, total / 2, best, best + 1] {
            assert_eq!(solver.takes(&position, team, need), Ok(best >= need), "{need} of {position:?}");
            assert_eq!(solver.takes(&position, team.other(), need), Ok(total - best >= need));
        }
    }
}

/// Whether a team takes every trick from here, by trying everything.
fn brute_sweep(position: &Position, team: Team) -> bool {
    let own = position.turn().team() == team;
    position.legal().iter().any(|card| brute_sweep_card(position, card, team) == own) == own
}

fn brute_sweep_card(position: &Position, card: Card, team: Team) -> bool {
    let mut next = *position;
    let seat = next.turn();
    next.hands[seat].remove(card);
    next.trick.play(card);
    if let (true, Some(winner)) = (next.trick.is_complete(), next.trick.winner(next.trump, next.direction)) {
        if winner.team() != team {
            return false;
        }
        next.trick = Trick::new(winner);
        if next.hands[winner].is_empty() {
            return true;
        }
    }
    brute_sweep(&next, team)
}

#[test]
fn sweeps_are_as_brute_force_has_them() {
    let mut rng = Seed::from(5).rng("test/solver");
    let mut solver = Solver::new();
    let mut swept = 0;
    for _ in 0..4_000 {
        let position = random_position(&mut rng, 3);
        for team in Team::ALL {
            let expected = brute_sweep(&position, team);
            assert_eq!(solver.sweeps(&position, team), Ok(expected), "{position:?} for {team}");
            swept += u32::from(expected);
            solver.open(&position).expect("a sound position");
            for card in position.legal() {
                let expected = brute_sweep_card(&position, card, team);
                assert_eq!(
                    solver.card_sweeps(card, team == position.turn().team()),
                    expected,
                    "{card} in {position:?}"
                );
            }
        }
    }
    assert!(swept > 100, "the positions hold sweeps to find: {swept}");
}

#[test]
fn impossible_positions_are_refused() {
    let mut position = random_position(&mut Seed::from(4).rng("test/solver"), 1);
    position.trick = Trick::new(Seat::South);
    position.hands = BySeat([CardSet::of(Card::MATT); 4]);
    let mut solver = Solver::new();
    assert_eq!(solver.solve(&position), Err(PositionError::Twice(Card::MATT)));
    position.hands = BySeat::default();
    assert_eq!(solver.solve(&position), Err(PositionError::NoCards));
    position.hands[Seat::South] = CardSet::MATADORS;
    assert!(matches!(solver.solve(&position), Err(PositionError::Sizes { expected: 3, .. })));
}
