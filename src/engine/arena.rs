//! The commands `arena`, `equity`, `habits` and `train`, and what they print.

use std::fmt::Write as _;
use std::io::IsTerminal;
use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::ai::Level;
use crate::ai::arena::{self, ArenaError, Matches, Report, Setup};
use crate::ai::equity::Frequencies;
use crate::ai::learn::learn;
use crate::ai::net::{self, train::Plan};
use crate::rules::Preset;

/// What `konter-a-matt arena` is to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arena {
    /// The first level; its net lines are printed.
    pub first: Level,
    /// The second level.
    pub second: Level,
    /// The rules.
    pub rules: Preset,
    /// How many deals, each played twice.
    pub deals: u32,
    /// How many whole matches besides.
    pub matches: u32,
    /// What the deals come from.
    pub seed: u64,
    /// How many threads; all cores if 0.
    pub threads: usize,
    /// Whether to print one JSON object instead of text.
    pub json: bool,
}

impl Arena {
    fn setup(&self, deals: u32) -> Setup {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let threads = if self.threads == 0 { cores } else { self.threads };
        Setup { options: self.rules.options(), deals, seed: self.seed, threads }
    }

    /// Plays and gives the text to print.
    ///
    /// # Errors
    /// What a player did wrong, which would be a fault of the program.
    pub fn run(&self) -> Result<String, ArenaError> {
        let (first, second) = (self.first.player(), self.second.player());
        let bar = progress(self.deals);
        let report = arena::duel(first, second, &self.setup(self.deals), &|| bar.inc(1))?;
        bar.finish_and_clear();
        let bar = progress(self.matches);
        let matches = arena::matches(first, second, &self.setup(self.matches), &|| bar.inc(1))?;
        bar.finish_and_clear();
        Ok(if self.json { self.as_json(&report, &matches) } else { self.as_text(&report, &matches) })
    }

    fn as_json(&self, report: &Report, matches: &Matches) -> String {
        let mut answer = json!({
            "ns": self.first.name(), "ew": self.second.name(), "rules": self.rules.name(), "seed": self.seed,
            "deals": report.deals, "net_lines": report.lines, "ci95": report.margin,
            "net_lines_per_game": report.lines / 2.0, "ci95_per_game": report.margin / 2.0,
            "seconds_per_decision": {"ns": report.seconds[0], "ew": report.seconds[1]},
            "longest_decision": {"ns": report.longest[0], "ew": report.longest[1]},
        });
        if self.matches > 0 {
            answer["matches"] = json!({"played": matches.played, "won": matches.won});
        }
        answer.to_string()
    }

    fn as_text(&self, report: &Report, matches: &Matches) -> String {
        let (first, second) = (self.first.name(), self.second.name());
        let mut text = format!(
            "{first} against {second}: {:+.3} ± {:.3} net lines a deal, both its games together, \
             so {:+.3} ± {:.3} a game (95 %), over {} deals played twice",
            report.lines,
            report.margin,
            report.lines / 2.0,
            report.margin / 2.0,
            report.deals
        );
        let _ = write!(
            text,
            "\nmilliseconds a decision: {first} {:.2} (longest {:.0}), {second} {:.2} (longest {:.0})",
            report.seconds[0] * 1e3,
            report.longest[0] * 1e3,
            report.seconds[1] * 1e3,
            report.longest[1] * 1e3
        );
        if self.matches > 0 {
            let _ = write!(text, "\nmatches won by {first}: {} of {}", matches.won, matches.played);
        }
        text
    }
}

/// Counts, for every preset, how games of `level` against itself end, and gives the text of `config/ai/equity.ron`.
///
/// # Errors
/// What a player did wrong, which would be a fault of the program.
pub fn equity(level: Level, games: u32, seed: u64) -> Result<String, ArenaError> {
    let mut text =
        "// How games end, counted in self-play by `konter-a-matt equity`; see `src/ai/equity.rs`.\n{\n".to_owned();
    for preset in Preset::ALL {
        let bar = progress(games);
        let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let setup = Setup { options: preset.options(), deals: games, seed, threads };
        let Frequencies { games, ends } = arena::count_ends(level.player(), &setup, &|| bar.inc(1))?;
        bar.finish_and_clear();
        let ends: Vec<String> =
            ends.iter().map(|ends| format!("({})", ends.map(|count| count.to_string()).join(", "))).collect();
        let _ = writeln!(text, "    \"{}\": (games: {games}, ends: ({})),", preset.name(), ends.join(", "));
    }
    text.push_str("}\n");
    Ok(text)
}

/// Learns how a level plays from games against itself, and gives the text of `config/ai/habits.ron`.
///
/// # Errors
/// What a player did wrong, which would be a fault of the program.
pub fn habits(level: Level, games: u32, seed: u64) -> Result<String, ArenaError> {
    let bar = progress(games);
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let setup = Setup { options: Preset::Wellkomm.options(), deals: games, seed, threads };
    let learned = learn(level.player(), &setup, &|| bar.inc(1))?;
    bar.finish_and_clear();
    let list = |weights: &[f32]| weights.iter().map(|weight| format!("{weight:.3}")).collect::<Vec<_>>().join(", ");
    let [makers, others] = learned.habits.announce;
    Ok(format!(
        "// How players tend to play, learned by `konter-a-matt habits` from {games} games of {}; see `src/ai/habits.rs`.\n\
         // Log-likelihood of choices kept aside, and of blind ones: cards {:.3} and {:.3}, trumps {:.3} and {:.3}.\n\
         (\n    card: [{}],\n    trump: [{}],\n    announce: ({makers:?}, {others:?}),\n)\n",
        level.name(),
        learned.cards[0],
        learned.cards[1],
        learned.trumps[0],
        learned.trumps[1],
        list(&learned.habits.card),
        list(&learned.habits.trump),
    ))
}

/// Learns the game from nothing, and writes the network to a file. How far it is goes to standard error.
///
/// # Errors
/// If the file cannot be written.
pub fn train(games: u32, seed: u64, out: &Path) -> Result<String, String> {
    let mut written = Ok(());
    net::train::train(Plan { games, seed }, &mut |report, learned| {
        eprintln!("{report}");
        written = std::fs::write(out, net::file::write(learned));
    });
    written.map(|()| format!("written: {}", out.display())).map_err(|error| format!("{}: {error}", out.display()))
}

/// A progress bar on standard error, or nothing when that is no terminal or there is nothing to do.
fn progress(steps: u32) -> ProgressBar {
    if steps == 0 || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {eta} left");
    ProgressBar::new(steps.into()).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
