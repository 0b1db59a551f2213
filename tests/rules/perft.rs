//! Counts of all legal continuations of fixed positions, by the rules and by their second implementation.

use konter_a_matt::rules::notation::parse_hands;
use konter_a_matt::rules::{Action, Announcement, Card, CardSet, Game, Preset, Seat, Suit};
use serde::Deserialize;

use crate::second_opinion::{PRESETS, Step, Table};
use crate::table::{self, play};

/// A position and how many sequences of 1, 2, … steps lead on from it.
#[derive(Deserialize)]
struct Position {
    preset: Preset,
    dealer: Seat,
    deal: String,
    /// Steps up to the position.
    steps: String,
    /// By cards alone.
    cards: Vec<u64>,
    /// By everything that anybody may do, except claiming the rest.
    actions: Vec<u64>,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Cards,
    Actions,
}

fn count(game: &Game, depth: usize, kind: Kind) -> u64 {
    let mut sum = 0;
    for seat in Seat::ALL {
        for action in game.legal_actions(seat) {
            if action == Action::ClaimRest || kind == Kind::Cards && !matches!(action, Action::Play(_)) {
                continue;
            }
            let mut next = game.clone();
            next.apply(seat, action).unwrap();
            sum += if depth == 1 { 1 } else { count(&next, depth - 1, kind) };
        }
    }
    sum
}

fn count_again(table: &Table, depth: usize, kind: Kind) -> u64 {
    let mut steps: Vec<Step> = table.hands.iter().flatten().map(|card| Step::Card(*card)).collect();
    if kind == Kind::Actions {
        steps.extend([Step::Claim, Step::Count]);
        steps.extend((1..=23).map(Step::Cut));
        steps.extend(b"SHDC".map(Step::Trump));
        steps.extend((0..4).map(Step::CallMisplay));
        for (matt, konter) in [(false, false), (false, true), (true, false), (true, true)] {
            steps.push(Step::Say { matt, konter });
        }
    }
    let mut sum = 0;
    for seat in 0..4 {
        for step in &steps {
            let mut next = table.clone();
            if next.step(seat, *step) {
                sum += if depth == 1 { 1 } else { count_again(&next, depth - 1, kind) };
            }
        }
    }
    sum
}

fn set_up(position: &Position) -> (Game, Table) {
    let options = position.preset.options();
    let hands = parse_hands(&position.deal).unwrap();
    let packet: CardSet = hands[position.dealer.next(options.direction)].iter().take(3).collect();
    let mut game = table::game(&options, position.dealer, &hands, packet);
    let rules = PRESETS.into_iter().find(|(name, _)| *name == position.preset.name()).unwrap().1;
    let plain = |card: &Card| [card.suit().letter() as u8, card.rank().letter() as u8];
    // The second implementation knows no stacked packs: a cut puts this one back in order.
    let pack = game.pack().cut(1);
    let mut again = Table::new(rules, position.dealer as usize, [9, 9], 0, pack.cards().iter().map(plain).collect());
    assert!(again.step(again.turn().unwrap(), Step::Cut(23)));
    for text in position.steps.split_whitespace() {
        let (seat, action) = table::step(text);
        let step = match action {
            Action::Trump(suit) => Step::Trump(suit.letter() as u8),
            Action::Play(card) => Step::Card(plain(&card)),
            Action::Announce(call) => Step::Say { matt: call.says_matt(), konter: call.says_konter() },
            _ => panic!("no step for a position: {text}"),
        };
        assert!(again.step(seat as usize, step), "{text}");
    }
    play(&mut game, &position.steps);
    (game, again)
}

#[test]
fn counts_of_all_continuations_are_those_in_the_file() {
    let positions: Vec<Position> = ron::from_str(include_str!("../data/perft.ron")).unwrap();
    for position in positions {
        let (game, again) = set_up(&position);
        for (kind, counts) in [(Kind::Cards, &position.cards), (Kind::Actions, &position.actions)] {
            let depths = 1..=counts.len();
            let found: Vec<u64> = depths.clone().map(|depth| count(&game, depth, kind)).collect();
            let twice: Vec<u64> = depths.map(|depth| count_again(&again, depth, kind)).collect();
            assert_eq!(found, twice, "{} {}", position.deal, position.steps);
            assert_eq!(&found, counts, "{} {}", position.deal, position.steps);
        }
    }
}

#[test]
fn all_steps_before_the_deal_are_counted_too() {
    let mut game = Game::new(
        Preset::Wellkomm.options(),
        Seat::North,
        konter_a_matt::rules::Lee::start(&Preset::Wellkomm.options()),
        konter_a_matt::rules::deal::Shuffle::of(&konter_a_matt::rules::Seed::from(1), 1).pack,
    );
    assert_eq!((count(&game, 1, Kind::Actions), count(&game, 2, Kind::Actions)), (23, 23 * 4));
    game.apply(Seat::West, Action::Cut(12)).unwrap();
    assert_eq!(game.legal_actions(Seat::East), Suit::ALL.map(Action::Trump));
    assert!(!game.legal_actions(Seat::East).contains(&Action::Announce(Announcement::None)));
}
