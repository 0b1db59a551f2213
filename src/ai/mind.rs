//! The searching player: deals that fit the view, each solved with open hands and played out by players who see only their own.
//!
//! Solving a deal exactly assumes that everybody sees everything; playing it out with the rule-based player assumes that
//! everybody is simple. Both err, in different directions, so a level may blend them.

use rand::Rng;
use rand::rngs::ChaCha8Rng;

use super::belief::{self, Memory, Weighted};
use super::check::ViewError;
use super::choice::{Candidate, Choice, Decision};
use super::equity::Equity;
use super::hidden::Hidden;
use super::public::{Public, beaters};
use super::reason::Reason;
use super::rule;
use super::skill::Skill;
use super::solver::{Position, Solver};
use super::worth::{End, Worth};
use crate::rules::announcement::stake;
use crate::rules::view::{Question, View};
use crate::rules::{Announcement, BySeat, Card, CardSet, Suit, Team};

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
        let memory = Memory::of(view, table, skill.memory, rng);
        if view.question == Question::Announce {
            let calls: Vec<Announcement> =
                [Announcement::None].into_iter().chain(Announcement::possible(view.hand)).collect();
            let deals = belief::deals(view, table, &memory, skill.deals, skill.weigh, rng);
            if deals.is_empty() {
                return Err(ViewError::NoDeal);
            }
            let ends = self.ends_of_table(skill, table, &deals, view.seat.team());
            let candidates = calls
                .into_iter()
                .map(|call| {
                    let worth = Worth::of(view, maker, said(call), &equity);
                    let bold = if call == Announcement::None { 0.0 } else { skill.boldness };
                    candidate(skill, Decision::Announce(call), &ends, &worth, bold + blur(skill, rng))
                })
                .collect();
            return Ok(best(candidates, |decision| Reason::of(view, table, decision)));
        }
        let legal = sociable(table, view.hand, view.legal());
        if let (Some(card), 1) = (legal.first(), legal.len()) {
            return Ok(Choice::only(Decision::Card(card)));
        }
        if skill.noise > 0.0
            && partner_holds(table, view.hand)
            && let Some(card) = rule::card(table, view.hand)
        {
            let decision = Decision::Card(card);
            return Ok(Choice { decision, candidates: Vec::new(), reason: Reason::of(view, table, decision) });
        }
        let worth = Worth::of(view, maker, said(Announcement::None), &equity);
        let deals = belief::deals(view, table, &memory, skill.deals, skill.weigh, rng);
        if deals.is_empty() {
            return Err(ViewError::NoDeal);
        }
        let ends = self.ends_of_cards(skill, table, &deals, legal);
        let candidates = legal
            .iter()
            .zip(&ends)
            .map(|(card, ends)| {
                let mut extra = skill.taste * rule::value(table, view.seat, view.hand, card) + blur(skill, rng);
                if table.trick.is_empty() && card.is_trump(table.trump) {
                    extra += skill.eagerness;
                }
                candidate(skill, Decision::Card(card), ends, &worth, extra)
            })
            .collect();
        Ok(best(candidates, |decision| Reason::of(view, table, decision)))
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
                let extra = skill.taste * rule::trump_value(view.hand, trump) + blur(skill, rng);
                candidate(skill, Decision::Trump(trump), &ends, &worth, extra)
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
                ends[End::reachable(&mut self.solver, table, deal, team) as usize] += weight * (1.0 - share);
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
            let position = Position::of(table, deal);
            if share < 1.0 && self.solver.open(&position).is_ok() {
                for (card, ends) in legal.iter().zip(&mut ends) {
                    ends[End::reachable_with(&mut self.solver, table, card) as usize] += weight * (1.0 - share);
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
}

impl Default for Mind {
    fn default() -> Self {
        Self::new()
    }
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

/// A blur of a value in lines, about normal: the sum of four even draws.
fn blur(skill: &Skill, rng: &mut ChaCha8Rng) -> f32 {
    if skill.noise == 0.0 {
        return 0.0;
    }
    let sum: f32 = (0..4).map(|_| rng.next_u32() as f32 / u32::MAX as f32 - 0.5).sum();
    skill.noise * sum * 1.732
}

/// Whether the partner holds the current trick and nobody still to play can take it.
fn partner_holds(table: &Public, hand: CardSet) -> bool {
    let seat = table.turn();
    let Some((holder, best)) = table.winning().filter(|(holder, _)| *holder == seat.partner()) else { return false };
    let unseen = !(hand | table.played);
    let over = beaters(best, table.trump);
    table.after_turn().all(|later| later == holder || (table.possible(later, unseen) & over).is_empty())
}

/// The cards that a player with a partner considers: no trumps on a trick that the partner surely holds, if there is another.
fn sociable(table: &Public, hand: CardSet, legal: CardSet) -> CardSet {
    let plain = legal - CardSet::trumps(table.trump);
    let ruffing = table.trick.led().is_some_and(|led| !led.is_trump(table.trump));
    if ruffing && !plain.is_empty() && partner_holds(table, hand) { plain } else { legal }
}

/// A card of the legal ones, every one equally likely.
pub fn random_card(legal: CardSet, rng: &mut impl Rng) -> Option<Card> {
    let number = rng.next_u32() as usize % legal.len().max(1);
    legal.iter().nth(number)
}
