//! What the player must be told about files and the machine, until it is dismissed.

use bevy::prelude::*;

use crate::localization::{Args, Texts};

/// Something to tell: the key of a message and what is to be filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    key: &'static str,
    args: Vec<(&'static str, String)>,
}

impl Notice {
    /// A notice of that message.
    #[must_use]
    pub fn new(key: &'static str, args: impl Into<Vec<(&'static str, String)>>) -> Self {
        Self { key, args: args.into() }
    }

    /// The notice in words.
    #[must_use]
    pub fn text(&self, texts: &Texts) -> String {
        let mut args = Args::new();
        for (name, value) in &self.args {
            args.set(*name, value.as_str());
        }
        texts.format(self.key, &args)
    }
}

/// The notices that the player has not dismissed, oldest first.
#[derive(Resource, Clone, Debug, Default)]
pub struct Notices(Vec<Notice>);

impl Notices {
    /// Tells something, once.
    pub fn push(&mut self, notice: Notice) {
        warn!("{} {:?}", notice.key, notice.args);
        if !self.0.contains(&notice) {
            self.0.push(notice);
        }
    }

    /// All of them, oldest first.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Notice> {
        self.0.iter()
    }

    /// Whether there is nothing to tell.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The player has read the oldest.
    pub fn dismiss(&mut self) {
        if !self.0.is_empty() {
            self.0.remove(0);
        }
    }
}
