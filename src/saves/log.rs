//! The log of this run in a file, so that a fault can be reported and a test can follow the game.

use std::fs::{self, File};
use std::io;
use std::panic;
use std::path::Path;
use std::sync::Arc;

use bevy::log::BoxedLayer;
use bevy::log::tracing_subscriber::fmt::Layer;
use bevy::prelude::*;

use super::DataDir;

/// The layer for [`bevy::log::LogPlugin::custom_layer`] that writes each line to [`DataDir::log_file`] at once.
///
/// The [`DataDir`] must be in the app before the log plugin. The log of the run before is kept as `log.old.txt`. Without a
/// folder there is no file.
pub fn log_layer(app: &mut App) -> Option<BoxedLayer> {
    let path = app.world().get_resource::<DataDir>()?.log_file()?;
    match create(&path) {
        Ok(file) => {
            log_panics();
            // The file is unbuffered and the layer writes a whole line at a time.
            Some(Box::new(Layer::default().with_ansi(false).with_writer(Arc::new(file))))
        }
        Err(error) => {
            // There is no log yet that could say it.
            eprintln!("{}: {error}", path.display());
            None
        }
    }
}

fn create(path: &Path) -> io::Result<File> {
    if path.exists() {
        fs::rename(path, path.with_file_name("log.old.txt"))?;
    }
    File::create(path)
}

/// Writes a panic to the log before whatever else is done about it.
fn log_panics() {
    let others = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        error!("{panic}");
        others(panic);
    }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::log::tracing;
    use bevy::log::tracing_subscriber::prelude::*;

    #[test]
    fn lines_are_in_the_file_at_once_and_the_last_log_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("log.txt"), "the run before").unwrap();
        let mut app = App::new();
        app.insert_resource(DataDir::open(Some(folder.path())));
        let subscriber = bevy::log::tracing_subscriber::registry().with(log_layer(&mut app).unwrap());
        tracing::subscriber::with_default(subscriber, || {
            info!("phase Trick");
            let text = fs::read_to_string(folder.path().join("log.txt")).unwrap();
            assert!(text.ends_with("phase Trick\n") && text.contains("INFO") && !text.contains('\u{1b}'), "{text:?}");
        });
        assert_eq!(fs::read_to_string(folder.path().join("log.old.txt")).unwrap(), "the run before");
    }

    #[test]
    fn no_folder_no_log() {
        let mut app = App::new();
        assert!(log_layer(&mut app).is_none());
        app.insert_resource(DataDir::open(Some(Path::new("/proc/konter-a-matt"))));
        assert!(log_layer(&mut app).is_none());
    }
}
