//! Players against each other on the same deals: each deal is played twice, the teams changing seats.

use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use super::choice::Decision;
use super::equity::Frequencies;
use super::levels::{ChooseError, Player, decide};
use super::manners::misplay_to_call;
use super::mind::Mind;
use super::worth::End;
use crate::rules::deal::{Seed, Shuffle};
use crate::rules::game::{Action, Game, Phase, Refusal, Score};
use crate::rules::view::View;
use crate::rules::{BySeat, Lee, Options, Seat, Team};

/// Why a game between players could not be finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArenaError {
    /// A player could not choose.
    Choose(ChooseError),
    /// The rules refused what a player chose.
    Refused(Refusal),
    /// The game waits for nobody and is not scored.
    Stuck,
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choose(error) => error.fmt(f),
            Self::Refused(refusal) => refusal.fmt(f),
            Self::Stuck => write!(f, "the game waits for nobody and is not scored"),
        }
    }
}

impl std::error::Error for ArenaError {}

impl From<ChooseError> for ArenaError {
    fn from(error: ChooseError) -> Self {
        Self::Choose(error)
    }
}

impl From<Refusal> for ArenaError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Plays a dealt game to its score.
///
/// # Errors
/// If a player cannot choose or chooses what the rules forbid; that would be a fault of the player.
pub fn play(game: Game, players: &BySeat<&Player>, seed: u64, mind: &mut Mind) -> Result<Score, ArenaError> {
    play_watched(game, players, seed, mind, &mut |_, _, _| ())
}

/// Plays a dealt game to its score. `watch` sees each decision: in which view, what, and how long it took.
///
/// # Errors
/// If a player cannot choose or chooses what the rules forbid; that would be a fault of the player.
pub fn play_watched(
    mut game: Game,
    players: &BySeat<&Player>,
    seed: u64,
    mind: &mut Mind,
    watch: &mut impl FnMut(&View, Decision, Duration),
) -> Result<Score, ArenaError> {
    loop {
        if let Some(score) = game.score() {
            return Ok(*score);
        }
        if let Some((caller, guilty)) = misplay_to_call(&game, Seat::ALL.into_iter()) {
            game.apply(caller, Action::CallMisplay(guilty))?;
            continue;
        }
        if game.phase() == Phase::Count {
            game.apply(game.forehand(), Action::Count)?;
            continue;
        }
        let seat = game.asked().or_else(|| game.turn()).ok_or(ArenaError::Stuck)?;
        let view = View::of(&game, seat);
        let start = Instant::now();
        let choice = decide(mind, players[seat], seed, &view)?;
        watch(&view, choice.decision, start.elapsed());
        let action = Action::from(choice.decision);
        game.apply(seat, action)?;
    }
}

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The rules.
    pub options: Options,
    /// How many deals, each played twice.
    pub deals: u32,
    /// What the deals and the players' random numbers come from.
    pub seed: u64,
    /// How many threads, at least 1.
    pub threads: usize,
}

/// What came out, for the first player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// Deals played, each twice.
    pub deals: u32,
    /// Mean net lines a deal: over both games of the deal together, as a board between two tables is scored.
    pub lines: f64,
    /// Half the width of the 95 % confidence interval around it.
    pub margin: f64,
    /// Mean seconds a decision of the first and of the second player.
    pub seconds: [f64; 2],
    /// The longest decision of each, in seconds.
    pub longest: [f64; 2],
}

/// Sums over deals.
#[derive(Default)]
struct Sums {
    deals: u32,
    sum: f64,
    squares: f64,
    decisions: [u32; 2],
    time: [Duration; 2],
    longest: [Duration; 2],
}

/// Net lines of a scored game for a team.
#[must_use]
pub fn net_lines(score: &Score, team: Team) -> i32 {
    let net = |t: Team| i32::from(score.change.crossed[t]) - i32::from(score.change.drawn[t]);
    net(team) - net(team.other())
}

/// Plays the deals; `progress` hears of each that is done.
///
/// Both games of a deal give all players the same random numbers, so that equal decisions cancel. The result does not depend on
/// the number of threads.
///
/// # Errors
/// The first error of any game.
pub fn duel(
    first: &Player,
    second: &Player,
    setup: &Setup,
    progress: &(impl Fn() + Sync),
) -> Result<Report, ArenaError> {
    let total = Mutex::new(Sums::default());
    each(setup, &|number, mind| {
        let mut sums = Sums::default();
        play_deal(first, second, setup, number, mind, &mut sums)?;
        total.lock().unwrap_or_else(std::sync::PoisonError::into_inner).add(&sums);
        progress();
        Ok(())
    })?;
    Ok(total.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner).report())
}

/// Whole matches, for the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Matches {
    /// Matches played.
    pub played: u32,
    /// Matches that the first player's team won.
    pub won: u32,
}

/// Plays `setup.deals` whole matches; the first player sits North and South in every other one.
///
/// # Errors
/// The first error of any game.
pub fn matches(
    first: &Player,
    second: &Player,
    setup: &Setup,
    progress: &(impl Fn() + Sync),
) -> Result<Matches, ArenaError> {
    let won = AtomicU32::new(0);
    each(setup, &|number, mind| {
        let seed = Seed::from(setup.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number)));
        let team = Team::ALL[number as usize % 2];
        let players = BySeat::from_fn(|seat| if seat.team() == team { first } else { second });
        let mut lee = Lee::start(&setup.options);
        let mut dealer = seed.first_dealer();
        for game in 1.. {
            let shuffle = Shuffle::of(&seed, game);
            let pack = shuffle.pack.cut(shuffle.drawn_cut);
            let own_seed = setup.seed.wrapping_add(u64::from(number) << 16).wrapping_add(u64::from(game));
            let dealt = Game::dealt(setup.options.clone(), dealer, lee, pack);
            lee = play(dealt, &players, own_seed, mind)?.change.after;
            if let Some(winner) = lee.winner() {
                won.fetch_add(u32::from(winner == team), Ordering::Relaxed);
                break;
            }
            dealer = dealer.next(setup.options.direction);
        }
        progress();
        Ok(())
    })?;
    Ok(Matches { played: setup.deals, won: won.into_inner() })
}

/// Counts how games of a player against itself end, seen from the side that named trump.
///
/// # Errors
/// The first error of any game.
pub fn count_ends(player: &Player, setup: &Setup, progress: &(impl Fn() + Sync)) -> Result<Frequencies, ArenaError> {
    let ends = Mutex::new([[0; 5]; 3]);
    each(setup, &|number, mind| {
        let shuffle = Shuffle::of(&Seed::from(setup.seed), number + 1);
        let pack = shuffle.pack.cut(shuffle.drawn_cut);
        let game = Game::dealt(setup.options.clone(), Seat::ALL[number as usize % 4], Lee::start(&setup.options), pack);
        let own_seed = setup.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number));
        let score = play(game, &BySeat([player; 4]), own_seed, mind)?;
        let end = match score.game.result.winner() {
            None => End::Stanner,
            Some(winner) if winner == score.game.maker => {
                if score.game.kapo {
                    End::Kapo
                } else {
                    End::Won
                }
            }
            Some(_) => {
                if score.game.kapo {
                    End::Swept
                } else {
                    End::Lost
                }
            }
        };
        let mut ends = ends.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        ends[usize::from(score.game.stake) - 1][end as usize] += 1;
        progress();
        Ok(())
    })?;
    let ends = ends.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    Ok(Frequencies { games: setup.deals, ends })
}

/// Does something for each number below `setup.deals`, on `setup.threads` threads, each with a mind of its own.
pub(super) fn each(
    setup: &Setup,
    work: &(impl Fn(u32, &mut Mind) -> Result<(), ArenaError> + Sync),
) -> Result<(), ArenaError> {
    let next = AtomicU32::new(0);
    let failed = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..setup.threads.max(1) {
            scope.spawn(|| {
                let mut mind = Mind::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= setup.deals {
                        break;
                    }
                    if let Err(error) = work(number, &mut mind) {
                        next.store(setup.deals, Ordering::Relaxed);
                        *failed.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(error);
                        break;
                    }
                }
            });
        }
    });
    failed.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner).map_or(Ok(()), Err)
}

fn play_deal(
    first: &Player,
    second: &Player,
    setup: &Setup,
    number: u32,
    mind: &mut Mind,
    sums: &mut Sums,
) -> Result<(), ArenaError> {
    let seed = Seed::from(setup.seed);
    let shuffle = Shuffle::of(&seed, number + 1);
    let dealer = Seat::ALL[number as usize % 4];
    let own_seed = setup.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number));
    let mut net = 0;
    for team in Team::ALL {
        let players = BySeat::from_fn(|seat| if seat.team() == team { first } else { second });
        let game =
            Game::dealt(setup.options.clone(), dealer, Lee::start(&setup.options), shuffle.pack.cut(shuffle.drawn_cut));
        let score = play_watched(game, &players, own_seed, mind, &mut |view, _, time| {
            let player = usize::from(view.seat.team() != team);
            sums.decisions[player] += 1;
            sums.time[player] += time;
            sums.longest[player] = sums.longest[player].max(time);
        })?;
        net += net_lines(&score, team);
    }
    let net = f64::from(net);
    sums.deals += 1;
    sums.sum += net;
    sums.squares += net * net;
    Ok(())
}

impl Sums {
    fn add(&mut self, other: &Self) {
        self.deals += other.deals;
        self.sum += other.sum;
        self.squares += other.squares;
        for player in 0..2 {
            self.decisions[player] += other.decisions[player];
            self.time[player] += other.time[player];
            self.longest[player] = self.longest[player].max(other.longest[player]);
        }
    }

    fn report(&self) -> Report {
        let deals = f64::from(self.deals.max(1));
        let mean = self.sum / deals;
        let variance = (self.squares / deals - mean * mean).max(0.0);
        let margin = 1.96 * (variance / (deals - 1.0).max(1.0)).sqrt();
        let seconds = [0, 1].map(|p| self.time[p].as_secs_f64() / f64::from(self.decisions[p].max(1)));
        Report { deals: self.deals, lines: mean, margin, seconds, longest: self.longest.map(|t| t.as_secs_f64()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::levels::Level;

    fn setup(deals: u32, threads: usize) -> Setup {
        Setup { options: crate::rules::Preset::Wellkomm.options(), deals, seed: 3, threads }
    }

    fn level(name: &str) -> &'static Player {
        Level::from_name(name).expect("a player").player()
    }

    #[test]
    fn equal_decisions_cancel() {
        for name in ["random", "beginner", "casual", "regular"] {
            let deals = if name == "regular" { 4 } else { 40 };
            let report = duel(level(name), level(name), &setup(deals, 2), &|| ()).expect("games by the rules");
            assert_eq!((report.deals, report.lines, report.margin), (deals, 0.0, 0.0), "{name} against itself");
        }
    }

    #[test]
    fn threads_change_nothing_but_the_time() {
        let [one, three] = [1, 3].map(|threads| {
            let report = duel(level("casual"), level("rule"), &setup(40, threads), &|| ()).expect("games by the rules");
            (report.deals, report.lines, report.margin)
        });
        assert_eq!(one, three);
    }

    #[test]
    fn the_lower_steps_of_the_ladder_hold() {
        for (better, worse, least) in [("beginner", "random", 0.4), ("casual", "beginner", 0.15)] {
            let report = duel(level(better), level(worse), &setup(500, 2), &|| ()).expect("games by the rules");
            let Report { lines, margin, .. } = report;
            assert!(lines >= least && lines > margin, "{better} against {worse}: {lines:+.2} ± {margin:.2}");
        }
    }
}
