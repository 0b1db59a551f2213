//! Konter a Matt, Luxembourg's national card game.

pub mod ai;
pub mod cli;
pub mod engine;
pub mod rules;

#[cfg(feature = "gui")]
pub mod app;
#[cfg(feature = "gui")]
pub mod audio;
#[cfg(feature = "gui")]
pub mod bots;
#[cfg(feature = "gui")]
pub mod cards;
#[cfg(feature = "gui")]
pub mod coach;
#[cfg(feature = "gui")]
pub mod demo;
#[cfg(feature = "gui")]
pub mod hud;
#[cfg(feature = "gui")]
pub mod learn;
#[cfg(feature = "gui")]
pub mod localization;
#[cfg(feature = "gui")]
pub mod pages;
#[cfg(feature = "gui")]
pub mod play;
#[cfg(feature = "gui")]
pub mod saves;
#[cfg(feature = "gui")]
pub mod screens;
#[cfg(feature = "gui")]
pub mod settings;
#[cfg(feature = "gui")]
pub mod table;
