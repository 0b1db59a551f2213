//! Random games under every preset, each step held against a second implementation of the rules.
//!
//! `KONTER_GAMES` sets the number of games per preset, 2,000 by default.
#![allow(clippy::unwrap_used, reason = "a test may fail so")]

mod second_opinion;

use konter_a_matt::rules::deal::{Shuffle, below};
use konter_a_matt::rules::lee::Result as GameResult;
use konter_a_matt::rules::{
    Action, Announcement, ByTeam, Card, CardSet, Event, Game, Lee, Phase, Preset, Seat, Seed, Suit, Team,
};
use rand::rngs::ChaCha8Rng;
use second_opinion::{PRESETS, Rules, Step, Table};

#[test]
fn wellkomm() {
    play_games(0);
}

#[test]
fn wikipedia() {
    play_games(1);
}

#[test]
fn letzebuerg() {
    play_games(2);
}

#[test]
fn rampo() {
    play_games(3);
}

/// How often each end of a game came up, so that the test shows what it has covered.
#[derive(Debug, Default)]
struct Seen {
    played_out: u32,
    stanner: u32,
    kapo: u32,
    claims: u32,
    rest_claims: u32,
    misplay_calls: u32,
    refusals: u32,
}

fn play_games(preset: usize) {
    let games: u32 = std::env::var("KONTER_GAMES").map_or(2_000, |games| games.parse().unwrap());
    let (name, rules) = PRESETS[preset];
    let seed = Seed::new(format!("random games {name}")).unwrap();
    let mut seen = Seen::default();
    for number in 1..=games {
        play_game(&seed, number, Preset::from_name(name).unwrap(), rules, &mut seen);
    }
    println!("{name}: {games} games, {seen:?}");
    assert!(seen.played_out > games / 4 && seen.refusals > games, "{seen:?}");
    if games >= 2_000 {
        assert!(seen.stanner > 0 && seen.kapo > 0 && seen.claims > 0 && seen.rest_claims > 0, "{seen:?}");
        assert_eq!(seen.misplay_calls > 0, rules.callable, "{seen:?}");
    }
}

fn play_game(seed: &Seed, number: u32, preset: Preset, rules: Rules, seen: &mut Seen) {
    let mut rng = seed.rng(&format!("test/{number}"));
    let dealer = Seat::ALL[below(&mut rng, 4) as usize];
    let lines = [1 + below(&mut rng, 12), 1 + below(&mut rng, 12)];
    let carry = if rules.stanner == "carry" { below(&mut rng, 4) } else { 0 };
    let shuffle = Shuffle::of(seed, number);
    let lee = Lee { lines: ByTeam { north_south: lines[0] as u16, east_west: lines[1] as u16 }, carry: carry as u16 };
    let pack = shuffle.pack.cards().map(plain).to_vec();
    let mut game = Game::new(preset.options(), dealer, lee, shuffle.pack);
    let mut table = Table::new(rules, dealer as usize, lines, carry, pack);
    while game.phase() != Phase::Scored {
        let (seat, action) = pick(&game, &mut rng);
        let before = game.clone();
        let events = game.apply(seat, action);
        let accepted = match step(action) {
            Some(step) => table.step(seat as usize, step),
            None => {
                if events.is_ok() {
                    assert!(takes_the_rest(&before, seat, &mut rng), "{seat} claims the rest of {before:?}");
                    let team = seat as usize % 2;
                    table.points[team] = 40 - table.points[1 - team];
                    table.tricks[team] = 6 - table.tricks[1 - team];
                    table.count();
                }
                events.is_ok()
            }
        };
        assert_eq!(events.is_ok(), accepted, "game {number}: {action:?} by {seat} in {before:?}: {events:?}");
        if events.is_err() {
            seen.refusals += 1;
            assert_eq!(game, before, "game {number}: refusing {action:?} by {seat} changed something");
        }
        compare(&game, &table, number);
        if game.phase() == Phase::Scored {
            match action {
                Action::Claim => seen.claims += 1,
                Action::ClaimRest => seen.rest_claims += 1,
                Action::CallMisplay(_) => seen.misplay_calls += 1,
                _ => seen.played_out += 1,
            }
            seen.stanner += u32::from(table.won.is_none());
            seen.kapo += u32::from(table.kapo);
            assert!(matches!(events.unwrap().last(), Some(Event::Scored(score)) if Some(score) == game.score()));
        }
    }
}

/// Mostly something that the rules allow; now and then anything at all, from anybody.
fn pick(game: &Game, rng: &mut ChaCha8Rng) -> (Seat, Action) {
    if below(rng, 4) == 0 {
        let seat = Seat::ALL[below(rng, 4) as usize];
        return (seat, anything(rng));
    }
    let ends = |action: &Action| matches!(action, Action::Claim | Action::ClaimRest | Action::CallMisplay(_));
    let all: Vec<(Seat, Action)> =
        Seat::ALL.into_iter().flat_map(|seat| game.legal_actions(seat).into_iter().map(move |a| (seat, a))).collect();
    let (ending, going_on): (Vec<_>, Vec<_>) = all.into_iter().partition(|(_, action)| ends(action));
    let rest = ending.iter().find(|(_, action)| *action == Action::ClaimRest).filter(|_| below(rng, 8) == 0);
    let from = if !ending.is_empty() && below(rng, 40) == 0 { &ending } else { &going_on };
    *rest.unwrap_or_else(|| &from[below(rng, from.len() as u32) as usize])
}

fn anything(rng: &mut ChaCha8Rng) -> Action {
    match below(rng, 10) {
        0 => Action::Cut(below(rng, 26) as u8),
        1 => Action::Trump(Suit::ALL[below(rng, 4) as usize]),
        2 | 3 => Action::Announce(Announcement::ALL[below(rng, 4) as usize]),
        4..=6 => Action::Play(Card::from_index(below(rng, 24) as usize).unwrap()),
        7 => Action::Claim,
        8 => Action::ClaimRest,
        _ => Action::Count,
    }
}

fn step(action: Action) -> Option<Step> {
    Some(match action {
        Action::Cut(lifted) => Step::Cut(usize::from(lifted)),
        Action::Trump(suit) => Step::Trump(suit.letter() as u8),
        Action::Announce(call) => Step::Say {
            matt: matches!(call, Announcement::Matt | Announcement::KonterAMatt),
            konter: matches!(call, Announcement::Konter | Announcement::KonterAMatt),
        },
        Action::Play(card) => Step::Card(plain(card)),
        Action::Claim => Step::Claim,
        Action::CallMisplay(against) => Step::CallMisplay(against as usize),
        Action::Count => Step::Count,
        Action::ClaimRest => return None,
    })
}

fn plain(card: Card) -> second_opinion::Card {
    [card.suit().letter() as u8, card.rank().letter() as u8]
}

fn set(cards: &[second_opinion::Card]) -> CardSet {
    cards.iter().map(|[suit, rank]| format!("{}{}", *suit as char, *rank as char).parse::<Card>().unwrap()).collect()
}

fn compare(game: &Game, table: &Table, number: u32) {
    let where_ = || format!("game {number}: {game:?}\n{table:?}");
    let phase = match table.phase {
        second_opinion::Phase::Cut => Phase::Cut,
        second_opinion::Phase::Trump => Phase::Trump,
        second_opinion::Phase::Play => Phase::Play,
        second_opinion::Phase::Count => Phase::Count,
        second_opinion::Phase::Scored => Phase::Scored,
    };
    assert_eq!(game.phase(), phase, "{}", where_());
    let turn = table.turn().map(|turn| Seat::ALL[turn]);
    assert_eq!(game.turn(), turn, "{}", where_());
    assert_eq!(u32::from(game.stake()), table.stake(), "{}", where_());
    let score = game.score();
    let (points, tricks) =
        score.map_or_else(|| (game.points(), game.tricks_won()), |score| (score.points, score.tricks));
    for team in Team::ALL {
        assert_eq!(u32::from(points[team]), table.points[team as usize], "{}", where_());
        assert_eq!(u32::from(tricks[team]), table.tricks[team as usize], "{}", where_());
        assert_eq!(u32::from(game.lee().lines[team]), table.lines[team as usize], "{}", where_());
    }
    assert_eq!(u32::from(game.lee().carry), table.carry, "{}", where_());
    for seat in Seat::ALL {
        assert_eq!(game.hands()[seat], set(&table.hands[seat as usize]), "{}", where_());
        let legal = if Some(seat) == turn { set(&table.legal()) } else { CardSet::EMPTY };
        assert_eq!(game.legal(seat), legal, "{}", where_());
    }
    if let Some(score) = score {
        assert_eq!(score.game.result, table.won.map_or(GameResult::Stanner, |team| GameResult::Won(Team::ALL[team])));
        assert_eq!(score.game.kapo, table.kapo, "{}", where_());
        assert_eq!(score.change.after, game.lee());
    } else {
        assert_eq!((table.won, table.kapo), (None, false), "{}", where_());
    }
}

/// Whether a claim of the rest holds against these hands in a few dozen random ways to play them.
fn takes_the_rest(before: &Game, seat: Seat, rng: &mut ChaCha8Rng) -> bool {
    let trump = before.trump().unwrap();
    (0..30).all(|_| {
        let mut game = before.clone();
        while game.phase() == Phase::Play {
            let turn = game.turn().unwrap();
            let card = if turn == seat {
                // Trumps from the top, then the side suits from the top.
                let hand = game.hands()[seat];
                hand.iter().max_by_key(|card| (card.trump_strength(trump), std::cmp::Reverse(card.rank()))).unwrap()
            } else {
                let legal = game.legal(turn);
                legal.iter().nth(below(rng, legal.len() as u32) as usize).unwrap()
            };
            game.apply(turn, Action::Play(card)).unwrap();
            if game.trick().is_empty() && game.turn().is_some_and(|turn| turn != seat) {
                return false;
            }
        }
        let tricks_of_others = before.tricks_won()[seat.team().other()];
        game.tricks_won()[seat.team().other()] == tricks_of_others
    })
}
