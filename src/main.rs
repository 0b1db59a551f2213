//! Konter a Matt.
fn main() {}
