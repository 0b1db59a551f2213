//! The searching player: deals that fit the view, each solved with open hands and played out by players who see only their own.
//!
//! Solving a deal exactly assumes that everybody sees everything; playing it out with the rule-based player assumes that
//! everybody is simple. Both err, in different directions, so a level may blend them.

use rand::Rng;
use rand::rngs::ChaCha8Rng;

use super::belief::{self, Weighted};
use super::check::ViewError;
use super::choice::{Candidate, Choice, Decision, Reason};
use super::equity::Equity;
use super::hidden::Hidden;
use super::public::Public;
use super::rule;
use super::solver::{Position, Solver};
use super::worth::{End, Worth};
use crate::rules::announcement::stake;
use crate::rules::view::{Question, View};
use crate::rules::{Announcement, BySeat, Card, CardSet, Suit, Team};

/// How a searching player thinks.
#[derive(Clone, Debug, PartialEq)]
pub struct Skill {
    /// How many deals are considered for a card.
    pub deals: usize,
    /// How many deals are considered for trump.
    pub trump_deals: usize,
    /// Whether deals are weighed by what was said and played.
    pub weigh: bool,
    /// The share of each value that comes from playing out, by trick.
    pub playout: [f32; 6],
    /// Whether choices are made by match chance rather than lines.
    pub by_chance: bool,
    /// How much the rule-based player's opinion counts, in lines for each of its points; breaks ties.
    pub taste: f32,
    /// How much is added to the value of announcing, in lines.
    pub boldness: f32,
}

/// A searching player's memory between decisions: nothing but room to think in.
pub struct Mind {
    solver: Solver,
}

/// The chances of the five ends.
type Ends = [f32; 5];

impl Mind {
    /// A mind.
    #[must_use]
    pub fn new() -> Self {
        Self { solver: Solver::new() }
    }

    /// What a player with that skill does in a checked view; `table` is absent while trump is to be named.
    ///
    /// # Errors
    /// If no deal fits the view.
    pub fn choose(
        &mut self,
        skill: &Skill,
        view: &View,
        table: Option<&Public>,
        rng: &mut ChaCha8Rng,
    ) -> Result<Choice, ViewError> {
        let equity = Equity::of(&view.options);
        let Some(table) = table else { return Ok(self.name_trump(skill, view, &equity, rng)) };
        let said = |extra| stake(view.announced.iter().map(|(_, call)| *call).chain([extra]));
        let maker = table.maker.team();
        if view.question == Question::Announce {
            let calls: Vec<Announcement> =
                [Announcement::None].into_iter().chain(Announcement::possible(view.hand)).collect();
            let deals = belief::deals(view, table, skill.deals, skill.weigh, rng);
            if deals.is_empty() {
                return Err(ViewError::NoDeal);
            }
            let ends = self.ends_of_table(skill, table, &deals, view.seat.team());
            let candidates = calls
                .into_iter()
                .map(|call| {
                    let worth = Worth::of(view, maker, said(call), &equity);
                    let bold = if call == Announcement::None { 0.0 } else { skill.boldness };
                    candidate(skill, Decision::Announce(call), &ends, &worth, bold)
                })
                .collect();
            return Ok(best(candidates, |decision| match decision {
                Decision::Announce(Announcement::None) => Reason::BetterQuiet,
                _ => Reason::WorthTheStake,
            }));
        }
        let legal = view.legal();
        if legal.len() == 1 {
            return Ok(Choice::only(Decision::Card(legal.first().unwrap_or(Card::MATT))));
        }
        let worth = Worth::of(view, maker, said(Announcement::None), &equity);
        let deals = belief::deals(view, table, skill.deals, skill.weigh, rng);
        if deals.is_empty() {
            return Err(ViewError::NoDeal);
        }
        let ends = self.ends_of_cards(skill, table, &deals, legal);
        let candidates = legal
            .iter()
            .zip(&ends)
            .map(|(card, ends)| {
                let taste = skill.taste * rule::value(table, view.seat, view.hand, card);
                candidate(skill, Decision::Card(card), ends, &worth, taste)
            })
            .collect();
        Ok(best(candidates, |_| Reason::OnlyChoice))
    }

    fn name_trump(&mut self, skill: &Skill, view: &View, equity: &Equity, rng: &mut ChaCha8Rng) -> Choice {
        let hidden = Hidden::before_trump(view);
        let deals: Vec<Weighted> =
            (0..skill.trump_deals).map_while(|_| hidden.draw(rng)).map(|deal| (deal, 1.0)).collect();
        let worth = Worth::of(view, view.seat.team(), 1, equity);
        let candidates = Suit::ALL
            .map(|trump| {
                let table = Public::new(trump, view.seat, view.options.direction);
                let ends = self.ends_of_table(skill, &table, &deals, view.seat.team());
                let taste = skill.taste * rule::trump_value(view.hand, trump);
                candidate(skill, Decision::Trump(trump), &ends, &worth, taste)
            })
            .to_vec();
        best(candidates, |_| Reason::BestTrump)
    }

    /// The chances of the ends for a team when the player in turn is still free to choose.
    fn ends_of_table(&mut self, skill: &Skill, table: &Public, deals: &[Weighted], team: Team) -> Ends {
        let share = skill.playout[0];
        let mut ends = [0.0; 5];
        let total: f32 = deals.iter().map(|(_, weight)| weight).sum();
        for (deal, weight) in deals {
            let weight = weight / total;
            if share < 1.0 {
                ends[self.solve_table(table, deal, team) as usize] += weight * (1.0 - share);
            }
            if share > 0.0 {
                ends[play_out(table, deal, team) as usize] += weight * share;
            }
        }
        ends
    }

    /// The chances of the ends for the team of the player in turn after each of its cards.
    fn ends_of_cards(&mut self, skill: &Skill, table: &Public, deals: &[Weighted], legal: CardSet) -> Vec<Ends> {
        let seat = table.turn();
        let trick = (table.tricks.north_south + table.tricks.east_west).min(5);
        let share = skill.playout[usize::from(trick)];
        let mut ends = vec![[0.0; 5]; legal.len()];
        let total: f32 = deals.iter().map(|(_, weight)| weight).sum();
        for (deal, weight) in deals {
            let weight = weight / total;
            let position = position(table, deal);
            if share < 1.0 && self.solver.open(&position).is_ok() {
                for (card, ends) in legal.iter().zip(&mut ends) {
                    ends[self.solve_card(table, card, seat.team()) as usize] += weight * (1.0 - share);
                }
            }
            if share > 0.0 {
                for (card, ends) in legal.iter().zip(&mut ends) {
                    let mut next = *table;
                    let mut hands = *deal;
                    hands[seat].remove(card);
                    next.play(card);
                    ends[play_out(&next, &hands, seat.team()) as usize] += weight * share;
                }
            }
        }
        ends
    }

    /// The best end that the own team can reach in the opened position after a card, when all hands are open.
    fn solve_card(&mut self, table: &Public, card: Card, team: Team) -> End {
        let points = table.points[team];
        if points >= 21 || self.solver.card_takes(card, 21 - points) {
            let swept = table.kapo_open(team) && self.solver.card_sweeps(card, true);
            return if swept { End::Kapo } else { End::Won };
        }
        if points >= 20 || self.solver.card_takes(card, 20 - points) {
            return End::Stanner;
        }
        let swept = table.kapo_open(team.other()) && self.solver.card_sweeps(card, false);
        if swept { End::Swept } else { End::Lost }
    }

    /// The best end that a team can reach from the table on, when all hands are open.
    fn solve_table(&mut self, table: &Public, deal: &BySeat<CardSet>, team: Team) -> End {
        let position = position(table, deal);
        let points = table.points[team];
        let solver = &mut self.solver;
        let mut takes = |all: u8| points >= all || solver.takes(&position, team, all - points) == Ok(true);
        if takes(21) {
            let swept = table.kapo_open(team) && solver.sweeps(&position, team) == Ok(true);
            return if swept { End::Kapo } else { End::Won };
        }
        if takes(20) {
            return End::Stanner;
        }
        let swept = table.kapo_open(team.other()) && solver.sweeps(&position, team.other()) == Ok(true);
        if swept { End::Swept } else { End::Lost }
    }
}

impl Default for Mind {
    fn default() -> Self {
        Self::new()
    }
}

/// The position of a table with all hands open.
fn position(table: &Public, hands: &BySeat<CardSet>) -> Position {
    Position { trump: table.trump, direction: table.direction, hands: *hands, trick: table.trick }
}

/// How a game ends for a team when four rule-based players, each seeing only its own hand, play it on.
fn play_out(table: &Public, hands: &BySeat<CardSet>, team: Team) -> End {
    let mut table = *table;
    let mut hands = *hands;
    while !table.is_over() {
        let seat = table.turn();
        let Some(card) = rule::card(&table, hands[seat]) else { break };
        hands[seat].remove(card);
        table.play(card);
    }
    End::of(&table, team)
}

fn candidate(skill: &Skill, decision: Decision, ends: &Ends, worth: &Worth, extra: f32) -> Candidate {
    let mean = |worth: &[f32; 5]| ends.iter().zip(worth).map(|(end, worth)| end * worth).sum::<f32>();
    let (lines, chance) = (mean(&worth.lines), mean(&worth.chance));
    // A line is worth about a twentieth of a match; extras are in lines.
    let value = if skill.by_chance { chance + extra / 20.0 } else { lines + extra };
    Candidate { decision, lines, chance, value }
}

/// The candidate with the highest value, the first of equals.
fn best(candidates: Vec<Candidate>, reason: impl Fn(Decision) -> Reason) -> Choice {
    let mut chosen = candidates[0];
    for candidate in &candidates {
        if candidate.value > chosen.value + 1e-6 {
            chosen = *candidate;
        }
    }
    Choice { decision: chosen.decision, reason: reason(chosen.decision), candidates }
}

/// A card of the legal ones, every one equally likely.
pub fn random_card(legal: CardSet, rng: &mut impl Rng) -> Option<Card> {
    let number = rng.next_u32() as usize % legal.len().max(1);
    legal.iter().nth(number)
}
