//! Matches: who deals next, when a match is over, and what comes after it.

use std::collections::BTreeSet;

use konter_a_matt::rules::partie::Sitting;
use konter_a_matt::rules::{Action, BySeat, Match, Phase, Preset, Seat, Seed, Team};

/// Plays the first card that is legal, whoever's turn it is, until the game is scored.
fn play_out(partie: &mut Match) {
    while partie.game().phase() != Phase::Scored {
        let seat = partie.game().turn().unwrap_or(Seat::South);
        let steps = partie.game().legal_actions(seat);
        let ends = |step: &Action| {
            matches!(step, Action::Claim | Action::ClaimRest | Action::CallMisplay(_) | Action::Announce(_))
        };
        let step = steps.into_iter().find(|step| !ends(step)).unwrap();
        partie.apply(seat, step).unwrap();
    }
}

#[test]
fn forehand_deals_next_until_a_team_has_no_line_left() {
    for preset in Preset::ALL {
        let direction = preset.options().direction;
        let mut partie = Match::new(preset.options(), Seed::from(12), Some(Seat::West));
        for number in 1.. {
            let dealer = Seat::West.after(number - 1, direction);
            assert_eq!((partie.game().dealer(), partie.game_number()), (dealer, number as u32));
            assert_eq!(partie.game().cutter(), dealer.previous(direction));
            // Not before the game is scored.
            assert!(!partie.clone().next_game());
            let before = partie.game().lee();
            play_out(&mut partie);
            let lee = partie.game().lee();
            assert_eq!(partie.game().lee_before(), before);
            let over = Team::ALL.into_iter().find(|team| lee.lines[*team] == 0);
            assert_eq!(partie.winner(), over);
            if over.is_some() {
                assert!(!partie.next_game());
                break;
            }
            assert!(partie.next_game());
            assert_eq!(partie.game().lee(), lee);
        }
    }
}

#[test]
fn teams_may_change_after_one_revanche_and_must_after_three() {
    let mut sitting = Sitting::default();
    let mut seen = Vec::new();
    loop {
        seen.push((sitting.may_have_revanche(), sitting.may_change_teams()));
        let next = sitting.revanche();
        if next == sitting {
            break;
        }
        sitting = next;
    }
    assert_eq!(seen, [(true, false), (true, true), (true, true), (false, true)]);
}

#[test]
fn changing_teams_gives_south_each_partner_in_turn() {
    let mut players = BySeat(["me", "Ketty", "Jang", "Misch"]);
    let mut partners = BTreeSet::new();
    for _ in 0..3 {
        partners.insert(players[Seat::North]);
        let west = players[Seat::West];
        players = Sitting::change_teams(players);
        assert_eq!((players[Seat::South], players[Seat::North]), ("me", west));
    }
    assert_eq!(partners.len(), 3);
    assert_eq!(players.0, ["me", "Ketty", "Jang", "Misch"]);
}
