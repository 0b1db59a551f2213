//! Turns what happened in the game into movements: a queue of steps, each a few cards that change their places together.

use std::collections::VecDeque;

use super::durations as d;
use super::places::{self, Lying, Place, Spread, sorted};
use crate::audio::Cue;
use crate::rules::{Announcement, Card, CardSet, Event, Game, Seat};

/// A card that changes its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    /// Which card.
    pub card: Card,
    /// How it lies afterwards.
    pub to: Lying,
    /// Seconds after the step's begin.
    pub delay: f32,
}

/// Movements that begin together, and what comes with them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Step {
    /// The cards that move.
    pub changes: Vec<Change>,
    /// How long each of them flies, in seconds.
    pub flight: f32,
    /// How long everything rests before the next step, in seconds.
    pub hold: f32,
    /// What is heard when the step begins.
    pub cue: Option<Cue>,
    /// The card to mark as the winner of the trick until the next step.
    pub winner: Option<Card>,
}

impl Step {
    /// How long the step lasts at normal speed, without its hold.
    #[must_use]
    pub fn moving(&self) -> f32 {
        let last = self.changes.iter().map(|change| change.delay).fold(0.0, f32::max);
        if self.changes.is_empty() { 0.0 } else { last + self.flight }
    }
}

/// The steps still to be shown and how the cards lie after them.
#[derive(Clone, Debug, PartialEq)]
pub struct Script {
    /// How the cards lie when all steps are done.
    spread: Spread,
    /// The steps, next first.
    steps: VecDeque<Step>,
    /// The seat whose hand lies open.
    viewer: Seat,
}

impl Script {
    /// Nothing moves: the cards lie as in the game.
    #[must_use]
    pub fn at_rest(game: &Game, viewer: Seat) -> Self {
        Self { spread: places::spread(game, viewer), steps: VecDeque::new(), viewer }
    }

    /// Nothing moves: the cards lie as in a spread.
    #[must_use]
    pub const fn laid(spread: Spread, viewer: Seat) -> Self {
        Self { spread, steps: VecDeque::new(), viewer }
    }

    /// Adds a movement of all cards that lie otherwise in another spread.
    pub fn arrange(&mut self, spread: &Spread, cue: Option<Cue>) {
        let moved = Card::all().filter(|card| self.spread[card.index()] != spread[card.index()]);
        let changes: Vec<Change> = moved.map(|card| Change { card, to: spread[card.index()], delay: 0.0 }).collect();
        if !changes.is_empty() {
            self.push(Step { changes, flight: d::ARRANGE, cue, ..Step::default() });
        }
    }

    /// How the cards lie when all steps are done.
    #[must_use]
    pub const fn spread(&self) -> &Spread {
        &self.spread
    }

    /// Whether no step is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The next step.
    pub fn take_step(&mut self) -> Option<Step> {
        self.steps.pop_front()
    }

    /// Drops all steps; the cards shall lie at once as they do after them.
    pub fn finish(&mut self) {
        self.steps.clear();
    }

    /// A new game: the pack is riffled twice.
    pub fn shuffle(&mut self) {
        for riffle in 0..2_usize {
            let apart = self.pack_step(d::RIFFLE * 0.7, |place| {
                let half = place / 12;
                Place::Beside { place: place % 12, right: (half + riffle as u8).is_multiple_of(2) }
            });
            self.steps.push_back(Step { cue: Some(Cue::Shuffle), ..apart });
            let mut together = self.pack_step(d::RIFFLE, Place::Pack);
            for change in &mut together.changes {
                if let Place::Pack(place) = change.to.place {
                    change.delay = f32::from(place % 12) * 0.018;
                }
            }
            self.steps.push_back(together);
        }
    }

    /// A step in which every card of the pack moves; `to` takes its place in the pack.
    fn pack_step(&self, flight: f32, to: impl Fn(u8) -> Place) -> Step {
        let changes = Card::all().filter_map(|card| match self.spread[card.index()] {
            Lying { place: Place::Pack(place), open } => {
                Some(Change { card, to: Lying { place: to(place), open }, delay: 0.0 })
            }
            _ => None,
        });
        Step { changes: changes.collect(), flight, ..Step::default() }
    }

    /// Adds the movements of an event; `game` is the game after it.
    pub fn event(&mut self, game: &Game, event: Event) {
        match event {
            Event::Cut { lifted, .. } => self.cut(lifted),
            Event::Packet { seat, cards } => self.packet(game, seat, cards),
            Event::Trump { .. } => {
                self.steps.push_back(Step { hold: d::TRUMP_HOLD, cue: Some(Cue::Knock), ..Step::default() });
            }
            Event::Announced { call: Announcement::None, .. } => {}
            Event::Announced { .. } => {
                self.steps.push_back(Step { hold: d::ANNOUNCE_HOLD, cue: Some(Cue::Announce), ..Step::default() });
            }
            Event::Played { seat, card } => self.play(seat, card),
            Event::TrickWon { seat, .. } => self.gather(game, seat),
            Event::Claimed { .. } | Event::MisplayCalled { .. } => self.lay_open(game),
            Event::Scored(_) => {}
        }
    }

    fn cut(&mut self, lifted: u8) {
        let count = Card::COUNT as u8;
        let rest = count - lifted;
        let mut up = self.pack_step(d::CUT, |place| {
            if place >= rest { Place::Beside { place: place - rest, right: true } } else { Place::Pack(place) }
        });
        up.changes.retain(|change| matches!(change.to.place, Place::Beside { .. }));
        up.cue = Some(Cue::Cut);
        let down =
            self.pack_step(d::CUT, |place| Place::Pack(if place >= rest { place - rest } else { place + lifted }));
        self.push(up);
        self.push(down);
    }

    /// Adds a step and lets the spread be as after it.
    fn push(&mut self, step: Step) {
        for change in &step.changes {
            self.spread[change.card.index()] = change.to;
        }
        self.steps.push_back(step);
    }

    /// The cards of a hand as they lie, from its owner's left.
    fn hand(&self, seat: Seat) -> Vec<Card> {
        let mut cards: Vec<(u8, Card)> = Card::all()
            .filter_map(|card| match self.spread[card.index()].place {
                Place::Hand { seat: at, slot, .. } if at == seat => Some((slot, card)),
                _ => None,
            })
            .collect();
        cards.sort_unstable();
        cards.into_iter().map(|(_, card)| card).collect()
    }

    /// The changes that bring a hand into this order.
    fn ordered(&self, seat: Seat, order: &[Card], open: impl Fn(Card) -> bool) -> Vec<Change> {
        let of = order.len() as u8;
        let change = |(slot, card): (usize, &Card)| Change {
            card: *card,
            to: Lying { place: Place::Hand { seat, slot: slot as u8, of }, open: open(*card) },
            delay: 0.0,
        };
        order.iter().enumerate().map(change).collect()
    }

    fn is_open(&self, card: Card) -> bool {
        self.spread[card.index()].open
    }

    fn packet(&mut self, game: &Game, seat: Seat, cards: [Card; 3]) {
        let mut order = self.hand(seat);
        order.extend(cards);
        let mut changes = self.ordered(seat, &order, |card| self.is_open(card));
        for change in &mut changes {
            if let Some(nth) = cards.iter().position(|card| *card == change.card) {
                change.delay = nth as f32 * d::PACKET_STAGGER;
            }
        }
        self.push(Step { changes, flight: d::PACKET, cue: Some(Cue::Deal), ..Step::default() });
        // When the other players have their cards too, the viewer takes up the own.
        let last = game.hands()[seat].len() == 6 && seat == game.dealer() && order.len() == 6;
        let first = order.len() == 3 && seat == game.forehand();
        if first && seat == self.viewer || last {
            self.take_up(game);
        }
    }

    /// The viewer turns the own cards over and sorts them.
    fn take_up(&mut self, game: &Game) {
        let viewer = self.viewer;
        let order = self.hand(viewer);
        if order.iter().any(|card| !self.is_open(*card)) {
            let mut changes = self.ordered(viewer, &order, |_| true);
            changes.retain(|change| !self.is_open(change.card));
            for (nth, change) in changes.iter_mut().enumerate() {
                change.delay = nth as f32 * 0.03;
            }
            self.push(Step { changes, flight: d::FLIP, cue: Some(Cue::Flip), ..Step::default() });
        }
        let wanted = sorted(order.iter().copied().collect::<CardSet>(), game.trump());
        if wanted != order {
            let changes = self.ordered(viewer, &wanted, |_| true);
            self.push(Step { changes, flight: d::SORT, ..Step::default() });
        }
    }

    fn play(&mut self, seat: Seat, card: Card) {
        let order = self.trick().len() as u8;
        let rest: Vec<Card> = self.hand(seat).into_iter().filter(|held| *held != card).collect();
        let mut changes = self.ordered(seat, &rest, |held| self.is_open(held));
        changes.insert(0, Change { card, to: Lying { place: Place::Trick { seat, order }, open: true }, delay: 0.0 });
        let cue = if places::is_big(card) { Cue::Knock } else { Cue::Play };
        self.push(Step { changes, flight: d::PLAY, cue: Some(cue), ..Step::default() });
    }

    /// The cards of the trick as they lie, in playing order.
    fn trick(&self) -> Vec<Card> {
        let mut cards: Vec<(u8, Card)> = Card::all()
            .filter_map(|card| match self.spread[card.index()].place {
                Place::Trick { order, .. } => Some((order, card)),
                _ => None,
            })
            .collect();
        cards.sort_unstable();
        cards.into_iter().map(|(_, card)| card).collect()
    }

    fn gather(&mut self, game: &Game, winner: Seat) {
        let team = winner.team();
        let cards = self.trick();
        let won = |card: Card| match self.spread[card.index()].place {
            Place::Won { team: of, trick, .. } if of == team => Some(trick + 1),
            _ => None,
        };
        let trick = Card::all().filter_map(won).max().unwrap_or(0);
        let best = game.trump().and_then(|trump| {
            cards.iter().copied().reduce(|best, card| if card.beats(best, trump) { card } else { best })
        });
        self.steps.push_back(Step { hold: d::TRICK_HOLD, winner: best, ..Step::default() });
        let change = |(order, card): (usize, &Card)| Change {
            card: *card,
            to: Lying { place: Place::Won { team, trick, order: order as u8 }, open: false },
            delay: 0.0,
        };
        let changes = cards.iter().enumerate().map(change).collect();
        self.push(Step { changes, flight: d::GATHER, cue: Some(Cue::Gather), ..Step::default() });
    }

    fn lay_open(&mut self, game: &Game) {
        let target = places::spread(game, self.viewer);
        let changes = Card::all()
            .filter(|card| target[card.index()] != self.spread[card.index()])
            .map(|card| Change { card, to: target[card.index()], delay: 0.0 })
            .collect();
        self.push(Step { changes, flight: d::LAY_OPEN, hold: d::LAY_OPEN_HOLD, cue: Some(Cue::Knock), winner: None });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Match, Phase, Preset, Seed};

    /// After the steps of every event the cards lie as the game says, for every viewer, preset and way to end a game.
    #[test]
    fn the_picture_ends_where_the_game_is() {
        for (number, preset) in Preset::ALL.into_iter().cycle().take(24).enumerate() {
            let viewer = Seat::ALL[number % 4];
            let mut partie = Match::new(preset.options(), Seed::from(number as u64), None);
            let mut script = Script::at_rest(partie.game(), viewer);
            script.shuffle();
            for step in 0..300_usize {
                if partie.game().phase() == Phase::Scored {
                    if !partie.next_game() {
                        break;
                    }
                    script = Script::at_rest(partie.game(), viewer);
                    script.shuffle();
                    continue;
                }
                let seat = partie.game().asked().or(partie.game().turn()).unwrap_or(Seat::South);
                let actions = partie.game().legal_actions(seat);
                let action = actions[(step * 13 + number * 5) % actions.len()];
                for event in partie.apply(seat, action).unwrap() {
                    script.event(partie.game(), event);
                }
                assert_eq!(script.spread(), &places::spread(partie.game(), viewer), "after {action:?} of {seat}");
                let mut shown = *script.spread();
                while let Some(step) = script.take_step() {
                    for change in step.changes {
                        shown[change.card.index()] = change.to;
                    }
                }
                assert_eq!(&shown, script.spread());
            }
        }
    }

    #[test]
    fn no_card_shows_its_face_before_the_rules_let_the_viewer_see_it() {
        for number in 0..12_u64 {
            let mut partie = Match::new(Preset::Wikipedia.options(), Seed::from(number), None);
            let mut script = Script::at_rest(partie.game(), Seat::South);
            script.shuffle();
            while partie.game().phase() != Phase::Scored {
                let seat = partie.game().asked().or(partie.game().turn()).unwrap();
                let actions = partie.game().legal_actions(seat);
                let action = actions[number as usize % actions.len()];
                for event in partie.apply(seat, action).unwrap() {
                    script.event(partie.game(), event);
                }
                let game = partie.game();
                let seen = !game.unseen(Seat::South);
                while let Some(step) = script.take_step() {
                    for change in step.changes.iter().filter(|change| change.to.open) {
                        assert!(seen.contains(change.card) || game.phase() == Phase::Scored, "{} shown", change.card);
                    }
                }
            }
        }
    }
}
