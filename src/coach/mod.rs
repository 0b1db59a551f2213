//! The coach: why a card or a call is good, in words.

pub mod words;

pub use words::why;
