//! The rules and the engine, held against their description, a second implementation and brute force.
#![allow(clippy::unwrap_used, reason = "a test may fail so")]

#[path = "../second_opinion/mod.rs"]
mod second_opinion;
mod table;

mod announcing;
mod choosing;
mod claiming;
mod command_line;
mod deals;
mod matches;
mod misplays;
mod perft;
mod properties;
mod protocol;
mod records;
mod views;
