//! The command line: what the program is asked to do.

#[cfg(feature = "gui")]
use std::path::PathBuf;

#[cfg(feature = "gui")]
use clap::{Arg, value_parser};
use clap::{ArgMatches, Command};

/// What to do, once the command line is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Open the window.
    Window,
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
    let command = command.subcommand(
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
        _ => Task::Window,
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
        assert_eq!(parsed("").unwrap(), Task::Window);
        assert_eq!(parsed("engine").unwrap(), Task::Engine);
    }

    #[cfg(feature = "gui")]
    #[test]
    fn the_contact_sheet_needs_a_file() {
        assert_eq!(parsed("cards --out deck.png").unwrap(), Task::Cards { out: "deck.png".into() });
        assert_eq!(parsed("cards").unwrap_err().exit_code(), 2);
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
