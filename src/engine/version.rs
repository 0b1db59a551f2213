//! `version`: which program and which protocol this is.

use serde::Serialize;

#[derive(Serialize)]
pub struct Answer {
    name: &'static str,
    version: &'static str,
    protocol: u32,
}

pub fn answer() -> Answer {
    Answer { name: env!("CARGO_PKG_NAME"), version: env!("CARGO_PKG_VERSION"), protocol: super::PROTOCOL }
}
