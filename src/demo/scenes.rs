//! Everything there is to see, in one table: each screen, phase, menu and dialog, and how it comes about.

use bevy::prelude::*;
use bevy_egui::egui::Key;

use crate::ai::rule;
use crate::ai::{Decision, ViewError};
use crate::cards::Back;
use crate::coach::adviser::advise;
use crate::coach::remark::Mistake;
use crate::coach::{Assistance, Remark};
use crate::learn::game::Wanted;
use crate::learn::progress::Progress;
use crate::learn::session::Session;
use crate::learn::{Learning, Lesson, TakeLesson};
use crate::pages::{OpenRules, Section};
use crate::play::{Act, Playing, Screen};
use crate::rules::{Action, Announcement, BySeat, Game, Lee, Match, Phase, Preset, Record, Seat, Seed, Team, View};
use crate::saves::{Notice, Notices, SavedMatch};
use crate::screens::{Ask, Draft, Menus, Page, Tab};
use crate::settings::{Colours, Felt, Settings};
use crate::table::Peek;

/// Something to take a picture of.
#[derive(Clone, Copy)]
pub struct Scene {
    /// Its name, in file names and on the command line.
    pub name: &'static str,
    /// The rules and the moment of a match that lies on the table; nothing for the title.
    table: Option<(Preset, fn(&Match) -> bool)>,
    /// How the settings differ from those of a new player.
    pub settings: fn(&mut Settings),
    /// What is done once the table rests, as by the player's own hand.
    pub then: fn(&mut World),
    /// What the player presses and turns afterwards.
    pub inputs: &'static [Input],
}

/// What a player does to a panel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Input {
    /// Presses a key.
    Press(Key),
    /// Scrolls to the end.
    ScrollDown,
}

/// A match just before a moment, and what leads there.
#[derive(Clone, Debug)]
pub struct Moment {
    /// What was played before.
    pub record: Record,
    /// What is done then.
    pub leads: Leads,
}

/// What leads to a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leads {
    /// Nothing more.
    Nothing,
    /// A player's action.
    Act(Act),
    /// The next game is dealt.
    NextGame,
}

impl Scene {
    /// The title.
    const fn title(name: &'static str) -> Self {
        Self { name, table: None, settings: |_| {}, then: |_| {}, inputs: &[] }
    }

    /// A moment of a match: the first that is such, from the first seed on.
    const fn table(name: &'static str, rules: Preset, moment: fn(&Match) -> bool) -> Self {
        Self { table: Some((rules, moment)), ..Self::title(name) }
    }

    const fn settings(mut self, settings: fn(&mut Settings)) -> Self {
        self.settings = settings;
        self
    }

    const fn then(mut self, then: fn(&mut World)) -> Self {
        self.then = then;
        self
    }

    const fn inputs(mut self, inputs: &'static [Input]) -> Self {
        self.inputs = inputs;
        self
    }

    /// The moment of a match that lies on the table, if one does.
    #[must_use]
    pub fn moment(&self) -> Option<Moment> {
        let (rules, wanted) = self.table?;
        (1..=400).find_map(|seed| first(rules, seed, wanted))
    }
}

use Input::{Press, ScrollDown};
use Preset::{Letzebuerg, Wellkomm};

/// All scenes.
pub const SCENES: &[Scene] = &[
    Scene::title("title"),
    Scene::title("title-continue").then(offer_to_continue),
    Scene::title("title-notice")
        .then(|world| world.resource_mut::<Notices>().push(Notice::new("error-second-window", []))),
    Scene::title("title-notice-long").then(|world| {
        let args = [("kept", "match.2.ron".to_owned()), ("reason", "match.ron:12:7: Expected `)`".to_owned())];
        world.resource_mut::<Notices>().push(Notice::new("error-save-unreadable", args));
    }),
    Scene::title("new-match").then(|world| open(world, Page::NewMatch)),
    Scene::title("new-match-rules").then(open_single_rules),
    Scene::title("new-match-rules-end").then(open_single_rules).inputs(&[ScrollDown]),
    Scene::title("ask-new-match").then(|world| open(world, Page::Ask(Ask::NewMatch))),
    Scene::title("ask-reset").then(|world| open(world, Page::Ask(Ask::Reset))),
    Scene::title("settings-game").then(|world| open_settings(world, Tab::Game)),
    Scene::title("settings-game-end").then(|world| open_settings(world, Tab::Game)).inputs(&[ScrollDown]),
    Scene::title("settings-cards").then(|world| open_settings(world, Tab::Cards)),
    Scene::title("settings-help").then(|world| open_settings(world, Tab::Help)),
    Scene::title("settings-sound").then(|world| open_settings(world, Tab::Sound)),
    Scene::title("settings-display").then(|world| open_settings(world, Tab::Display)),
    Scene::title("rules").then(|world| open_rules(world, Section::Course)),
    Scene::title("rules-cards").then(|world| open_rules(world, Section::Cards)),
    Scene::title("rules-trumps").then(|world| open_rules(world, Section::Trumps)),
    Scene::title("rules-tricks").then(|world| open_rules(world, Section::Tricks)),
    Scene::title("rules-lee").then(|world| open_rules(world, Section::Lee)),
    Scene::title("rules-variants").then(|world| open_rules(world, Section::Variants)),
    Scene::title("rules-example").then(|world| open_rules(world, Section::Example)),
    Scene::title("rules-glossary").then(|world| open_rules(world, Section::Glossary)),
    Scene::title("lessons").then(|world| {
        world.resource_mut::<Learning>().progress = Progress::new(Seed::from(1));
        open(world, Page::Learn);
    }),
    Scene::title("lesson-points").then(|world| take(world, Lesson::Points)),
    Scene::title("lesson-matadors").then(|world| take(world, Lesson::Matadors)),
    Scene::title("lesson-order").then(|world| take(world, Lesson::Order)),
    Scene::title("lesson-follow").then(|world| take(world, Lesson::Follow)),
    Scene::title("lesson-tricks").then(|world| take(world, Lesson::Tricks)),
    Scene::title("lesson-trump").then(|world| take(world, Lesson::Trump)),
    Scene::title("lesson-announce").then(|world| take(world, Lesson::Announce)),
    Scene::title("lesson-count").then(|world| take(world, Lesson::Count)),
    Scene::title("lesson-lee").then(|world| take(world, Lesson::Lee)),
    Scene::title("lesson-kapo").then(|world| take(world, Lesson::Kapo)),
    Scene::title("lesson-misplay").then(|world| take(world, Lesson::Misplay)),
    Scene::title("lesson-game").then(|world| take(world, Lesson::Game)),
    Scene::title("lesson-game-trick").then(|world| take_game(world, |game| game.tricks().len() == 3)),
    Scene::title("lesson-game-over").then(|world| take_game(world, |game| game.score().is_some())),
    Scene::title("keys").then(|world| open(world, Page::Keys)),
    Scene::table("cut", Wellkomm, |m| m.game().phase() == Phase::Cut && m.game().cutter() == Seat::South),
    Scene::table("cut-other", Wellkomm, |m| m.game().phase() == Phase::Cut && m.game().cutter() == Seat::East),
    Scene::table("trump-call", Wellkomm, |m| m.game().phase() == Phase::Trump && m.game().forehand() == Seat::South),
    Scene::table("trump-said", Wellkomm, |m| {
        m.game().asked().is_none() && fresh(m) && m.game().forehand() != Seat::South
    }),
    Scene::table("announce", Wellkomm, |m| asked(m, 1)),
    Scene::table("announce-all", Wellkomm, |m| asked(m, 3)),
    Scene::table("announced", Wellkomm, |m| {
        let said = m.game().announced().iter().any(|(seat, call)| *seat == Seat::West && *call != Announcement::None);
        said && m.game().tricks().is_empty()
    }),
    Scene::table("trick", Wellkomm, |m| m.game().trick().len() == 3 && turn(m) && m.game().tricks().len() == 2),
    Scene::table("trick-focus", Wellkomm, |m| turn(m) && m.game().tricks().len() == 1).then(raise),
    Scene::table("trick-late", Wellkomm, |m| m.game().trick().len() == 2 && turn(m) && m.game().tricks().len() == 4),
    Scene::table("hint", Wellkomm, |m| turn(m) && m.game().trick().len() == 2 && m.game().tricks().len() == 1)
        .settings(help)
        .inputs(&[Press(Key::I)]),
    Scene::table("hint-lead", Wellkomm, |m| turn(m) && m.game().trick().is_empty() && m.game().tricks().is_empty())
        .settings(help)
        .inputs(&[Press(Key::I)]),
    Scene::table("hint-trump", Wellkomm, |m| m.game().phase() == Phase::Trump && m.game().forehand() == Seat::South)
        .settings(help)
        .inputs(&[Press(Key::I)]),
    Scene::table("hint-announce", Wellkomm, |m| asked(m, 3)).settings(help).inputs(&[Press(Key::I)]),
    Scene::table("remark", Wellkomm, |m| {
        let soon = turn(m) && m.game().trick().len() == 1 && m.game().tricks().len() == 2;
        soon && mistake(m, 1..2).is_some()
    })
    .settings(help)
    .then(|world| remark_on(world, 1..2)),
    Scene::table("scoring-remark", Wellkomm, |m| ended(m, |s| !s.won && !s.over) && mistake(m, 4..5).is_some())
        .settings(help)
        .then(|world| remark_on(world, 4..5)),
    Scene::table("hint-large", Wellkomm, |m| turn(m) && m.game().trick().len() == 2 && m.game().tricks().len() == 1)
        .settings(help_large)
        .inputs(&[Press(Key::I)]),
    Scene::table("hint-announce-large", Wellkomm, |m| asked(m, 3)).settings(help_large).inputs(&[Press(Key::I)]),
    Scene::table("refused", Wellkomm, forced).then(try_a_wrong_card),
    Scene::table("claim-offer", Wellkomm, may_claim),
    Scene::table("claim", Wellkomm, may_claim).inputs(&[Press(Key::W)]),
    Scene::table("claim-rest", Wellkomm, |m| m.game().may_claim_rest(Seat::South) && !m.game().may_claim(Seat::South))
        .inputs(&[Press(Key::W)]),
    Scene::table("misplay", Letzebuerg, |m| turn(m) && m.game().tricks().len() == 2).inputs(&[Press(Key::F)]),
    Scene::table("count", Letzebuerg, |m| m.game().phase() == Phase::Count),
    Scene::table("peek", Wellkomm, |m| turn(m) && m.game().tricks().len() == 3 && m.game().trick().is_empty())
        .then(|world| world.resource_mut::<Peek>().key = true),
    Scene::table("scoring-won", Wellkomm, |m| ended(m, |s| s.won && !s.kapo && !s.over)),
    Scene::table("scoring-lost", Wellkomm, |m| ended(m, |s| !s.won && !s.stanner && !s.kapo && !s.over)),
    Scene::table("scoring-stanner", Wellkomm, |m| ended(m, |s| s.stanner)),
    Scene::table("scoring-kapo", Wellkomm, |m| ended(m, |s| s.kapo && s.won && !s.over)),
    Scene::table("scoring-claimed", Wellkomm, may_claim).then(|world| {
        world.write_message(Act { seat: Seat::South, action: Action::Claim });
    }),
    Scene::table("match-won", Wellkomm, |m| ended(m, |s| s.over && s.won)),
    Scene::table("match-lost", Wellkomm, |m| ended(m, |s| s.over && !s.won)),
    Scene::table("pause", Wellkomm, middle).then(|world| open(world, Page::Pause)),
    Scene::table("pause-settings", Wellkomm, middle).then(|world| open_settings(world, Tab::Cards)),
    Scene::table("ask-quit", Wellkomm, middle).then(|world| open(world, Page::Ask(Ask::Quit))),
    Scene::table("felt-blue", Wellkomm, middle).settings(|settings| {
        (settings.felt, settings.back) = (Felt::Blue, Back::Lion);
    }),
    Scene::table("felt-wine", Wellkomm, middle).settings(|settings| {
        (settings.felt, settings.back) = (Felt::Wine, Back::Lattice);
    }),
    Scene::table("large-text", Wellkomm, middle).settings(|settings| {
        (settings.large_index, settings.four_colour, settings.text_size) = (true, true, 150);
    }),
    Scene::table("largest-text", Wellkomm, |m| {
        m.game().announced().iter().any(|(seat, call)| *seat == Seat::West && *call != Announcement::None) && fresh(m)
    })
    .settings(|settings| settings.text_size = 200),
    Scene::table("contrast", Wellkomm, middle).settings(|settings| settings.colours = Colours::HighContrast),
    Scene::table("contrast-scoring", Wellkomm, |m| m.game_number() == 4 && m.game().score().is_some())
        .settings(|settings| settings.colours = Colours::HighContrast),
];

fn open(world: &mut World, page: Page) {
    world.resource_mut::<Menus>().open(page);
}

fn open_settings(world: &mut World, tab: Tab) {
    world.insert_resource(tab);
    open(world, Page::Settings);
}

fn open_rules(world: &mut World, section: Section) {
    world.write_message(OpenRules { section: Some(section) });
}

/// A lesson from its beginning.
fn take(world: &mut World, lesson: Lesson) {
    world.resource_mut::<Learning>().progress = Progress::new(Seed::from(1));
    world.write_message(TakeLesson(lesson));
}

/// The game of the last lesson, played until the learner is asked at a moment, or it is over.
fn take_game(world: &mut World, moment: fn(&Game) -> bool) {
    let rules = world.resource::<Settings>().rules.clone();
    let mut progress = Progress::new(Seed::from(1));
    let mut session = Session::new(Lesson::Game, &mut progress, &rules);
    while let Some(game) = session.game.as_mut().filter(|game| !game.is_over()) {
        if game.wanted() == Wanted::Nothing {
            game.others();
            continue;
        }
        match rule::decide(&View::of(game.game(), Seat::South)) {
            Ok(decision) if !moment(game.game()) => drop(game.decide(decision)),
            _ => break,
        }
    }
    session.game_went_on(&mut progress);
    let mut learning = world.resource_mut::<Learning>();
    (learning.progress, learning.session) = (progress, Some(session));
    world.resource_mut::<NextState<Screen>>().set(Screen::Lesson);
}

fn open_single_rules(world: &mut World) {
    world.resource_mut::<Draft>().single_rules = true;
    open(world, Page::NewMatch);
}

/// A match waits to be continued.
fn offer_to_continue(world: &mut World) {
    let left = first(Wellkomm, 1, |m| m.game_number() == 3 && middle(m)).and_then(|moment| playing(&moment));
    world.resource_mut::<SavedMatch>().0 = left.map(Box::new);
}

/// Everything helps.
fn help(settings: &mut Settings) {
    settings.assistance = Assistance::HELP;
}

/// The same in the largest text.
fn help_large(settings: &mut Settings) {
    help(settings);
    settings.text_size = 200;
}

/// The person's first mistake of the deal, of more than half a line and in one of some tricks.
fn mistake(m: &Match, tricks: std::ops::Range<usize>) -> Option<Mistake> {
    let (actions, earlier) = m.record().games.split_last()?;
    let mut before = Match::replay(&Record { games: earlier.to_vec(), ..m.record().clone() }).ok()?;
    if !earlier.is_empty() && !before.next_game() {
        return None;
    }
    for &(seat, action) in actions {
        if let (Seat::South, Action::Play(card)) = (seat, action)
            && tricks.contains(&before.game().tricks().len())
        {
            let view = View::of(before.game(), seat);
            let mistake = advise(&view).and_then(|best| Mistake::judge(&view, Decision::Card(card), &best, 0.5));
            if mistake.is_some() {
                return mistake;
            }
        }
        before.apply(seat, action).ok()?;
    }
    None
}

/// The person's mistake is remarked on.
fn remark_on(world: &mut World, tricks: std::ops::Range<usize>) {
    let mistake = world.get_resource::<Playing>().and_then(|playing| mistake(playing.partie(), tricks));
    world.resource_mut::<Remark>().mistake = mistake;
}

/// The keyboard chooses a card.
fn raise(world: &mut World) {
    let mut stage = world.resource_mut::<crate::table::Stage>();
    stage.raised = stage.own_hand().get(2).copied();
    stage.by_key = true;
}

/// The person tries a card that the rules forbid.
fn try_a_wrong_card(world: &mut World) {
    let game = world.resource::<Playing>().game();
    let wrong = (game.hands()[Seat::South] - game.legal(Seat::South)).iter().next();
    if let Some(card) = wrong {
        world.write_message(Act { seat: Seat::South, action: Action::Play(card) });
    }
}

/// The person is to play a card.
fn turn(m: &Match) -> bool {
    m.game().phase() == Phase::Play && m.game().turn() == Some(Seat::South) && m.game().asked().is_none()
}

/// The cards are dealt and none is played.
fn fresh(m: &Match) -> bool {
    m.game().phase() == Phase::Play && m.game().tricks().is_empty() && m.game().trick().is_empty()
}

/// The person is asked for an announcement and has at least so many to choose from.
fn asked(m: &Match, choices: usize) -> bool {
    m.game().asked() == Some(Seat::South) && m.game().announceable(Seat::South).len() >= choices
}

/// The person must follow and holds cards that do not.
fn forced(m: &Match) -> bool {
    let legal = m.game().legal(Seat::South);
    turn(m) && legal.len() < m.game().hands()[Seat::South].len()
}

fn may_claim(m: &Match) -> bool {
    m.game().may_claim(Seat::South) && turn(m)
}

/// A trick under way in the middle of a game, with announcements and lines on the Lee.
fn middle(m: &Match) -> bool {
    let crossed = m.game().lee().lines != Lee::start(m.game().options()).lines;
    turn(m) && m.game().trick().len() == 2 && m.game().tricks().len() == 2 && crossed
}

/// How a game ended, for the person.
struct End {
    won: bool,
    stanner: bool,
    kapo: bool,
    over: bool,
}

fn ended(m: &Match, wanted: fn(&End) -> bool) -> bool {
    m.game().score().is_some_and(|score| {
        let winner = score.game.result.winner();
        let end = End {
            won: winner == Some(Team::NorthSouth),
            stanner: winner.is_none(),
            kapo: score.game.kapo,
            over: m.winner().is_some(),
        };
        wanted(&end)
    })
}

/// The first moment of a match that is wanted, when players without search play it.
fn first(rules: Preset, seed: u64, wanted: fn(&Match) -> bool) -> Option<Moment> {
    let mut partie = Match::new(rules.options(), Seed::from(seed), None);
    let mut record = partie.record().clone();
    let mut leads = Leads::Nothing;
    loop {
        if wanted(&partie) {
            return Some(Moment { record, leads });
        }
        record = partie.record().clone();
        if partie.game().phase() == Phase::Scored {
            if !partie.next_game() {
                return None;
            }
            leads = Leads::NextGame;
        } else {
            let game = partie.game();
            let seat = game.asked().or(game.turn()).unwrap_or(Seat::South);
            let action = action(&partie, seat).ok()?;
            partie.apply(seat, action).ok()?;
            leads = Leads::Act(Act { seat, action });
        }
    }
}

/// What a player without search does.
fn action(partie: &Match, seat: Seat) -> Result<Action, ViewError> {
    let game: &Game = partie.game();
    Ok(match game.phase() {
        Phase::Cut => Action::Cut(partie.shuffle().drawn_cut),
        Phase::Count | Phase::Scored => Action::Count,
        Phase::Trump | Phase::Play => Action::from(rule::decide(&View::of(game, seat))?),
    })
}

/// The match before a moment with the person in the South.
#[must_use]
pub fn playing(moment: &Moment) -> Option<Playing> {
    let players = BySeat::from_fn(|seat| match seat {
        Seat::South => crate::play::Player::Human,
        _ => crate::play::Player::Bot("regular".to_owned()),
    });
    Playing::resumed(&moment.record, players, crate::rules::partie::Sitting::default()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_moment_comes_and_every_name_is_one() {
        for (place, scene) in SCENES.iter().enumerate() {
            assert!(SCENES[..place].iter().all(|other| other.name != scene.name), "{} twice", scene.name);
            if let Some((rules, wanted)) = scene.table {
                let moment = scene.moment().unwrap_or_else(|| panic!("{} never comes", scene.name));
                let mut partie = Match::replay(&moment.record).unwrap();
                assert_eq!(partie.record().rules, rules.options());
                match moment.leads {
                    Leads::Nothing => {}
                    Leads::Act(Act { seat, action }) => drop(partie.apply(seat, action).unwrap()),
                    Leads::NextGame => assert!(partie.next_game()),
                }
                assert!(wanted(&partie), "{} is reached", scene.name);
                assert!(playing(&moment).is_some());
            }
        }
    }
}
