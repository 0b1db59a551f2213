//! The words of the command line: help, and what is wrong with what was typed, in the player's language.

use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, ArgAction, Command};

use super::{LARGEST, SMALLEST};
use crate::ai::Level;
use crate::demo::SCENES;
use crate::localization::{Language, Texts, args};

/// The language of help and errors, which come before the options are taken: the one asked for, or the system's.
pub(super) fn spoken() -> Language {
    let arguments = std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned());
    asked_for(arguments).unwrap_or_else(Language::of_system)
}

/// The built-in language that these arguments ask for.
fn asked_for(arguments: impl IntoIterator<Item = String>) -> Option<Language> {
    let mut arguments = arguments.into_iter();
    let code = arguments.find_map(|argument| match argument.strip_prefix("--lang")? {
        "" => Some(None),
        code => code.strip_prefix('=').map(|code| Some(code.to_owned())),
    })?;
    Language::from_code(&code.or_else(|| arguments.next())?)
}

/// The help in the player's language.
pub(super) fn translated(command: Command, texts: &Texts) -> Command {
    // clap writes a colon behind headings, and keeps them for as long as the program runs.
    let heading = |key| -> &'static str { texts.get(key).trim_end_matches(':').to_owned().leak() };
    let (options, commands) = (heading("cli-options"), heading("cli-commands"));
    let translate = |command: Command, usage: &str| {
        let name = command.get_name().to_owned();
        let template = format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}", texts.get("cli-usage"));
        let required: String = command
            .get_arguments()
            .filter(|arg| arg.is_required_set())
            .filter_map(|arg| Some(format!(" --{} <{}>", arg.get_long()?, value_in_words(arg, texts)?)))
            .collect();
        command
            .help_template(template)
            .override_usage(format!("{usage}{required} [{}]", texts.get("cli-value-options")))
            .disable_help_flag(true)
            .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help))
            .mut_args(|arg| {
                let help = help_in_words(&name, &arg, texts);
                let value = value_in_words(&arg, texts);
                let takes = arg.get_action().takes_values();
                let arg = arg.help_heading(options).hide_default_value(takes).help(help);
                match value {
                    Some(value) => arg.value_name(value),
                    None => arg,
                }
            })
    };
    let command = command
        .about(texts.get("cli-about").to_owned())
        .disable_version_flag(true)
        .arg(Arg::new("version").short('V').long("version").action(ArgAction::Version))
        .subcommand_help_heading(commands)
        .mut_subcommands(|command| {
            // What is not in the help is for developers, in English.
            if command.is_hide_set() {
                return command;
            }
            let name = command.get_name().to_owned();
            let about = texts.get(&format!("cli-{name}")).to_owned();
            translate(command.about(about), &format!("konter-a-matt {name}"))
        });
    translate(command, &format!("konter-a-matt [{}]", texts.get("cli-value-command")))
}

/// What an option does, and its default. Options of a command have words of their own where they mean something else than
/// those of the window.
fn help_in_words(command: &str, arg: &Arg, texts: &Texts) -> String {
    let name = arg.get_id().as_str();
    let key = match (command, name) {
        ("arena" | "equity" | "habits" | "train", "seed") => "cli-deal-seed".to_owned(),
        ("equity" | "habits", "level") => "cli-player".to_owned(),
        (_, "out") => format!("cli-{command}-out"),
        _ => format!("cli-{name}"),
    };
    let levels = Level::all().iter().map(|level| level.name()).collect::<Vec<_>>().join(", ");
    let scenes = SCENES.iter().map(|scene| scene.name).collect::<Vec<_>>().join(", ");
    let help = texts.format(&key, &args! { "levels" => levels, "scenes" => scenes });
    match arg.get_default_values() {
        [value] if arg.get_action().takes_values() => {
            let value = value.to_string_lossy().into_owned();
            texts.format("cli-default", &args! { "help" => help, "value" => value })
        }
        _ => help,
    }
}

/// What stands for an option's value.
fn value_in_words(arg: &Arg, texts: &Texts) -> Option<&'static str> {
    let key = match arg.get_value_names()?.first()?.as_str() {
        "FOLDER" => "cli-value-folder",
        "LANGUAGE" => "cli-value-language",
        "LEVEL" => "cli-value-level",
        "PRESET" => "cli-value-preset",
        "SPEED" => "cli-value-speed",
        "WIDTHxHEIGHT" => "cli-value-size",
        "FILE" => "cli-value-file",
        "NAME" => "cli-value-name",
        _ => "cli-value-number",
    };
    // clap keeps it for as long as the program runs.
    Some(texts.get(key).to_owned().leak())
}

/// What is wrong with a command line, in the player's language.
#[must_use]
pub fn explain(error: &clap::Error) -> String {
    explain_in(error, &Texts::new(spoken()))
}

pub(super) fn explain_in(error: &clap::Error, texts: &Texts) -> String {
    let part = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    // Without what stands for its value.
    let option = part(ContextKind::InvalidArg).split(' ').next().unwrap_or_default().to_owned();
    let what = match error.kind() {
        kind if kind == ErrorKind::ValueValidation
            || kind == ErrorKind::InvalidValue && !part(ContextKind::InvalidValue).is_empty() =>
        {
            let reason = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
            let allowed = match option.as_str() {
                "--seed" if reason.contains("characters") => texts.get("error-cli-seed").to_owned(),
                "--size" => texts.format("error-cli-size", &args! { "smallest" => SMALLEST, "largest" => LARGEST }),
                _ => match reason.strip_prefix("allowed: ") {
                    Some(names) => names.to_owned(),
                    None => texts.get("error-cli-number").to_owned(),
                },
            };
            let value = part(ContextKind::InvalidValue);
            texts.format("error-cli-value", &args! { "option" => option, "value" => value, "allowed" => allowed })
        }
        ErrorKind::InvalidValue | ErrorKind::MissingRequiredArgument => {
            texts.format("error-cli-missing", &args! { "option" => option })
        }
        ErrorKind::ArgumentConflict => texts.format("error-cli-repeated", &args! { "option" => option }),
        ErrorKind::UnknownArgument => texts.format("error-cli-unknown", &args! { "option" => option }),
        ErrorKind::InvalidSubcommand => {
            texts.format("error-cli-unexpected", &args! { "value" => part(ContextKind::InvalidSubcommand) })
        }
        _ => return error.to_string(),
    };
    format!("{what}\n{}\n", texts.format("error-cli-help", &args! { "name" => "konter-a-matt --help" }))
}

#[cfg(test)]
mod tests {
    use super::super::command_in_english;
    use super::super::tests::parsed;
    use super::*;

    #[test]
    fn help_speaks_the_language_that_is_asked_for() {
        let asked = |arguments: &str| asked_for(arguments.split_whitespace().map(str::to_owned));
        assert_eq!(asked("--demo --lang fr --help"), Some(Language::Fr));
        assert_eq!(asked("--lang=lb"), Some(Language::Lb));
        for none in ["", "--lang", "--lang xx", "--languages de", "--langs de"] {
            assert_eq!(asked(none), None, "{none}");
        }
    }

    #[test]
    fn help_and_errors_speak_the_language() {
        for (language, about, bad) in [
            (Language::Lb, "d’Kaartespill vun de Lëtzebuerger", "Erlaabt: lb, de, fr, en, pt"),
            (Language::Fr, "jeu de cartes", "lb, de, fr, en, pt"),
        ] {
            let texts = Texts::new(language);
            let help = translated(command_in_english(), &texts).render_long_help().to_string();
            assert!(help.contains(about), "{help}");
            assert!(help.contains(texts.get("cli-demo")) && help.contains(texts.get("cli-engine")), "{help}");
            let wrong = explain_in(&parsed("--lang xx").unwrap_err(), &texts);
            assert!(wrong.contains(bad) && wrong.contains("xx") && wrong.contains("--lang"), "{wrong}");
            for (wrong, culprit) in
                [("--no-such", "--no-such"), ("nonsense", "nonsense"), ("cards", "--out"), ("--seed", "--seed")]
            {
                let said = explain_in(&parsed(wrong).unwrap_err(), &texts);
                assert!(said.contains(culprit), "{said} should name {culprit}");
            }
        }
    }

    #[test]
    fn everything_in_the_help_is_in_the_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let mut command = translated(command_in_english(), &texts);
            let names: Vec<String> = {
                let shown = command.get_subcommands().filter(|command| !command.is_hide_set());
                shown.map(|command| command.get_name().to_owned()).collect()
            };
            assert!(names.iter().any(|name| name == "words"), "{names:?}");
            let mut pages = vec![command.render_help().to_string()];
            pages.extend(names.iter().map(|name| {
                let error = translated(command_in_english(), &texts)
                    .try_get_matches_from(["konter-a-matt", name, "--help"])
                    .unwrap_err();
                assert_eq!(error.exit_code(), 0);
                error.to_string()
            }));
            for page in pages {
                // A key that has no words is shown itself.
                assert!(!page.contains("cli-") && !page.contains('{'), "{page}");
                assert!(page.contains(texts.get("cli-usage")) && page.contains(texts.get("cli-help")), "{page}");
                let english = ["Usage", "Options:", "Print", "default", "[COMMAND]", "<FILE>"];
                let foreign = [Language::Lb, Language::De, Language::Pt].contains(&language);
                assert!(!foreign || !english.iter().any(|word| page.contains(word)), "{page}");
            }
        }
    }

    #[test]
    fn what_is_allowed_is_said_in_the_language() {
        for (wrong, allowed) in [
            ("--seed=", "1 bis 64"),
            ("--size big", "640x480"),
            ("--exit-after-matches 0", "ganze Zahl"),
            ("arena --ns rule --ew rule --deals many", "ganze Zahl"),
            ("--speed warp", "slow, normal, fast, off"),
        ] {
            let said = explain_in(&parsed(wrong).unwrap_err(), &Texts::new(Language::De));
            let english = ["allowed", "invalid", "is not", "WIDTH"];
            assert!(said.contains(allowed) && !english.iter().any(|word| said.contains(word)), "{said}");
        }
    }
}
