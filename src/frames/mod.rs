//! What a frame costs: the game's windows beside an empty one with 24 plain sprites, in the same run.
//!
//! `konter-a-matt frames` opens each window as a process of its own, the empty one and the table in turns, so that a busy
//! machine slows both alike. Absolute times say little; the limits are ratios to the empty window. Windows at rest are
//! counted for 20 seconds, all of them side by side, since they must cost next to nothing.

mod report;
mod scenes;
mod usage;
mod windows;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

pub use report::Report;
pub use scenes::Scene;

/// How many seconds a window at rest is watched.
const REST: u64 = 20;

/// A window that has not reported after so many seconds never will.
const PATIENCE: Duration = Duration::from_secs(240);

/// What to measure.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// How often the empty window and the table are opened in turns.
    pub rounds: u32,
    /// How many frames are measured in each.
    pub frames: u32,
    /// What the limits of time are multiplied with, for noisy machines; 1 for the real ones.
    pub margin: f64,
    /// Where the report goes besides standard output, as JSON.
    pub out: Option<PathBuf>,
    /// Measure one window in this process and write down what it cost: how this command calls itself.
    pub only: Option<Scene>,
    /// Where that window keeps its settings, saves and logs.
    pub data_dir: Option<PathBuf>,
}

/// What one window reports.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Measured {
    /// Milliseconds from one frame to the next while things move.
    frames: Vec<f32>,
    /// Seconds of processor time used in those frames, by all threads.
    processor: f64,
    /// Frames drawn in [`REST`] seconds of rest.
    rest_frames: u64,
    /// Processor time of those seconds, as a part of one core.
    rest_core: Option<f64>,
    /// The most memory the process had, in MB.
    memory: Option<f64>,
    /// Seconds from the start of the process to its first frame; filled in by whoever started it.
    #[serde(skip)]
    first_frame: f64,
}

/// The line that a window writes when its first frame was shown.
const FIRST_FRAME: &str = "first frame";

/// Measures, prints the report, and fails where a limit is broken.
#[must_use]
pub fn run(options: &Options) -> ExitCode {
    if let Some(scene) = options.only {
        return windows::open(scene, options.frames, options.data_dir.clone());
    }
    let written = measure(options).and_then(|report| {
        print!("{report}");
        if let Some(out) = &options.out {
            let json = serde_json::to_string_pretty(&report).map_err(|error| error.to_string())?;
            std::fs::write(out, json + "\n").map_err(|error| format!("{}: {error}", out.display()))?;
        }
        Ok(report.broken().is_empty())
    });
    match written {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn measure(options: &Options) -> Result<Report, String> {
    let folder = std::env::temp_dir().join(format!("konter-a-matt-frames-{}", std::process::id()));
    let mut report = Report::new(options.margin);
    for round in 0..options.rounds {
        // Whoever comes first may find the machine in another state, so they take turns at that too.
        let mut pair = [Scene::Empty, Scene::Table];
        pair.rotate_left(round as usize % 2);
        for scene in pair {
            report.moving(scene, measure_in_a_process(scene, options.frames, &folder)?.0);
        }
    }
    let resting: Vec<_> = std::thread::scope(|threads| {
        let folder = &folder;
        let all = Scene::RESTING.map(|scene| threads.spawn(move || measure_in_a_process(scene, 0, folder)));
        all.into_iter().map(|thread| thread.join().unwrap_or_else(|_| Err("a thread ended early".to_owned()))).collect()
    });
    // All stay open until the last has told: a window that closes uncovers those below, which have to be drawn then.
    for (scene, measured) in Scene::RESTING.into_iter().zip(&resting) {
        report.resting(scene, measured.as_ref().map(|(measured, _)| measured).map_err(Clone::clone)?);
    }
    drop(resting);
    // What is left behind is a few kilobytes among other temporary files.
    let _ = std::fs::remove_dir_all(&folder);
    Ok(report)
}

/// A window's process, which ends with this.
struct Window(Child);

impl Drop for Window {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts this program once more for one window and reads what it measured.
fn measure_in_a_process(scene: Scene, frames: u32, folder: &Path) -> Result<(Measured, Window), String> {
    let failed = |why: String| format!("the window \"{}\" {why}", scene.name());
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let started = Instant::now();
    let process = Command::new(program)
        .args(["frames", "--only", scene.name(), "--frames", &frames.to_string(), "--data-dir"])
        .arg(folder.join(scene.name()))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| failed(error.to_string()))?;
    let mut process = Window(process);
    let output = process.0.stdout.take().map(BufReader::new);
    let (sender, lines) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        for line in output.into_iter().flat_map(BufRead::lines).map_while(Result::ok) {
            if sender.send((Instant::now(), line)).is_err() {
                break;
            }
        }
    });
    let mut first_frame = None;
    let measured = loop {
        let left = PATIENCE.saturating_sub(started.elapsed());
        match lines.recv_timeout(left) {
            Ok((at, line)) if line == FIRST_FRAME => first_frame = Some((at - started).as_secs_f64()),
            Ok((_, line)) => {
                if let Ok(measured) = serde_json::from_str::<Measured>(&line) {
                    break Ok(measured);
                }
            }
            Err(_) => break Err(failed("told nothing; is there a display?".to_owned())),
        }
    };
    let first_frame = first_frame.ok_or_else(|| failed("showed no frame".to_owned()));
    Ok((Measured { first_frame: first_frame?, ..measured? }, process))
}
