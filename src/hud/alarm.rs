//! Wakes a sleeping window for what must vanish by itself, such as a speech bubble.

use std::thread;
use std::time::Duration;

use bevy::prelude::*;

use crate::app::WakeUp;

/// Asks for one frame after that time.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct WakeAfter(pub Duration);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WakeAfter>().add_systems(Last, wake.run_if(on_message::<WakeAfter>));
}

fn wake(mut messages: MessageReader<WakeAfter>, window: Option<Res<WakeUp>>) {
    // The latest covers the earlier ones of the same frame.
    let Some(longest) = messages.read().map(|message| message.0).max() else { return };
    let Some(window) = window else { return };
    let window = window.clone();
    thread::spawn(move || {
        thread::sleep(longest);
        window.wake();
    });
}
