//! The rules of Konter a Matt: cards, deals, announcements, tricks, the Lee. Knows nothing of windows or of Bevy.

pub mod announcement;
pub mod card;
pub mod card_set;
pub mod deal;
pub mod game;
pub mod lee;
pub mod notation;
pub mod options;
pub mod partie;
pub mod seat;
pub mod trick;
pub mod view;

pub use announcement::Announcement;
pub use card::{Card, Rank, Suit};
pub use card_set::CardSet;
pub use deal::Seed;
pub use game::{Action, Event, Game, Phase, Refusal};
pub use lee::Lee;
pub use options::{Options, Preset};
pub use partie::{Match, Record};
pub use seat::{BySeat, ByTeam, Direction, Seat, Team};
pub use trick::Trick;
pub use view::View;
