//! Announcing: what a hand allows to say, what it makes the game worth, and until when.

use super::*;
use crate::learn::say::Part as Put;
use crate::learn::task::Label;
use crate::rules::Announcement;
use crate::rules::announcement::stake;
use crate::rules::options::Deadline;
use crate::table::places::sorted;

/// The key of what a button says.
const fn label(call: Announcement) -> &'static str {
    match call {
        Announcement::None => "table-announce-none",
        Announcement::Matt => "table-announce-matt",
        Announcement::Konter => "table-announce-konter",
        Announcement::KonterAMatt => "table-announce-both",
    }
}

/// Asks for the most that a hand may say.
fn most(text: Vec<Say>, hand: CardSet, trump: Suit) -> Task {
    let right = Announcement::possible(hand).last().unwrap_or(Announcement::None);
    let held = hand & CardSet::MATADORS;
    let answer = |call: Announcement| {
        let lacks = call.needs() - hand;
        let why = if !lacks.is_empty() {
            Say::new("learn-why-lacks").with("cards", Put::Cards(lacks.iter().collect()))
        } else if call != right {
            Say::new("learn-why-say-more").with("cards", Put::Cards(right.needs().iter().collect()))
        } else if right == Announcement::None {
            Say::new(if held.is_empty() { "learn-why-no-queen" } else { "learn-why-one-konter" })
        } else {
            Say::new("learn-why-holds").with("cards", Put::Cards(right.needs().iter().collect()))
        };
        Answer::new(Label::Says(vec![Say::new(label(call))]), call == right, vec![why])
    };
    let ask = Ask::Pick(Announcement::ALL.into_iter().map(answer).collect());
    let scene = Scene { hand: sorted(hand, Some(trump)), trump: Some(trump), others: 6, ..Scene::default() };
    Task { text, question: Say::new("learn-ask-say"), scene, ask, plays: false }
}

/// Asks what the game is worth after what was said.
fn worth(text: Vec<Say>, said: &[(Seat, Announcement)], rng: &mut ChaCha8Rng) -> Task {
    let right = stake(said.iter().map(|(_, call)| *call));
    let (matt, konter) = (said.iter().any(|(_, c)| c.says_matt()), said.iter().any(|(_, c)| c.says_konter()));
    let why = match (matt, konter) {
        (false, false) => "learn-why-stake-none",
        (true, false) => "learn-why-stake-matt",
        (false, true) => "learn-why-stake-konter",
        (true, true) => "learn-why-stake-both",
    };
    let answer =
        |n: u8| Answer::new(Label::Says(vec![Say::new("common-lines").with("n", n)]), n == right, vec![Say::new(why)]);
    let ask = Ask::Pick((1..=4).map(answer).collect());
    let mut text = text;
    for (seat, call) in said {
        let key = match call {
            Announcement::None => continue,
            Announcement::Matt => "learn-said-matt",
            Announcement::Konter => "learn-said-konter",
            Announcement::KonterAMatt => "learn-said-both",
        };
        text.push(Say::new(key).with("name", *seat));
    }
    if said.is_empty() {
        text.push(Say::new("learn-said-nothing"));
    }
    // What the others said is shown to everybody; what the learner said is in the own hand.
    let of = |own: bool| {
        let said = said.iter().filter(|(seat, _)| (*seat == Seat::South) == own);
        said.fold(CardSet::EMPTY, |all, (_, call)| all | call.needs())
    };
    let (own, shown) = (of(true), of(false));
    let rows = if shown.is_empty() { Vec::new() } else { vec![shown.iter().collect()] };
    let rest = draw(CardSet::FULL - CardSet::MATADORS, 6 - own.len(), rng);
    let hand = sorted(own | rest.into_iter().collect(), None);
    let scene = Scene { rows, hand, others: 6, ..Scene::default() };
    Task { text, question: Say::new("learn-ask-stake"), scene, ask, plays: false }
}

/// Asks whether it is still time to announce, when two have played before.
fn time(rules: &Options) -> Task {
    let direction = rules.direction;
    let may = rules.announce_deadline == Deadline::OwnFirstCard;
    let key = if may { "learn-why-time-own" } else { "learn-why-time-first" };
    let text = if may { "learn-announce-time-own" } else { "learn-announce-time-first" };
    let answer = |key_of: &'static str, yes: bool| {
        Answer::new(Label::Says(vec![Say::new(key_of)]), yes == may, vec![Say::new(key)])
    };
    let trick = vec![(Seat::South.after(2, direction), card("CA")), (Seat::South.after(3, direction), card("C9"))];
    let hand: CardSet = cards("SQ HK H9 SA CK CJ").into_iter().collect();
    let scene = Scene {
        trump: Some(Suit::Hearts),
        hand: sorted(hand, Some(Suit::Hearts)),
        trick,
        others: 6,
        ..Scene::default()
    };
    Task {
        text: teaches(text),
        question: Say::new("learn-ask-time"),
        scene,
        ask: Ask::Pick(vec![answer("common-yes", true), answer("common-no", false)]),
        plays: false,
    }
}

pub(super) fn step(step: u8, rules: &Options) -> Task {
    let hand = |names: &str| cards(names).into_iter().collect();
    match step {
        0 => most(teaches("learn-announce-1"), hand("SQ SA S9 HK DJ CT"), Suit::Hearts),
        1 => most(teaches("learn-announce-2"), hand("HQ DQ SA HJ CK C9"), Suit::Clubs),
        2 => {
            let mut rng = Seed::from(3).rng("learn");
            worth(teaches("learn-announce-3"), &[(Seat::West, Announcement::Matt)], &mut rng)
        }
        _ => time(rules),
    }
}

pub(super) fn exercise(number: u32, rng: &mut ChaCha8Rng) -> Task {
    if number % 3 == 2 {
        let mut said = Vec::new();
        let mut seats = Seat::ALL;
        shuffle(&mut seats, rng);
        match below(rng, 5) {
            0 => {}
            1 => said.push((seats[0], Announcement::Matt)),
            2 => said.push((seats[0], Announcement::Konter)),
            3 => said.push((seats[0], Announcement::KonterAMatt)),
            _ => said.extend([(seats[0], Announcement::Matt), (seats[1], Announcement::Konter)]),
        }
        let trump = one_of(&Suit::ALL, rng);
        return worth(vec![trump_is(trump)], &said, rng);
    }
    // Zero to three matadors, each number as often.
    let matadors = draw(CardSet::MATADORS, below(rng, 4) as usize, rng);
    let mut hand = matadors;
    let rest = 6 - hand.len();
    hand.extend(draw(CardSet::FULL - CardSet::MATADORS, rest, rng));
    let trump = one_of(&Suit::ALL, rng);
    most(vec![trump_is(trump)], hand.into_iter().collect(), trump)
}
