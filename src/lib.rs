//! Konter a Matt, Luxembourg's national card game.

pub mod engine;
pub mod rules;
