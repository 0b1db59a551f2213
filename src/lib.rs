//! Konter a Matt, Luxembourg's national card game.

#[cfg(feature = "gui")]
pub mod localization;
pub mod rules;
