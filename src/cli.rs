//! The command line: what the program is asked to do.

#[cfg(feature = "gui")]
use std::path::PathBuf;

#[cfg(feature = "gui")]
use clap::{Arg, ArgAction, value_parser};
use clap::{ArgMatches, Command};

#[cfg(feature = "gui")]
use crate::ai::Level;
#[cfg(feature = "gui")]
use crate::localization::Language;
#[cfg(feature = "gui")]
use crate::rules::{Preset, Seed};
#[cfg(feature = "gui")]
use crate::settings::Speed;

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
}

/// What to do, once the command line is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Open the window.
    #[cfg(feature = "gui")]
    Window(Box<WindowOptions>),
    /// Nothing was asked for, and this build has no window.
    #[cfg(not(feature = "gui"))]
    NoWindow,
    /// Speak the engine protocol on standard input and output.
    Engine,
    /// Draw the deck's contact sheet.
    #[cfg(feature = "gui")]
    Cards {
        /// The PNG to write.
        out: PathBuf,
    },
}

fn command() -> Command {
    let command = Command::new("konter-a-matt")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Konter a Matt, Luxembourg's national card game")
        .disable_help_subcommand(true)
        .subcommand(Command::new("engine").about("Answers requests, one JSON object a line, for bots and tests"));
    #[cfg(feature = "gui")]
    let command = with_window_options(command).subcommand(
        Command::new("cards").about("Draws all faces, variants and backs of the deck into one PNG").arg(
            Arg::new("out").long("out").value_name("FILE.png").required(true).value_parser(value_parser!(PathBuf)),
        ),
    );
    command
}

/// Reads the program's arguments, its name first.
///
/// # Errors
/// A message for the person who typed them; also the help and the version, which are asked for so.
pub fn parse<I>(arguments: I) -> Result<Task, clap::Error>
where
    I: IntoIterator<Item: Into<std::ffi::OsString> + Clone>,
{
    command().try_get_matches_from(arguments).map(|matches| task(&matches))
}

fn task(matches: &ArgMatches) -> Task {
    match matches.subcommand() {
        Some(("engine", _)) => Task::Engine,
        #[cfg(feature = "gui")]
        // The option is required, so it is there.
        Some(("cards", cards)) => Task::Cards { out: cards.get_one("out").cloned().unwrap_or_default() },
        #[cfg(feature = "gui")]
        _ => Task::Window(Box::new(window_options(matches))),
        #[cfg(not(feature = "gui"))]
        _ => Task::NoWindow,
    }
}

/// A value that must have one of some names; the error lists them.
#[cfg(feature = "gui")]
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

#[cfg(feature = "gui")]
fn window_size(text: &str) -> Result<(u16, u16), String> {
    let size = text.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
    size.filter(|(w, h)| (640..=7680).contains(w) && (480..=4320).contains(h))
        .ok_or_else(|| "allowed: WIDTHxHEIGHT from 640x480 to 7680x4320, such as 1280x800".to_owned())
}

#[cfg(feature = "gui")]
fn with_window_options(command: Command) -> Command {
    let option = |name: &'static str, value: &'static str, help: &'static str| {
        Arg::new(name).long(name).value_name(value).help(help)
    };
    command.args([
        Arg::new("demo").long("demo").action(ArgAction::SetTrue).help("Four AI players play on by themselves"),
        option("seed", "N", "The number or text that the cards come from")
            .value_parser(|text: &str| Seed::new(text).map_err(|e| e.to_string())),
        option("lang", "LANGUAGE", "lb, de, fr or en").value_parser(named(Language::ALL, Language::code)),
        option("rules", "PRESET", "wellkomm, wikipedia, letzebuerg or rampo")
            .value_parser(named(Preset::ALL, Preset::name)),
        option("level", "LEVEL", "How well the AI players play")
            .value_parser(named(Level::all().iter().copied(), Level::name)),
        option("speed", "SPEED", "slow, normal, fast or off").value_parser(named(Speed::ALL, Speed::name)),
        option("size", "WIDTHxHEIGHT", "The window's size, such as 1280x800").value_parser(window_size),
        option("data-dir", "FOLDER", "Where settings, saves and logs are kept").value_parser(value_parser!(PathBuf)),
        option("exit-after-matches", "N", "Quit after so many matches").value_parser(value_parser!(u32).range(1..)),
        option("screenshots", "FOLDER", "Write a picture of each phase").value_parser(value_parser!(PathBuf)),
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
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(arguments: &str) -> Result<Task, clap::Error> {
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

    #[cfg(feature = "gui")]
    #[test]
    fn the_contact_sheet_needs_a_file() {
        assert_eq!(parsed("cards --out deck.png").unwrap(), Task::Cards { out: "deck.png".into() });
        assert_eq!(parsed("cards").unwrap_err().exit_code(), 2);
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
            }
        );
    }

    #[cfg(feature = "gui")]
    #[test]
    fn bad_values_are_named_with_what_is_allowed() {
        for (wrong, allowed) in [
            ("--lang xx", "lb, de, fr, en"),
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
