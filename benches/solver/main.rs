//! The solver against a plain alpha-beta with a hash table, on a fixed set of deals, one thread.
//!
//! `cargo bench --no-default-features --bench solver` first prints nodes and times by number of cards a hand, each time the
//! least of five runs, then runs the timed benchmarks.

mod baseline;

use std::time::{Duration, Instant};

use konter_a_matt::ai::solver::{Position, Solver};
use konter_a_matt::rules::deal::{Seed, below};
use konter_a_matt::rules::{BySeat, Card, CardSet, Direction, Seat, Suit, Trick};

/// Random deals with so many cards a hand, the same on every machine.
fn deals(cards: usize, count: usize) -> Vec<Position> {
    let mut rng = Seed::from(2026).rng(&format!("bench/solver/{cards}"));
    (0..count)
        .map(|_| {
            let mut pack: Vec<Card> = Card::all().collect();
            for i in (1..pack.len()).rev() {
                pack.swap(i, below(&mut rng, i as u32 + 1) as usize);
            }
            let mut hands = BySeat::<CardSet>::default();
            for (number, card) in pack.into_iter().take(4 * cards).enumerate() {
                hands[Seat::ALL[number % 4]].insert(card);
            }
            let trump = Suit::ALL[below(&mut rng, 4) as usize];
            let leader = Seat::ALL[below(&mut rng, 4) as usize];
            Position { trump, direction: Direction::Clockwise, hands, trick: Trick::new(leader) }
        })
        .collect()
}

/// What a team needs of the points in the hands to have more than half of the 40.
const NEED: u8 = 21;

struct Figures {
    nodes: u64,
    times: Vec<Duration>,
}

/// Runs `work` on each position five times and keeps the nodes and the least time.
fn measure(positions: &[Position], mut work: impl FnMut(&Position) -> u64) -> Figures {
    let mut figures = Figures { nodes: 0, times: vec![Duration::MAX; positions.len()] };
    for round in 0..5 {
        for (position, least) in positions.iter().zip(&mut figures.times) {
            let start = Instant::now();
            let nodes = work(position);
            *least = start.elapsed().min(*least);
            if round == 0 {
                figures.nodes += nodes;
            }
        }
    }
    figures.times.sort_unstable();
    figures
}

fn report(name: &str, cards: usize, figures: &Figures) {
    let count = figures.times.len();
    let mean = figures.times.iter().sum::<Duration>().as_secs_f64() * 1e6 / count as f64;
    let median = figures.times[count / 2].as_secs_f64() * 1e6;
    let worst = figures.times[count - 1].as_secs_f64() * 1e6;
    let nodes = figures.nodes as f64 / count as f64;
    println!(
        "{cards} cards  {name:<26} {nodes:>10.0} nodes  mean {mean:>9.1} µs  median {median:>9.1} µs  worst {worst:>9.1} µs"
    );
}

fn main() {
    let count = std::env::var("DEALS").ok().and_then(|n| n.parse().ok()).unwrap_or(200);
    let plain = std::env::var("PLAIN").is_ok_and(|p| p == "0");
    let mut solver = Solver::new();
    for cards in 2..=6 {
        let positions = deals(cards, count);
        let all = measure(&positions, |p| solver.solve(p).expect("a sound deal").nodes);
        report("solver, all cards", cards, &all);
        let one = measure(&positions, |p| {
            solver.takes(p, p.turn().team(), half(p)).expect("a sound deal");
            solver.nodes()
        });
        report("solver, one question", cards, &one);
        if plain {
            continue;
        }
        let mut plain = baseline::Plain::new();
        for position in &positions {
            let best = solver.solve(position).map(|solved| i32::from(solved.points[position.turn().team()]));
            assert_eq!(Ok(plain.value(position).0), best, "both are exact");
            let takes = solver.takes(position, position.turn().team(), half(position));
            assert_eq!(Ok(plain.takes(position, half(position)).0), takes);
        }
        report("plain, all cards", cards, &measure(&positions, |p| plain.solve(p)));
        report("plain, one exact value", cards, &measure(&positions, |p| plain.value(p).1));
        report("plain, one question", cards, &measure(&positions, |p| plain.takes(p, half(p)).1));
    }
    divan::main();
}

/// More than half of the points in the hands; 21 for a full deal.
fn half(position: &Position) -> u8 {
    let held = position.hands.iter().fold(0, |sum, (_, hand)| sum + hand.points());
    if held == 40 { NEED } else { held / 2 + 1 }
}

#[divan::bench(args = [2, 4, 6])]
fn all_cards(bencher: divan::Bencher<'_, '_>, cards: usize) {
    let positions = deals(cards, 50);
    let mut solver = Solver::new();
    bencher
        .counter(divan::counter::ItemsCount::new(positions.len()))
        .bench_local(|| positions.iter().map(|p| solver.solve(p).map_or(0, |solved| solved.nodes)).sum::<u64>());
}

#[divan::bench(args = [2, 4, 6])]
fn one_question(bencher: divan::Bencher<'_, '_>, cards: usize) {
    let positions = deals(cards, 50);
    let mut solver = Solver::new();
    bencher
        .counter(divan::counter::ItemsCount::new(positions.len()))
        .bench_local(|| positions.iter().filter(|p| solver.takes(p, p.turn().team(), half(p)) == Ok(true)).count());
}
