//! The sounds of the table: paper, wood and chalk, short and quiet.

use super::Cue;
use super::synth::{BAR, TABLE, Track};

/// A sound ready to be played, one channel.
#[derive(Clone, Debug, PartialEq)]
pub struct Sound {
    /// The samples, [`super::synth::RATE`] a second, from −1 to 1.
    pub samples: Vec<f32>,
    /// The second at which what moves arrives, at normal speed; 0 for what comes at once.
    pub contact: f32,
}

/// How many versions there are of each sound, so that none is heard twice in a row.
pub const VARIATIONS: u64 = 4;

/// Makes a sound. The same cue and variation give the same sound.
#[must_use]
pub fn make(cue: Cue, variation: u64) -> Sound {
    let seed = cue as u64 * 1_000 + variation;
    let (samples, contact) = match cue {
        Cue::Shuffle => shuffle(seed),
        Cue::Cut => cut(seed),
        Cue::Deal => deal(seed),
        Cue::Flip => flip(seed),
        Cue::Play => play(seed),
        Cue::Gather => gather(seed),
        Cue::Knock => knock(seed),
        Cue::Chalk => chalk(seed),
        Cue::Announce => announce(seed),
        Cue::Win => win(seed),
        Cue::Lose => lose(seed),
        Cue::Stanner => stanner(seed),
        Cue::Kapo => kapo(seed),
    };
    Sound { samples, contact }
}

/// Half the pack is drawn off, then both halves fall into each other card by card.
fn shuffle(seed: u64) -> (Vec<f32>, f32) {
    let mut track = Track::new(0.92, seed);
    track.brush(0.0, 0.24, 0.6, (900.0, 1_700.0), 0.14);
    for card in 0..24 {
        let part = card as f32 / 23.0;
        let at = 0.30 + 0.42 * part.powf(0.85) + track.about(0.006, 1.0);
        let (hz, gain) = (track.about(2_600.0 + 700.0 * part, 0.25), track.about(0.55 + 0.25 * part, 0.3));
        track.tap(at, hz, 0.0045, gain);
    }
    track.brush(0.70, 0.12, 0.5, (1_600.0, 1_000.0), 0.16);
    track.tap(0.80, 850.0, 0.012, 0.9);
    track.strike(0.80, 165.0, &TABLE, 0.12);
    (track.finish(0.075), 0.30)
}

/// The upper part slides off and is set down.
fn cut(seed: u64) -> (Vec<f32>, f32) {
    let mut track = Track::new(0.46, seed);
    track.brush(0.0, 0.20, 0.4, (1_100.0, 2_000.0), 0.3);
    let hz = track.about(800.0, 0.1);
    track.tap(0.24, hz, 0.014, 1.0);
    track.strike(0.24, 150.0, &TABLE, 0.12);
    track.tap(0.27, 2_200.0, 0.004, 0.35);
    (track.finish(0.07), 0.24)
}

/// Three cards slide over the cloth, one behind the other.
fn deal(seed: u64) -> (Vec<f32>, f32) {
    let mut track = Track::new(0.46, seed);
    for card in 0..3 {
        let at = 0.16 + 0.055 * card as f32 + track.about(0.005, 1.0);
        let hz = track.about(2_300.0, 0.15);
        track.brush(at - 0.10, 0.13, 0.7, (hz * 0.6, hz), 0.22);
        track.tap(at, hz, 0.007, 1.3);
        track.tap(at, 520.0, 0.010, 0.7);
    }
    (track.finish(0.06), 0.16)
}

/// Cards bend, and snap over.
fn flip(seed: u64) -> (Vec<f32>, f32) {
    let mut track = Track::new(0.30, seed);
    track.brush(0.0, 0.14, 0.75, (1_500.0, 3_000.0), 0.18);
    let hz = track.about(3_100.0, 0.12);
    track.tap(0.12, hz, 0.004, 1.0);
    track.tap(0.13, 1_100.0, 0.009, 0.55);
    (track.finish(0.05), 0.12)
}

/// A card comes down on the cloth.
fn play(seed: u64) -> (Vec<f32>, f32) {
    let mut track = Track::new(0.38, seed);
    let hz = track.about(1_900.0, 0.15);
    track.brush(0.05, 0.14, 0.8, (hz * 0.7, hz * 1.2), 0.2);
    track.tap(0.18, hz, 0.008, 1.0);
    track.tap(0.181, 620.0, 0.014, 0.8);
    let low = track.about(128.0, 0.06);
    track.strike(0.18, low, &TABLE[..3], 0.12);
    (track.finish(0.08), 0.18)
}

/// Four cards are swept together and pushed onto the pile.
fn gather(seed: u64) -> (Vec<f32>, f32) {
    let mut track = Track::new(0.52, seed);
    track.brush(0.0, 0.36, 0.5, (900.0, 1_900.0), 0.34);
    for card in 0..3 {
        let at = 0.10 + 0.06 * card as f32 + track.about(0.012, 1.0);
        let hz = track.about(2_000.0, 0.2);
        track.tap(at, hz, 0.006, 0.4);
    }
    let hz = track.about(760.0, 0.1);
    track.tap(0.33, hz, 0.016, 1.6);
    (track.finish(0.055), 0.33)
}

/// A card thrown down with the knuckles.
fn knock(seed: u64) -> (Vec<f32>, f32) {
    let mut track = Track::new(0.48, seed);
    track.brush(0.0, 0.13, 0.85, (1_400.0, 2_400.0), 0.12);
    let low = track.about(172.0, 0.05);
    track.strike(0.12, low, &TABLE, 0.6);
    track.tap(0.12, 1_500.0, 0.006, 1.2);
    track.tap(0.122, 560.0, 0.014, 1.2);
    (track.finish(0.12), 0.12)
}

/// A stroke on the slate.
fn chalk(seed: u64) -> (Vec<f32>, f32) {
    let mut track = Track::new(0.34, seed);
    track.tap(0.004, 2_600.0, 0.004, 1.0);
    track.strike(0.004, 640.0, &TABLE[..3], 0.10);
    let (slips, hz) = (track.about(150.0, 0.15), track.about(3_300.0, 0.1));
    let length = track.about(0.24, 0.12);
    track.scrape(0.02, length, slips, hz, 0.9);
    (track.finish(0.045), 0.0)
}

/// Two raps of a knuckle, so that the table looks up.
fn announce(seed: u64) -> (Vec<f32>, f32) {
    let mut track = Track::new(0.50, seed);
    let low = track.about(310.0, 0.04);
    for (at, gain) in [(0.0, 0.7), (0.13, 0.9)] {
        track.strike(at, low, &TABLE, gain);
        track.tap(at, 1_900.0, 0.004, 1.2);
    }
    (track.finish(0.1), 0.0)
}

/// Wooden bars: the time of each, its frequency and its strength.
fn bars(seconds: f32, seed: u64, loudness: f32, notes: &[(f32, f32, f32)]) -> (Vec<f32>, f32) {
    let mut track = Track::new(seconds, seed);
    for &(at, hz, gain) in notes {
        let (at, gain) = (at + track.about(0.004, 1.0), track.about(gain, 0.08));
        track.strike(at, hz, &BAR, gain);
        track.tap(at, hz * 5.0, 0.003, gain * 0.25);
    }
    (track.finish(loudness), 0.0)
}

const C4: f32 = 261.63;
const D4: f32 = 293.66;
const E4: f32 = 329.63;
const G4: f32 = 392.0;
const A4: f32 = 440.0;
const C5: f32 = 523.25;
const E5: f32 = 659.26;
const G5: f32 = 783.99;

/// Up to the octave.
fn win(seed: u64) -> (Vec<f32>, f32) {
    bars(1.3, seed, 0.085, &[(0.0, G4, 0.7), (0.13, C5, 0.8), (0.26, E5, 1.0), (0.26, C4, 0.5)])
}

/// Down, and softer.
fn lose(seed: u64) -> (Vec<f32>, f32) {
    bars(1.2, seed, 0.1, &[(0.0, E4, 0.8), (0.18, D4, 0.7), (0.38, C4, 0.7)])
}

/// The scales stand level: the same two notes from both sides.
fn stanner(seed: u64) -> (Vec<f32>, f32) {
    bars(1.2, seed, 0.075, &[(0.0, G4, 0.8), (0.16, A4, 0.8), (0.32, G4, 0.8), (0.48, A4, 0.8)])
}

/// A run up to the top.
fn kapo(seed: u64) -> (Vec<f32>, f32) {
    let run = [(0.0, C4, 0.7), (0.08, E4, 0.7), (0.16, G4, 0.8), (0.24, C5, 0.9), (0.32, E5, 0.9), (0.42, G5, 1.0)];
    bars(1.4, seed, 0.09, &run)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audio::synth::{PEAK, RATE, loudest};

    fn all() -> impl Iterator<Item = (Cue, u64, Sound)> {
        Cue::ALL.into_iter().flat_map(|cue| (0..VARIATIONS).map(move |n| (cue, n, make(cue, n))))
    }

    #[test]
    fn nothing_clips_clicks_or_lasts() {
        for (cue, n, Sound { samples, contact }) in all() {
            let seconds = samples.len() as f32 / RATE as f32;
            assert!((0.25..=1.5).contains(&seconds), "{cue:?}/{n} lasts {seconds} s");
            assert!(contact < seconds / 2.0 + 0.1, "{cue:?}/{n} arrives after {contact} s");
            assert!(samples.iter().all(|s| s.is_finite() && s.abs() <= PEAK + 1e-6), "{cue:?}/{n} clips");
            // Ends are silent, and no sample jumps there.
            let ends = [&samples[..4], &samples[samples.len() - 64..]];
            assert!(ends.iter().all(|end| end.iter().all(|s| s.abs() < 0.004)), "{cue:?}/{n} clicks: {ends:?}");
            let mean = samples.iter().sum::<f32>() / samples.len() as f32;
            assert!(mean.abs() < 1e-3, "{cue:?}/{n} is off the middle by {mean}");
        }
    }

    /// The power around frequencies an eighth of an octave apart, each with its frequency in hertz.
    fn spectrum(samples: &[f32]) -> Vec<(f32, f32)> {
        let band = |step: u32| {
            let hz = 60.0 * (step as f32 / 8.0).exp2();
            // Goertzel's algorithm.
            let turn = std::f32::consts::TAU * hz / RATE as f32;
            let (mut last, mut before) = (0.0_f32, 0.0_f32);
            for sample in samples {
                (last, before) = (sample + 2.0 * turn.cos() * last - before, last);
            }
            let power = last * last + before * before - 2.0 * turn.cos() * last * before;
            // Bands are as wide as they are high.
            (hz, power * hz)
        };
        (0..64).map(band).collect()
    }

    /// How much of the power at a frequency the ear hears: the A-weighting of IEC 61672.
    fn heard(hz: f32) -> f32 {
        let f = hz * hz;
        let amplitude = 12_194.0_f32.powi(2) * f * f
            / ((f + 20.6 * 20.6) * ((f + 107.7 * 107.7) * (f + 737.9 * 737.9)).sqrt() * (f + 12_194.0 * 12_194.0));
        (amplitude * 1.259).powi(2)
    }

    fn sum(spectrum: &[(f32, f32)], weight: impl Fn(f32) -> f32) -> f32 {
        spectrum.iter().map(|(hz, power)| power * weight(*hz)).sum()
    }

    #[test]
    fn about_equally_loud_to_the_ear() {
        for (cue, n, sound) in all() {
            let spectrum = spectrum(&sound.samples);
            let share = sum(&spectrum, heard) / sum(&spectrum, |_| 1.0);
            let level = 20.0 * loudest(&sound.samples).log10() + 10.0 * share.log10();
            assert!((-29.0..=-22.0).contains(&level), "{cue:?}/{n}: {level} dB");
        }
    }

    /// Paper and chalk are bright, a table top is dark, wooden bars lie between.
    #[test]
    fn each_sounds_of_what_it_is_made_of() {
        for (cue, n, sound) in all() {
            let spectrum = spectrum(&sound.samples);
            let centre = sum(&spectrum, |hz| hz) / sum(&spectrum, |_| 1.0);
            let plausible = match cue {
                Cue::Shuffle | Cue::Deal | Cue::Flip | Cue::Gather | Cue::Cut | Cue::Play => 700.0..4_000.0,
                Cue::Chalk => 1_800.0..5_000.0,
                Cue::Knock | Cue::Announce => 200.0..1_200.0,
                Cue::Win | Cue::Lose | Cue::Stanner | Cue::Kapo => 250.0..1_000.0,
            };
            assert!(plausible.contains(&centre), "{cue:?}/{n}: {centre} Hz");
        }
    }

    #[test]
    fn what_moves_arrives_at_its_contact() {
        for (cue, n, Sound { samples, contact }) in all().filter(|(_, _, sound)| sound.contact > 0.0) {
            let level = |from: f32, to: f32| {
                loudest(&samples[(from * RATE as f32) as usize..((to * RATE as f32) as usize).min(samples.len())])
            };
            let (before, at) = (level(0.0, contact - 0.01), level(contact - 0.01, contact + 0.06));
            assert!(at > before, "{cue:?}/{n}: {before} before, {at} at contact");
        }
    }

    #[test]
    fn the_same_every_time_and_different_in_each_variation() {
        for (cue, n, sound) in all() {
            assert_eq!(make(cue, n), sound);
            assert_ne!(make(cue, (n + 1) % VARIATIONS).samples, sound.samples);
        }
    }

    /// Writes all sounds as WAV files: `SOUNDS=folder cargo test write_sounds -- --ignored`.
    #[test]
    #[ignore = "writes files to listen to"]
    fn write_sounds() {
        let folder = std::path::PathBuf::from(std::env::var_os("SOUNDS").expect("SOUNDS names a folder"));
        for (cue, n, sound) in all() {
            let data: Vec<u8> = sound.samples.iter().flat_map(|s| ((s * 32_767.0) as i16).to_le_bytes()).collect();
            let mut wav = Vec::new();
            wav.extend(b"RIFF");
            wav.extend((36 + data.len() as u32).to_le_bytes());
            wav.extend(b"WAVEfmt \x10\0\0\0\x01\0\x01\0");
            wav.extend(RATE.to_le_bytes());
            wav.extend((RATE * 2).to_le_bytes());
            wav.extend(b"\x02\0\x10\0data");
            wav.extend((data.len() as u32).to_le_bytes());
            wav.extend(data);
            std::fs::write(folder.join(format!("{cue:?}-{n}.wav")), wav).unwrap();
        }
    }
}
