//! Callable misplays: right and wrong calls, by whom and when, and what a view can prove.

use konter_a_matt::rules::game::DecidedBy;
use konter_a_matt::rules::lee::Result as GameResult;
use konter_a_matt::rules::trick::Duty;
use konter_a_matt::rules::{Game, Phase, Preset, Refusal, Seat, Suit, Team, View};

use crate::table::{SOUTH_HAS_ALL, cards, dealt, play, refused};

/// South leads trumps and West, who holds ♠10, plays ♥K.
fn west_misplayed() -> Game {
    let mut game = dealt(&Preset::Letzebuerg.options(), Seat::East, SOUTH_HAS_ALL);
    play(&mut game, "S=S S:SA W:HK");
    game
}

fn lines(game: &Game) -> [u16; 2] {
    Team::ALL.map(|team| game.lee().lines[team])
}

#[test]
fn prevented_misplays_are_refused_with_what_is_owed() {
    let mut game = dealt(&Preset::Wellkomm.options(), Seat::East, SOUTH_HAS_ALL);
    play(&mut game, "S=S S:SA");
    assert_eq!(refused(&mut game, "W:HK"), Refusal::MustPlay(Duty::PlayTrump));
    assert_eq!(refused(&mut game, "S?W"), Refusal::NothingToCall);
    let mut game = dealt(&Preset::Wellkomm.options(), Seat::South, SOUTH_HAS_ALL);
    play(&mut game, "W=C W:HK");
    assert_eq!(refused(&mut game, "N:DJ"), Refusal::MustPlay(Duty::FollowOrTrump(Suit::Hearts)));
    assert_eq!(refused(&mut game, "N:HQ"), Refusal::NotHeld("HQ".parse().unwrap()));
}

#[test]
fn whoever_calls_a_misplay_rightly_its_team_loses() {
    for caller in ["S", "W", "N", "E"] {
        let mut game = west_misplayed();
        play(&mut game, &format!("{caller}?W"));
        let score = game.score().unwrap();
        assert_eq!(score.game.result, GameResult::Won(Team::NorthSouth));
        let by = Seat::from_letter(caller.parse().unwrap()).unwrap();
        assert_eq!(score.by, DecidedBy::Misplay { by, against: Seat::West, right: true });
        // East and West have no trick yet: a Kapo, for which the winners cross out one more.
        assert!(score.game.kapo);
        assert_eq!(lines(&game), [7, 9]);
    }
}

#[test]
fn a_wrong_call_loses_in_the_same_way() {
    for (call, after) in [
        // Against North, who has not played, by the opponents and by the partner.
        ("E?N", [7, 9]),
        ("S?N", [10, 7]),
        // Against the opponent who did not misplay.
        ("N?E", [10, 7]),
    ] {
        let mut game = west_misplayed();
        play(&mut game, call);
        assert!(matches!(game.score().unwrap().by, DecidedBy::Misplay { right: false, .. }));
        assert!(game.score().unwrap().game.kapo);
        assert_eq!(lines(&game), after, "{call}");
    }
}

#[test]
fn stake_and_tricks_count_as_they_stand_at_the_call() {
    let mut game = dealt(&Preset::Letzebuerg.options(), Seat::East, SOUTH_HAS_ALL);
    play(&mut game, "S=S S!konter-a-matt S:SA W:HK N:S9 E:C9");
    // South's trick: a wrong call of North's is no Kapo.
    let mut wrong = game.clone();
    play(&mut wrong, "N?E");
    assert!(!wrong.score().unwrap().game.kapo);
    assert_eq!(lines(&wrong), [12, 6]);
    play(&mut game, "N?W");
    assert!(game.score().unwrap().game.kapo);
    assert_eq!(lines(&game), [5, 9]);
}

#[test]
fn misplays_may_be_called_from_the_first_card_until_the_count() {
    let mut game = dealt(&Preset::Letzebuerg.options(), Seat::East, SOUTH_HAS_ALL);
    assert_eq!(refused(&mut game, "S?W"), Refusal::NothingToCall);
    play(&mut game, "S=S");
    assert_eq!(refused(&mut game, "S?W"), Refusal::NothingToCall);
    assert_eq!(refused(&mut game, "S."), Refusal::WrongPhase(Phase::Play));
    cards(&mut game, "SA HK S9 C9 SQ ST HJ CT HQ CA HT CJ DQ HA DJ CQ SK DA DT H9 SJ DK CK D9");
    assert_eq!((game.phase(), game.turn(), game.score()), (Phase::Count, None, None));
    let mut called = game.clone();
    play(&mut called, "E?W");
    assert_eq!(lines(&called), [7, 9]);
    let mut wrong = game.clone();
    play(&mut wrong, "W?S");
    assert_eq!(lines(&wrong), [7, 9]);
    // Nobody calls: scored as played, here a Kapo too.
    play(&mut game, "E.");
    assert_eq!(game.score().unwrap().by, DecidedBy::Play);
    assert_eq!(game.score().unwrap().points[Team::NorthSouth], 40);
    assert_eq!(refused(&mut game, "S?W"), Refusal::NothingToCall);
    assert_eq!(refused(&mut game, "S."), Refusal::WrongPhase(Phase::Scored));
}

#[test]
fn a_view_proves_a_misplay_when_the_owed_card_turns_up() {
    let mut game = west_misplayed();
    let proven = |game: &Game| Seat::ALL.map(|seat| View::of(game, seat).proven_misplay());
    assert_eq!(proven(&game), [None; 4]);
    play(&mut game, "N:S9 E:C9 S:SQ");
    assert_eq!(proven(&game), [None; 4]);
    // ♠10 after not following to ♠A.
    play(&mut game, "W:ST");
    assert_eq!(proven(&game), [Some(Seat::West); 4]);
}

#[test]
fn a_view_proves_a_misplay_against_an_announcement() {
    let mut game = dealt(&Preset::Letzebuerg.options(), Seat::North, SOUTH_HAS_ALL);
    play(&mut game, "E=H S!konter E:H9");
    assert_eq!(View::of(&game, Seat::North).proven_misplay(), None);
    // Hearts are trumps; South has shown two of them and plays a spade.
    play(&mut game, "S:SJ");
    assert_eq!(View::of(&game, Seat::North).proven_misplay(), Some(Seat::South));
    play(&mut game, "N?S");
    // The stake of Konter and a Kapo.
    assert_eq!(lines(&game), [9, 6]);
}

#[test]
fn trumping_a_side_suit_denies_nothing() {
    let mut game = dealt(&Preset::Letzebuerg.options(), Seat::North, "S:9.A.AT.A9 AK.K.K.KJ JT.JT.J.T Q.Q9.Q9.Q");
    play(&mut game, "E=C E:D9");
    // South trumps with ♣9 although it holds ♦A and ♦10, and follows with them later.
    cards(&mut game, "C9 DK DJ DA");
    assert_eq!(View::of(&game, Seat::North).proven_misplay(), None);
    assert!(
        game.legal_actions(Seat::East)
            .iter()
            .any(|action| matches!(action, konter_a_matt::rules::Action::CallMisplay(_)))
    );
}
