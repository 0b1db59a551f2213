//! The command line: what the program is asked to do.

#[cfg(feature = "gui")]
mod words;

use std::path::PathBuf;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use crate::ai::Level;
#[cfg(feature = "gui")]
use crate::demo::{self, Pictures, SCENES, Scene};
use crate::engine::arena::Arena;
#[cfg(feature = "gui")]
use crate::frames;
#[cfg(feature = "gui")]
use crate::localization::{Language, Texts};
use crate::rules::Preset;
#[cfg(feature = "gui")]
use crate::rules::Seed;
#[cfg(feature = "gui")]
use crate::saves::DataDir;
#[cfg(feature = "gui")]
use crate::settings::Speed;

#[cfg(feature = "gui")]
pub use words::explain;

/// How the window opens, and what it shows by itself.
#[cfg(feature = "gui")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WindowOptions {
    /// Four AI players play on by themselves.
    pub demo: bool,
    /// The seed of the first match.
    pub seed: Option<Seed>,
    /// The language, whatever the settings say.
    pub language: Option<Language>,
    /// The rules of new matches, whatever the settings say.
    pub rules: Option<Preset>,
    /// The level of all AI players, whatever the settings say.
    pub level: Option<Level>,
    /// How fast cards move, whatever the settings say.
    pub speed: Option<Speed>,
    /// The window's size in logical pixels.
    pub size: Option<(u16, u16)>,
    /// Where settings, saves and logs are kept instead of the user's directories.
    pub data_dir: Option<PathBuf>,
    /// Quit after so many matches.
    pub exit_after_matches: Option<u32>,
    /// Write a picture of each phase into this folder.
    pub screenshots: Option<PathBuf>,
    /// Take pictures of scenes and quit; nothing is read from or written to the user's directories then.
    pub pictures: Option<Pictures>,
}

/// What to do, once the command line is read.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// Open the window.
    #[cfg(feature = "gui")]
    Window(Box<WindowOptions>),
    /// Nothing was asked for, and this build has no window.
    #[cfg(not(feature = "gui"))]
    NoWindow,
    /// Speak the engine protocol on standard input and output.
    Engine,
    /// Let two levels play each other.
    Arena(Arena),
    /// Count how games end and print the file that match equity is worked out from.
    Equity {
        /// Who plays.
        level: Level,
        /// How many games for each preset.
        games: u32,
        /// What the deals come from.
        seed: u64,
    },
    /// Learn how a level plays and print the file that hidden hands are judged by.
    Habits {
        /// Who plays.
        level: Level,
        /// How many games.
        games: u32,
        /// What the deals come from.
        seed: u64,
    },
    /// Learn the game by play against oneself, and write the file of the network.
    Train {
        /// How many games.
        games: u32,
        /// What everything random comes from.
        seed: u64,
        /// The file to write.
        out: PathBuf,
    },
    /// Draw the deck's contact sheet.
    #[cfg(feature = "gui")]
    Cards {
        /// The PNG to write.
        out: PathBuf,
    },
    /// Take pictures of everything there is to see.
    #[cfg(feature = "gui")]
    Pictures(Pictures),
    /// List the words of the game in all languages.
    #[cfg(feature = "gui")]
    Words {
        /// The file to write; `None` prints them.
        out: Option<PathBuf>,
    },
    /// Measure what a frame costs.
    #[cfg(feature = "gui")]
    Frames(frames::Options),
}

fn command() -> Command {
    let command = command_in_english();
    #[cfg(feature = "gui")]
    let command = words::translated(command, &Texts::new(words::spoken()));
    command
}

fn command_in_english() -> Command {
    let command = Command::new("konter-a-matt")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Konter a Matt, Luxembourg's national card game")
        .disable_help_subcommand(true)
        .subcommand(Command::new("engine").about("Answers requests, one JSON object a line, for bots and tests"))
        .subcommand(arena_command())
        .subcommand(self_play("equity", "Counts how games end, for every preset, and prints config/ai/equity.ron"))
        .subcommand(self_play("habits", "Learns how a level plays from its games and prints config/ai/habits.ron"))
        .subcommand(train_command());
    #[cfg(feature = "gui")]
    let command = with_window_options(command).subcommand(pictures_command()).subcommand(
        Command::new("cards")
            .about("Draws all faces, variants and backs of the deck into one PNG")
            .arg(Arg::new("out").long("out").value_name("FILE").required(true).value_parser(value_parser!(PathBuf))),
    );
    #[cfg(feature = "gui")]
    let command = command.subcommand(
        Command::new("words")
            .about("Lists all words of the game in every language")
            .arg(Arg::new("out").long("out").value_name("FILE").value_parser(value_parser!(PathBuf))),
    );
    #[cfg(feature = "gui")]
    let command = command.subcommand(frames_command());
    command
}

#[cfg(feature = "gui")]
fn pictures_command() -> Command {
    let list = |name: &'static str, value: &'static str| {
        Arg::new(name).long(name).value_name(value).value_delimiter(',').action(ArgAction::Append)
    };
    let names = SCENES.iter().map(|scene| scene.name).collect::<Vec<_>>().join(", ");
    Command::new("pictures").about("Takes pictures of every screen, phase, menu and dialog, and contact sheets").args([
        Arg::new("out").long("out").value_name("FOLDER").required(true).value_parser(value_parser!(PathBuf)),
        list("sizes", "WIDTHxHEIGHT").help("Window sizes; all that the game is made for").value_parser(window_size),
        list("langs", "LANGUAGE").help("Languages; all").value_parser(named(Language::ALL, Language::code)),
        list("scenes", "NAME")
            .help(format!("Scenes, or how their names begin; all: {names}"))
            .value_parser(scenes_named),
    ])
}

/// The scenes whose names begin so, as places in [`SCENES`].
#[cfg(feature = "gui")]
fn scenes_named(text: &str) -> Result<Vec<usize>, String> {
    let named = |(_, scene): &(usize, &Scene)| scene.name.starts_with(text);
    let found: Vec<usize> = SCENES.iter().enumerate().filter(named).map(|(place, _)| place).collect();
    let names = || SCENES.iter().map(|scene| scene.name).collect::<Vec<_>>().join(", ");
    if found.is_empty() { Err(format!("allowed: {}", names())) } else { Ok(found) }
}

/// The pictures asked for; what is left out stands for all.
#[cfg(feature = "gui")]
fn pictures_task(matches: &ArgMatches) -> Task {
    fn all<T: Clone + Send + Sync + 'static>(
        matches: &ArgMatches,
        name: &str,
        all: impl IntoIterator<Item = T>,
    ) -> Vec<T> {
        matches.get_many(name).map_or_else(|| all.into_iter().collect(), |values| values.cloned().collect())
    }
    let scenes: Vec<Vec<usize>> = all(matches, "scenes", [(0..SCENES.len()).collect()]);
    Task::Pictures(Pictures {
        out: matches.get_one("out").cloned().unwrap_or_default(),
        sizes: all(matches, "sizes", demo::SIZES),
        languages: all(matches, "langs", Language::ALL),
        scenes: scenes.concat(),
    })
}

/// For developers, so not in the help.
#[cfg(feature = "gui")]
fn frames_command() -> Command {
    let option = |name: &'static str, value: &'static str| Arg::new(name).long(name).value_name(value);
    Command::new("frames")
        .about(
            "Measures frames, memory and rest of the windows beside an empty one, and fails where they cost too much",
        )
        .hide(true)
        .args([
            option("rounds", "N")
                .default_value("5")
                .help("How often the empty window and the table are opened in turns")
                .value_parser(value_parser!(u32).range(1..)),
            option("frames", "N")
                .default_value("400")
                .help("How many frames are measured each time")
                .value_parser(value_parser!(u32)),
            option("margin", "FACTOR")
                .default_value("1")
                .help("Multiplies the limits of time, for noisy machines")
                .value_parser(value_parser!(f64)),
            option("out", "FILE.json").help("Where the report goes besides").value_parser(value_parser!(PathBuf)),
            option("only", "WINDOW")
                .help("Opens one window only, and prints what was measured as it is")
                .value_parser(named(frames::Scene::ALL, frames::Scene::name)),
            option("data-dir", "FOLDER")
                .help("Where that window keeps settings, saves and logs")
                .value_parser(value_parser!(PathBuf)),
        ])
}

/// The arguments of `frames`; those with a default are there.
#[cfg(feature = "gui")]
fn frames_task(matches: &ArgMatches) -> Option<Task> {
    Some(Task::Frames(frames::Options {
        rounds: *matches.get_one("rounds")?,
        frames: *matches.get_one("frames")?,
        margin: *matches.get_one("margin")?,
        out: matches.get_one("out").cloned(),
        only: matches.get_one("only").copied(),
        data_dir: matches.get_one("data-dir").cloned(),
    }))
}

/// What is wrong with a command line.
#[cfg(not(feature = "gui"))]
#[must_use]
pub fn explain(error: &clap::Error) -> String {
    error.to_string()
}

fn level_argument(name: &'static str) -> Arg {
    let players = || Level::all().iter().copied().chain(Level::baselines());
    Arg::new(name).long(name).value_name("LEVEL").value_parser(named(players(), Level::name))
}

fn seed_argument() -> Arg {
    Arg::new("seed").long("seed").value_name("S").default_value("1").value_parser(value_parser!(u64))
}

fn arena_command() -> Command {
    let count = |name: &'static str| Arg::new(name).long(name).value_name("N").value_parser(value_parser!(u32));
    Command::new("arena").about("Lets two levels play the same deals against each other, each deal twice").args([
        level_argument("ns").required(true).help("The first level, whose net lines are printed"),
        level_argument("ew").required(true).help("The second level"),
        count("deals").required(true).help("How many deals, each played twice with the teams changing seats"),
        count("matches").default_value("0").help("How many whole matches besides"),
        seed_argument().help("What the deals come from"),
        Arg::new("rules")
            .long("rules")
            .value_name("PRESET")
            .default_value("wellkomm")
            .help("wellkomm, wikipedia, letzebuerg or rampo")
            .value_parser(named(Preset::ALL, Preset::name)),
        Arg::new("threads")
            .long("threads")
            .value_name("T")
            .default_value("0")
            .help("How many threads; 0 for all cores")
            .value_parser(value_parser!(u16)),
        Arg::new("json").long("json").action(ArgAction::SetTrue).help("Prints one JSON object"),
    ])
}

/// A command that lets a level play against itself.
fn self_play(name: &'static str, about: &'static str) -> Command {
    Command::new(name).about(about).args([
        level_argument("level").default_value("expert").help("Who plays"),
        Arg::new("games")
            .long("games")
            .value_name("N")
            .default_value("1000")
            .help("How many games")
            .value_parser(value_parser!(u32)),
        seed_argument().help("What the deals come from"),
    ])
}

fn train_command() -> Command {
    Command::new("train")
        .about("Learns the game by play against itself from nothing: the network of the best level")
        .args([
            Arg::new("games")
                .long("games")
                .value_name("N")
                .default_value("2600000")
                .help("How many games")
                .value_parser(value_parser!(u32).range(1..)),
            Arg::new("seed")
                .long("seed")
                .value_name("S")
                .default_value("3")
                .help("What everything random comes from")
                .value_parser(value_parser!(u64)),
            Arg::new("out")
                .long("out")
                .value_name("FILE")
                .default_value("config/ai/master.net")
                .help("The file to write, now and then while learning too")
                .value_parser(value_parser!(PathBuf)),
        ])
}

/// The arguments for learning; all have defaults.
fn train_task(matches: &ArgMatches) -> Option<Task> {
    let out = matches.get_one("out").cloned()?;
    Some(Task::Train { games: *matches.get_one("games")?, seed: *matches.get_one("seed")?, out })
}

/// The arena's arguments; those that are required or have a default are there.
fn arena_task(matches: &ArgMatches) -> Option<Task> {
    Some(Task::Arena(Arena {
        first: *matches.get_one("ns")?,
        second: *matches.get_one("ew")?,
        rules: *matches.get_one("rules")?,
        deals: *matches.get_one("deals")?,
        matches: *matches.get_one("matches")?,
        seed: *matches.get_one("seed")?,
        threads: usize::from(*matches.get_one::<u16>("threads")?),
        json: matches.get_flag("json"),
    }))
}

/// The arguments of a command that lets a level play against itself; all have defaults.
fn self_play_task(matches: &ArgMatches, task: impl Fn(Level, u32, u64) -> Task) -> Option<Task> {
    Some(task(*matches.get_one("level")?, *matches.get_one("games")?, *matches.get_one("seed")?))
}

/// Reads the program's arguments, its name first.
///
/// # Errors
/// A message for the person who typed them; also the help and the version, which are asked for so.
pub fn parse<I>(arguments: I) -> Result<Task, clap::Error>
where
    I: IntoIterator<Item: Into<std::ffi::OsString> + Clone>,
{
    let arguments: Vec<std::ffi::OsString> = arguments.into_iter().map(Into::into).collect();
    let task = command().try_get_matches_from(&arguments).map(|matches| task(&matches))?;
    #[cfg(feature = "gui")]
    if let Task::Window(options) = &task
        && !language_is_there(options)
    {
        // Whatever has no words is as wrong as what is no language.
        let strict = command().mut_arg("lang", |arg| arg.value_parser(named(Language::ALL, Language::code)));
        strict.try_get_matches_from(&arguments)?;
    }
    Ok(task)
}

fn task(matches: &ArgMatches) -> Task {
    match matches.subcommand() {
        Some(("arena", arena)) => arena_task(arena).unwrap_or(Task::Engine),
        Some(("equity", equity)) => {
            self_play_task(equity, |level, games, seed| Task::Equity { level, games, seed }).unwrap_or(Task::Engine)
        }
        Some(("habits", habits)) => {
            self_play_task(habits, |level, games, seed| Task::Habits { level, games, seed }).unwrap_or(Task::Engine)
        }
        Some(("train", train)) => train_task(train).unwrap_or(Task::Engine),
        Some(("engine", _)) => Task::Engine,
        #[cfg(feature = "gui")]
        // The option is required, so it is there.
        Some(("cards", cards)) => Task::Cards { out: cards.get_one("out").cloned().unwrap_or_default() },
        #[cfg(feature = "gui")]
        Some(("pictures", pictures)) => pictures_task(pictures),
        #[cfg(feature = "gui")]
        Some(("words", words)) => Task::Words { out: words.get_one("out").cloned() },
        #[cfg(feature = "gui")]
        Some(("frames", frames)) => frames_task(frames).unwrap_or(Task::Engine),
        #[cfg(feature = "gui")]
        _ => Task::Window(Box::new(window_options(matches))),
        #[cfg(not(feature = "gui"))]
        _ => Task::NoWindow,
    }
}

/// A value that must have one of some names; the error lists them.
fn named<T: Copy + Send + Sync + 'static>(
    all: impl IntoIterator<Item = T>,
    name: impl Fn(T) -> &'static str,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    let all: Vec<(&str, T)> = all.into_iter().map(|value| (name(value), value)).collect();
    move |text| {
        let names = || all.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        all.iter()
            .find(|(name, _)| *name == text)
            .map(|(_, value)| *value)
            .ok_or_else(|| format!("allowed: {}", names()))
    }
}

/// A built-in language, or the tag of what may be one of the player's own.
#[cfg(feature = "gui")]
fn language(text: &str) -> Result<Language, String> {
    let built_in = named(Language::ALL, Language::code);
    built_in(text).or_else(|wrong| Language::from_tag(text).ok_or(wrong))
}

/// Whether there are words in the language that was asked for.
#[cfg(feature = "gui")]
fn language_is_there(options: &WindowOptions) -> bool {
    options.language.is_none_or(|language| {
        Language::from_code(language.code()).is_some()
            || language == Language::PSEUDO
            || DataDir::words(options.data_dir.as_deref(), language).is_some_and(|folder| folder.is_dir())
    })
}

/// The sizes that a window may have, as they are typed.
#[cfg(feature = "gui")]
const SMALLEST: &str = "640x480";
#[cfg(feature = "gui")]
const LARGEST: &str = "7680x4320";

#[cfg(feature = "gui")]
fn window_size(text: &str) -> Result<(u16, u16), String> {
    let size = text.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
    size.filter(|(w, h)| (640..=7680).contains(w) && (480..=4320).contains(h))
        .ok_or_else(|| format!("allowed: WIDTHxHEIGHT from {SMALLEST} to {LARGEST}, such as 1280x800"))
}

#[cfg(feature = "gui")]
fn with_window_options(command: Command) -> Command {
    let option = |name: &'static str, value: &'static str| Arg::new(name).long(name).value_name(value);
    command.args([
        Arg::new("demo").long("demo").action(ArgAction::SetTrue),
        option("seed", "N").value_parser(|text: &str| Seed::new(text).map_err(|e| e.to_string())),
        option("lang", "LANGUAGE").value_parser(language),
        option("rules", "PRESET").value_parser(named(Preset::ALL, Preset::name)),
        option("level", "LEVEL").value_parser(named(Level::all().iter().copied(), Level::name)),
        option("speed", "SPEED").value_parser(named(Speed::ALL, Speed::name)),
        option("size", "WIDTHxHEIGHT").value_parser(window_size),
        option("data-dir", "FOLDER").value_parser(value_parser!(PathBuf)),
        option("exit-after-matches", "N").value_parser(value_parser!(u32).range(1..)),
        option("screenshots", "FOLDER").value_parser(value_parser!(PathBuf)),
    ])
}

#[cfg(feature = "gui")]
fn window_options(matches: &ArgMatches) -> WindowOptions {
    WindowOptions {
        demo: matches.get_flag("demo"),
        seed: matches.get_one("seed").cloned(),
        language: matches.get_one("lang").copied(),
        rules: matches.get_one("rules").copied(),
        level: matches.get_one("level").copied(),
        speed: matches.get_one("speed").copied(),
        size: matches.get_one("size").copied(),
        data_dir: matches.get_one("data-dir").cloned(),
        exit_after_matches: matches.get_one("exit-after-matches").copied(),
        screenshots: matches.get_one("screenshots").cloned(),
        pictures: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(super) fn parsed(arguments: &str) -> Result<Task, clap::Error> {
        parse(std::iter::once("konter-a-matt").chain(arguments.split_whitespace()))
    }

    #[test]
    fn the_definition_is_sound() {
        command().debug_assert();
    }

    #[test]
    fn without_a_subcommand_the_window_opens() {
        #[cfg(feature = "gui")]
        assert_eq!(parsed("").unwrap(), Task::Window(Box::default()));
        #[cfg(not(feature = "gui"))]
        assert_eq!(parsed("").unwrap(), Task::NoWindow);
        assert_eq!(parsed("engine").unwrap(), Task::Engine);
    }

    #[test]
    fn the_arena_takes_two_levels_and_deals() {
        let level = |name| Level::from_name(name).unwrap();
        let Task::Arena(arena) = parsed("arena --ns master --ew pimc-20 --deals 5 --seed 3 --json").unwrap() else {
            panic!("an arena")
        };
        assert_eq!((arena.first, arena.second), (level("master"), level("pimc-20")));
        assert_eq!((arena.deals, arena.seed, arena.json, arena.rules), (5, 3, true, Preset::Wellkomm));
        assert!(parsed("arena --ns god --ew rule --deals 5").unwrap_err().to_string().contains("rollout-200"));
        let out = "n".into();
        assert_eq!(parsed("train --games 7 --seed 2 --out n").unwrap(), Task::Train { games: 7, seed: 2, out });
        assert!(parsed("train --games 0").is_err());
        let crate::ai::net::train::Plan { games, seed } = crate::ai::net::train::Plan::BUILT_IN;
        let out = "config/ai/master.net".into();
        assert_eq!(parsed("train").unwrap(), Task::Train { games, seed, out }, "makes the file anew");
        assert_eq!(parsed("equity --games 9").unwrap(), Task::Equity { level: level("expert"), games: 9, seed: 1 });
    }

    #[cfg(feature = "gui")]
    #[test]
    fn the_contact_sheet_needs_a_file() {
        assert_eq!(parsed("cards --out deck.png").unwrap(), Task::Cards { out: "deck.png".into() });
        assert_eq!(parsed("cards").unwrap_err().exit_code(), 2);
    }

    #[cfg(feature = "gui")]
    #[test]
    fn pictures_are_of_everything_unless_some_are_named() {
        let Task::Pictures(pictures) = parsed("pictures --out p").unwrap() else { panic!("pictures") };
        assert_eq!((pictures.sizes.len(), pictures.languages), (demo::SIZES.len(), Language::ALL.to_vec()));
        assert!(pictures.scenes.into_iter().eq(0..SCENES.len()));
        let text = "pictures --out p --sizes 900x600,1280x800 --langs fr --scenes trick,keys";
        let Task::Pictures(pictures) = parsed(text).unwrap() else { panic!("pictures") };
        assert_eq!((pictures.sizes, pictures.languages), (vec![(900, 600), (1280, 800)], vec![Language::Fr]));
        let names: Vec<&str> = pictures.scenes.into_iter().map(|place| SCENES[place].name).collect();
        assert!(names.contains(&"trick") && names.contains(&"trick-late") && names.ends_with(&["keys"]), "{names:?}");
        assert!(parsed("pictures --out p --scenes nothing").unwrap_err().to_string().contains("scoring-kapo"));
    }

    #[cfg(feature = "gui")]
    #[test]
    fn the_window_takes_all_options() {
        let text = "--demo --seed 7 --lang lb --rules rampo --level master --speed off --size 900x600 --data-dir d \
                    --exit-after-matches 2 --screenshots s";
        let Task::Window(options) = parsed(text).unwrap() else { panic!("a window") };
        assert_eq!(
            *options,
            WindowOptions {
                demo: true,
                seed: Some(Seed::from(7)),
                language: Some(Language::Lb),
                rules: Some(Preset::Rampo),
                level: Some(Level::from_name("master").unwrap()),
                speed: Some(Speed::Off),
                size: Some((900, 600)),
                data_dir: Some("d".into()),
                exit_after_matches: Some(2),
                screenshots: Some("s".into()),
                pictures: None,
            }
        );
    }

    #[cfg(feature = "gui")]
    #[test]
    fn a_language_of_the_players_own_is_taken_where_its_files_are() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().display();
        let asked = || parsed(&format!("--lang nl --data-dir {data}"));
        assert!(words::explain_in(&asked().unwrap_err(), &Texts::new(Language::En)).contains("lb, de, fr, en, pt"));
        std::fs::create_dir_all(folder.path().join("locales/nl")).unwrap();
        let Task::Window(options) = asked().unwrap() else { panic!("a window") };
        assert_eq!(options.language, Language::from_tag("nl"));
        let Task::Window(options) = parsed("--lang en-XA").unwrap() else { panic!("a window") };
        assert_eq!(options.language, Some(Language::PSEUDO));
    }

    #[cfg(feature = "gui")]
    #[test]
    fn bad_values_are_named_with_what_is_allowed() {
        for (wrong, allowed) in [
            ("--lang xx", "lb, de, fr, en, pt"),
            ("--rules poker", "wellkomm, wikipedia, letzebuerg, rampo"),
            ("--speed warp", "slow, normal, fast, off"),
            ("--level god", "master"),
            ("--size 5x5", "640x480"),
            ("--size big", "WIDTHxHEIGHT"),
            ("--size 99999999999999999999x1", "WIDTHxHEIGHT"),
            ("--exit-after-matches 0", "1.."),
            ("--seed=", "1 to 64"),
        ] {
            let error = parsed(wrong).unwrap_err();
            assert_eq!(error.exit_code(), 2);
            assert!(error.to_string().contains(allowed), "{error} should name {allowed}");
        }
    }

    #[test]
    fn unknown_arguments_are_named_and_end_with_two() {
        for wrong in ["--no-such-option", "no-such-command", "engine --no-such-option", "engine more"] {
            let error = parsed(wrong).unwrap_err();
            assert_eq!(error.exit_code(), 2);
            let culprit = wrong.split(' ').next_back().unwrap();
            assert!(error.to_string().contains(culprit), "{error} should name {culprit}");
        }
        assert_eq!(parsed("--help").unwrap_err().exit_code(), 0);
    }
}
