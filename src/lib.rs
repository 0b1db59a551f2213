//! Konter a Matt, Luxembourg's national card game.

pub mod rules;

#[cfg(feature = "gui")]
pub mod play;
