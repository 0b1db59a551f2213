//! The searching player: deals that fit the view, each solved with open hands and played out by players who see only their own.
//!
//! Solving a deal exactly assumes that everybody sees everything; playing it out with the rule-based player assumes that
//! everybody is simple. Both err, in different directions, so a level may blend them, or let the learned network play the trick under
//! way and solve only what comes after it.

use rand::Rng;
use rand::rngs::ChaCha8Rng;

use super::belief::{self, Judge, Memory, Weighted};
use super::check::ViewError;
use super::choice::{Candidate, Choice, Decision};
use super::equity::Equity;
use super::hidden::Hidden;
use super::manners;
use super::net;
use super::net::record::Record;
use super::net::slots::SLOTS;
use super::net::{OUTLOOK, Outlook};
use super::public::{Public, beaters};
use super::reason::Reason;
use super::rule;
use super::skill::Skill;
use super::solver::{Position, Solver};
use super::worth::{End, Worth};
use crate::rules::view::{Question, View};
use crate::rules::{Announcement, BySeat, Card, CardSet, Suit, Team};

/// A searching player's memory between decisions: nothing but room to think in.
pub struct Mind {
    solver: Solver,
}

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
        let maker = table.maker.team();
        let record = Record::of(view, table, |_, _| ());
        let judge = skill.weigh.then_some(if skill.network { Judge::Both } else { Judge::Habits });
        let memory = Memory::of(view, table, skill.memory, rng);
        if view.question == Question::Announce {
            let calls: Vec<Announcement> =
                [Announcement::None].into_iter().chain(Announcement::possible(view.hand)).collect();
            let deals = belief::deals(view, table, &memory, skill.deals, judge, rng);
            if deals.is_empty() {
                return Err(ViewError::NoDeal);
            }
            let worths = worths(view, maker, &equity);
            let choices: Vec<Decision> = calls.iter().map(|call| Decision::Announce(*call)).collect();
            let instinct = instinct(skill, view, Some(&record), &choices);
            // With open hands it does not matter who says what.
            let open = (!skill.network).then(|| self.ends_of_table(skill, &record, &deals, view.seat.team()));
            let candidates = calls
                .into_iter()
                .zip(instinct)
                .map(|(call, instinct)| {
                    let mut next = record;
                    next.announce(view.seat, call);
                    let ends = match &open {
                        Some(ends) => raised(ends, record.stake(), next.stake()),
                        None => self.ends_of_table(skill, &next, &deals, view.seat.team()),
                    };
                    let bold = if call == Announcement::None { 0.0 } else { skill.boldness };
                    let extra = bold + instinct + blur(skill, rng);
                    candidate(skill, Decision::Announce(call), &ends, &worths, extra)
                })
                .collect();
            return Ok(best(candidates, |decision| Reason::of(view, table, decision)));
        }
        let mut legal = sociable(table, view.hand, view.legal());
        if skill.noise > 0.0 {
            legal = manners::presentable(table, legal);
        }
        if let (Some(card), 1) = (legal.first(), legal.len()) {
            return Ok(Choice::only(Decision::Card(card)));
        }
        if skill.noise > 0.0
            && partner_holds(table, view.hand)
            && let Some(card) = rule::best(table, view.hand, legal)
        {
            let decision = Decision::Card(card);
            return Ok(Choice { decision, candidates: Vec::new(), reason: Reason::of(view, table, decision) });
        }
        let worths = worths(view, maker, &equity);
        let deals = belief::deals(view, table, &memory, skill.deals, judge, rng);
        if deals.is_empty() {
            return Err(ViewError::NoDeal);
        }
        let luck = luck(skill, deals.len(), rng);
        let ends = self.ends_of_cards(skill, &record, &deals, legal, &luck);
        let choices: Vec<Decision> = legal.iter().map(Decision::Card).collect();
        let instinct = instinct(skill, view, Some(&record), &choices);
        let candidates = legal
            .iter()
            .zip(&ends)
            .zip(instinct)
            .map(|((card, ends), instinct)| {
                let mut extra = skill.taste * rule::value(table, view.seat, view.hand, card) + blur(skill, rng);
                extra += instinct;
                if table.trick.is_empty() && card.is_trump(table.trump) {
                    extra += skill.eagerness;
                }
                candidate(skill, Decision::Card(card), ends, &worths, extra)
            })
            .collect();
        Ok(best(candidates, |decision| Reason::of(view, table, decision)))
    }

    fn name_trump(&mut self, skill: &Skill, view: &View, equity: &Equity, rng: &mut ChaCha8Rng) -> Choice {
        let hidden = Hidden::before_trump(view);
        let deals: Vec<Weighted> =
            (0..skill.trump_deals).map_while(|_| hidden.draw(rng)).map(|deal| (deal, 1.0)).collect();
        let worths = worths(view, view.seat.team(), equity);
        let instinct = instinct(skill, view, None, &Suit::ALL.map(Decision::Trump));
        let candidates = Suit::ALL
            .map(|trump| {
                let record = Record::new(trump, view.seat, view.options.direction, view.options.announce_deadline);
                let ends = self.ends_of_table(skill, &record, &deals, view.seat.team());
                let mut extra = skill.taste * rule::trump_value(view.hand, trump) + blur(skill, rng);
                extra += instinct[trump as usize];
                candidate(skill, Decision::Trump(trump), &ends, &worths, extra)
            })
            .to_vec();
        best(candidates, |_| Reason::BestTrump)
    }

    /// The chances of the ends for a team when the player in turn is still free to choose.
    fn ends_of_table(&mut self, skill: &Skill, record: &Record, deals: &[Weighted], team: Team) -> Outlook {
        let playout = skill.playout[0];
        let mut ends = [0.0; OUTLOOK];
        let total: f32 = deals.iter().map(|(_, weight)| weight).sum();
        for (deal, weight) in deals {
            let weight = weight / total;
            if skill.network {
                // The critic knows how often the stake still grows, which open hands do not tell.
                add(&mut ends, weight, &net::outlook(record, deal, team));
                continue;
            }
            if playout < 1.0 {
                let end = End::reachable(&mut self.solver, &record.table, deal, team);
                ends[place(record, end)] += weight * (1.0 - playout);
            }
            if playout > 0.0 {
                ends[place(record, play_out(record, deal, team, None))] += weight * playout;
            }
        }
        ends
    }

    /// The chances of the ends for the team of the player in turn after each of its cards.
    fn ends_of_cards(
        &mut self,
        skill: &Skill,
        record: &Record,
        deals: &[Weighted],
        legal: CardSet,
        luck: &[Luck],
    ) -> Vec<Outlook> {
        let table = &record.table;
        let seat = table.turn();
        let trick = (table.tricks.north_south + table.tricks.east_west).min(5);
        let playout = skill.playout[usize::from(trick)];
        let mut ends = vec![[0.0; OUTLOOK]; legal.len()];
        let total: f32 = deals.iter().map(|(_, weight)| weight).sum();
        for (number, (deal, weight)) in deals.iter().enumerate() {
            let weight = weight / total;
            let luck = luck.get(number);
            let after = |card| {
                let (mut next, mut hands) = (*record, *deal);
                hands[seat].remove(card);
                next.play(card);
                (next, hands)
            };
            if playout < 1.0 && skill.ahead > 0 {
                let until = 4 * (usize::from(trick) + skill.ahead);
                for (card, ends) in legal.iter().zip(&mut ends) {
                    let (mut next, mut hands) = after(card);
                    play_until(&mut next, &mut hands, until, luck);
                    let end = if next.table.is_over() {
                        End::of(&next.table, seat.team())
                    } else {
                        End::reachable(&mut self.solver, &next.table, &hands, seat.team())
                    };
                    ends[place(record, end)] += weight * (1.0 - playout);
                }
            } else if playout < 1.0 && self.solver.open(&Position::of(table, deal)).is_ok() {
                for (card, ends) in legal.iter().zip(&mut ends) {
                    let end = End::reachable_with(&mut self.solver, table, card);
                    ends[place(record, end)] += weight * (1.0 - playout);
                }
            }
            if playout > 0.0 {
                for (card, ends) in legal.iter().zip(&mut ends) {
                    let (next, hands) = after(card);
                    ends[place(record, play_out(&next, &hands, seat.team(), luck))] += weight * playout;
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

/// What decides between likely cards when a deal is played out: a number from 0 to 1 for each card of the game. All choices of a
/// decision get the same, so that they differ by what they do and not by luck.
type Luck = [f32; Card::COUNT];

fn luck(skill: &Skill, deals: usize, rng: &mut ChaCha8Rng) -> Vec<Luck> {
    let deals = if skill.network { deals } else { 0 };
    (0..deals).map(|_| [0.0; Card::COUNT].map(|_: f32| (rng.next_u32() >> 8) as f32 / 16_777_216.0)).collect()
}

/// How a game ends for a team when four players, each seeing only its own hand, play it on: the network's, as luck has it, or
/// without luck the rule-based.
fn play_out(record: &Record, hands: &BySeat<CardSet>, team: Team, luck: Option<&Luck>) -> End {
    let mut record = *record;
    let mut hands = *hands;
    play_until(&mut record, &mut hands, Card::COUNT, luck);
    End::of(&record.table, team)
}

/// Lets the four players go on until so many cards of the game are played.
fn play_until(record: &mut Record, hands: &mut BySeat<CardSet>, cards: usize, luck: Option<&Luck>) {
    while record.table.played.len() < cards {
        let seat = record.table.turn();
        let card = match luck {
            Some(luck) => drawn(record, hands[seat], luck[record.table.played.len().min(Card::COUNT - 1)]),
            None => rule::card(&record.table, hands[seat]),
        };
        let Some(card) = card else { break };
        hands[seat].remove(card);
        record.play(card);
    }
}

/// The card that the network's player in turn plays when chance has it so.
fn drawn(record: &Record, hand: CardSet, mut chance: f32) -> Option<Card> {
    let (likely, legal) = net::cards(record, hand);
    let mut last = None;
    for (card, likely) in legal.iter().zip(likely) {
        last = Some(card);
        chance -= likely;
        if chance < 0.0 {
            break;
        }
    }
    last
}

/// What the network's first thought adds to each choice, in lines: nothing to the one it likes best, and less to the others.
fn instinct(skill: &Skill, view: &View, record: Option<&Record>, choices: &[Decision]) -> Vec<f32> {
    if skill.instinct == 0.0 {
        return vec![0.0; choices.len()];
    }
    let mut extra: Vec<f32> = match record {
        // What was learned of a packet is in lines, and as good as what is found out now.
        None => {
            let lines = net::built_in().trump.of(view.hand);
            let line =
                |choice: &Decision| if let Decision::Trump(trump) = choice { lines[*trump as usize] } else { 0.0 };
            choices.iter().map(line).collect()
        }
        Some(record) => {
            let (scores, slots) = net::scores(record, view.seat, view.hand, view.question == Question::Announce);
            let score = |choice: &Decision| match choice {
                Decision::Card(card) => scores[usize::from(slots.of_card(*card))],
                Decision::Announce(call) => scores[SLOTS + *call as usize],
                Decision::Trump(_) => 0.0,
            };
            choices.iter().map(|choice| skill.instinct * score(choice)).collect()
        }
    };
    let most = extra.iter().copied().fold(f32::MIN, f32::max);
    extra.iter_mut().for_each(|extra| *extra -= most);
    extra
}

/// Ends at one stake, at another.
fn raised(ends: &Outlook, from: u8, to: u8) -> Outlook {
    let mut raised = [0.0; OUTLOOK];
    let block = |stake: u8| 5 * usize::from(stake - 1)..5 * usize::from(stake);
    raised[block(to)].copy_from_slice(&ends[block(from)]);
    raised
}

/// Where an end at the stake said so far stands in an outlook.
fn place(record: &Record, end: End) -> usize {
    5 * usize::from(record.stake() - 1) + end as usize
}

fn add(ends: &mut Outlook, weight: f32, more: &Outlook) {
    ends.iter_mut().zip(more).for_each(|(end, more)| *end += weight * more);
}

/// What the ends are worth to a view's team at each stake.
fn worths(view: &View, maker: Team, equity: &Equity) -> [Worth; 3] {
    [1, 2, 3].map(|stake| Worth::of(view, maker, stake, equity))
}

fn candidate(skill: &Skill, decision: Decision, ends: &Outlook, worths: &[Worth; 3], extra: f32) -> Candidate {
    let (mut lines, mut chance) = (0.0, 0.0);
    for (ends, worth) in ends.chunks(5).zip(worths) {
        for (place, end) in ends.iter().enumerate() {
            lines += end * worth.lines[place];
            chance += end * worth.chance[place];
        }
    }
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
