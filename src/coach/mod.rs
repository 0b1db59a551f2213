//! The coach: why a card or a call is good, hints, counters, and remarks on mistakes. All of it can be switched off.
//!
//! It sees what the person sees, a [`View`](crate::rules::View), and plays nothing.

pub mod adviser;
mod assistance;
mod counters;
pub mod counts;
pub mod hint;
mod page;
pub mod remark;
#[cfg(test)]
mod tests;
pub mod words;

use bevy::prelude::*;

pub use adviser::Adviser;
pub use assistance::{Assistance, Remarks};
pub use hint::Hint;
pub use page::page;
pub use remark::Remark;
pub use words::why;

/// Everything that helps at the table.
pub fn plugin(app: &mut App) {
    app.add_plugins((adviser::plugin, counters::plugin, hint::plugin, remark::plugin));
}
