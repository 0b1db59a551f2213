//! The moving picture: plays the [`Script`]'s steps, knows where each card is at this moment, and when all is at rest.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::durations as d;
use super::layout::Layout;
use super::places::{Lying, Place, Spread};
use super::script::{Script, Step};
use crate::app::WakeAfter;
use crate::audio::Cue;
use crate::play::{GameLaidOut, Happened, Playing};
use crate::rules::{Card, Phase, Seat};
use crate::settings::Settings;

/// A card as it is seen at this moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shown {
    /// Where and how large, in the current layout.
    pub pose: super::layout::Pose,
    /// 0 face down, 1 face up, in between while it turns.
    pub face: f32,
    /// How far it is lifted by the pointer or the keyboard's focus, 0 to 1.
    pub lift: f32,
    /// How far it is up in the air, 0 to 1: it looks a little larger, and its shadow falls further away and is softer.
    pub air: f32,
    /// What lies higher is drawn later.
    pub height: f32,
}

/// A card on its way.
#[derive(Clone, Copy, Debug)]
struct Flight {
    from: Shown,
    delay: f32,
    duration: f32,
    elapsed: f32,
    high: bool,
    /// Coming back to the hand after a drag: it overshoots a little.
    spring: bool,
}

/// A card of the own hand that the pointer holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Held {
    /// Which.
    pub card: Card,
    /// Where the card's centre is to be.
    pub at: Vec2,
}

/// The picture on the table.
#[derive(Resource)]
pub struct Stage {
    script: Script,
    /// The window's size that the cards lie in.
    size: Vec2,
    dealer: Seat,
    /// What the cards' irregularities in this deal come from.
    deal: u32,
    lying: Spread,
    shown: [Shown; Card::COUNT],
    flights: [Option<Flight>; Card::COUNT],
    /// The step being shown: seconds since its begin, seconds until the next.
    step: Option<(f32, f32)>,
    /// A frame is asked for when the step's hold ends.
    sleeps: bool,
    /// The card marked as the winner of the trick.
    winner: Option<Card>,
    /// The card that the pointer drags.
    pub held: Option<Held>,
    /// The card of the own hand that is raised, by hovering or by the keyboard.
    pub raised: Option<Card>,
    /// It was the keyboard that raised it.
    pub by_key: bool,
    /// The card of the own hand that the pointer presses: it gives way a little.
    pressed: Option<Card>,
    /// Cards of the own hand that may not be played now: dimmed.
    pub dimmed: crate::rules::CardSet,
    /// Cards that stay raised, since they are chosen.
    pub chosen: crate::rules::CardSet,
    /// The cards that pointer and keys reach, in the keys' order; without any, those of the own hand.
    pub reachable: Vec<Card>,
    /// The picture must be drawn again.
    pub dirty: bool,
    at_rest: bool,
}

impl Stage {
    /// The seat whose hand lies open at the bottom: the person's, also when only AI players play.
    pub const VIEWER: Seat = Seat::South;

    /// The picture of a match at rest.
    #[must_use]
    pub fn new(playing: &Playing, layout: &Layout) -> Self {
        let mut stage = Self::of(playing.game(), layout);
        stage.deal = playing.partie().record().seed.irregularity(playing.partie().game_number());
        stage.place_all(layout);
        stage
    }

    /// The picture of a game at rest; before the cut the pack is first shuffled.
    #[must_use]
    pub fn of(game: &crate::rules::Game, layout: &Layout) -> Self {
        let mut stage = Self::laid(Script::at_rest(game, Self::VIEWER), game.dealer(), layout);
        if game.phase() == Phase::Cut {
            stage.script.shuffle();
            stage.at_rest = false;
        }
        stage
    }

    /// The picture of cards that lie as a script has them.
    #[must_use]
    pub fn laid(script: Script, dealer: Seat, layout: &Layout) -> Self {
        let lying = *script.spread();
        let mut stage = Self {
            script,
            size: layout.size,
            dealer,
            deal: 0,
            lying,
            shown: [Shown { pose: layout.pack(dealer, 0), face: 0.0, lift: 0.0, air: 0.0, height: 0.0 }; Card::COUNT],
            flights: [None; Card::COUNT],
            step: None,
            sleeps: false,
            winner: None,
            held: None,
            raised: None,
            by_key: false,
            pressed: None,
            dimmed: crate::rules::CardSet::EMPTY,
            chosen: crate::rules::CardSet::EMPTY,
            reachable: Vec::new(),
            dirty: true,
            at_rest: true,
        };
        stage.place_all(layout);
        stage
    }

    /// Whether nothing moves and nothing waits to move. Panels that tell how a game ended wait for this.
    #[must_use]
    pub const fn at_rest(&self) -> bool {
        self.at_rest
    }

    /// Whether a card is on its way. Between two flights the picture may stand still without being at rest.
    #[must_use]
    pub fn moves(&self) -> bool {
        self.flights.iter().any(Option::is_some)
    }

    /// Whether this card is on its way.
    #[must_use]
    pub const fn flies(&self, card: Card) -> bool {
        self.flights[card.index()].is_some()
    }

    /// The card marked as the winner of a complete trick that still lies there.
    #[must_use]
    pub const fn winner(&self) -> Option<Card> {
        self.winner
    }

    /// How a card is seen at this moment.
    #[must_use]
    pub const fn shown(&self, card: Card) -> &Shown {
        &self.shown[card.index()]
    }

    /// Where a card lies, or is flying to.
    #[must_use]
    pub const fn lying(&self, card: Card) -> Lying {
        self.lying[card.index()]
    }

    /// The cards of the viewer's hand from the left, as they lie or will lie.
    #[must_use]
    pub fn own_hand(&self) -> Vec<Card> {
        let mut cards: Vec<(u8, Card)> = Card::all()
            .filter_map(|card| match self.lying[card.index()].place {
                Place::Hand { seat, slot, .. } if seat == Self::VIEWER => Some((slot, card)),
                _ => None,
            })
            .collect();
        cards.sort_unstable();
        cards.into_iter().map(|(_, card)| card).collect()
    }

    /// The cards that pointer and keys reach, in the keys' order.
    #[must_use]
    pub fn reach(&self) -> Vec<Card> {
        if self.reachable.is_empty() { self.own_hand() } else { self.reachable.clone() }
    }

    /// Lets the cards move to where a spread has them.
    pub fn arrange(&mut self, spread: &Spread, cue: Option<Cue>) {
        self.script.arrange(spread, cue);
        self.at_rest = self.at_rest && self.script.is_empty();
        self.dirty = true;
    }

    /// Adds the movements of an event; `game` is the game after it.
    pub fn follow(&mut self, game: &crate::rules::Game, event: crate::rules::Event) {
        self.script.event(game, event);
        self.at_rest = self.at_rest && self.script.is_empty();
    }

    /// The reachable card under a point, the topmost one.
    #[must_use]
    pub fn card_at(&self, layout: &Layout, point: Vec2) -> Option<Card> {
        let mut reach = self.reach();
        reach.sort_by(|a, b| self.height(*a).total_cmp(&self.height(*b)));
        reach.into_iter().rev().find(|card| {
            let rest = self.pose(layout, *card);
            let shown = self.shown[card.index()].pose;
            // The place where the card rests counts too, so that a raised card does not flee from the pointer.
            rest.contains(point, layout.card) || shown.contains(point, layout.card)
        })
    }

    /// Finishes everything that moves at once.
    pub fn finish(&mut self, layout: &Layout) {
        self.script.finish();
        self.lying = *self.script.spread();
        self.flights = [None; Card::COUNT];
        self.step = None;
        self.winner = None;
        self.place_all(layout);
        self.at_rest = true;
        self.dirty = true;
    }

    /// The pointer presses a card, or none any more.
    pub fn press(&mut self, card: Option<Card>) {
        self.pressed = card;
        self.dirty = true;
    }

    /// Lets a dragged card go; it returns to the hand.
    pub fn let_go(&mut self, factor: f32) {
        if let Some(held) = self.held.take() {
            let from = self.shown[held.card.index()];
            self.flights[held.card.index()] =
                Some(Flight { from, delay: 0.0, duration: 0.3 * factor, elapsed: 0.0, high: true, spring: true });
            self.at_rest = false;
            self.dirty = true;
        }
    }

    /// Where a card rests in the current layout.
    fn pose(&self, layout: &Layout, card: Card) -> super::layout::Pose {
        match self.lying[card.index()].place {
            Place::Pack(place) => layout.pack(self.dealer, place),
            Place::Beside { place, right } => layout.beside_pack(self.dealer, place, right),
            Place::Hand { seat, slot, of } => layout.hand(seat, slot, of),
            Place::Trick { seat, .. } => layout.trick(seat, card, self.deal),
            Place::Won { team, trick, .. } => layout.won(team, trick, card, self.deal),
            Place::Row { row, rows, slot, of } => layout.row(row, rows, slot, of),
            Place::Away => layout.away(),
        }
    }

    fn height(&self, card: Card) -> f32 {
        match self.lying[card.index()].place {
            Place::Pack(place) => f32::from(place) * 0.1,
            Place::Beside { place, right } => f32::from(place) * 0.1 + if right { 2.5 } else { 0.0 },
            Place::Away => 0.0,
            Place::Row { row, slot, .. } => 5.0 + f32::from(row) + f32::from(slot) * 0.1,
            Place::Won { trick, order, .. } => 10.0 + f32::from(trick) + f32::from(order) * 0.1,
            Place::Hand { slot, .. } => 20.0 + f32::from(slot) * 0.1,
            Place::Trick { order, .. } => 30.0 + f32::from(order) * 0.1,
        }
    }

    fn rest(&self, layout: &Layout, card: Card) -> Shown {
        Shown {
            pose: self.pose(layout, card),
            face: f32::from(u8::from(self.lying[card.index()].open)),
            lift: 0.0,
            air: 0.0,
            height: self.height(card),
        }
    }

    fn place_all(&mut self, layout: &Layout) {
        for card in Card::all() {
            let lift = self.shown[card.index()].lift;
            self.shown[card.index()] = Shown { lift, ..self.rest(layout, card) };
        }
    }

    fn begin(&mut self, step: Step, flights: f32, holds: f32) -> Option<Cue> {
        for change in &step.changes {
            let index = change.card.index();
            let same_hand = matches!(
                (self.lying[index].place, change.to.place),
                (Place::Hand { seat: a, .. }, Place::Hand { seat: b, .. }) if a == b
            );
            let closing_up =
                same_hand && self.lying[index].open == change.to.open && step.changes.len() < 7 && step.cue.is_some();
            self.lying[index] = change.to;
            self.flights[index] = Some(Flight {
                from: self.shown[index],
                delay: change.delay * flights,
                duration: if closing_up { step.flight.max(d::CLOSE_UP) } else { step.flight } * flights,
                elapsed: 0.0,
                high: !same_hand,
                spring: false,
            });
        }
        self.winner = step.winner;
        self.step = Some((0.0, step.moving() * flights + step.hold * holds));
        self.sleeps = false;
        self.dirty = true;
        step.cue
    }

    /// Moves on by `dt` seconds; answers what is to be heard.
    pub(super) fn advance(&mut self, layout: &Layout, dt: f32, flights: f32, holds: f32) -> Vec<Cue> {
        let mut cues = Vec::new();
        for card in Card::all() {
            let rest = self.rest(layout, card);
            let index = card.index();
            let Some(flight) = &mut self.flights[index] else { continue };
            flight.elapsed += dt;
            let time = flight.elapsed - flight.delay;
            let part = if flight.duration > 0.0 {
                (time / flight.duration).clamp(0.0, 1.0)
            } else {
                f32::from(u8::from(time >= 0.0))
            };
            let eased = if flight.spring { spring(part) } else { settle(part) };
            let from = flight.from;
            self.shown[index] = Shown {
                pose: from.pose.lerp(rest.pose, eased),
                face: from.face + (rest.face - from.face) * smooth(part),
                lift: from.lift * (1.0 - eased.min(1.0)),
                air: (from.air * (1.0 - part) + if flight.high && !flight.spring { arc(part) } else { 0.0 }).min(1.0),
                height: if flight.high && part < 1.0 { 40.0 + rest.height } else { rest.height },
            };
            if part >= 1.0 {
                self.flights[index] = None;
            }
            self.dirty = true;
        }
        if let Some((elapsed, until)) = &mut self.step {
            *elapsed += dt;
            if *elapsed >= *until {
                self.step = None;
            }
        }
        // Steps without duration follow each other at once.
        while self.step.is_none() {
            let Some(step) = self.script.take_step() else {
                if self.winner.take().is_some() {
                    self.dirty = true;
                }
                break;
            };
            let lasts = step.moving() * flights + step.hold * holds;
            cues.extend(self.begin(step, flights, holds));
            if lasts <= 0.0 {
                self.step = None;
                self.flights = [None; Card::COUNT];
                self.place_all(layout);
            }
        }
        self.at_rest = self.step.is_none() && self.flights.iter().all(Option::is_none);
        cues
    }

    /// Lifts and follows: hovering and dragging, which need no script.
    fn follow_pointer(&mut self, dt: f32, instant: bool) -> bool {
        let mut moving = false;
        for card in Card::all() {
            let index = card.index();
            if self.flights[index].is_some() {
                continue;
            }
            if let Some(held) = self.held.filter(|held| held.card == card) {
                let shown = &mut self.shown[index];
                let part = if instant { 1.0 } else { 1.0 - 0.5_f32.powf(dt / d::DRAG_LAG) };
                let lag = held.at - shown.pose.pos;
                moving |= lag.length() > 0.3;
                shown.pose.pos += lag * part;
                // A dragged card leans into the movement.
                shown.pose.angle += ((lag.x * 0.004).clamp(-0.25, 0.25) - shown.pose.angle) * part;
                shown.pose.scale = 1.0;
                shown.air += (1.0 - shown.air) * part;
                shown.height = 60.0;
                self.dirty |= moving;
                continue;
            }
            let wanted = if self.pressed == Some(card) {
                PRESSED
            } else {
                f32::from(u8::from(self.raised == Some(card) || self.chosen.contains(card)))
            };
            let shown = &mut self.shown[index];
            if (shown.lift - wanted).abs() > 0.004 {
                let part = if instant { 1.0 } else { 1.0 - 0.5_f32.powf(dt / d::HOVER_LAG) };
                shown.lift += (wanted - shown.lift) * part;
                if (shown.lift - wanted).abs() <= 0.004 {
                    shown.lift = wanted;
                }
                moving = true;
                self.dirty = true;
            }
        }
        moving
    }
}

/// How far a pressed card is lifted, compared with a raised one.
const PRESSED: f32 = 0.6;

/// A card leaves fast and settles: a cubic that ends at rest.
fn settle(part: f32) -> f32 {
    1.0 - (1.0 - part).powi(3)
}

/// A card rises fast and comes down slowly.
fn arc(part: f32) -> f32 {
    let down = (1.0 - part).powi(2);
    4.0 * down * (1.0 - down)
}

/// Turning over begins and ends gently.
fn smooth(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

/// Settles after going a little too far.
fn spring(part: f32) -> f32 {
    const OVER: f32 = 1.2;
    let back = part - 1.0;
    1.0 + (OVER + 1.0) * back.powi(3) + OVER * back.powi(2)
}

/// Lays the picture out when a game begins or a match is taken up again.
pub fn lay_out(
    mut laid_out: MessageReader<GameLaidOut>,
    playing: Res<Playing>,
    layout: Res<Layout>,
    mut commands: Commands,
) {
    if laid_out.read().last().is_some() {
        commands.insert_resource(Stage::new(&playing, &layout));
    }
}

/// Adds what happened to the script.
pub fn follow_events(mut happened: MessageReader<Happened>, playing: Res<Playing>, mut stage: ResMut<Stage>) {
    for Happened(event) in happened.read() {
        stage.follow(playing.game(), *event);
    }
}

/// How much slower or faster everything is than written in the table of durations: flights and holds.
#[must_use]
pub fn factors(settings: &Settings, watched: bool) -> (f32, f32) {
    let speed = settings.speed.factor();
    // Even without flights a person needs to see a finished trick.
    let holds = if speed > 0.0 {
        speed
    } else if watched {
        0.6
    } else {
        0.0
    };
    (settings.motion(), holds)
}

/// Moves the picture on.
#[allow(clippy::too_many_arguments, reason = "a Bevy system takes what it reads")]
pub fn advance(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    playing: Option<Res<Playing>>,
    layout: Res<Layout>,
    mut stage: ResMut<Stage>,
    mut cues: MessageWriter<Cue>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut wake: MessageWriter<WakeAfter>,
) {
    // After a long sleep nothing that moves shall jump; while nothing moves, the sleep counts.
    let dt = time.delta_secs().min(0.05);
    let (flights, holds) = factors(&settings, playing.is_none_or(|playing| playing.human().is_some()));
    let stage = stage.bypass_change_detection();
    if layout.is_changed() {
        relayout(stage, &layout);
    }
    let waiting = !stage.at_rest;
    if waiting {
        let dt = if stage.moves() { dt } else { time.delta_secs() };
        cues.write_batch(stage.advance(&layout, dt, flights, holds));
    }
    let following = stage.follow_pointer(dt, flights == 0.0);
    let left = stage.step.map_or(0.0, |(elapsed, until)| until - elapsed);
    // The frame after the last movement is drawn too: others wait for the rest that it shows.
    if following || stage.dirty || stage.moves() || waiting && left < SHORT {
        redraw.write(RequestRedraw);
    } else if waiting && !std::mem::replace(&mut stage.sleeps, true) {
        wake.write(WakeAfter(Duration::from_secs_f32(left)));
    }
}

/// For so many seconds it is not worth while to sleep.
pub const SHORT: f32 = 0.02;

/// A resize in mid-flight: cards in flight go on from the same place of the new window, the others lie where they belong.
fn relayout(stage: &mut Stage, layout: &Layout) {
    let grown = layout.size / stage.size;
    stage.size = layout.size;
    for flight in stage.flights.iter_mut().flatten() {
        flight.from.pose.pos *= grown;
    }
    for card in Card::all() {
        if stage.flights[card.index()].is_none() {
            let lift = stage.shown[card.index()].lift;
            stage.shown[card.index()] = Shown { lift, ..stage.rest(layout, card) };
        }
    }
    stage.dirty = true;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Player;
    use crate::rules::{Action, BySeat, Options, Seed};

    fn playing() -> Playing {
        Playing::new(Options::default(), Seed::from(7), BySeat::from_fn(|_| Player::Human))
    }

    fn moving(layout: &Layout) -> Stage {
        Stage::new(&playing(), layout)
    }

    #[test]
    fn the_queue_comes_to_rest_where_finishing_at_once_ends() {
        let layout = Layout::new(Vec2::new(1280.0, 800.0));
        let mut playing = playing();
        let mut run = moving(&layout);
        let mut skipped = moving(&layout);
        let mut partie = playing.partie().clone();
        let cutter = partie.game().cutter();
        for event in partie.apply(cutter, Action::Cut(9)).unwrap() {
            run.script.event(partie.game(), event);
            skipped.script.event(partie.game(), event);
        }
        let mut frames = 0;
        while !run.at_rest {
            run.advance(&layout, 1.0 / 60.0, 1.0, 1.0);
            frames += 1;
            assert!(frames < 1000, "the queue never rests");
        }
        assert!(frames > 30, "shuffle, cut and packet take their time, not {frames} frames");
        skipped.advance(&layout, 1.0 / 60.0, 1.0, 1.0);
        skipped.finish(&layout);
        assert!(skipped.at_rest);
        for card in Card::all() {
            let (a, b) = (run.shown(card), skipped.shown(card));
            assert!((a.pose.pos - b.pose.pos).length() < 0.01 && a.face == b.face && a.height == b.height, "{card}");
        }
        playing = Playing::resumed(partie.record(), playing.players, playing.sitting).unwrap();
        let resumed = Stage::new(&playing, &layout);
        assert_eq!(resumed.lying, run.lying);
    }

    #[test]
    fn a_resize_in_mid_flight_lands_cards_in_the_new_place() {
        let (small, large) = (Layout::new(Vec2::new(900.0, 600.0)), Layout::new(Vec2::new(1920.0, 1080.0)));
        let mut stage = moving(&small);
        for _ in 0..8 {
            stage.advance(&small, 1.0 / 60.0, 1.0, 1.0);
        }
        assert!(!stage.at_rest);
        relayout(&mut stage, &large);
        while !stage.at_rest {
            stage.advance(&large, 1.0 / 60.0, 1.0, 1.0);
        }
        for card in Card::all() {
            assert!((stage.shown(card).pose.pos - stage.pose(&large, card).pos).length() < 0.01);
        }
    }

    #[test]
    fn without_motion_everything_is_in_place_after_one_step() {
        let layout = Layout::new(Vec2::new(1280.0, 800.0));
        let mut stage = moving(&layout);
        stage.advance(&layout, 1.0 / 60.0, 0.0, 0.0);
        assert!(stage.at_rest);
    }

    #[test]
    fn no_card_jumps_from_one_frame_to_the_next() {
        let layout = Layout::new(Vec2::new(1280.0, 800.0));
        let mut stage = moving(&layout);
        let (mut before, mut highest) = (stage.shown, 0.0_f32);
        while !stage.at_rest {
            stage.advance(&layout, 1.0 / 60.0, 1.0, 1.0);
            for (card, was) in Card::all().zip(before) {
                let moved = (stage.shown(card).pose.pos - was.pose.pos).length();
                assert!(moved < 60.0, "{card} jumps {moved} pixels");
                let rises = (stage.shown(card).air - was.air).abs();
                assert!(rises < 0.5, "the shadow of {card} jumps by {rises}");
                highest = highest.max(stage.shown(card).air);
            }
            before = stage.shown;
        }
        assert!(highest > 0.9 && stage.shown.iter().all(|shown| shown.air == 0.0), "{highest}");
    }
}
