//! What outlives the program: the settings, the match being played, the records of matches, the log.
//!
//! The match is written after every action, before the next frame is drawn, so that a kill at any moment loses nothing that
//! was seen. What cannot be read is kept aside and told through [`Notices`]; the game always goes on.

mod data_dir;
mod log;
mod notice;
mod running;
pub mod store;

use std::time::SystemTime;

use bevy::prelude::*;

pub use data_dir::{DataDir, Problem};
pub use log::log_layer;
pub use notice::{Notice, Notices};

use crate::localization::OwnFiles;
use crate::play::{PlaySet, Playing, Screen, SitDown};
use crate::rules::Record;
use crate::settings::{self, Overrides, Settings};
use store::{Broken, Loaded, Stored};

/// The match that the title offers to continue, by [`SitDown`].
#[derive(Resource, Clone, Debug, Default)]
pub struct SavedMatch(pub Option<Box<Playing>>);

/// The file of the running match.
#[derive(Resource, Default)]
struct MatchFile {
    /// `None` without a folder.
    stored: Option<Stored>,
    /// The match in the file, and whether a person plays it.
    saved: Option<(Record, bool)>,
    /// The last write failed and was told.
    failing: bool,
}

/// The file of the settings.
#[derive(Resource, Default)]
struct SettingsFile {
    /// `None` without a folder.
    stored: Option<Stored>,
    /// The settings in the file.
    saved: Settings,
    /// The last write failed and was told.
    failing: bool,
}

/// Reads settings and match at once, and keeps them from then on. The [`DataDir`] and, if there are any, the [`Overrides`]
/// must be in the app before; without a [`DataDir`] nothing is read or kept.
pub fn plugin(app: &mut App) {
    let folders = app.world().get_resource::<DataDir>().cloned().unwrap_or_default();
    let overrides = app.world().get_resource::<Overrides>().copied().unwrap_or_default();
    let mut notices = Notices::default();
    match folders.problem() {
        Some(Problem::NoFolder(reason)) => {
            warn!("no folder: {reason}");
            notices.push(Notice::new("error-no-folder", []));
        }
        Some(Problem::InUse) => notices.push(Notice::new("error-second-window", [])),
        None => {}
    }
    if let Some(mut files) = app.world_mut().get_resource_mut::<OwnFiles>() {
        files.tell(&mut notices);
    }
    let settings_file = load_settings(&folders, &mut notices);
    let mut settings = settings_file.saved.clone();
    overrides.apply(&mut settings);
    let (match_file, saved) = load_match(&folders, &mut notices);
    app.insert_resource(settings)
        .insert_resource(settings_file)
        .insert_resource(match_file)
        .insert_resource(saved)
        .insert_resource(notices)
        .insert_resource(overrides)
        .add_systems(
            Update,
            (file_away.run_if(on_message::<SitDown>), save_match.run_if(resource_exists_and_changed::<Playing>))
                .chain()
                .in_set(PlaySet::Follow),
        )
        .add_systems(OnEnter(Screen::Title), offer_match.run_if(resource_exists::<Playing>))
        .add_systems(Last, save_settings.run_if(resource_changed::<Settings>));
}

fn load_settings(folders: &DataDir, notices: &mut Notices) -> SettingsFile {
    let Some(mut stored) = folders.settings_file().map(Stored::new) else { return SettingsFile::default() };
    let read = match stored.load(settings::file::read) {
        Loaded::Nothing => None,
        Loaded::Whole(read) => Some(read),
        Loaded::Older(read, broken) => {
            notices.push(told("error-save-older", broken));
            Some(read)
        }
        Loaded::Broken(broken) => {
            notices.push(told("error-settings-unreadable", broken));
            None
        }
    };
    let Some(read) = read else { return SettingsFile { stored: Some(stored), ..SettingsFile::default() } };
    let mut file = SettingsFile { saved: read.settings, ..SettingsFile::default() };
    if !read.refused.is_empty() {
        let names: Vec<&str> = read.refused.iter().map(|(name, _)| name.as_str()).collect();
        let reasons: Vec<&str> = read.refused.iter().map(|(_, reason)| reason.as_str()).collect();
        let Broken { kept, reason } = stored.set_aside(reasons.join("; "));
        let args = [("fields", names.join(", ")), ("kept", kept), ("reason", reason)];
        notices.push(Notice::new("error-settings-partly", args));
        // The rest shall be there the next time too.
        tell(&mut file.failing, "settings.ron", write_settings(&stored, &file.saved), notices);
    }
    SettingsFile { stored: Some(stored), ..file }
}

fn write_settings(stored: &Stored, settings: &Settings) -> Result<(), String> {
    let text = settings::file::write(settings).map_err(|error| error.to_string())?;
    stored.write(&text).map_err(|error| error.to_string())
}

fn load_match(folders: &DataDir, notices: &mut Notices) -> (MatchFile, SavedMatch) {
    let Some(mut stored) = folders.match_file().map(Stored::new) else { return Default::default() };
    let playing = match stored.load(running::read) {
        Loaded::Nothing => None,
        Loaded::Whole(playing) => Some(playing),
        Loaded::Older(playing, broken) => {
            notices.push(told("error-save-older", broken));
            Some(playing)
        }
        Loaded::Broken(broken) => {
            notices.push(told("error-save-unreadable", broken));
            None
        }
    };
    let mut file = MatchFile { stored: Some(stored), ..MatchFile::default() };
    let Some(playing) = playing else { return (file, SavedMatch(None)) };
    if playing.partie().winner().is_some() {
        // Killed between the last action and its filing.
        let result = finish(folders, &file, playing.partie().record());
        tell(&mut file.failing, "match.ron", result, notices);
        return (file, SavedMatch(None));
    }
    file.saved = Some((playing.partie().record().clone(), playing.human().is_some()));
    (file, SavedMatch(Some(Box::new(playing))))
}

/// Files the record of a match that ends here, and removes its file.
fn finish(folders: &DataDir, file: &MatchFile, record: &Record) -> Result<(), String> {
    if let Some(folder) = folders.records() {
        let path = running::file_record(&folder, record, SystemTime::now()).map_err(|error| error.to_string())?;
        info!("record {}", path.display());
    }
    file.stored.as_ref().map_or(Ok(()), Stored::remove).map_err(|error| error.to_string())
}

/// A new match takes the place of one that was not played to its end: that one becomes a record too.
fn file_away(
    mut messages: MessageReader<SitDown>,
    folders: Option<Res<DataDir>>,
    mut file: ResMut<MatchFile>,
    mut notices: ResMut<Notices>,
) {
    let (Some(SitDown(new)), Some(folders)) = (messages.read().last(), folders) else { return };
    let displaced = file.saved.as_ref().is_some_and(|(old, person)| {
        (!person || new.human().is_some()) && !running::continues(old, new.partie().record())
    });
    if displaced
        && let Some((old, _)) = file.saved.take()
        && old.games.iter().any(|game| !game.is_empty())
    {
        let result = finish(&folders, &file, &old);
        tell(&mut file.failing, "records", result, &mut notices);
    }
}

/// Writes the match after each action.
fn save_match(
    playing: Res<Playing>,
    folders: Option<Res<DataDir>>,
    mut file: ResMut<MatchFile>,
    mut notices: ResMut<Notices>,
) {
    let (Some(stored), Some(folders)) = (&file.stored, folders) else { return };
    let person = playing.human().is_some();
    // A demonstration does not displace the match of a person.
    if !person && file.saved.as_ref().is_some_and(|(_, person)| *person) {
        return;
    }
    let record = playing.partie().record();
    let over = playing.partie().winner().is_some();
    let result = if over {
        finish(&folders, &file, record)
    } else {
        running::write(&playing)
            .map_err(|e| e.to_string())
            .and_then(|text| stored.write(&text).map_err(|e| e.to_string()))
    };
    if result.is_ok() {
        debug!("saved game={} actions={}", record.games.len(), record.games.last().map_or(0, Vec::len));
    }
    file.saved = (!over).then(|| (record.clone(), person));
    let name = if over { "records" } else { "match.ron" };
    tell(&mut file.failing, name, result, &mut notices);
}

/// The title offers the match that was left; a demonstration only if no person's match waits.
fn offer_match(playing: Res<Playing>, file: Res<MatchFile>, mut saved: ResMut<SavedMatch>) {
    if playing.human().is_none() && file.saved.as_ref().is_some_and(|(_, person)| *person) {
        return;
    }
    saved.0 = playing.partie().winner().is_none().then(|| Box::new(playing.clone()));
}

/// Writes the settings when they differ from those in the file.
fn save_settings(
    settings: Res<Settings>,
    overrides: Res<Overrides>,
    mut file: ResMut<SettingsFile>,
    mut notices: ResMut<Notices>,
) {
    let mut wanted = settings.clone();
    overrides.retract(&mut wanted, &file.saved);
    let Some(stored) = file.stored.as_ref().filter(|_| wanted != file.saved) else { return };
    let result = write_settings(stored, &wanted);
    file.saved = wanted;
    tell(&mut file.failing, "settings.ron", result, &mut notices);
}

/// Tells a failed write once, until one succeeds.
fn tell(failing: &mut bool, name: &str, result: Result<(), String>, notices: &mut Notices) {
    if let Err(reason) = &result
        && !*failing
    {
        notices.push(Notice::new("error-not-saved", [("file", name.to_owned()), ("reason", reason.clone())]));
    }
    *failing = result.is_err();
}

fn told(key: &'static str, broken: Broken) -> Notice {
    Notice::new(key, [("kept", broken.kept), ("reason", broken.reason)])
}

#[cfg(test)]
mod tests;
