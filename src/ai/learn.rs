//! Learning [`Habits`] from games of a searching player against itself: what the command `konter-a-matt habits` does.
//!
//! The weights are those under which the choices made are likeliest (multinomial logistic regression), found by stochastic
//! gradient steps with Adam's step sizes; a tenth of the choices is kept aside to tell learning from learning by heart.

use std::sync::Mutex;

use super::arena::{ArenaError, Setup, each, play_watched};
use super::check::check;
use super::choice::Decision;
use super::habits::{FEATURES, Habits, TRUMP_FEATURES, dot, features, share, trump_features};
use super::levels::Player;
use super::rule;
use crate::rules::deal::{Seed, Shuffle};
use crate::rules::game::Game;
use crate::rules::view::View;
use crate::rules::{Announcement, BySeat, Lee, Seat, Suit};

/// A choice: the features of everything that could be chosen, and which was.
type Sample = (Vec<Vec<f32>>, usize);

/// The choices seen in some games.
#[derive(Default)]
struct Seen {
    cards: Vec<Sample>,
    trumps: Vec<Sample>,
    /// For each side (trump's, the other) the strength of hands that could announce, and whether they did.
    calls: [Vec<(f32, bool)>; 2],
}

/// What was learned, and how well it tells.
#[derive(Clone, Debug, PartialEq)]
pub struct Learned {
    /// The weights.
    pub habits: Habits,
    /// Mean log-likelihood of the cards kept aside; and the same if every legal card were alike.
    pub cards: [f64; 2],
    /// The same for trump.
    pub trumps: [f64; 2],
}

/// Learns from `setup.deals` games.
///
/// # Errors
/// The first error of any game.
pub fn learn(player: &Player, setup: &Setup, progress: &(impl Fn() + Sync)) -> Result<Learned, ArenaError> {
    let seen = Mutex::new(Vec::new());
    each(setup, &|number, mind| {
        let shuffle = Shuffle::of(&Seed::from(setup.seed), number + 1);
        let pack = shuffle.pack.cut(shuffle.drawn_cut);
        let game = Game::dealt(setup.options.clone(), Seat::ALL[number as usize % 4], Lee::start(&setup.options), pack);
        let own_seed = setup.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number));
        let mut watched = Seen::default();
        play_watched(game, &BySeat([player; 4]), own_seed, mind, &mut |view, decision, _| {
            watched.note(view, decision)
        })?;
        seen.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((number, watched));
        progress();
        Ok(())
    })?;
    let mut games = seen.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    // Threads finish in any order; the result must not depend on it.
    games.sort_by_key(|(number, _)| *number);
    let mut all = Seen::default();
    for (_, game) in games {
        all.cards.extend(game.cards);
        all.trumps.extend(game.trumps);
        for (all, game) in all.calls.iter_mut().zip(game.calls) {
            all.extend(game);
        }
    }
    let (card, cards) = fit(&all.cards, FEATURES, 30);
    let (trump, trumps) = fit(&all.trumps, TRUMP_FEATURES, 200);
    let announce = [0, 1].map(|side| threshold(&all.calls[side]));
    Ok(Learned { habits: Habits { card, trump, announce }, cards, trumps })
}

impl Seen {
    fn note(&mut self, view: &View, decision: Decision) {
        match decision {
            Decision::Trump(named) => {
                let features = Suit::ALL.map(|suit| trump_features(view.hand, suit).to_vec());
                self.trumps.push((features.to_vec(), named as usize));
            }
            Decision::Announce(call) => {
                let Some(contract) = view.contract else { return };
                let side = usize::from(contract.maker.team() != view.seat.team());
                self.calls[side].push((rule::trump_value(view.hand, contract.trump), call != Announcement::None));
            }
            Decision::Card(card) => {
                let (Ok(Some(table)), legal) = (check(view), view.legal()) else { return };
                if let (2.., Some(chosen)) = (legal.len(), legal.iter().position(|other| other == card)) {
                    let features = legal.iter().map(|c| features(&table, view.seat, view.hand, c).to_vec());
                    self.cards.push((features.collect(), chosen));
                }
            }
        }
    }
}

/// The mean log-likelihood of samples.
fn likelihood(weights: &[f32], samples: &[Sample]) -> f64 {
    let sum: f64 = samples
        .iter()
        .map(|(choices, chosen)| {
            let scores: Vec<f32> = choices.iter().map(|features| dot(weights, features)).collect();
            f64::from(share(&scores, *chosen).max(1e-9).ln())
        })
        .sum();
    sum / samples.len().max(1) as f64
}

/// Fits weights; also the log-likelihood of the samples kept aside with them and without any.
fn fit(samples: &[Sample], features: usize, rounds: usize) -> (Vec<f32>, [f64; 2]) {
    const STEP: f32 = 0.03;
    const BATCH: usize = 256;
    /// Keeps weights of rare features small.
    const DECAY: f32 = 1e-4;
    let (learning, aside) = samples.split_at(samples.len() * 9 / 10);
    let mut weights = vec![0.0_f32; features];
    let before = likelihood(&weights, aside);
    let (mut mean, mut square) = (vec![0.0_f32; features], vec![0.0_f32; features]);
    let mut steps = 0;
    for batch in (0..rounds).flat_map(|_| learning.chunks(BATCH)) {
        let mut gradient = vec![0.0_f32; features];
        for (choices, chosen) in batch {
            let scores: Vec<f32> = choices.iter().map(|features| dot(&weights, features)).collect();
            for (place, features) in choices.iter().enumerate() {
                let error = share(&scores, place) - f32::from(u8::from(place == *chosen));
                gradient.iter_mut().zip(features).for_each(|(sum, feature)| *sum += error * feature);
            }
        }
        steps += 1;
        for (place, weight) in weights.iter_mut().enumerate() {
            let slope = gradient[place] / batch.len() as f32 + DECAY * *weight;
            mean[place] = 0.9 * mean[place] + 0.1 * slope;
            square[place] = 0.999 * square[place] + 0.001 * slope * slope;
            let (mean, square) =
                (mean[place] / (1.0 - 0.9_f32.powi(steps)), square[place] / (1.0 - 0.999_f32.powi(steps)));
            *weight -= STEP * mean / (square.sqrt() + 1e-6);
        }
    }
    let after = likelihood(&weights, aside);
    (weights, [after, before])
}

/// The strength at which half of the hands announce and the slope there, tried on a grid.
fn threshold(calls: &[(f32, bool)]) -> (f32, f32) {
    let mut best = (f32::MIN, (10.0, 1.0));
    for half in (0..50).map(|step| step as f32 * 0.5) {
        for slope in (1..20).map(|step| step as f32 * 0.1) {
            let sum: f32 = calls
                .iter()
                .map(|(strength, called)| {
                    let chance = (1.0 / (1.0 + (slope * (half - strength)).exp())).clamp(0.03, 0.97);
                    if *called { chance.ln() } else { (1.0 - chance).ln() }
                })
                .sum();
            if sum > best.0 {
                best = (sum, (half, slope));
            }
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::levels::Level;
    use crate::rules::Options;

    #[test]
    fn the_rules_of_a_simple_player_are_learned() {
        let player = Level::from_name("rule").expect("a player").player();
        let setup = Setup { options: Options::default(), deals: 150, seed: 3, threads: 2 };
        let learned = learn(player, &setup, &|| ()).expect("games that end");
        assert!(learned.cards[0] > learned.cards[1] + 0.3, "cards: {:?}", learned.cards);
        assert!(learned.trumps[0] > learned.trumps[1] + 0.3, "trumps: {:?}", learned.trumps);
        let again = learn(player, &Setup { threads: 1, ..setup }, &|| ()).expect("games that end");
        assert_eq!(again, learned, "whatever the number of threads");
    }
}
