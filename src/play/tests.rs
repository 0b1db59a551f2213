//! The bridge without a window: phases follow the rules, refused actions change nothing, a game without pictures never waits.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

use super::*;
use crate::rules::{Card, Preset};

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, plugin));
    app.update();
    app
}

fn sit_down(app: &mut App, preset: Preset, seed: u64) {
    let players = BySeat::from_fn(|seat| match seat {
        Seat::South => Player::Human,
        _ => Player::Bot("rule".to_owned()),
    });
    let playing = Playing::new(preset.options(), Seed::from(seed), players);
    app.world_mut().write_message(SitDown(Box::new(playing)));
    // One frame for the match, one for the screen, one for the phase.
    for _ in 0..3 {
        app.update();
    }
}

fn act(app: &mut App, seat: Seat, action: Action) {
    app.world_mut().write_message(Act { seat, action });
    app.update();
    app.update();
}

fn phase(app: &App) -> Phase {
    **app.world().resource::<State<Phase>>()
}

fn game(app: &App) -> &Game {
    app.world().resource::<Playing>().game()
}

#[test]
fn phases_follow_the_rules_through_a_whole_match() {
    for (preset, seed) in Preset::ALL.into_iter().zip(1..) {
        let mut app = app();
        assert_eq!(**app.world().resource::<State<Screen>>(), Screen::Title);
        sit_down(&mut app, preset, seed);
        assert_eq!(**app.world().resource::<State<Screen>>(), Screen::Table);
        assert_eq!(phase(&app), Phase::Dealing);
        let mut seen = Vec::new();
        for step in 0..2000_usize {
            assert_eq!(phase(&app), Phase::of(game(&app)));
            if seen.last() != Some(&phase(&app)) {
                seen.push(phase(&app));
            }
            if game(&app).phase() == rules::Phase::Scored {
                if app.world().resource::<Playing>().partie().winner().is_some() {
                    break;
                }
                app.world_mut().write_message(NextGame);
                app.update();
                app.update();
                continue;
            }
            let seat = game(&app).asked().or(game(&app).turn()).unwrap_or(Seat::South);
            let actions = game(&app).legal_actions(seat);
            act(&mut app, seat, actions[step * 7 % actions.len()]);
        }
        assert!(app.world().resource::<Playing>().partie().winner().is_some(), "a match of {preset:?} ends");
        for phase in [Phase::Dealing, Phase::TrumpCall, Phase::Announce, Phase::Trick, Phase::Scoring] {
            assert!(seen.contains(&phase), "{phase:?} is entered under {preset:?}");
        }
        app.world_mut().write_message(LeaveTable);
        app.update();
        app.update();
        assert_eq!(**app.world().resource::<State<Screen>>(), Screen::Title);
        assert!(app.world().get_resource::<State<Phase>>().is_none());
    }
}

#[test]
fn refused_actions_change_nothing_and_say_why() {
    let mut app = app();
    sit_down(&mut app, Preset::Wellkomm, 3);
    let before = app.world().resource::<Playing>().clone();
    for (seat, action) in [
        (game(&app).cutter(), Action::Cut(0)),
        (game(&app).cutter().partner(), Action::Cut(5)),
        (Seat::South, Action::Play(Card::MATT)),
        (Seat::South, Action::Claim),
        (Seat::South, Action::CallMisplay(Seat::West)),
    ] {
        app.world_mut().write_message(Act { seat, action });
        app.update();
        let refused = app.world().resource::<Messages<Refused>>();
        let mut cursor = refused.get_cursor();
        assert!(cursor.read(refused).any(|refused| refused.seat == seat && refused.action == action));
        assert_eq!(*app.world().resource::<Playing>(), before);
    }
}

#[test]
fn what_the_person_may_do_is_known_after_each_change() {
    let mut app = app();
    sit_down(&mut app, Preset::Wellkomm, 5);
    for step in 0..60_usize {
        let validation = app.world().resource::<Validation>().clone();
        assert_eq!(validation, Validation::of(app.world().resource::<Playing>()));
        let legal = if game(&app).asked().is_none() { game(&app).legal(Seat::South) } else { rules::CardSet::EMPTY };
        assert_eq!(validation.legal, legal);
        for card in validation.hand - legal {
            assert!(legal.is_empty() || validation.duty(card).is_some(), "{card} is refused with a reason");
        }
        if game(&app).phase() == rules::Phase::Scored {
            break;
        }
        let seat = game(&app).asked().or(game(&app).turn()).unwrap_or(Seat::South);
        let actions = game(&app).legal_actions(seat);
        act(&mut app, seat, actions[step % actions.len()]);
    }
}
