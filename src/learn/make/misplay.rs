//! Misplays: which card was not allowed, as the cards that came later prove.

use super::*;
use crate::learn::say::Part as Put;
use crate::learn::task::Label;
use crate::rules::options::Misplay;
use crate::rules::trick::legal;
use crate::rules::view::denied;
use crate::rules::{BySeat, Direction, Trick};

/// The cards that somebody played after a trick.
fn later(tricks: &[Trick], after: usize, seat: Seat, direction: Direction) -> CardSet {
    let plays = tricks[after + 1..].iter().flat_map(|trick| trick.plays(direction));
    plays.filter(|(who, _)| *who == seat).map(|(_, card)| card).collect()
}

/// Asks for the card that was not allowed, among all that lie there.
fn ask(text: Vec<Say>, trump: Suit, tricks: &[Trick], direction: Direction) -> Task {
    let mut answers = Vec::new();
    for (number, trick) in tricks.iter().enumerate() {
        let led = trick.led();
        for (seat, card) in trick.plays(direction) {
            let proof = denied(trump, led, card) & later(tricks, number, seat, direction);
            let leads = led == Some(card);
            let side = led.and_then(|led| led.side_suit(trump));
            let why = if !proof.is_empty() {
                let proof = Put::Cards(proof.iter().collect());
                Say::new("learn-why-misplay").with("card", card).with("name", seat).with("later", proof)
            } else if leads {
                Say::new("learn-why-led").with("card", card)
            } else if card.is_trump(trump) {
                Say::new("learn-why-may-trump-there").with("card", card)
            } else if side == Some(card.suit()) {
                Say::new("learn-why-follows").with("card", card)
            } else {
                Say::new("learn-why-not-proven").with("card", card).with("name", seat)
            };
            answers.push(Answer::new(card, !proof.is_empty(), vec![why]));
        }
    }
    // The columns are the players, the own seat first.
    let columns: Vec<Seat> = Seat::South.round(direction).collect();
    let row = |trick: &Trick| {
        let at = |seat: &Seat| trick.plays(direction).find(|(who, _)| who == seat).map(|(_, card)| card);
        columns.iter().filter_map(at).collect()
    };
    let leads = tricks.iter().filter_map(Trick::led).collect();
    let scene = Scene {
        trump: Some(trump),
        rows: tricks.iter().map(row).collect(),
        columns: columns.clone(),
        leads,
        ..Scene::default()
    };
    Task { text, question: Say::new("learn-ask-misplay"), scene, ask: Ask::Tap(answers), plays: false }
}

fn trick(leader: Seat, names: &str) -> Trick {
    let mut trick = Trick::new(leader);
    for card in cards(names) {
        trick.play(card);
    }
    trick
}

pub(super) fn step(step: u8, rules: &Options) -> Task {
    let direction = rules.direction;
    let leader = Seat::South.next(direction);
    match step {
        0 => {
            let here = match rules.misplay {
                Misplay::Callable => "learn-misplay-callable",
                Misplay::Prevented => "learn-misplay-prevented",
            };
            let text = vec![Say::new("learn-misplay-1"), Say::new(here)];
            ask(text, Suit::Hearts, &[trick(leader, "SK S9 CA SJ"), trick(leader, "DA D9 ST DK")], direction)
        }
        1 => {
            let text = teaches("learn-misplay-2");
            ask(text, Suit::Hearts, &[trick(leader, "HA S9 H9 HT"), trick(leader, "CK DQ C9 CT")], direction)
        }
        _ => {
            let answer = |key: &'static str, right: bool| {
                Answer::new(Label::Says(vec![Say::new(key)]), right, teaches("learn-why-wrong-call"))
            };
            Task {
                text: teaches("learn-misplay-3"),
                question: Say::new("learn-ask-wrong-call"),
                scene: Scene::default(),
                ask: Ask::Pick(vec![answer("common-our-team", true), answer("common-their-team", false)]),
                plays: false,
            }
        }
    }
}

/// Two or three tricks of a random deal in which somebody misplays and is found out.
pub(super) fn exercise(rng: &mut ChaCha8Rng, direction: Direction) -> Task {
    loop {
        let trump = one_of(&Suit::ALL, rng);
        let guilty = one_of(&[Seat::West, Seat::North, Seat::East], rng);
        let deal = draw(CardSet::FULL, 24, rng);
        let mut hands = BySeat::from_fn(|seat| deal[seat as usize * 6..][..6].iter().copied().collect::<CardSet>());
        let wrong_in = below(rng, 2) as usize;
        let number = 2 + below(rng, 2) as usize;
        let mut leader = one_of(&Seat::ALL, rng);
        let (mut tricks, mut wrong) = (Vec::new(), None);
        for played in 0..number {
            let mut trick = Trick::new(leader);
            for seat in leader.round(direction) {
                let may = legal(trump, trick.led(), hands[seat]);
                let misplays = hands[seat] - may;
                let from = if seat == guilty && played == wrong_in && !misplays.is_empty() { misplays } else { may };
                let Some(card) = draw(from, 1, rng).pop() else { break };
                if !may.contains(card) {
                    wrong = Some((played, card, trick.led()));
                }
                hands[seat].remove(card);
                trick.play(card);
            }
            leader = trick.winner(trump, direction).unwrap_or(leader);
            tricks.push(trick);
        }
        let proven = wrong.is_some_and(|(played, card, led)| {
            !(denied(trump, led, card) & later(&tricks, played, guilty, direction)).is_empty()
        });
        if proven {
            return ask(vec![trump_is(trump)], trump, &tricks, direction);
        }
    }
}
