//! Learning by play against oneself: what the command `konter-a-matt train` does.
//!
//! Four copies of the policy play, each choosing from its own view. The critic, who sees all hands, says how the game would end
//! after each choice that was open, so every decision teaches about all its choices at once and the luck of the deal cancels: the
//! policy moves towards what the critic values above the policy's own mean (an actor with a central critic over all actions). How far
//! the critic was wrong about the choice that was made is added for that choice, as much more as the choice was rare, up to
//! a limit. The critic learns the ends that came about (λ-returns). A bonus on the policy's entropy keeps it from
//! settling too early. All steps are Adam's.

use rand::Rng;
use rand::rngs::ChaCha8Rng;

use super::features::{Inputs, of_open, of_view, slots_of_view};
use super::layer::{Layers, Net, shares};
use super::record::Record;
use super::slots::SLOTS;
use super::trump::TrumpTable;
use super::{CHOICES, Critic, DEEP, OUTLOOK, Outlook, Policy, WIDE, chances, turned};
use crate::ai::equity::Equity;
use crate::ai::rule;
use crate::ai::worth::{End, Worth};
use crate::rules::options::Deadline;
use crate::rules::{Announcement, BySeat, Card, CardSet, Direction, Lee, Options, Seat, Suit, Team};

/// Everything that is learned.
#[derive(Clone, Debug, PartialEq)]
pub struct Learned {
    /// What is likely to be chosen.
    pub policy: Policy,
    /// How a game with open hands ends.
    pub critic: Critic,
    /// What naming a suit is worth.
    pub trump: TrumpTable,
}

/// How to learn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// Games to play.
    pub games: u32,
    /// What everything random comes from.
    pub seed: u64,
}

impl Plan {
    /// What `config/ai/master.net` was learned by.
    pub const BUILT_IN: Self = Self { games: 2_600_000, seed: 3 };
}

/// Games between two steps.
const BATCH: u32 = 48;
/// Games between two reports.
const REPORT: u32 = 24_000;
/// How much of a return comes from what happened rather than from the critic's next opinion.
const LAMBDA: f32 = 0.9;
/// The share of choices made at random.
const STRAY: f32 = 0.03;
/// The same for trump.
const STRAY_TRUMP: f32 = 0.15;
/// The most by which a surprise is weighed up because its choice was rare.
const RAREST: f32 = 3.0;

/// One decision of a game.
struct Step {
    /// Whether the decider's side named trump.
    makers: bool,
    on: Inputs,
    layers: Layers<WIDE, DEEP, CHOICES>,
    /// The outputs that were open.
    open: Vec<u16>,
    shares: Vec<f32>,
    /// Net lines for the decider's side after each.
    lines: Vec<f32>,
    chosen: usize,
    /// How likely the chosen one was.
    likely: f32,
    after: Opinion,
}

/// What the critic says of a position.
#[derive(Clone)]
struct Opinion {
    /// For the side that named trump.
    makers: Outlook,
    /// What was looked at, and whether by the makers' side; nothing if the game is as good as over.
    seen: Option<(Inputs, Layers<WIDE, DEEP, OUTLOOK>, bool)>,
}

/// Step sizes of their own for all weights.
struct Adam<const H: usize, const M: usize, const O: usize> {
    mean: Net<H, M, O>,
    square: Net<H, M, O>,
    slopes: Net<H, M, O>,
    steps: i32,
}

impl<const H: usize, const M: usize, const O: usize> Adam<H, M, O> {
    fn new(inputs: usize) -> Self {
        let zero = || Net::zero(inputs);
        Self { mean: zero(), square: zero(), slopes: zero(), steps: 0 }
    }

    /// Moves the weights against the slopes gathered, which are forgotten.
    fn step(&mut self, net: &mut Net<H, M, O>, rate: f32, samples: f32) {
        self.steps += 1;
        let grown = (1.0 - 0.999_f32.powi(self.steps)).sqrt() / (1.0 - 0.9_f32.powi(self.steps));
        let rate = rate * grown;
        let parts = net.parts_mut().into_iter().zip(self.slopes.parts_mut());
        for ((weights, slopes), (means, squares)) in
            parts.zip(self.mean.parts_mut().into_iter().zip(self.square.parts_mut()))
        {
            for place in 0..weights.len() {
                let slope = slopes[place] / samples;
                slopes[place] = 0.0;
                means[place] = 0.9 * means[place] + 0.1 * slope;
                squares[place] = 0.999 * squares[place] + 0.001 * slope * slope;
                weights[place] -= rate * means[place] / (squares[place].sqrt() + 1e-8);
            }
        }
    }
}

/// A learner in the middle of its work.
struct Learner {
    learned: Learned,
    policy: Adam<WIDE, DEEP, CHOICES>,
    critic: Adam<WIDE, DEEP, OUTLOOK>,
    /// Net lines of the makers' ends by stake.
    worth: Outlook,
    rng: ChaCha8Rng,
    entropy: f32,
    samples: f32,
    seen: f32,
    loss: f64,
    random: f64,
    decisions: f64,
    gained: f64,
}

fn started<const H: usize, const M: usize, const O: usize>(inputs: usize, rng: &mut ChaCha8Rng) -> Net<H, M, O> {
    let mut net = Net::zero(inputs);
    // About 60 inputs are on, and half of the units.
    for (part, wide) in [(0, 60.0), (2, H as f32 / 2.0), (4, M as f32 / 2.0)] {
        let size = (if part == 4 { 0.3 } else { 1.7 }) / f32::sqrt(wide);
        net.parts_mut()[part].fill_with(|| size * (2.0 * even(rng) - 1.0));
    }
    net
}

/// A number from 0 to 1.
fn even(rng: &mut ChaCha8Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / 16_777_216.0
}

/// Chooses by shares, mixed with even chances; the place and how likely it was.
fn drawn(shares: &[f32], stray: f32, rng: &mut ChaCha8Rng) -> (usize, f32) {
    let likely = |share: f32| (1.0 - stray) * share + stray / shares.len() as f32;
    let mut left = even(rng);
    for (place, share) in shares.iter().enumerate() {
        left -= likely(*share);
        if left < 0.0 || place + 1 == shares.len() {
            return (place, likely(*share));
        }
    }
    (0, 1.0)
}

/// A shuffled deal, maker first, and the maker's first packet.
fn deal(rng: &mut ChaCha8Rng) -> (BySeat<CardSet>, CardSet) {
    let mut pack: Vec<Card> = Card::all().collect();
    for place in (1..pack.len()).rev() {
        pack.swap(place, (even(rng) * (place + 1) as f32) as usize);
    }
    let hand = |from: usize| pack[from..from + 6].iter().copied().collect::<CardSet>();
    (BySeat([hand(0), hand(6), hand(12), hand(18)]), pack[..3].iter().copied().collect())
}

/// The seats to be asked for an announcement before the card of the player in turn.
fn asked(record: &Record) -> Vec<Seat> {
    let table = &record.table;
    match record.deadline {
        Deadline::OwnFirstCard if table.held[table.turn()] == 6 => vec![table.turn()],
        Deadline::FirstCardOfGame if table.played.is_empty() => table.maker.round(table.direction).collect(),
        _ => Vec::new(),
    }
}

/// How the game ends for the makers if nobody has a choice any more.
fn decided(record: &Record, hands: &BySeat<CardSet>) -> Option<End> {
    if Seat::ALL.into_iter().any(|seat| hands[seat].len() > 1) {
        return None;
    }
    let mut table = record.table;
    while !table.is_over() {
        table.play(hands[table.turn()].first()?);
    }
    Some(End::of(&table, table.maker.team()))
}

impl Learner {
    fn new(plan: Plan) -> Self {
        let mut rng = crate::rules::Seed::from(plan.seed).rng("train");
        let options = Options::default();
        let equity = Equity::of(&options);
        let team = Team::NorthSouth;
        let mut worth = [0.0; OUTLOOK];
        for (stake, worth) in (1..).zip(worth.chunks_mut(5)) {
            worth.copy_from_slice(&Worth::new(&options, Lee::start(&options), team, team, stake, &equity).lines);
        }
        let (views, opens) = (super::features::VIEW_INPUTS, super::features::OPEN_INPUTS);
        Self {
            learned: Learned {
                policy: started(views, &mut rng),
                critic: started(opens, &mut rng),
                trump: TrumpTable::zero(),
            },
            policy: Adam::new(views),
            critic: Adam::new(opens),
            worth,
            rng,
            entropy: 0.0,
            samples: 0.0,
            seen: 0.0,
            loss: 0.0,
            random: 0.0,
            decisions: 0.0,
            gained: 0.0,
        }
    }

    fn opinion(&self, record: &Record, hands: &BySeat<CardSet>) -> Opinion {
        if let Some(end) = decided(record, hands) {
            let mut makers = [0.0; OUTLOOK];
            makers[5 * usize::from(record.stake() - 1) + end as usize] = 1.0;
            return Opinion { makers, seen: None };
        }
        let on = of_open(record, hands);
        let layers = self.learned.critic.forward(on.as_slice());
        let outlook = chances(record, &layers.out);
        let makers = record.table.turn().team() == record.table.maker.team();
        Opinion { makers: if makers { outlook } else { turned(outlook) }, seen: Some((on, layers, makers)) }
    }

    /// Net lines for the makers.
    fn lines(&self, makers: &Outlook) -> f32 {
        makers.iter().zip(&self.worth).map(|(chance, worth)| chance * worth).sum()
    }

    /// Moves all weights by what was gathered; `done` is the share of the games that were played.
    fn step(&mut self, done: f32) {
        // Both fall to a tenth and less towards the end.
        let rate = 1.5e-3 * (1.0 - done).powi(2) + 5e-5;
        self.entropy = 0.1 * (1.0 - done).powi(2) + 0.008;
        self.policy.step(&mut self.learned.policy, rate, self.samples.max(1.0));
        self.critic.step(&mut self.learned.critic, rate, self.seen.max(1.0));
        (self.samples, self.seen) = (0.0, 0.0);
    }

    /// A decision between choices, each an output and the record and hands after it.
    fn decide(
        &mut self,
        record: &Record,
        (seat, hand): (Seat, CardSet),
        asked: bool,
        choices: &[(u16, Record, BySeat<CardSet>)],
    ) -> (usize, Step) {
        let on = of_view(record, seat, hand, asked, slots_of_view(record, seat, hand));
        let layers = self.learned.policy.forward(on.as_slice());
        let open: Vec<u16> = choices.iter().map(|(output, ..)| *output).collect();
        let mut parts: Vec<f32> = open.iter().map(|output| layers.out[usize::from(*output)]).collect();
        shares(&mut parts);
        let makers = seat.team() == record.table.maker.team();
        let (chosen, likely) = drawn(&parts, STRAY, &mut self.rng);
        let mut after: Vec<Opinion> = choices.iter().map(|(_, record, hands)| self.opinion(record, hands)).collect();
        let lines = after.iter().map(|opinion| {
            let lines = self.lines(&opinion.makers);
            if makers { lines } else { -lines }
        });
        let lines = lines.collect();
        let after = after.swap_remove(chosen);
        (chosen, Step { makers, on, layers, open, shares: parts, lines, chosen, likely, after })
    }

    /// Plays a game and gathers the slopes that it teaches.
    fn game(&mut self) {
        let (mut hands, packet) = deal(&mut self.rng);
        let deadline = if even(&mut self.rng) < 0.2 { Deadline::FirstCardOfGame } else { Deadline::OwnFirstCard };
        let start = |trump| Record::new(trump, Seat::South, Direction::Clockwise, deadline);
        let mut values = self.learned.trump.of(packet);
        for value in &mut values {
            *value /= 0.1;
        }
        shares(&mut values);
        let (named, _) = drawn(&values, STRAY_TRUMP, &mut self.rng);
        for trump in Suit::ALL {
            let lines = self.lines(&self.opinion(&start(trump), &hands).makers);
            self.learned.trump.lines[TrumpTable::class(packet, trump)] +=
                0.004 * (lines - self.learned.trump.lines[TrumpTable::class(packet, trump)]);
        }
        let mut record = start(Suit::ALL[named]);
        let first = self.opinion(&record, &hands);
        let mut steps: Vec<Step> = Vec::with_capacity(24);
        while decided(&record, &hands).is_none() {
            for seat in asked(&record) {
                let mut choices = Vec::new();
                if record.said[seat] == Announcement::None {
                    for call in [Announcement::None].into_iter().chain(Announcement::possible(hands[seat])) {
                        let mut next = record;
                        next.announce(seat, call);
                        choices.push(((SLOTS + call as usize) as u16, next, hands));
                    }
                }
                if choices.len() > 1 {
                    let (chosen, step) = self.decide(&record, (seat, hands[seat]), true, &choices);
                    record = choices[chosen].1;
                    steps.push(step);
                }
            }
            let seat = record.table.turn();
            let slots = slots_of_view(&record, seat, hands[seat]);
            let legal = record.table.trick.legal(record.table.trump, hands[seat]);
            let choices: Vec<_> = legal
                .iter()
                .map(|card| {
                    let (mut next, mut left) = (record, hands);
                    next.play(card);
                    left[seat].remove(card);
                    (slots.of_card(card), next, left)
                })
                .collect();
            let mut chosen = 0;
            if choices.len() > 1 {
                let (place, step) = self.decide(&record, (seat, hands[seat]), false, &choices);
                chosen = place;
                steps.push(step);
            }
            (record, hands) = (choices[chosen].1, choices[chosen].2);
        }
        let mut target = self.opinion(&record, &hands).makers;
        self.gained += f64::from(self.lines(&target));
        for step in steps.iter().rev() {
            self.learn(step, &target);
            for (target, critic) in target.iter_mut().zip(&step.after.makers) {
                *target = LAMBDA * *target + (1.0 - LAMBDA) * critic;
            }
        }
        self.correct(&first, &target);
    }

    /// Gathers what a return says of the critic's opinion.
    fn correct(&mut self, opinion: &Opinion, target: &Outlook) {
        let Some((on, layers, makers)) = &opinion.seen else { return };
        let mut slope = [0.0; OUTLOOK];
        for place in 0..OUTLOOK {
            slope[place] = opinion.makers[place] - target[place];
            self.loss -= f64::from(target[place] * opinion.makers[place].max(1e-6).ln());
        }
        let slope = if *makers { slope } else { turned(slope) };
        self.learned.critic.backward(on.as_slice(), layers, &slope, &mut self.critic.slopes);
        self.seen += 1.0;
    }

    fn learn(&mut self, step: &Step, target: &Outlook) {
        self.correct(&step.after, target);
        let makers = self.lines(target);
        let came = if step.makers { makers } else { -makers };
        let mut lines = step.lines.clone();
        lines[step.chosen] += (1.0 / step.likely).min(RAREST) * (came - lines[step.chosen]);
        let mut random = 0.0;
        for (line, share) in lines.iter_mut().zip(&step.shares) {
            let log = share.max(1e-6).ln();
            random -= share * log;
            *line -= self.entropy * log;
        }
        let mean: f32 = lines.iter().zip(&step.shares).map(|(line, share)| line * share).sum();
        let mut slope = [0.0; CHOICES];
        for ((output, share), line) in step.open.iter().zip(&step.shares).zip(&lines) {
            slope[usize::from(*output)] = -share * (line - mean);
        }
        self.learned.policy.backward(step.on.as_slice(), &step.layers, &slope, &mut self.policy.slopes);
        self.samples += 1.0;
        self.random += f64::from(random);
        self.decisions += 1.0;
    }
}

/// Learns; `report` gets a line now and then, and what is learned so far.
pub fn train(plan: Plan, report: &mut impl FnMut(&str, &Learned)) -> Learned {
    let mut learner = Learner::new(plan);
    let mut rng = crate::rules::Seed::from(plan.seed).rng("train/check");
    for number in 1..=plan.games {
        learner.game();
        if number % BATCH == 0 {
            learner.step(number as f32 / plan.games as f32);
        }
        if number % REPORT == 0 || number == plan.games {
            let against = duel(&learner.learned, (plan.games / 10).clamp(1, 1000), &mut rng);
            let text = format!(
                "{number} games: critic {:.4}, entropy {:.4}, makers {:+.3} lines, {against:+.3} lines a deal against rule",
                learner.loss / learner.decisions,
                learner.random / learner.decisions,
                learner.gained / f64::from(REPORT),
            );
            (learner.loss, learner.random, learner.decisions, learner.gained) = (0.0, 0.0, 0.0, 0.0);
            report(&text, &learner.learned);
        }
    }
    learner.learned
}

/// Net lines a deal of the policy, likeliest choices only, against the rule-based player, both games of a deal together.
fn duel(learned: &Learned, deals: u32, rng: &mut ChaCha8Rng) -> f64 {
    let options = Options::default();
    let equity = Equity::of(&options);
    let mut sum = 0.0;
    for _ in 0..deals {
        let (hands, packet) = deal(rng);
        for team in Team::ALL {
            let table = finished(learned, hands, packet, team);
            let makers = Team::NorthSouth;
            let worth = Worth::new(&options, Lee::start(&options), makers, team, table.stake(), &equity);
            sum += f64::from(worth.lines[End::of(&table.table, team) as usize]);
        }
    }
    sum / f64::from(deals)
}

/// The place of the largest.
fn largest(scores: impl Iterator<Item = f32>) -> usize {
    scores.enumerate().fold((0, f32::MIN), |best, next| if next.1 > best.1 { next } else { best }).0
}

fn finished(learned: &Learned, mut hands: BySeat<CardSet>, packet: CardSet, team: Team) -> Record {
    let trump = if team == Team::NorthSouth {
        Suit::ALL[largest(learned.trump.of(packet).into_iter())]
    } else {
        rule::trump(packet)
    };
    let mut record = Record::new(trump, Seat::South, Direction::Clockwise, Deadline::OwnFirstCard);
    while !record.table.is_over() {
        let seat = record.table.turn();
        let hand = hands[seat];
        if hand.len() == 6 {
            let calls: Vec<_> = [Announcement::None].into_iter().chain(Announcement::possible(hand)).collect();
            let call = if seat.team() == team {
                let on = of_view(&record, seat, hand, true, slots_of_view(&record, seat, hand));
                let out = learned.policy.forward(on.as_slice()).out;
                calls[largest(calls.iter().map(|call| out[SLOTS + *call as usize]))]
            } else {
                rule::announcement(hand, trump, Seat::South, seat)
            };
            record.announce(seat, call);
        }
        let card = if seat.team() == team {
            let slots = slots_of_view(&record, seat, hand);
            let on = of_view(&record, seat, hand, false, slots);
            let out = learned.policy.forward(on.as_slice()).out;
            let legal: Vec<Card> = record.table.trick.legal(trump, hand).iter().collect();
            legal[largest(legal.iter().map(|card| out[usize::from(slots.of_card(*card))]))]
        } else {
            rule::card(&record.table, hand).unwrap_or(Card::MATT)
        };
        hands[seat].remove(card);
        record.play(card);
    }
    record
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_plan_learns_the_same_and_something() {
        let plan = Plan { games: 480, seed: 4 };
        let mut losses = Vec::new();
        let mut learn = || {
            let mut learner = Learner::new(plan);
            for number in 1..=plan.games {
                if number == 1 || number == plan.games - 99 {
                    (learner.loss, learner.decisions) = (0.0, 0.0);
                }
                learner.game();
                if number % BATCH == 0 {
                    learner.step(number as f32 / plan.games as f32);
                }
                if number == 100 || number == plan.games {
                    losses.push(learner.loss / learner.decisions);
                }
            }
            learner.learned
        };
        let first = learn();
        assert_eq!(first, learn());
        assert!(losses[1] < losses[0] - 0.05, "the critic gets better: {losses:?}");
    }
}
