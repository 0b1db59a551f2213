//! The thread that makes the sounds and plays them, so that neither a slow nor a missing device ever holds up a frame.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use rodio::buffer::SamplesBuffer;
use rodio::cpal::traits::HostTrait;
use rodio::{DeviceSinkBuilder, MixerDeviceSink, cpal};

use super::Cue;
use super::sounds::{self, Sound, VARIATIONS};
use super::synth::{RATE, fade};

/// The device is given back after so long without a sound, so that it can sleep as the window does.
const REST: Duration = Duration::from_secs(30);
/// A device that could not be opened is tried again after so long.
const RETRY: Duration = Duration::from_secs(30);
/// What should have been heard so long ago is not heard any more: a slow device must not play a backlog.
const LATE: Duration = Duration::from_millis(400);

/// A sound to be heard now.
pub struct Heard {
    /// Which.
    pub cue: Cue,
    /// What its samples are multiplied with, 0 to 1.
    pub gain: f32,
    /// What the durations of movements are multiplied with, so that the sound comes when the card does.
    pub motion: f32,
    /// When it was asked for.
    pub at: Instant,
}

/// Sounds are made when the first is wanted or so long after the start: the window's first frame comes first.
const OPENING: Duration = Duration::from_millis(1500);

/// Where sounds are sent; the thread behind it ends with this.
#[derive(Resource)]
pub struct Speaker(Sender<Heard>);

impl Speaker {
    /// Starts the thread. It opens the device with the first sound.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn start() -> std::io::Result<Self> {
        let (sender, receiver) = mpsc::channel();
        thread::Builder::new().name("sound".to_owned()).spawn(move || run(&receiver))?;
        Ok(Self(sender))
    }

    /// A speaker whose sounds the test hears.
    #[cfg(test)]
    pub fn to_channel() -> (Self, Receiver<Heard>) {
        let (sender, receiver) = mpsc::channel();
        (Self(sender), receiver)
    }

    /// Plays a sound.
    pub fn play(&self, heard: Heard) {
        // It fails only when the thread has died of a broken device, and then there is silence.
        let _ = self.0.send(heard);
    }
}

/// An open device.
struct Output {
    sink: MixerDeviceSink,
    /// The device has gone away.
    lost: Arc<AtomicBool>,
}

impl Output {
    /// Opens the device that the system uses.
    fn open() -> Result<Self, String> {
        // Asked for by its name: the function that gives the default host panics where ALSA's configuration cannot be read.
        let id = *cpal::available_hosts().first().ok_or("no sound system")?;
        let host = cpal::host_from_id(id).map_err(|error| error.to_string())?;
        let device = host.default_output_device().ok_or("no device")?;
        let lost = Arc::new(AtomicBool::new(false));
        let tell = Arc::clone(&lost);
        let mut sink = DeviceSinkBuilder::from_device(device)
            .map_err(|error| error.to_string())?
            .with_error_callback(move |error| {
                if matches!(error, cpal::StreamError::DeviceNotAvailable | cpal::StreamError::StreamInvalidated) {
                    tell.store(true, Ordering::Relaxed);
                }
            })
            .open_sink_or_fallback()
            .map_err(|error| error.to_string())?;
        sink.log_on_drop(false);
        Ok(Self { sink, lost })
    }
}

fn run(receiver: &Receiver<Heard>) {
    // ALSA would write a page to the terminal about every missing device; from here on it writes into memory, for this thread.
    #[cfg(target_os = "linux")]
    let _unsaid = alsa::Output::local_error_handler();
    let mut first = match receiver.recv_timeout(OPENING) {
        Ok(heard) => Some(heard),
        Err(RecvTimeoutError::Timeout) => None,
        Err(RecvTimeoutError::Disconnected) => return,
    };
    let bank: Vec<Vec<Sound>> =
        Cue::ALL.into_iter().map(|cue| (0..VARIATIONS).map(|n| sounds::make(cue, n)).collect()).collect();
    let mut output: Option<Output> = None;
    let mut failed: Option<Instant> = None;
    for turn in 0_usize.. {
        let heard = if output.is_some() {
            match receiver.recv_timeout(REST) {
                Ok(heard) => heard,
                Err(RecvTimeoutError::Timeout) => {
                    output = None;
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => return,
            }
        } else {
            match first.take().map_or_else(|| receiver.recv(), Ok) {
                Ok(heard) => heard,
                Err(mpsc::RecvError) => return,
            }
        };
        if output.as_ref().is_some_and(|output| output.lost.load(Ordering::Relaxed)) {
            output = None;
        }
        if output.is_none() && failed.is_none_or(|at| at.elapsed() >= RETRY) {
            match Output::open() {
                Ok(opened) => (output, failed) = (Some(opened), None),
                Err(reason) => {
                    // Said once; a device that is plugged in later is found without a word.
                    if failed.replace(Instant::now()).is_none() {
                        info!("no sound: {reason}");
                    }
                }
            }
        }
        let Some(output) = output.as_ref().filter(|_| heard.at.elapsed() < LATE) else { continue };
        let sounds = &bank[heard.cue as usize];
        let sound = &sounds[turn % sounds.len()];
        // Slightly higher or lower each time: declared as recorded faster or slower than it was. No multiple of the number of
        // variations, so that each comes in every pitch.
        let rate = RATE * [100, 98, 101, 99, 102, 97, 103][turn % 7] / 100;
        if let Some(rate) = NonZero::new(rate) {
            output.sink.mixer().add(SamplesBuffer::new(
                NonZero::<u16>::MIN,
                rate,
                timed(sound, heard.motion, heard.gain),
            ));
        }
    }
}

/// The samples of a sound with its contact moved to when the picture has it.
fn timed(sound: &Sound, motion: f32, gain: f32) -> Vec<f32> {
    let moved = ((motion - 1.0) * sound.contact * RATE as f32) as isize;
    let silence = moved.max(0) as usize;
    let skipped = ((-moved).max(0) as usize).min(sound.samples.len());
    let mut samples = vec![0.0; silence];
    samples.extend(sound.samples[skipped..].iter().map(|sample| sample * gain));
    if skipped > 0 {
        // What begins in the middle begins softly.
        fade(samples.iter_mut(), RATE as usize / 500);
    }
    samples
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_contact_follows_the_movement() {
        let sound = sounds::make(Cue::Play, 0);
        let contact = (sound.contact * RATE as f32) as usize;
        assert_eq!(timed(&sound, 1.0, 1.0), sound.samples);
        let slow = timed(&sound, 2.0, 0.5);
        assert_eq!(slow.len(), sound.samples.len() + contact);
        assert!(slow[..contact].iter().all(|s| *s == 0.0));
        assert_eq!(slow[contact + 1_000], sound.samples[1_000] * 0.5);
        let at_once = timed(&sound, 0.0, 1.0);
        assert_eq!(at_once.len(), sound.samples.len() - contact);
        assert_eq!(at_once[0], 0.0);
        assert_eq!(at_once[1_000], sound.samples[contact + 1_000]);
    }

    /// With and without a device, sounds can be sent and the thread ends.
    #[test]
    fn a_speaker_takes_everything() {
        let speaker = Speaker::start().unwrap();
        for cue in Cue::ALL {
            speaker.play(Heard { cue, gain: 0.0, motion: 0.0, at: Instant::now() });
        }
        drop(speaker);
    }
}
