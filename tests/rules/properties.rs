//! Properties that hold for every deal and every way to play it.

use konter_a_matt::rules::deal::Shuffle;
use konter_a_matt::rules::game::Event;
use konter_a_matt::rules::options::{Deadline, Kapo, Misplay, Stanner};
use konter_a_matt::rules::seat::Direction;
use konter_a_matt::rules::{Action, Announcement, Card, CardSet, Game, Lee, Options, Phase, Seat, Seed, Suit};
use proptest::prelude::*;

fn any_options() -> impl Strategy<Value = Options> {
    let directions = prop::sample::select(Direction::ALL);
    let deadlines = prop::sample::select(Deadline::ALL);
    let (kapos, stanners) = (prop::sample::select(Kapo::ALL), prop::sample::select(Stanner::ALL));
    (directions, deadlines, kapos, stanners, prop::sample::select(Misplay::ALL), 1..=30_u8).prop_map(
        |(direction, announce_deadline, kapo, stanner, misplay, start_lines)| Options {
            direction,
            announce_deadline,
            kapo,
            stanner,
            start_lines,
            inspect_tricks: false,
            misplay,
        },
    )
}

/// Every action there is, for every seat.
fn universe() -> Vec<(Seat, Action)> {
    let mut actions = vec![Action::Claim, Action::ClaimRest, Action::Count];
    actions.extend((0..=25).map(Action::Cut));
    actions.extend(Suit::ALL.map(Action::Trump));
    actions.extend(Announcement::ALL.map(Action::Announce));
    actions.extend(Card::all().map(Action::Play));
    actions.extend(Seat::ALL.map(Action::CallMisplay));
    Seat::ALL.into_iter().flat_map(|seat| actions.iter().map(move |action| (seat, *action))).collect()
}

fn all_legal(game: &Game) -> Vec<(Seat, Action)> {
    Seat::ALL.into_iter().flat_map(|seat| game.legal_actions(seat).into_iter().map(move |a| (seat, a))).collect()
}

fn cards_of(game: &Game) -> Vec<CardSet> {
    let mut sets: Vec<CardSet> = game.hands().0.to_vec();
    sets.extend(game.tricks().iter().map(|trick| trick.set()));
    sets.push(game.trick().set());
    sets
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_keep_their_promises(options in any_options(), seed in any::<u64>(), choices in prop::collection::vec(any::<u32>(), 64)) {
        let seed = Seed::from(seed);
        let pack = Shuffle::of(&seed, 1).pack;
        let mut game = Game::new(options.clone(), seed.first_dealer(), Lee::start(&options), pack);
        for choice in choices {
            let legal = all_legal(&game);
            // What is listed is accepted, everything else is refused; a scored game takes nothing.
            prop_assert_eq!(legal.is_empty(), game.phase() == Phase::Scored);
            for (seat, action) in universe() {
                let mut after = game.clone();
                let accepted = after.apply(seat, action).is_ok();
                prop_assert_eq!(accepted, legal.contains(&(seat, action)), "{} {:?} in {:?}", seat, action, game);
                prop_assert!(accepted || after == game);
            }
            // Ending a game early is possible, but rarely chosen.
            let going_on: Vec<_> = legal.iter().filter(|(_, action)| !matches!(action, Action::CallMisplay(_) | Action::Claim | Action::ClaimRest)).collect();
            let Some((seat, action)) = going_on.get(choice as usize % going_on.len().max(1)) else { break };
            let events = game.apply(*seat, *action).unwrap();
            check(&game, &events)?;
        }
        prop_assert_eq!(game.phase(), Phase::Scored);
        prop_assert_eq!(game.points().north_south + game.points().east_west, 40);
        prop_assert_eq!(game.tricks_won().north_south + game.tricks_won().east_west, 6);
    }
}

fn check(game: &Game, events: &[Event]) -> Result<(), TestCaseError> {
    let sets = cards_of(game);
    let together: usize = sets.iter().map(|set| set.len()).sum();
    let all = sets.iter().fold(CardSet::EMPTY, |all, set| all | *set);
    // No card is in two places, and after the deal none is missing.
    prop_assert_eq!(all.len(), together);
    match game.phase() {
        Phase::Cut => prop_assert!(all.is_empty()),
        Phase::Trump => prop_assert_eq!(together, 3),
        _ => prop_assert_eq!(all, CardSet::FULL),
    }
    for trick in game.tricks() {
        let trump = game.trump().unwrap();
        let winner = trick.winner(trump, game.options().direction).unwrap();
        let winning = trick.plays(game.options().direction).find(|(seat, _)| *seat == winner).unwrap().1;
        // One card beats the three others, and none of them beats it.
        let others: Vec<Card> = trick.cards().filter(|card| *card != winning).collect();
        prop_assert_eq!(others.len(), 3);
        prop_assert!(others.iter().all(|other| !other.beats(winning, trump)));
        prop_assert!(
            others
                .iter()
                .all(|other| winning.beats(*other, trump) || other.side_suit(trump) != winning.side_suit(trump))
        );
    }
    let won = events.iter().filter(|event| matches!(event, Event::TrickWon { .. })).count();
    let played = events.iter().any(|event| matches!(event, Event::Played { .. }));
    prop_assert_eq!(won, usize::from(played && game.trick().is_empty()));
    Ok(())
}
