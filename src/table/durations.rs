//! How long everything takes, in seconds at normal speed. The only place for such figures.

/// One riffle of the shuffle; there are two.
pub const RIFFLE: f32 = 0.34;
/// A part of the pack is lifted, or put under the rest.
pub const CUT: f32 = 0.32;
/// A packet flies to its player.
pub const PACKET: f32 = 0.30;
/// From one card of a packet to the next.
pub const PACKET_STAGGER: f32 = 0.05;
/// The cards of a lesson find their new places.
pub const ARRANGE: f32 = 0.45;
/// A card turns over.
pub const FLIP: f32 = 0.26;
/// Cards find their places in the hand.
pub const SORT: f32 = 0.24;
/// A card flies from a hand to the middle.
pub const PLAY: f32 = 0.30;
/// The others close up in the hand.
pub const CLOSE_UP: f32 = 0.22;
/// A complete trick lies there to be read.
pub const TRICK_HOLD: f32 = 1.15;
/// A trick is gathered.
pub const GATHER: f32 = 0.42;
/// Cards are laid open after a claim, and looked at.
pub const LAY_OPEN: f32 = 0.30;
/// Laid open cards are looked at before the score.
pub const LAY_OPEN_HOLD: f32 = 0.90;
/// After trump was named, before the deal goes on.
pub const TRUMP_HOLD: f32 = 0.70;
/// An announcement is heard before play goes on.
pub const ANNOUNCE_HOLD: f32 = 1.00;
/// An AI player takes at least so long over a card.
pub const THINK: f32 = 0.40;
/// A dragged or lifted card follows the pointer with so much lag (half way in).
pub const DRAG_LAG: f32 = 0.035;
/// A card rises when the pointer is on it (half way in).
pub const HOVER_LAG: f32 = 0.04;
/// A demonstration shows the score for so long.
pub const SCORE_HOLD: f32 = 3.0;
