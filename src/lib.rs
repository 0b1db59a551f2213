//! Konter a Matt, Luxembourg's national card game.

#[cfg(feature = "gui")]
pub mod cards;
pub mod rules;

#[cfg(feature = "gui")]
pub mod play;
