//! The match being played as a file, and the records of those that are over.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use super::store;
use crate::play::{Player, Playing};
use crate::rules::partie::Sitting;
use crate::rules::{BySeat, Record, Seed};

/// The format that [`write`] writes.
const VERSION: u32 = 1;

/// A match with who plays it, as it stands in the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Running {
    version: u32,
    players: BySeat<Player>,
    sitting: Sitting,
    record: Record,
}

/// Writes a match as a text that [`read`] reads.
///
/// # Errors
/// What the RON writer says; it does not fail on matches.
pub fn write(playing: &Playing) -> Result<String, ron::Error> {
    let running = Running {
        version: VERSION,
        players: playing.players.clone(),
        sitting: playing.sitting,
        record: playing.partie().record().clone(),
    };
    ron::ser::to_string_pretty(&running, ron::ser::PrettyConfig::new().depth_limit(4))
}

/// Reads a match and plays it to where it was.
///
/// # Errors
/// Why the text is no match that can be continued, in English.
pub fn read(text: &str) -> Result<Playing, String> {
    let Running { version, players, sitting, record } = ron::from_str(text).map_err(|error| error.to_string())?;
    if version != VERSION {
        return Err(format!("version {version} is not known, this game reads version {VERSION}"));
    }
    if record.version != Record::VERSION {
        return Err(format!("record version {} is not known, this game reads {}", record.version, Record::VERSION));
    }
    if sitting.revanches > Sitting::MOST_REVANCHES {
        return Err(format!("{} Revanches are more than {}", sitting.revanches, Sitting::MOST_REVANCHES));
    }
    Playing::resumed(&record, players, sitting).map_err(|error| error.to_string())
}

/// Whether `later` goes on where `earlier` stands, or takes back something of it.
pub fn continues(earlier: &Record, later: &Record) -> bool {
    let prefix = |short: &Record, long: &Record| {
        short.games.iter().flatten().zip(long.games.iter().flatten()).all(|(a, b)| a == b)
            && short.games.iter().map(Vec::len).sum::<usize>() <= long.games.iter().map(Vec::len).sum::<usize>()
    };
    let begun = |record: &Record| record.games.iter().any(|game| !game.is_empty());
    (&earlier.rules, &earlier.seed, earlier.dealer) == (&later.rules, &later.seed, later.dealer)
        && begun(later)
        && (prefix(earlier, later) || prefix(later, earlier))
}

/// Writes a record into a folder as `YYYY-MM-DD-HHMMSS-SEED.ron`, in universal time, and gives its path. A record that is there
/// already is not written twice.
///
/// # Errors
/// If the folder or the file cannot be written.
pub fn file_record(folder: &Path, record: &Record, now: SystemTime) -> io::Result<PathBuf> {
    let text = record.to_ron().map_err(io::Error::other)?;
    fs::create_dir_all(folder)?;
    let seed = name_part(&record.seed);
    // A crash between filing a record and removing the running match files it again at the next start.
    let ends = [format!("-{seed}.ron"), format!("-{seed}-")];
    for entry in fs::read_dir(folder)?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if ends.iter().any(|end| name.contains(end)) && fs::read_to_string(entry.path()).is_ok_and(|t| t == text) {
            return Ok(entry.path());
        }
    }
    let stem = format!("{}-{seed}", timestamp(now));
    let mut path = folder.join(format!("{stem}.ron"));
    for n in 2_u32.. {
        if !path.exists() {
            break;
        }
        path = folder.join(format!("{stem}-{n}.ron"));
    }
    store::write_atomically(&path, &text)?;
    Ok(path)
}

/// A seed as part of a file name on any system.
fn name_part(seed: &Seed) -> String {
    seed.text().chars().take(32).map(|c| if c.is_alphanumeric() { c } else { '_' }).collect()
}

/// `YYYY-MM-DD-HHMMSS` in universal time; times before 1970 count as its beginning.
fn timestamp(time: SystemTime) -> String {
    let seconds = time.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days: years begin in March, so that the
    // leap day is their last.
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    let (hour, minute, second) = (second / 3_600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02}-{hour:02}{minute:02}{second:02}")
}

#[cfg(test)]
pub(super) mod tests {
    use std::time::Duration;

    use proptest::prelude::*;

    use super::*;
    use crate::rules::{Action, Match, Options, Preset, Seat};

    pub fn players() -> BySeat<Player> {
        BySeat::from_fn(|seat| if seat == Seat::South { Player::Human } else { Player::Bot("rule".to_owned()) })
    }

    /// Something that some seat may do now: of all legal actions one that depends on how many were done.
    pub fn step(partie: &mut Match) -> bool {
        let done: usize = partie.record().games.iter().map(Vec::len).sum();
        for seat in Seat::ALL {
            let actions: Vec<Action> = partie.game().legal_actions(seat);
            if !actions.is_empty() {
                partie.apply(seat, actions[(done * 7) % actions.len()]).unwrap();
                return true;
            }
        }
        partie.next_game()
    }

    /// A match played to its end.
    pub fn whole(preset: Preset) -> Match {
        let mut partie = Match::new(preset.options(), Seed::new("Zoë/2").unwrap(), None);
        while step(&mut partie) {}
        assert!(partie.winner().is_some());
        partie
    }

    fn playing(partie: &Match) -> Playing {
        Playing::resumed(partie.record(), players(), Sitting { revanches: 2 }).unwrap()
    }

    /// A kill at any moment leaves the text of the last action, and that is the match at that action.
    #[test]
    fn every_prefix_of_a_match_is_taken_up_where_it_was() {
        for preset in Preset::ALL {
            let mut partie = Match::new(preset.options(), Seed::from(3), Some(Seat::East));
            loop {
                let before = playing(&partie);
                let text = write(&before).unwrap();
                assert_eq!(read(&text).unwrap(), before);
                if !step(&mut partie) {
                    break;
                }
            }
        }
    }

    #[test]
    fn broken_texts_are_errors_at_every_byte() {
        let mut partie = Match::new(Options::default(), Seed::new("é").unwrap(), None);
        for _ in 0..40 {
            step(&mut partie);
        }
        let text = write(&playing(&partie)).unwrap();
        for cut in (0..text.len()).filter(|cut| text.is_char_boundary(*cut)) {
            read(&text[..cut]).unwrap_err();
        }
        for (from, to, says) in [
            ("version: 1", "version: 2", "version 2"),
            ("version: 1", "version: 99999999999999999999999", "out of"),
            ("revanches: 2", "revanches: 4", "4 Revanches"),
            ("players", "gamblers", "gamblers"),
            ("games: [", "games: [[], ", "game 2"),
            ("Cut(", "Cut(9", "action 1"),
        ] {
            let error = read(&text.replacen(from, to, 1)).unwrap_err();
            assert!(error.to_lowercase().contains(&says.to_lowercase()), "{from} -> {to}: {error}");
        }
        for nested in ["[", "(", "(record:(games:[[", "(players:(Bot("] {
            read(&nested.repeat(100_000)).unwrap_err();
        }
    }

    proptest! {
        #[test]
        fn nothing_panics(text in ".{0,200}") {
            let _ = read(&text);
        }

        /// One byte changed gives an error or another match that can be written and read.
        #[test]
        fn damage_is_noticed_or_harmless(place in any::<prop::sample::Index>(), with in any::<char>()) {
            let mut partie = Match::new(Options::default(), Seed::from(3), None);
            for _ in 0..60 {
                step(&mut partie);
            }
            let mut text: Vec<char> = write(&playing(&partie)).unwrap().chars().collect();
            let place = place.index(text.len());
            text[place] = with;
            if let Ok(other) = read(&text.into_iter().collect::<String>()) {
                prop_assert_eq!(read(&write(&other).unwrap()).unwrap(), other);
            }
        }
    }

    #[test]
    fn times_as_dates() {
        let at = |seconds| timestamp(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "1970-01-01-000000");
        assert_eq!(at(951_782_399), "2000-02-28-235959");
        assert_eq!(at(951_782_400), "2000-02-29-000000");
        assert_eq!(at(1_772_323_200), "2026-03-01-000000");
        assert_eq!(at(4_107_542_399), "2100-02-28-235959");
        assert_eq!(at(4_107_542_400), "2100-03-01-000000");
        assert_eq!(timestamp(UNIX_EPOCH - Duration::from_secs(1)), "1970-01-01-000000");
    }

    #[test]
    fn records_are_filed_once_and_readable_alone() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("records");
        let partie = whole(Preset::Rampo);
        let path = file_record(&folder, partie.record(), UNIX_EPOCH).unwrap();
        assert_eq!(path.file_name().unwrap(), "1970-01-01-000000-Zoë_2.ron");
        let record = Record::from_ron(&fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!(Match::replay(&record).unwrap(), partie);
        assert_eq!(file_record(&folder, partie.record(), SystemTime::now()).unwrap(), path);
        let mut other = record.clone();
        other.games.pop();
        let second = file_record(&folder, &other, UNIX_EPOCH).unwrap();
        assert_eq!(second.file_name().unwrap(), "1970-01-01-000000-Zoë_2-2.ron");
        assert_eq!(file_record(&folder, &other, UNIX_EPOCH).unwrap(), second);
    }

    #[test]
    fn seeds_make_file_names() {
        assert_eq!(name_part(&Seed::new("../a:b\\c d").unwrap()), "___a_b_c_d");
        assert!(name_part(&Seed::new("語".repeat(64)).unwrap()).len() < 200);
    }

    #[test]
    fn which_records_continue_which() {
        let mut partie = Match::new(Options::default(), Seed::from(3), None);
        let fresh = partie.record().clone();
        for _ in 0..10 {
            step(&mut partie);
        }
        let early = partie.record().clone();
        for _ in 0..40 {
            step(&mut partie);
        }
        let late = partie.record().clone();
        assert!(continues(&early, &late) && continues(&late, &early) && continues(&fresh, &late));
        // A new match with the seed of one that is under way.
        assert!(!continues(&late, &fresh));
        let mut otherwise = late.clone();
        otherwise.games[0][0].1 = Action::Cut(9);
        assert!(!continues(&early, &otherwise));
        let next = partie.following();
        assert!(!continues(&late, next.record()));
    }
}
