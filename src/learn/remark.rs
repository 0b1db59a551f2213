//! The last lesson: what is said to what happens at the table. Made from what the learner sees, never from the deal.

use super::say::{Part, Say};
use crate::rules::options::Kapo;
use crate::rules::view::denied;
use crate::rules::{Announcement, ByTeam, Card, Event, Seat, Suit, View};

/// What is worth saying of an event that the learner's view was before; what explains a rule or a habit is said only once, and
/// kept in `told`.
pub fn remarks(view: &View, event: &Event, told: &mut Vec<&'static str>) -> Vec<Say> {
    let mut says = Vec::new();
    match *event {
        Event::Announced { seat, call } if seat != view.seat && call != Announcement::None => {
            let shown = call.needs().iter().collect();
            says.push(Say::new("learn-saw-announced").with("name", seat).with("cards", Part::Cards(shown)));
            let calls = view.announced.iter().map(|(_, said)| *said).chain([call]);
            says.push(Say::new("table-stake-is").with("n", crate::rules::announcement::stake(calls)));
        }
        Event::Played { seat, card } if seat != view.seat => {
            if let Some(contract) = view.contract {
                played(view, contract.trump, seat, card, &mut says);
            }
        }
        Event::TrickWon { seat, points } => trick_won(view, seat, points, &mut says),
        _ => {}
    }
    says.retain(|say| {
        let once = ONCE.contains(&say.key);
        let known = told.contains(&say.key);
        if once && !known {
            told.push(say.key);
        }
        !(once && known)
    });
    says
}

/// What is said once in a game.
const ONCE: [&str; 6] = [
    "learn-saw-feeds-why",
    "learn-saw-ruff-why",
    "learn-saw-void-why",
    "learn-saw-leads-trump",
    "learn-why-always",
    "learn-saw-points-why",
];

/// Another player's card.
fn played(view: &View, trump: Suit, seat: Seat, card: Card, says: &mut Vec<Say>) {
    let trick = &view.trick;
    let Some(led) = trick.led() else {
        if card.is_trump(trump) {
            says.push(Say::new("learn-saw-leads-trump").with("name", seat));
        }
        return;
    };
    let takes = trick.best(trump).is_none_or(|best| card.beats(best, trump));
    let holder = trick.winner(trump, view.options.direction);
    if card.is_trump(trump) && !led.is_trump(trump) {
        says.push(Say::new("learn-saw-ruff").with("name", seat).with("card", card));
        if card.suit() != trump {
            says.push(Say::new("learn-why-always").with("card", card));
        }
        says.push(Say::new("learn-saw-ruff-why"));
    } else if !denied(trump, Some(led), card).is_empty() {
        says.push(match led.side_suit(trump) {
            Some(suit) => Say::new("learn-saw-void").with("name", seat).with("suit", suit),
            None => Say::new("learn-saw-no-trump").with("name", seat),
        });
        says.push(Say::new("learn-saw-void-why"));
    }
    if seat == view.seat.partner() && holder == Some(view.seat) && !takes && card.points() > 0 {
        says.push(Say::new("learn-saw-feeds").with("name", seat).with("card", card).with("n", card.points()));
        says.push(Say::new("learn-saw-feeds-why"));
    }
}

/// A trick's end: who has it, how many points both sides have now, and whether that decides the game.
fn trick_won(view: &View, seat: Seat, points: u8, says: &mut Vec<Say>) {
    let key = if seat == view.seat { "table-you-take-trick" } else { "table-takes-trick" };
    says.push(Say::new(key).with("name", seat).with("points", points));
    let (mut sums, mut tricks) = (ByTeam::<u8>::default(), ByTeam::<u8>::default());
    if let Some(contract) = view.contract {
        for trick in &view.tricks {
            if let Some(winner) = trick.winner(contract.trump, view.options.direction) {
                sums[winner.team()] += trick.points();
                tricks[winner.team()] += 1;
            }
        }
    }
    let us = view.seat.team();
    let before = sums;
    sums[seat.team()] += points;
    tricks[seat.team()] += 1;
    // The last trick is followed by the whole sum.
    if view.tricks.len() == 5 {
        return;
    }
    says.push(Say::new("learn-saw-points").with("us", sums[us]).with("them", sums[us.other()]));
    says.push(Say::new("learn-saw-points-why"));
    for (team, key) in [(us, "learn-saw-won"), (us.other(), "learn-saw-lost")] {
        if before[team] <= 20 && sums[team] > 20 {
            says.push(Say::new(key));
            let kapo = tricks[team.other()] == 0 && view.options.kapo != Kapo::Off;
            says.push(Say::new(if kapo { "learn-saw-kapo" } else { "learn-saw-decided" }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::game::{FirstGame, Wanted};
    use crate::rules::{CardSet, Options, Preset, Seed, Team};

    /// Plays games as the learner with the first legal thing, and looks at what is said beside the deal.
    #[test]
    fn what_is_said_is_true_and_names_no_card_that_is_hidden() {
        let mut keys = std::collections::BTreeSet::new();
        for seed in 0..150_u64 {
            let rules: Options = Preset::ALL[seed as usize % 4].options();
            let mut game = FirstGame::new(&rules, Seed::from(seed));
            while !game.is_over() {
                let before = game.story.len();
                match game.wanted() {
                    Wanted::Nothing => drop(game.others()),
                    Wanted::Card(legal) => drop(game.decide(crate::ai::Decision::Card(legal.first().unwrap()))),
                    Wanted::Trump | Wanted::Announce(_) => drop(game.decide(game.offers()[0])),
                }
                let view = View::of(game.game(), Seat::South);
                let seen: CardSet = view.played() | view.hand;
                let shown = view.announced.iter().fold(seen, |all, (_, call)| all | call.needs());
                // What was said before belongs to what happened then.
                for say in game.story.iter().skip(if game.story.len() > before { before } else { 0 }) {
                    keys.insert(say.key);
                    let part = |name: &str| say.with.iter().find(|(of, _)| *of == name).map(|(_, part)| part.clone());
                    if let Some(Part::Card(card)) = part("card") {
                        assert!(shown.contains(card), "{card} is hidden: {say:?}");
                    }
                    if let Some(Part::Cards(cards)) = part("cards") {
                        assert!(cards.into_iter().all(|card| shown.contains(card)), "{say:?}");
                    }
                    let trump = view.contract.unwrap().trump;
                    match (say.key, part("name"), part("suit")) {
                        ("learn-saw-void", Some(Part::Seat(seat)), Some(Part::Suit(suit))) => {
                            let held = game.game().hands()[seat];
                            assert!((held & CardSet::side(suit, trump)).is_empty(), "{seat} holds {suit:?}");
                        }
                        ("learn-saw-no-trump", Some(Part::Seat(seat)), _) => {
                            assert!((game.game().hands()[seat] & CardSet::trumps(trump)).is_empty(), "{seat}");
                        }
                        ("learn-saw-points", ..) => {
                            let sums = game.game().points();
                            assert_eq!(part("us"), Some(sums[Team::NorthSouth].into()));
                            assert_eq!(part("them"), Some(sums[Team::EastWest].into()));
                        }
                        ("learn-saw-won" | "learn-saw-lost", ..) => {
                            let team = if say.key == "learn-saw-won" { Team::NorthSouth } else { Team::EastWest };
                            assert!(game.game().points()[team] > 20);
                        }
                        _ => {}
                    }
                }
            }
        }
        for key in ONCE.into_iter().chain([
            "learn-saw-announced",
            "learn-saw-feeds",
            "learn-saw-ruff",
            "learn-saw-void",
            "learn-saw-no-trump",
            "learn-saw-won",
            "learn-saw-lost",
            "learn-saw-kapo",
            "learn-saw-decided",
        ]) {
            assert!(keys.contains(key), "{key} is never said: {keys:?}");
        }
    }
}
