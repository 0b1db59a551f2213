//! Konter a Matt.
