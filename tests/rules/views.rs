//! What a seat may know: a view tells nothing of cards that the seat has not seen.

use konter_a_matt::rules::{Action, BySeat, CardSet, Game, Phase, Preset, Seat, Seed, View};

use crate::table::{draw, game, random_positions};

/// Every card that a view names.
fn named(view: &View) -> CardSet {
    let announced = view.announced.iter().fold(CardSet::EMPTY, |all, (_, call)| all | call.needs());
    view.hand | view.played() | announced
}

#[test]
fn a_view_names_only_cards_that_the_seat_has_seen() {
    for preset in Preset::ALL {
        for number in 1..=100 {
            random_positions(&preset.options(), &Seed::from(5), number, |game| {
                let played = game.tricks().iter().fold(game.trick().set(), |all, trick| all | trick.set());
                let shown = game.announced().iter().fold(CardSet::EMPTY, |all, (_, call)| all | call.needs());
                for seat in Seat::ALL {
                    let view = View::of(game, seat);
                    let allowed = game.hands()[seat] | played | shown;
                    assert_eq!(named(&view) - allowed, CardSet::EMPTY, "{view:?}");
                    assert_eq!(view.hand, game.hands()[seat]);
                    if game.phase() == Phase::Trump {
                        assert_eq!(view.hand.len(), if seat == game.forehand() { 3 } else { 0 });
                    }
                }
            });
        }
    }
}

/// The whole of a game so far, played again with other cards in the hands of those whom `seat` cannot see.
fn with_other_cards(now: &Game, seat: Seat, steps: &[(Seat, Action)], seed: &Seed, number: u32) -> Option<Game> {
    let mut rng = seed.rng(&format!("test/other/{number}"));
    let played = now.tricks().iter().fold(now.trick().set(), |all, trick| all | trick.set());
    // Two cards of two other players, not yet seen by anybody, change places; so do any two in the talon while trump is named.
    let others: Vec<Seat> = Seat::ALL.into_iter().filter(|other| *other != seat).collect();
    let full = full_hands(now);
    let (a, b) = (others[number as usize % 3], others[(number as usize + 1) % 3]);
    let (from_a, from_b) = (full[a] - played, full[b] - played);
    if from_a.is_empty() || from_b.is_empty() {
        return None;
    }
    let (card_a, card_b) = (draw(&mut rng, from_a), draw(&mut rng, from_b));
    let mut hands = full;
    hands[a] = (hands[a] - CardSet::of(card_a)) | CardSet::of(card_b);
    hands[b] = (hands[b] - CardSet::of(card_b)) | CardSet::of(card_a);
    let packet: CardSet = now.pack().cards()[..3].iter().copied().collect();
    let packet = if hands[now.forehand()].contains_all(packet) {
        packet
    } else {
        hands[now.forehand()].iter().take(3).collect()
    };
    let mut other = game(now.options(), now.dealer(), &hands, packet);
    for (seat, action) in steps {
        other.apply(*seat, *action).ok()?;
    }
    Some(other)
}

/// The six cards that each player has been or will be dealt.
fn full_hands(game: &Game) -> BySeat<CardSet> {
    let mut hands = BySeat::<CardSet>::default();
    for (seat, cards) in game.pack().packets(game.dealer(), game.options().direction) {
        hands[seat] |= cards.into_iter().collect();
    }
    hands
}

#[test]
fn a_view_is_the_same_whatever_the_cards_that_the_seat_has_not_seen() {
    let mut compared = 0;
    for preset in Preset::ALL {
        for number in 1..=60 {
            let mut steps = Vec::new();
            let mut before: Option<Game> = None;
            random_positions(&preset.options(), &Seed::from(6), number, |game| {
                if let Some(before) = before.replace(game.clone()) {
                    steps.push(last_step(&before, game));
                }
                let to_act = game.asked().or(game.turn());
                let Some(seat) = to_act else { return };
                for swap in 0..3 {
                    let other = with_other_cards(game, seat, &steps, &Seed::from(6), number * 3 + swap);
                    let Some(other) = other.filter(|other| other.asked().or(other.turn()) == to_act) else { continue };
                    let (mine, theirs) = (View::of(game, seat), View::of(&other, seat));
                    assert_eq!(mine, theirs);
                    assert_eq!(format!("{mine:?}"), format!("{theirs:?}"));
                    compared += 1;
                }
            });
        }
    }
    assert!(compared > 5_000, "only {compared} views compared");
}

/// The step that led from one position to the next.
fn last_step(before: &Game, after: &Game) -> (Seat, Action) {
    let candidates =
        Seat::ALL.into_iter().flat_map(|seat| before.legal_actions(seat).into_iter().map(move |a| (seat, a)));
    candidates
        .filter(|(_, action)| !matches!(action, Action::CallMisplay(_) | Action::Claim | Action::ClaimRest))
        .find(|(seat, action)| {
            let mut game = before.clone();
            game.apply(*seat, *action).is_ok() && game == *after
        })
        .unwrap()
}
