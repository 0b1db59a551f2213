//! Honesty and contradictions: what no player may know, and views that cannot be.

use super::hidden::Hidden;
use super::levels::{Level, choose, decide};
use super::mind::Mind;
use super::net::features::{of_view, slots_of_view};
use super::net::record::Record;
use super::{ChooseError, ViewError, check};
use crate::rules::deal::{Pack, Seed, Shuffle};
use crate::rules::game::{Action, Game, Phase};
use crate::rules::view::{Question, View};
use crate::rules::{Announcement, Card, CardSet, Lee, Options, Preset, Seat, Trick};

/// A dealt game and what is done in it, one action after the other.
struct Recorded {
    game: Game,
    actions: Vec<(Seat, Action)>,
}

/// A game that four rule-based players play.
fn recorded(options: Options, seed: u64) -> Recorded {
    let rule = Level::from_name("rule").expect("a player");
    let lee = Lee::start(&options);
    let game = Game::dealt(options, Seat::ALL[seed as usize % 4], lee, Shuffle::of(&Seed::from(seed), 1).pack);
    let start = game.clone();
    let mut actions = Vec::new();
    let mut game = game;
    while !matches!(game.phase(), Phase::Count | Phase::Scored) {
        let seat = game.asked().or_else(|| game.turn()).expect("somebody is to act");
        let choice = choose(rule, seed, &View::of(&game, seat)).expect("a sound view");
        let action = Action::from(choice.decision);
        game.apply(seat, action).expect("an action that the rules allow");
        actions.push((seat, action));
    }
    Recorded { game: start, actions }
}

/// The same game with other cards in the hidden hands: replayed up to `steps`, every action still accepted by the rules.
fn with_other_hands(recorded: &Recorded, steps: usize, viewer: Seat, number: u64) -> Game {
    let mut before = recorded.game.clone();
    for (seat, action) in &recorded.actions[..steps] {
        before.apply(*seat, *action).expect("as recorded");
    }
    let view = View::of(&before, viewer);
    let table = check::check(&view).expect("a sound view").expect("trump is named");
    let mut rng = Seed::from(number).rng("test/honesty");
    let mut hands = Hidden::in_play(&view, &table).draw(&mut rng).expect("a deal that fits");
    for (seat, card) in view.plays() {
        hands[seat].insert(card);
    }
    let forehand = before.forehand();
    let own: CardSet = recorded.game.hands()[forehand];
    let packet = if viewer == forehand { own } else { hands[forehand].iter().take(3).collect() };
    let pack = Pack::stacked(&hands, packet, before.dealer(), before.options().direction).expect("a whole deal");
    let mut game = Game::dealt(before.options().clone(), before.dealer(), before.lee_before(), pack);
    for (seat, action) in &recorded.actions[..steps] {
        // Who holds nothing to announce is not asked; in the other deal that may be somebody else.
        if *action == Action::Announce(Announcement::None) && game.asked() != Some(*seat) {
            continue;
        }
        game.apply(*seat, *action).expect("a deal that fits the view replays by the rules");
    }
    game
}

/// What the network looks at in a view.
fn inputs(view: &View) -> Vec<u16> {
    let table = check::check(view).expect("a sound view").expect("trump is named");
    let record = Record::of(view, &table, |_, _| ());
    let slots = slots_of_view(&record, view.seat, view.hand);
    of_view(&record, view.seat, view.hand, false, slots).as_slice().to_vec()
}

#[test]
fn other_hidden_cards_change_no_answer() {
    let mut mind = Mind::new();
    let mut compared = 0;
    for seed in 1..=6 {
        let recorded = recorded(Preset::ALL[seed as usize % 4].options(), seed);
        for steps in [9, 14, 19] {
            let mut game = recorded.game.clone();
            for (seat, action) in &recorded.actions[..steps] {
                game.apply(*seat, *action).expect("as recorded");
            }
            let Some(seat) = game.turn().filter(|_| game.asked().is_none()) else { continue };
            let view = View::of(&game, seat);
            let other = (1..20)
                .map(|number| with_other_hands(&recorded, steps, seat, number))
                .find(|other| other.hands() != game.hands());
            let Some(other) = other else { continue };
            assert_eq!(View::of(&other, seat), view);
            assert_eq!(inputs(&View::of(&other, seat)), inputs(&view), "what the network looks at");
            compared += 1;
            for level in Level::all().iter().copied().chain(Level::baselines()) {
                let mine = decide(&mut mind, level.player(), seed, &view).expect("a sound view");
                let theirs = choose(level, seed, &View::of(&other, seat)).expect("a sound view");
                assert_eq!(mine, theirs, "{} at step {steps} of {seed}", level.name());
            }
        }
    }
    assert!(compared >= 6, "{compared} positions were compared");
}

#[test]
fn every_deal_that_is_drawn_replays_by_the_rules() {
    for seed in 10..60 {
        let recorded = recorded(Preset::ALL[seed as usize % 4].options(), seed);
        for steps in 1..recorded.actions.len() {
            let (viewer, action) = recorded.actions[steps];
            if matches!(action, Action::Play(_)) {
                with_other_hands(&recorded, steps, viewer, seed + steps as u64);
            }
        }
    }
}

fn trick(leader: Seat, cards: &str) -> Trick {
    let mut trick = Trick::new(leader);
    for card in cards.split_whitespace() {
        assert!(trick.play(card.parse().expect("a card")));
    }
    trick
}

/// A sound view: West's, who is to play to the second trick.
fn sound() -> View {
    View {
        options: Options::default(),
        seat: Seat::West,
        dealer: Seat::East,
        lee: Lee::start(&Options::default()),
        question: Question::Play,
        hand: "K..AT.J9".parse().expect("a hand"),
        contract: Some(crate::rules::view::Contract { trump: crate::rules::Suit::Hearts, maker: Seat::South }),
        announced: vec![(Seat::North, Announcement::Matt)],
        tricks: vec![trick(Seat::South, "HA HT SQ H9")],
        trick: trick(Seat::South, "CK"),
    }
}

fn error(change: impl FnOnce(&mut View)) -> ViewError {
    let mut view = sound();
    change(&mut view);
    for level in Level::all() {
        assert!(matches!(choose(*level, 1, &view), Err(ChooseError::View(_))), "{} refuses it too", level.name());
    }
    check::check(&view).expect_err("a contradiction")
}

#[test]
fn contradictions_are_named() {
    assert!(check::check(&sound()).is_ok());
    let card = |text: &str| text.parse::<Card>().expect("a card");
    assert_eq!(error(|v| v.hand = "K..A.J".parse().expect("a hand")), ViewError::HandSize { held: 3, expected: 5 });
    assert_eq!(error(|v| v.hand = "K.A.A.J9".parse().expect("a hand")), ViewError::Twice(card("HA")));
    assert_eq!(error(|v| v.tricks.push(v.tricks[0])), ViewError::Twice(card("HA")));
    assert_eq!(error(|v| v.contract = None), ViewError::NoTrump);
    assert_eq!(
        error(|v| v.dealer = Seat::South),
        ViewError::MakerIsNotForehand { maker: Seat::South, forehand: Seat::West }
    );
    assert_eq!(error(|v| v.seat = Seat::North), ViewError::NotTheTurnOf { seat: Seat::North, turn: Seat::West });
    assert_eq!(error(|v| v.question = Question::Announce), ViewError::NotTheTimeToAnnounce);
    assert_eq!(
        error(|v| v.question = Question::Trump),
        ViewError::NotTheTurnOf { seat: Seat::West, turn: Seat::South }
    );
    assert_eq!(error(|v| v.lee.lines.north_south = 0), ViewError::MatchOver);
    assert_eq!(
        error(|v| v.announced.push((Seat::East, Announcement::Matt))),
        ViewError::AnnouncedCardElsewhere { seat: Seat::East, card: Card::MATT }
    );
    assert_eq!(
        error(|v| v.announced.push((Seat::North, Announcement::Konter))),
        ViewError::AnnouncedTwice(Seat::North)
    );
    assert_eq!(
        error(|v| v.trick.leader = Seat::East),
        ViewError::WrongLeader { trick: 2, leader: Seat::East, expected: Seat::South }
    );
    let revoked = error(|v| {
        v.tricks[0] = trick(Seat::South, "HA D9 SQ H9");
        v.hand = "K.J.AT.J".parse().expect("a hand");
    });
    assert_eq!(revoked, ViewError::Revoke { seat: Seat::West, card: card("HJ") });
}

#[test]
fn expert_and_master_solve_every_puzzle() {
    let puzzles: Vec<serde_json::Value> = include_str!("puzzles.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a puzzle on each line"))
        .collect();
    let kinds: std::collections::BTreeSet<&str> = puzzles.iter().filter_map(|puzzle| puzzle["kind"].as_str()).collect();
    assert!(puzzles.len() >= 60 && kinds.len() >= 12, "{} puzzles of {} kinds", puzzles.len(), kinds.len());
    for level in ["expert", "master"] {
        let requests: String = puzzles
            .iter()
            .map(|p| {
                serde_json::json!({"cmd": "choose", "level": level, "seed": 7, "view": p["view"]}).to_string() + "\n"
            })
            .collect();
        let mut answers = Vec::new();
        crate::engine::Engine::default().run(requests.as_bytes(), &mut answers).expect("memory takes every answer");
        let answers = String::from_utf8(answers).expect("text");
        assert_eq!(answers.lines().count(), puzzles.len());
        for (number, (puzzle, answer)) in puzzles.iter().zip(answers.lines()).enumerate() {
            assert!(puzzle["why"].as_str().is_some_and(|why| !why.is_empty()), "puzzle {} says why", number + 1);
            let answer: serde_json::Value = serde_json::from_str(answer).expect("JSON");
            for (what, best) in puzzle["best"].as_object().expect("the right choice") {
                assert_eq!(&answer[what], best, "puzzle {} ({}) by {level}: {answer}", number + 1, puzzle["kind"]);
            }
        }
    }
}
