//! Announcements: who may say what until when, and what it does to the stake.

use konter_a_matt::rules::{Announcement, Preset, Refusal, Seat};

use crate::table::{SOUTH_HAS_ALL, cards, dealt, play, refused};

/// ♥Q ♦Q with South, ♠Q with North.
const SPLIT: &str = "S:AK.QA.Q.A JT.KJ.AK. Q9.T9.JT. ..9.KQJT9";

fn names(game: &konter_a_matt::rules::Game, seat: Seat) -> Vec<&'static str> {
    game.announceable(seat).into_iter().map(Announcement::name).collect()
}

#[test]
fn a_hand_of_all_three_queens_may_say_any_of_them_or_nothing() {
    for (call, stake) in [("none", 1), ("matt", 2), ("konter", 2), ("konter-a-matt", 3)] {
        let mut game = dealt(&Preset::Wellkomm.options(), Seat::East, SOUTH_HAS_ALL);
        play(&mut game, "S=S");
        assert_eq!(names(&game, Seat::South), ["matt", "konter", "konter-a-matt"]);
        assert_eq!(game.asked(), Some(Seat::South));
        play(&mut game, &format!("S!{call}"));
        assert_eq!(game.stake(), stake);
        assert_eq!(game.announced().len(), usize::from(call != "none"));
        assert_eq!(game.asked(), None);
        assert!(names(&game, Seat::South).is_empty());
        // Once is enough, whatever was said; the first card need not be one that was announced.
        assert_eq!(refused(&mut game, "S!matt"), Refusal::AnnouncedAlready);
        play(&mut game, "S:SJ");
    }
}

#[test]
fn the_hand_must_hold_what_is_said() {
    let mut game = dealt(&Preset::Letzebuerg.options(), Seat::East, SPLIT);
    play(&mut game, "S=S");
    for (wrong, call) in [
        ("S!matt", Announcement::Matt),
        ("S!konter-a-matt", Announcement::KonterAMatt),
        ("N!konter", Announcement::Konter),
        ("N!konter-a-matt", Announcement::KonterAMatt),
        ("W!matt", Announcement::Matt),
    ] {
        assert_eq!(refused(&mut game, wrong), Refusal::NotAnnounceable(call));
    }
    assert_eq!(names(&game, Seat::South), ["konter"]);
    assert_eq!(names(&game, Seat::North), ["matt"]);
}

#[test]
fn stakes_of_all_four_players_add_up() {
    let mut game = dealt(&Preset::Letzebuerg.options(), Seat::East, SPLIT);
    play(&mut game, "S=S");
    assert_eq!(game.stake(), 1);
    play(&mut game, "S!konter");
    assert_eq!(game.stake(), 2);
    play(&mut game, "N!matt");
    assert_eq!(game.stake(), 3);
    assert_eq!(game.announced(), [(Seat::South, Announcement::Konter), (Seat::North, Announcement::Matt)]);
}

#[test]
fn with_the_deadline_at_the_own_first_card_each_speaks_in_turn() {
    let mut game = dealt(&Preset::Wellkomm.options(), Seat::East, SPLIT);
    assert_eq!(refused(&mut game, "S!konter"), Refusal::WrongPhase(game.phase()));
    play(&mut game, "S=S");
    assert_eq!(refused(&mut game, "N!matt"), Refusal::NotYet);
    assert!(names(&game, Seat::North).is_empty());
    play(&mut game, "S:CA");
    assert_eq!(refused(&mut game, "S!konter"), Refusal::TooLate);
    assert_eq!(refused(&mut game, "N!matt"), Refusal::NotYet);
    play(&mut game, "W:HK");
    assert_eq!(game.asked(), Some(Seat::North));
    play(&mut game, "N!matt");
    assert_eq!(game.stake(), 2);
    play(&mut game, "N:SQ E:C9");
    assert_eq!(refused(&mut game, "N!matt"), Refusal::TooLate);
    assert_eq!(refused(&mut game, "E!none"), Refusal::TooLate);
}

#[test]
fn the_deadline_at_the_own_first_card_passes_with_that_card() {
    let mut game = dealt(&Preset::Wellkomm.options(), Seat::East, SPLIT);
    play(&mut game, "S=S S:CA W:HK N:S9");
    assert_eq!(refused(&mut game, "N!matt"), Refusal::TooLate);
    play(&mut game, "E:C9");
    // North won the trick and is in turn, but the first trick is over.
    assert_eq!(game.turn(), Some(Seat::North));
    assert_eq!(refused(&mut game, "N!matt"), Refusal::TooLate);
    assert_eq!((game.asked(), game.stake()), (None, 1));
}

#[test]
fn counter_clockwise_the_turn_to_speak_goes_the_other_way() {
    // North deals, so West is forehand; North is the last to play.
    let mut game = dealt(&Preset::Wikipedia.options(), Seat::North, SPLIT);
    play(&mut game, "W=D");
    cards(&mut game, "HK");
    assert_eq!(game.turn(), Some(Seat::South));
    assert_eq!(refused(&mut game, "N!matt"), Refusal::NotYet);
    play(&mut game, "S!konter S:HA E:C9 N!matt N:HT");
    assert_eq!(game.stake(), 3);
}

#[test]
fn with_the_deadline_at_the_first_card_all_are_asked_before_it() {
    let mut game = dealt(&Preset::Letzebuerg.options(), Seat::North, SPLIT);
    play(&mut game, "E=C");
    // From forehand, leaving out who has nothing to say.
    assert_eq!(game.asked(), Some(Seat::South));
    play(&mut game, "S!none");
    assert_eq!(game.asked(), Some(Seat::North));
    play(&mut game, "N!matt");
    assert_eq!(game.asked(), None);
    assert_eq!(game.stake(), 2);
}

#[test]
fn with_the_deadline_at_the_first_card_it_passes_for_all_at_once() {
    let mut game = dealt(&Preset::Letzebuerg.options(), Seat::East, SPLIT);
    play(&mut game, "S=S S:CA");
    for late in ["S!konter", "W!none", "N!matt", "E!none"] {
        assert_eq!(refused(&mut game, late), Refusal::TooLate);
    }
    play(&mut game, "W:HK");
    assert_eq!(refused(&mut game, "N!matt"), Refusal::TooLate);
    assert_eq!((game.asked(), game.stake()), (None, 1));
    assert!(Seat::ALL.into_iter().all(|seat| names(&game, seat).is_empty()));
}
