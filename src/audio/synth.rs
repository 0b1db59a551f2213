//! Sounds from nothing but numbers: noise through a filter for paper and chalk, decaying tones for wood.

use std::f32::consts::{PI, TAU};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// Samples in a second.
pub const RATE: u32 = 44_100;

/// The highest sample that is let through, of 1: −7 dB.
pub const PEAK: f32 = 0.44;

/// A partial of a struck thing.
#[derive(Clone, Copy, Debug)]
pub struct Partial {
    /// Its frequency as a multiple of the lowest.
    pub ratio: f32,
    /// Its strength.
    pub gain: f32,
    /// The seconds in which it falls to a third (1/e).
    pub decay: f32,
}

const fn partial(ratio: f32, gain: f32, decay: f32) -> Partial {
    Partial { ratio, gain, decay }
}

/// A knuckle on a table top: low, inharmonic and quickly gone.
pub const TABLE: [Partial; 5] = [
    partial(1.0, 1.0, 0.055),
    partial(1.72, 0.6, 0.040),
    partial(2.93, 0.4, 0.025),
    partial(4.6, 0.22, 0.014),
    partial(7.9, 0.12, 0.006),
];

/// A wooden bar tuned as those of a marimba, whose second partial is two octaves up.
pub const BAR: [Partial; 3] = [partial(1.0, 1.0, 0.16), partial(3.93, 0.22, 0.05), partial(9.2, 0.10, 0.018)];

/// A sound being made. Times are in seconds from its start, frequencies in hertz, gains relative within the sound.
pub struct Track {
    samples: Vec<f32>,
    rng: ChaCha8Rng,
}

impl Track {
    /// Silence of that length; the seed gives all noise and all variation.
    #[must_use]
    pub fn new(seconds: f32, seed: u64) -> Self {
        Self { samples: vec![0.0; index(seconds)], rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// A number around `value`, at most the share `by` of it away.
    pub fn about(&mut self, value: f32, by: f32) -> f32 {
        value * (1.0 + by * self.noise())
    }

    /// From −1 to 1, all equally likely.
    fn noise(&mut self) -> f32 {
        // 24 bits are what a float holds exactly.
        (self.rng.next_u32() >> 8) as f32 / (1 << 23) as f32 - 1.0
    }

    /// Something slides over something: noise that swells until `peak` (a share of `length`) and fades, its colour going from
    /// one frequency to another.
    pub fn brush(&mut self, at: f32, length: f32, peak: f32, hz: (f32, f32), gain: f32) {
        let mut filter = BandPass::default();
        self.add(at, length, |track, t| {
            let part = t / length;
            let swell = if part < peak { part / peak } else { (1.0 - part) / (1.0 - peak) };
            let noise = track.noise();
            gain * (swell * PI / 2.0).sin().powi(2) * filter.next(noise, hz.0 + (hz.1 - hz.0) * part, 0.9)
        });
    }

    /// Something light falls on something: noise that is gone after a few `decay`s.
    pub fn tap(&mut self, at: f32, hz: f32, decay: f32, gain: f32) {
        let mut filter = BandPass::default();
        self.add(at, decay * 8.0, |track, t| {
            let noise = track.noise();
            gain * attack(t, 0.0004) * (-t / decay).exp() * filter.next(noise, hz, 1.1)
        });
    }

    /// Something of wood is struck.
    pub fn strike(&mut self, at: f32, hz: f32, partials: &[Partial], gain: f32) {
        for Partial { ratio, gain: share, decay } in partials.iter().copied() {
            let hz = hz * ratio;
            self.add(at, decay * 8.0, |_, t| {
                gain * share * attack(t, 0.001) * (-t / decay).exp() * (TAU * hz * t).sin()
            });
        }
    }

    /// Chalk is drawn over slate: it sticks and slips some hundred times a second, never evenly.
    pub fn scrape(&mut self, at: f32, length: f32, slips: f32, hz: f32, gain: f32) {
        let mut filter = BandPass::default();
        let mut slip = 0.0_f32;
        let mut grip = 0.0_f32;
        self.add(at, length, |track, t| {
            slip += slips / RATE as f32;
            if slip >= 1.0 {
                slip -= 1.0 + 0.45 * track.noise();
                grip = 0.55 + 0.45 * track.noise();
            }
            let part = t / length;
            let pressure = (part * PI).sin().max(0.0).sqrt();
            let noise = track.noise();
            gain * pressure
                * grip
                * (1.0 - 0.7 * slip.clamp(0.0, 1.0))
                * filter.next(noise, hz * (1.0 + 0.15 * part), 1.4)
        });
    }

    /// Adds `length` seconds of what `sample` says from `at` on; what goes beyond the end of the track is cut off.
    fn add(&mut self, at: f32, length: f32, mut sample: impl FnMut(&mut Self, f32) -> f32) {
        let start = index(at);
        for place in start..(start + index(length)).min(self.samples.len()) {
            let value = sample(self, (place - start) as f32 / RATE as f32);
            self.samples[place] += value;
        }
    }

    /// The samples, as loud as `loudness`: the level of the loudest twentieth of a second, as the root of the mean square, of 1.
    /// Peaks stay below [`PEAK`] in any case.
    #[must_use]
    pub fn finish(self, loudness: f32) -> Vec<f32> {
        let mut samples = self.samples;
        // Above 7 kHz there is only hiss, and what pushes the loudspeaker to one side is no sound.
        let soft = 1.0 - (-TAU * 7_000.0 / RATE as f32).exp();
        let (mut low, mut last, mut out) = (0.0, 0.0, 0.0);
        for sample in &mut samples {
            low += soft * (*sample - low);
            out = 0.996 * (out + low - last);
            last = low;
            *sample = out;
        }
        fade(samples.iter_mut(), index(0.001));
        fade(samples.iter_mut().rev(), index(0.012));
        let peak = samples.iter().fold(0.0_f32, |peak, s| peak.max(s.abs()));
        let level = loudest(&samples);
        if level > 0.0 {
            let gain = (loudness / level).min(PEAK / peak);
            samples.iter_mut().for_each(|sample| *sample *= gain);
        }
        samples
    }
}

/// Lets the first `ramp` samples rise from silence.
pub fn fade<'a>(samples: impl Iterator<Item = &'a mut f32>, ramp: usize) {
    for (i, sample) in samples.take(ramp).enumerate() {
        *sample *= i as f32 / ramp as f32;
    }
}

/// The level of the loudest twentieth of a second: the root of the mean square.
#[must_use]
pub fn loudest(samples: &[f32]) -> f32 {
    let window = index(0.05);
    let power = |part: &[f32]| part.iter().map(|s| s * s).sum::<f32>() / window as f32;
    samples.windows(window.min(samples.len()).max(1)).step_by(64).map(power).fold(0.0, f32::max).sqrt()
}

fn index(seconds: f32) -> usize {
    (seconds.max(0.0) * RATE as f32) as usize
}

/// Rises smoothly from 0 to 1 in a few `time`s.
fn attack(t: f32, time: f32) -> f32 {
    1.0 - (-t / time).exp()
}

/// A band-pass filter whose frequency may change with every sample, 1 at its centre.
///
/// The state-variable filter of Andrew Simper, "Solving the continuous SVF equations using trapezoidal integration and
/// equivalent currents" (Cytomic, 2013).
#[derive(Default)]
struct BandPass {
    first: f32,
    second: f32,
}

impl BandPass {
    fn next(&mut self, input: f32, hz: f32, q: f32) -> f32 {
        let g = (PI * hz.clamp(20.0, 18_000.0) / RATE as f32).tan();
        let k = 1.0 / q;
        let rest = input - self.second;
        let band = (self.first + g * rest) / (1.0 + g * (g + k));
        let low = self.second + g * band;
        self.first = 2.0 * band - self.first;
        self.second = 2.0 * low - self.second;
        k * band
    }
}
