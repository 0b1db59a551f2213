//! Konter a Matt: the window, or one of the commands that need none.

use std::io;
use std::process::ExitCode;

use konter_a_matt::cli::{self, Task};

/// The exit code of a command line that cannot be followed.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    match cli::parse(std::env::args_os()) {
        #[cfg(feature = "gui")]
        Ok(Task::Window(options)) => konter_a_matt::app::run(*options),
        #[cfg(not(feature = "gui"))]
        Ok(Task::NoWindow) => no_window(),
        Ok(Task::Engine) => engine(),
        Ok(Task::Arena(arena)) => print(arena.run()),
        Ok(Task::Habits { level, games, seed }) => print(konter_a_matt::engine::arena::habits(level, games, seed)),
        Ok(Task::Equity { level, games, seed }) => print(konter_a_matt::engine::arena::equity(level, games, seed)),
        Ok(Task::Train { games, seed, out }) => print(konter_a_matt::engine::arena::train(games, seed, &out)),
        #[cfg(feature = "gui")]
        Ok(Task::Cards { out }) => cards(&out),
        #[cfg(feature = "gui")]
        Ok(Task::Pictures(pictures)) => pictures.take(),
        #[cfg(feature = "gui")]
        Ok(Task::Words { out: None }) => print(Ok::<_, io::Error>(konter_a_matt::localization::list::tsv())),
        #[cfg(feature = "gui")]
        Ok(Task::Words { out: Some(out) }) => {
            print(konter_a_matt::localization::list::write(&out).map(|()| out.display().to_string()))
        }
        #[cfg(feature = "gui")]
        Ok(Task::Frames(options)) => konter_a_matt::frames::run(&options),
        Err(error) if error.use_stderr() => {
            eprint!("{}", cli::explain(&error));
            ExitCode::from(USAGE)
        }
        Err(error) => {
            // Nothing can be done where even the message cannot be written.
            let _ = error.print();
            ExitCode::from(error.exit_code().try_into().unwrap_or(USAGE))
        }
    }
}

#[cfg(not(feature = "gui"))]
fn no_window() -> ExitCode {
    eprintln!("error: this build has no window; it was made without the feature \"gui\". See konter-a-matt --help.");
    ExitCode::from(USAGE)
}

/// Prints what a command found, or why it could not.
fn print(found: Result<String, impl std::fmt::Display>) -> ExitCode {
    match found {
        Ok(text) => {
            println!("{}", text.trim_end());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn engine() -> ExitCode {
    match konter_a_matt::engine::Engine::default().run(io::stdin().lock(), io::stdout().lock()) {
        // Nobody listens any more: as good an end as that of the input.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

#[cfg(feature = "gui")]
fn cards(out: &std::path::Path) -> ExitCode {
    match konter_a_matt::cards::contact_sheet(out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
