//! The pages say what the rules do, in every language, and lead from the table to a rule and back.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy_egui::egui::{FontId, Pos2};

use super::book::{Block, Book};
use super::page::hits;
use super::search::Needle;
use super::text::{Line, Span, words};
use super::typeset::{BODY, MEASURE};
use super::{OpenRules, Reader, Section};
use crate::cards::Letters;
use crate::hud::testing;
use crate::localization::{Language, Texts};
use crate::play::{self, Act, Player, Playing, Refused, SitDown};
use crate::rules::deal::below;
use crate::rules::options::{Deadline, Kapo, Misplay, Stanner};
use crate::rules::trick::Duty;
use crate::rules::{
    Action, Announcement, BySeat, Card, Direction, Game, Options, Phase, Preset, Refusal, Seat, Seed, Suit, View,
};
use crate::screens::{Menus, Page};

/// Options drawn from a seed, so that any value meets any other.
fn drawn(seed: u64) -> Options {
    let mut rng = Seed::from(seed).rng("test/options");
    let mut one_of = |count: usize| below(&mut rng, count as u32) as usize;
    Options {
        direction: Direction::ALL[one_of(Direction::ALL.len())],
        announce_deadline: Deadline::ALL[one_of(Deadline::ALL.len())],
        kapo: Kapo::ALL[one_of(Kapo::ALL.len())],
        stanner: Stanner::ALL[one_of(Stanner::ALL.len())],
        misplay: Misplay::ALL[one_of(Misplay::ALL.len())],
        start_lines: one_of(30) as u8 + 1,
        inspect_tricks: one_of(2) == 1,
    }
}

/// Every preset, every value of every option, and some sets of options drawn at random.
fn all_options() -> Vec<Options> {
    let base = Options::default();
    let mut all: Vec<Options> = Preset::ALL.map(Preset::options).to_vec();
    all.extend(Direction::ALL.iter().map(|direction| Options { direction: *direction, ..base.clone() }));
    all.extend(Deadline::ALL.iter().map(|value| Options { announce_deadline: *value, ..base.clone() }));
    all.extend(Kapo::ALL.iter().map(|kapo| Options { kapo: *kapo, ..base.clone() }));
    all.extend(Stanner::ALL.iter().map(|stanner| Options { stanner: *stanner, ..base.clone() }));
    all.extend(Misplay::ALL.iter().map(|misplay| Options { misplay: *misplay, ..base.clone() }));
    all.extend([1, 2, 30].map(|start_lines| Options { start_lines, ..base.clone() }));
    all.extend([false, true].map(|inspect_tricks| Options { inspect_tricks, ..base.clone() }));
    all.extend((0..24).map(drawn));
    all
}

fn book(options: &Options, language: Language) -> Book {
    Book::new(options, &Texts::new(language), Letters::default())
}

#[test]
fn every_section_is_written_for_every_option_in_every_language() {
    let texts = Texts::new(Language::Lb);
    for options in all_options() {
        for language in Language::ALL {
            let book = Book::new(&options, &texts.in_language(language), Letters::default());
            let sections: Vec<Section> = book.chapters.iter().map(|chapter| chapter.section).collect();
            assert_eq!(sections, Section::ALL);
            for chapter in &book.chapters {
                let place = format!("{language:?} {:?} {options:?}", chapter.section);
                assert!(!chapter.blocks.is_empty(), "{place} is empty");
                for block in &chapter.blocks {
                    if let Block::Table(table) = block {
                        assert!(!table.rows.is_empty(), "{place}");
                        let cells = table.rows.iter().chain([&table.head]).all(|row| row.len() == table.columns.len());
                        assert!(cells, "{place}");
                    }
                }
                for line in chapter.lines() {
                    let words = words(line, Letters::default());
                    let clean = !["{", "}", "**", "](", "pages-", "menu-", "lee-", "table-", "common-"]
                        .iter()
                        .any(|mark| words.contains(mark));
                    assert!(clean, "{place}: {words}");
                }
            }
        }
    }
}

/// The numbers that a chapter names, in any order; those of cards are names.
fn figures(book: &Book, section: Section) -> Vec<u32> {
    let mut figures = Vec::new();
    for line in book.chapters[section as usize].lines() {
        let plain: Line = line.iter().filter(|span| !matches!(span, Span::Card(_))).cloned().collect();
        let words = words(&plain, Letters::default());
        figures.extend(words.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse::<u32>().ok()));
    }
    // How often a sentence needs a figure is a matter of the language.
    figures.sort_unstable();
    figures.dedup();
    figures
}

#[test]
fn all_languages_name_the_same_figures() {
    for options in all_options() {
        let english = book(&options, Language::En);
        for language in Language::ALL {
            let other = book(&options, language);
            for section in Section::ALL {
                assert_eq!(
                    figures(&other, section),
                    figures(&english, section),
                    "{language:?} {section:?} {options:?}"
                );
            }
        }
    }
}

/// The numbers of a table's row.
fn numbers(row: &[super::text::Line]) -> Vec<u16> {
    row.iter().filter_map(|cell| words(cell, Letters::default()).parse().ok()).collect()
}

#[test]
fn the_table_of_lines_says_what_the_options_say() {
    for options in all_options() {
        let book = book(&options, Language::En);
        let lee = &book.chapters[Section::Lee as usize];
        let table = lee.blocks.iter().find_map(|block| match block {
            Block::Table(table) => Some(table),
            _ => None,
        });
        let table = table.expect("a table of lines");
        let kapos: &[bool] = if options.kapo == Kapo::Off { &[false] } else { &[false, true] };
        let mut expected = Vec::new();
        for kapo in kapos {
            for stake in 1..=3 {
                let one = |by: &[Kapo]| u16::from(*kapo && by.contains(&options.kapo));
                // What winners cross, what losers who named trump draw, and what others draw.
                expected.push(vec![
                    stake + one(&[Kapo::Both, Kapo::Winners]),
                    stake + one(&[Kapo::Both, Kapo::Losers]),
                    one(&[Kapo::Losers]),
                ]);
            }
        }
        assert_eq!(table.rows.iter().map(|row| numbers(row)).collect::<Vec<_>>(), expected, "{options:?}");
    }
}

#[test]
fn the_shortest_match_and_the_points_are_told() {
    let told = |options: &Options, section: Section, what: &str| {
        let book = book(options, Language::En);
        let chapter = &book.chapters[section as usize];
        let found = chapter.lines().any(|line| words(line, Letters::default()).replace('\u{a0}', " ").contains(what));
        assert!(found, "{section:?} of {options:?} does not say {what:?}");
    };
    let base = Options::default();
    // Nine lines are three deals at least: two of four and one of one.
    told(&base, Section::Match, "takes 3 deals");
    told(&Options { start_lines: 4, ..base.clone() }, Section::Match, "takes 1 deal");
    told(&Options { start_lines: 9, kapo: Kapo::Off, ..base.clone() }, Section::Match, "takes 3 deals");
    told(&Options { start_lines: 10, kapo: Kapo::Off, ..base.clone() }, Section::Match, "takes 4 deals");
    for options in all_options() {
        let most = 3 + u8::from(matches!(options.kapo, Kapo::Both | Kapo::Winners));
        told(&options, Section::Match, &format!("takes {} deal", options.start_lines.div_ceil(most)));
        told(&options, Section::Lee, &format!("{} line", options.start_lines));
        told(&options, Section::Variants, &options.start_lines.to_string());
    }
    told(&base, Section::Counting, "21 or more");
    told(&base, Section::Counting, "20 to 20");
    told(&base, Section::Cards, "10 points in each suit and 40 in all");
    told(&base, Section::Dealing, "at least 1 and at most 23");
    for (suit, trumps) in [("spades", 8), ("hearts", 8), ("diamonds", 8), ("clubs", 9)] {
        told(&base, Section::Trumps, &format!("{suit}: {trumps} trumps"));
    }
}

#[test]
fn the_sentences_about_options_are_those_of_the_options() {
    let says = |options: &Options, section: Section, what: &str| {
        let book = book(options, Language::En);
        book.chapters[section as usize].lines().any(|line| words(line, Letters::default()).contains(what))
    };
    for options in all_options() {
        let clockwise = options.direction == Direction::Clockwise;
        assert_eq!(says(&options, Section::Seats, "goes clockwise"), clockwise);
        let early = options.announce_deadline == Deadline::FirstCardOfGame;
        assert_eq!(says(&options, Section::Announcing, "before the very first card"), early);
        assert_eq!(says(&options, Section::Misplays, "may call"), options.misplay == Misplay::Callable);
        assert_eq!(says(&options, Section::Lee, "added to the next deal"), options.stanner == Stanner::Carry);
        assert_eq!(says(&options, Section::Tricks, "All tricks won may be looked"), options.inspect_tricks);
    }
}

/// One refusal of each kind. A new kind does not build until it is here.
fn refusals() -> Vec<Refusal> {
    let all = vec![
        Refusal::WrongPhase(Phase::Cut),
        Refusal::NotYourTurn(Seat::West),
        Refusal::BadCut(0),
        Refusal::NotHeld(Card::MATT),
        Refusal::MustPlay(Duty::PlayTrump),
        Refusal::MustPlay(Duty::FollowOrTrump(Suit::Hearts)),
        Refusal::NotAnnounceable(Announcement::Matt),
        Refusal::AnnouncedAlready,
        Refusal::TooLate,
        Refusal::NotYet,
        Refusal::TooFewPoints(20),
        Refusal::RestNotSure,
        Refusal::NothingToCall,
    ];
    for refusal in &all {
        match refusal {
            Refusal::WrongPhase(_)
            | Refusal::NotYourTurn(_)
            | Refusal::BadCut(_)
            | Refusal::NotHeld(_)
            | Refusal::MustPlay(_)
            | Refusal::NotAnnounceable(_)
            | Refusal::AnnouncedAlready
            | Refusal::TooLate
            | Refusal::NotYet
            | Refusal::TooFewPoints(_)
            | Refusal::RestNotSure
            | Refusal::NothingToCall => {}
        }
    }
    all
}

#[test]
fn every_refusal_has_its_rule_in_the_book() {
    let book = book(&Options::default(), Language::Lb);
    for refusal in refusals() {
        let section = Section::of_refusal(&refusal);
        assert!(book.chapters.iter().any(|chapter| chapter.section == section), "{refusal:?}");
    }
    assert_eq!(Section::of_refusal(&Refusal::MustPlay(Duty::PlayTrump)), Section::Following);
    assert_eq!(Section::of_refusal(&Refusal::TooFewPoints(3)), Section::Claiming);
    assert_eq!(Section::of_refusal(&Refusal::TooLate), Section::Announcing);
}

#[test]
fn the_search_finds_every_section_by_its_title() {
    let options = [Options::default()].into_iter().chain((0..6).map(drawn));
    for (language, options) in options.flat_map(|options| Language::ALL.map(|language| (language, options.clone()))) {
        let book = book(&options, language);
        for chapter in &book.chapters {
            let title = words(&chapter.title, Letters::default());
            for typed in [title.clone(), title.to_uppercase(), format!(" {} ", deunicode::deunicode(&title))] {
                let found = hits(&book, &Needle::new(&typed), Letters::default());
                assert!(found.iter().any(|hit| hit.section == chapter.section), "{language:?}: {typed}");
            }
        }
    }
    let lb = book(&Options::default(), Language::Lb);
    for (typed, section) in [("kinnek", Section::Glossary), ("Stanner", Section::Counting), ("♥D", Section::Trumps)] {
        let found = hits(&lb, &Needle::new(typed), Letters::default());
        assert!(found.iter().any(|hit| hit.section == section), "{typed}");
    }
}

#[test]
fn links_lead_to_other_chapters() {
    for language in Language::ALL {
        let mut links = 0;
        for chapter in book(&Options::default(), language).chapters {
            for span in chapter.lines().flatten() {
                if let Span::Link(section, words) = span {
                    assert!(*section != chapter.section && !words.is_empty(), "{language:?} {words}");
                    links += 1;
                }
            }
        }
        assert!(links >= 15, "{language:?}: {links}");
    }
}

#[test]
fn running_text_has_lines_that_are_pleasant_to_read() {
    for language in Language::ALL {
        let screen = testing::Screen::new(testing::SIZES[0].0, 100);
        let book = book(&Options::default(), language);
        let font: FontId = screen.theme.regular(BODY);
        let width = screen.theme.px(BODY * MEASURE);
        screen.check("lines", |ctx| {
            let painter = ctx.debug_painter();
            let (mut rows, mut letters) = (0, 0);
            for block in book.chapters.iter().flat_map(|chapter| &chapter.blocks) {
                let Block::Text(line) = block else { continue };
                let all = words(line, Letters::default());
                let galley = painter.layout(all, font.clone(), screen.theme.palette.ink, width);
                for row in galley.rows.iter().rev().skip(1) {
                    rows += 1;
                    letters += row.glyphs.len();
                    assert!(row.glyphs.len() <= 82, "{language:?}: {} letters", row.glyphs.len());
                }
            }
            let mean = letters as f32 / rows.max(1) as f32;
            assert!((50.0..=71.0).contains(&mean), "{language:?}: {mean} letters a line");
            painter.text(
                Pos2::new(9.0, 9.0),
                bevy_egui::egui::Align2::LEFT_TOP,
                "x",
                font.clone(),
                screen.theme.palette.ink,
            );
        });
    }
}

/// A table with a person at South, without a window.
fn table() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, play::plugin)).init_resource::<Menus>().add_plugins(super::plugin);
    app.update();
    let players = BySeat::from_fn(|seat| match seat {
        Seat::South => Player::Human,
        _ => Player::Bot("rule".to_owned()),
    });
    let playing = Playing::new(Options::default(), Seed::from(7), players);
    app.world_mut().write_message(SitDown(Box::new(playing)));
    for _ in 0..3 {
        app.update();
    }
    app
}

fn game(app: &App) -> Game {
    app.world().resource::<Playing>().game().clone()
}

/// What a player who plays by the rules does next.
fn next(game: &Game) -> Option<(Seat, Action)> {
    use crate::ai::rule;
    let seat = game.asked().or(game.turn())?;
    if game.phase() == Phase::Cut {
        return Some((seat, Action::Cut(9)));
    }
    let action = Action::from(rule::decide(&View::of(game, seat)).expect("a decision"));
    Some((seat, action))
}

#[test]
fn from_the_table_to_a_rule_and_back_with_the_game_as_it_was() {
    let mut app = table();
    // On to where the person has a card that may not be played.
    let forbidden = loop {
        let now = game(&app);
        if now.turn() == Some(Seat::South) && now.asked().is_none() && now.phase() == Phase::Play {
            let card = (now.hands()[Seat::South] - now.legal(Seat::South)).first();
            if let Some(card) = card {
                break card;
            }
        }
        let (seat, action) = next(&now).expect("a game under way");
        app.world_mut().write_message(Act { seat, action });
        app.update();
    };
    let before = app.world().resource::<Playing>().clone();
    app.world_mut().write_message(Act { seat: Seat::South, action: Action::Play(forbidden) });
    app.update();
    let refused = app.world().resource::<Messages<Refused>>().iter_current_update_messages().last().copied();
    let section = Section::of_refusal(&refused.expect("a refusal").refusal);
    assert_eq!(section, Section::Following);

    // The rule is opened and stands at the top.
    app.world_mut().write_message(OpenRules { section: Some(section) });
    app.update();
    assert_eq!(app.world().resource::<Menus>().top(), Some(Page::Rules));
    let screen = testing::Screen::new(testing::SIZES[0].0, 100);
    let texts = Texts::new(Language::Lb);
    let rules = before.game().options().clone();
    let mut reader = app.world_mut().resource_mut::<Reader>();
    reader.write(&rules, &texts, crate::cards::DeckStyle::default(), false);
    for _ in 0..3 {
        screen.check("the rule", |ctx| {
            super::page::show(ctx, &mut reader, &screen.theme, &texts);
        });
    }
    assert_eq!(reader.at(), Some(Section::Following));
    // Following a key there and closing: nothing at the table has changed, and nothing is kept.
    screen.press(bevy_egui::egui::Key::PageDown, |ctx| {
        super::page::show(ctx, &mut reader, &screen.theme, &texts);
    });
    app.world_mut().resource_mut::<Menus>().back();
    app.update();
    assert_eq!(app.world().resource::<Menus>().top(), None);
    assert_eq!(*app.world().resource::<Playing>(), before);
    assert!(app.world().resource::<Reader>().is_away());
}
