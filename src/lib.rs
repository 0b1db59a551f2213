//! Konter a Matt, Luxembourg's national card game.

pub mod ai;
pub mod rules;
