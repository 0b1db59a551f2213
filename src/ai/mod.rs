//! The players: what they believe, how they search, and the levels they come in. Knows nothing of windows or of Bevy.
//!
//! Every player gets a [`View`](crate::rules::view::View) and never the game, so none can know more than its seat.

pub mod arena;
pub mod belief;
pub mod check;
pub mod choice;
pub mod equity;
pub mod habits;
pub mod hidden;
pub mod learn;
pub mod levels;
pub mod mind;
pub mod public;
pub mod rule;
pub mod skill;
pub mod solver;
pub mod worth;

pub use check::ViewError;
pub use choice::{Candidate, Choice, Decision, Reason};
pub use levels::{ChooseError, Level, choose};
pub use public::Public;

#[cfg(test)]
mod tests;
