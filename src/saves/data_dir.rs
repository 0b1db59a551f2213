//! The folders that settings, saves, records and the log live in.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use directories::ProjectDirs;

use crate::localization::Language;

/// The folder of the player's own words in the data folder.
const LOCALES: &str = "locales";

/// Where files are kept. Without folders the game runs and keeps nothing.
#[derive(Resource, Clone, Debug, Default)]
pub struct DataDir {
    config: Option<PathBuf>,
    data: Option<PathBuf>,
    /// Only read, so it is there for a second program too.
    locales: Option<PathBuf>,
    problem: Option<Problem>,
    /// Held as long as the program runs; the system gives it back even after a kill.
    _lock: Option<Arc<File>>,
}

/// Why something is not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is no folder, and why not, in English.
    NoFolder(String),
    /// Another program of the game uses the folder.
    InUse,
}

impl DataDir {
    /// Makes the folders: everything under `given`, or else the user's own folders for settings and for data.
    ///
    /// Where they cannot be made, [`DataDir::problem`] says why.
    #[must_use]
    pub fn open(given: Option<&Path>) -> Self {
        let Some((config, data)) = Self::find(given) else {
            let problem = Problem::NoFolder("the home folder is not known".to_owned());
            return Self { problem: Some(problem), ..Self::default() };
        };
        let mut problem = None;
        let mut made = |folder: PathBuf| match fs::create_dir_all(&folder) {
            Ok(()) => Some(folder),
            Err(error) => {
                problem = Some(Problem::NoFolder(format!("{}: {error}", folder.display())));
                None
            }
        };
        let (config, data) = (made(config), made(data));
        let locales = data.as_ref().map(|folder| folder.join(LOCALES));
        Self { config, data, locales, problem, _lock: None }
    }

    /// The folders for settings and for data.
    fn find(given: Option<&Path>) -> Option<(PathBuf, PathBuf)> {
        match given {
            Some(folder) => Some((folder.to_owned(), folder.to_owned())),
            None => ProjectDirs::from("", "", "konter-a-matt")
                .map(|own| (own.config_dir().to_owned(), own.data_dir().to_owned())),
        }
    }

    /// Where the player's own words in a language would be; nothing is made.
    #[must_use]
    pub fn words(given: Option<&Path>, language: Language) -> Option<PathBuf> {
        Self::find(given).map(|(_, data)| data.join(LOCALES).join(language.code()))
    }

    /// The same folders for one program at a time: a second one reads the settings and keeps no match, so that two open windows
    /// do not write over each other's.
    #[must_use]
    pub fn alone(mut self) -> Self {
        let file = self.data.as_ref().and_then(|folder| File::create(folder.join("lock")).ok());
        if let Some(file) = file {
            match file.try_lock() {
                Ok(()) => self._lock = Some(Arc::new(file)),
                Err(TryLockError::WouldBlock) => (self.data, self.problem) = (None, Some(Problem::InUse)),
                // Some file systems know no locks.
                Err(TryLockError::Error(_)) => {}
            }
        }
        self
    }

    /// What is wrong with the folders.
    #[must_use]
    pub const fn problem(&self) -> Option<&Problem> {
        self.problem.as_ref()
    }

    /// The file of the settings.
    #[must_use]
    pub fn settings_file(&self) -> Option<PathBuf> {
        self.config.as_ref().map(|folder| folder.join("settings.ron"))
    }

    /// The file of the match being played.
    #[must_use]
    pub fn match_file(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|folder| folder.join("match.ron"))
    }

    /// The file of what was learned.
    #[must_use]
    pub fn lessons_file(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|folder| folder.join("lessons.ron"))
    }

    /// The folder of the records of matches that are over; it is made with the first record.
    #[must_use]
    pub fn records(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|folder| folder.join("records"))
    }

    /// The folder of the player's own words; it need not be there.
    #[must_use]
    pub fn locales(&self) -> Option<PathBuf> {
        self.locales.clone()
    }

    /// The file of the log of this run.
    #[must_use]
    pub fn log_file(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|folder| folder.join("log.txt"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_folder_for_everything_when_given() {
        let folder = tempfile::tempdir().unwrap();
        let wanted = folder.path().join("Zoë Müller/Spill ♠");
        let dirs = DataDir::open(Some(&wanted));
        assert_eq!(dirs.problem(), None);
        assert_eq!(dirs.settings_file().unwrap(), wanted.join("settings.ron"));
        assert_eq!(dirs.match_file().unwrap(), wanted.join("match.ron"));
        assert!(wanted.is_dir());
    }

    #[test]
    fn two_programs_do_not_share_a_match() {
        let folder = tempfile::tempdir().unwrap();
        let first = DataDir::open(Some(folder.path())).alone();
        assert!(first.problem().is_none() && first.match_file().is_some());
        let second = DataDir::open(Some(folder.path())).alone();
        assert_eq!(second.problem(), Some(&Problem::InUse));
        assert_eq!((second.match_file(), second.records(), second.log_file()), (None, None, None));
        assert!(second.settings_file().is_some() && second.locales().is_some());
        drop(first);
        assert!(DataDir::open(Some(folder.path())).alone().match_file().is_some());
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_a_problem_and_no_panic() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "x").unwrap();
        for wanted in [file.join("under"), "/proc/konter-a-matt".into(), "\0".into(), "".into()] {
            let dirs = DataDir::open(Some(&wanted));
            if wanted.as_os_str().is_empty() {
                continue; // The current folder, which is there.
            }
            assert!(dirs.problem().is_some(), "{wanted:?}");
            assert_eq!((dirs.settings_file(), dirs.match_file(), dirs.log_file()), (None, None, None));
        }
    }
}
