//! Match equity: the chance to win the match from the lines of both teams and who names trump next.
//!
//! How often a game between good players ends in which way and at which stake is counted in self-play (the command
//! `konter-a-matt equity`) and kept under `config/ai`. From these frequencies and the rules' score the chance follows for
//! every pair of lines: it is the mean of the chances after the game, with the other team naming trump next. Lines can grow, so
//! the equations are solved by going over them until nothing moves.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use serde::{Deserialize, Serialize};

use super::worth::End;
use crate::rules::lee::{Finished, Lee, Result};
use crate::rules::{ByTeam, Options, Preset, Team};

/// The most lines that the table knows; beyond them the chance is that of the edge.
const MOST: usize = 40;

/// How often games end how, seen from the team that named trump.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frequencies {
    /// How many games were counted.
    pub games: u32,
    /// For each stake from 1 to 3, the games that ended swept, lost, Stänner, won and as a Kapo.
    pub ends: [[u32; 5]; 3],
}

/// The chance to win a match by lines.
#[derive(Clone, Debug, PartialEq)]
pub struct Equity {
    /// The chance of the team that names trump next, by its lines and the others'.
    makers: Vec<f32>,
}

/// The frequencies by preset, as they were counted.
fn counted() -> &'static HashMap<String, Frequencies> {
    static COUNTED: LazyLock<HashMap<String, Frequencies>> = LazyLock::new(|| {
        // The file is part of the program and a test reads it.
        ron::from_str(include_str!("../../config/ai/equity.ron")).expect("the built-in frequencies are valid")
    });
    &COUNTED
}

impl Equity {
    /// The table for these rules, worked out once.
    #[must_use]
    pub fn of(options: &Options) -> Arc<Self> {
        static KNOWN: LazyLock<Mutex<HashMap<Options, Arc<Equity>>>> = LazyLock::new(Mutex::default);
        let mut known = KNOWN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let table = known.entry(options.clone()).or_insert_with(|| {
            let preset = options.preset().unwrap_or(Preset::Wellkomm);
            let counted = counted();
            let fallback = Frequencies { games: 1, ends: [[0, 1, 0, 1, 0], [0; 5], [0; 5]] };
            let frequencies = counted.get(preset.name()).or_else(|| counted.values().next()).unwrap_or(&fallback);
            Arc::new(Self::from(frequencies, options))
        });
        Arc::clone(table)
    }

    /// Solves the equations for frequencies and rules.
    #[must_use]
    pub fn from(frequencies: &Frequencies, options: &Options) -> Self {
        let total = frequencies.ends.iter().flatten().sum::<u32>().max(1) as f32;
        let mut outcomes = Vec::new();
        for (stake, ends) in frequencies.ends.iter().enumerate() {
            for (end, count) in End::ALL.into_iter().zip(ends) {
                if *count > 0 {
                    outcomes.push((finished(end, stake as u8 + 1), *count as f32 / total));
                }
            }
        }
        let mut table = Self { makers: vec![0.5; (MOST + 1) * (MOST + 1)] };
        for others in 0..=MOST {
            table.makers[others] = 1.0;
            table.makers[others * (MOST + 1)] = if others == 0 { 1.0 } else { 0.0 };
        }
        for _ in 0..400 {
            if table.improve(&outcomes, options) < 1e-6 {
                break;
            }
        }
        table
    }

    /// Goes over all lines once; the largest change.
    fn improve(&mut self, outcomes: &[(Finished, f32)], options: &Options) -> f32 {
        let mut moved = 0.0_f32;
        for own in 1..=MOST {
            for others in 1..=MOST {
                let lee = Lee { lines: ByTeam { north_south: own as u16, east_west: others as u16 }, carry: 0 };
                let chance: f32 = outcomes
                    .iter()
                    .map(|(game, share)| {
                        share * self.chance(lee.score(game, options).after, Team::NorthSouth, Team::EastWest)
                    })
                    .sum();
                let place = &mut self.makers[own * (MOST + 1) + others];
                moved = moved.max((*place - chance).abs());
                *place = chance;
            }
        }
        moved
    }

    /// The chance, 0 to 1, that `team` wins the match, when the team `makers` names trump in the next game.
    #[must_use]
    pub fn chance(&self, lee: Lee, team: Team, makers: Team) -> f32 {
        let at = |team: Team| usize::from(lee.lines[team]).min(MOST);
        let (own, others) = (at(makers), at(makers.other()));
        let chance = self.makers[own * (MOST + 1) + others];
        if team == makers { chance } else { 1.0 - chance }
    }
}

/// A game that ended so for North and South, who named trump.
fn finished(end: End, stake: u8) -> Finished {
    let result = match end {
        End::Swept | End::Lost => Result::Won(Team::EastWest),
        End::Stanner => Result::Stanner,
        End::Won | End::Kapo => Result::Won(Team::NorthSouth),
    };
    Finished { result, kapo: matches!(end, End::Swept | End::Kapo), maker: Team::NorthSouth, stake }
}
