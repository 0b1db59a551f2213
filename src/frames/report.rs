//! What was measured, in words and as JSON, and which limits it breaks.

use std::fmt;

use serde::Serialize;

use super::{Measured, REST, Scene};

/// Frame times of the table may be so many times those of the empty window, at the median and the 99th percentile.
const FRAME_RATIO: f64 = 1.5;
/// The first frame may come so many seconds later, where the empty window's comes after [`EMPTY_FIRST_FRAME`].
const FIRST_FRAME_LATER: f64 = 0.3;
/// Seconds to the empty window's first frame on two idle cores. Where it takes longer, so may the game's.
const EMPTY_FIRST_FRAME: f64 = 0.21;
/// The memory may be so many times that of the empty window.
const MEMORY_RATIO: f64 = 1.4;
/// Frames that may be drawn in [`REST`] seconds of rest.
const REST_FRAMES: u64 = 6;
/// The part of a core that may be used at rest.
const REST_CORE: f64 = 0.02;

/// A window in which things move.
#[derive(Clone, Debug, Default, Serialize)]
struct Moving {
    /// How many frames were measured.
    frames: usize,
    /// The median of the frame times in milliseconds.
    median: f64,
    /// The 99th percentile in milliseconds.
    p99: f64,
    /// Milliseconds of processor time a frame; 0 where the system does not tell.
    processor: f64,
    /// Seconds from the start of the process to the first frame, the median of all rounds.
    first_frame: f64,
    /// The most memory in MB, where the system tells.
    memory: Option<f64>,
    #[serde(skip)]
    all: Vec<f64>,
    #[serde(skip)]
    processor_seconds: f64,
    #[serde(skip)]
    first_frames: Vec<f64>,
}

/// A window at rest.
#[derive(Clone, Debug, Serialize)]
struct Resting {
    scene: &'static str,
    frames: u64,
    core: Option<f64>,
}

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    margin: f64,
    empty: Moving,
    table: Moving,
    resting: Vec<Resting>,
}

/// The value below which that part of all values lies.
fn percentile(values: &mut [f64], part: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let place = (values.len() as f64 * part).ceil() as usize;
    values.get(place.saturating_sub(1)).copied().unwrap_or(f64::NAN)
}

impl Report {
    pub(super) fn new(margin: f64) -> Self {
        Self { margin, empty: Moving::default(), table: Moving::default(), resting: Vec::new() }
    }

    pub(super) fn moving(&mut self, scene: Scene, measured: Measured) {
        let moving = if scene == Scene::Empty { &mut self.empty } else { &mut self.table };
        moving.all.extend(measured.frames.iter().copied().map(f64::from));
        moving.first_frames.push(measured.first_frame);
        moving.processor_seconds += measured.processor;
        moving.frames = moving.all.len();
        moving.processor = moving.processor_seconds * 1000.0 / moving.frames.max(1) as f64;
        moving.median = percentile(&mut moving.all, 0.5);
        moving.p99 = percentile(&mut moving.all, 0.99);
        moving.first_frame = percentile(&mut moving.first_frames, 0.5);
        moving.memory = match (moving.memory, measured.memory) {
            (Some(a), Some(b)) => Some(a.max(b)),
            (a, b) => a.or(b),
        };
    }

    pub(super) fn resting(&mut self, scene: Scene, measured: &Measured) {
        self.resting.push(Resting { scene: scene.name(), frames: measured.rest_frames, core: measured.rest_core });
    }

    /// The comparisons. Memory is no matter of how busy the machine is, so it has no margin.
    fn compared(&self) -> Vec<Compared> {
        let (empty, table, margin) = (&self.empty, &self.table, self.margin);
        let ratio =
            |what, unit, a: f64, b: f64, limit| Compared { what, unit, empty: a, table: b, found: b / a, limit };
        let later = FIRST_FRAME_LATER * (empty.first_frame / EMPTY_FIRST_FRAME).max(1.0);
        let mut all = vec![
            ratio("frame, median", "ms", empty.median, table.median, FRAME_RATIO * margin),
            ratio("frame, 99th percentile", "ms", empty.p99, table.p99, FRAME_RATIO * margin),
            Compared {
                found: table.first_frame - empty.first_frame,
                ..ratio("first frame", "s", empty.first_frame, table.first_frame, later * margin)
            },
        ];
        if let (Some(a), Some(b)) = (empty.memory, table.memory) {
            all.push(ratio("memory", "MB", a, b, MEMORY_RATIO));
        }
        all
    }

    /// The limits that are broken, by name. A figure that could not be taken breaks its limit.
    #[must_use]
    pub fn broken(&self) -> Vec<&'static str> {
        let compared = self.compared().into_iter().filter(|c| !c.keeps()).map(|c| c.what);
        compared.chain(self.resting.iter().filter(|r| !r.keeps()).map(|r| r.scene)).collect()
    }
}

struct Compared {
    what: &'static str,
    unit: &'static str,
    empty: f64,
    table: f64,
    found: f64,
    limit: f64,
}

impl Compared {
    fn keeps(&self) -> bool {
        self.found <= self.limit
    }
}

impl Resting {
    fn keeps(&self) -> bool {
        self.frames <= REST_FRAMES && self.core.is_none_or(|core| core < REST_CORE)
    }
}

const fn verdict(keeps: bool) -> &'static str {
    if keeps { "" } else { "  BROKEN" }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{} frames of the empty window, {} of the table", self.empty.frames, self.table.frames)?;
        for c in self.compared() {
            let compared = if c.what == "first frame" { "later" } else { "times" };
            writeln!(
                f,
                "{:<24}{:>9.2} {:<3}{:>9.2} {:<3}{:>7.2} {compared}, limit {:.2}{}",
                c.what,
                c.empty,
                c.unit,
                c.table,
                c.unit,
                c.found,
                c.limit,
                verdict(c.keeps())
            )?;
        }
        // Not a limit, but it says the same on a busy machine.
        let (empty, table) = (self.empty.processor, self.table.processor);
        writeln!(f, "{:<24}{empty:>9.2} ms {table:>9.2} ms {:>7.2} times", "processor time a frame", table / empty)?;
        for r in &self.resting {
            let core = r.core.map_or("?".to_owned(), |core| format!("{:.2}", core * 100.0));
            let (scene, frames) = (r.scene, r.frames);
            writeln!(f, "{scene:<24}{frames:>4} frames in {REST} s at rest, {core} % of a core{}", verdict(r.keeps()))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(frame: f32, slowest: f32, first_frame: f64, memory: f64, rest_frames: u64) -> Report {
        let mut frames = vec![frame; 197];
        frames.extend([slowest; 3]);
        let table = Measured { frames, first_frame, memory: Some(memory), ..Measured::default() };
        let mut empty = vec![10.0; 197];
        empty.extend([20.0; 3]);
        let empty = Measured { frames: empty, first_frame: 0.2, memory: Some(100.0), ..Measured::default() };
        let mut report = Report::new(1.0);
        report.moving(Scene::Empty, empty);
        report.moving(Scene::Table, table);
        report.resting(Scene::Title, &Measured { rest_frames, rest_core: Some(0.01), ..Measured::default() });
        report
    }

    #[test]
    fn limits_break_one_by_one() {
        assert!(report(14.9, 29.0, 0.49, 139.0, 6).broken().is_empty());
        assert_eq!(report(15.1, 29.0, 0.4, 139.0, 6).broken(), ["frame, median"]);
        assert_eq!(report(14.9, 31.0, 0.4, 139.0, 6).broken(), ["frame, 99th percentile"]);
        assert_eq!(report(14.9, 29.0, 0.51, 139.0, 6).broken(), ["first frame"]);
        assert_eq!(report(14.9, 29.0, 0.4, 141.0, 6).broken(), ["memory"]);
        assert_eq!(report(14.9, 29.0, 0.4, 139.0, 7).broken(), ["title"]);
    }

    #[test]
    fn on_a_slow_machine_the_first_frame_may_come_later() {
        let first_frames = |empty, table| {
            let measured = |first_frame| Measured { frames: vec![10.0], first_frame, ..Measured::default() };
            let mut report = Report::new(1.0);
            report.moving(Scene::Empty, measured(empty));
            report.moving(Scene::Table, measured(table));
            report.broken()
        };
        assert!(first_frames(0.1, 0.39).is_empty() && first_frames(0.42, 1.01).is_empty());
        assert_eq!((first_frames(0.1, 0.41), first_frames(0.42, 1.03)), (vec!["first frame"], vec!["first frame"]));
    }

    #[test]
    fn what_was_not_measured_keeps_no_limit() {
        let mut nothing = Report::new(1.0);
        nothing.moving(Scene::Empty, Measured::default());
        nothing.moving(Scene::Table, Measured::default());
        assert_eq!(nothing.broken(), ["frame, median", "frame, 99th percentile"]);
    }

    #[test]
    fn percentiles_are_values_that_were_measured() {
        let mut values: Vec<f64> = (1..=100).rev().map(f64::from).collect();
        assert_eq!(percentile(&mut values, 0.5), 50.0);
        assert_eq!(percentile(&mut values, 0.99), 99.0);
        assert_eq!(percentile(&mut [3.0], 0.99), 3.0);
    }
}
