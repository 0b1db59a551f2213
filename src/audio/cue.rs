//! What is to be heard: sent at the moment the picture shows it.

use bevy::prelude::*;

/// A sound of the table.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// The pack is riffled.
    Shuffle,
    /// The pack is cut.
    Cut,
    /// A packet is dealt.
    Deal,
    /// Cards are turned over.
    Flip,
    /// A card is played.
    Play,
    /// A trick is gathered.
    Gather,
    /// A knock on the table: a high card, trump named, cards laid down.
    Knock,
    /// A chalk stroke on the slate.
    Chalk,
    /// An announcement.
    Announce,
    /// The own team won the game.
    Win,
    /// The own team lost the game.
    Lose,
    /// 20–20.
    Stanner,
    /// A Kapo.
    Kapo,
}

impl Cue {
    /// All sounds.
    pub const ALL: [Self; 13] = [
        Self::Shuffle,
        Self::Cut,
        Self::Deal,
        Self::Flip,
        Self::Play,
        Self::Gather,
        Self::Knock,
        Self::Chalk,
        Self::Announce,
        Self::Win,
        Self::Lose,
        Self::Stanner,
        Self::Kapo,
    ];
}
