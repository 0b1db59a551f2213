//! What the rules let the person at the screen do now, worked out once after each change.

use bevy::prelude::*;

use super::Playing;
use crate::rules::trick::{self, Duty};
use crate::rules::{Announcement, Card, CardSet, Phase, Seat, Suit};

/// The rules-validation resource: what the person may do now. All empty when nobody plays but AI players.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Validation {
    /// The person's seat.
    pub seat: Option<Seat>,
    /// Whose turn it is to cut, name trump or play.
    pub turn: Option<Seat>,
    /// Who is asked for an announcement.
    pub asked: Option<Seat>,
    /// The person is to cut the pack.
    pub cut: bool,
    /// The person is to name trump.
    pub name_trump: bool,
    /// What the person may announce now, beside nothing; not empty only when asked.
    pub announce: Vec<Announcement>,
    /// The cards the person may play by the rules, now; empty while an announcement is asked of anybody.
    pub legal: CardSet,
    /// The cards the rules engine takes from the person now: also illegal ones under callable misplays.
    pub playable: CardSet,
    /// The cards the person holds.
    pub hand: CardSet,
    /// The trump suit and the card led, for explaining refusals.
    trump: Option<Suit>,
    led: Option<Card>,
    /// The person may claim the game with so many points.
    pub claim: Option<u8>,
    /// Claiming the game would give up a Kapo.
    pub claim_gives_up_kapo: bool,
    /// The person may claim every remaining trick.
    pub claim_rest: bool,
    /// The person may call a misplay.
    pub call_misplay: bool,
    /// All cards are played and the game waits to be counted (callable misplays).
    pub count: bool,
}

impl Validation {
    /// What the person may do in a match.
    #[must_use]
    pub fn of(playing: &Playing) -> Self {
        let game = playing.game();
        let Some(seat) = playing.human() else { return Self::default() };
        let turn = game.turn();
        let asked = game.asked();
        let mine = turn == Some(seat);
        let play = asked.is_none();
        Self {
            seat: Some(seat),
            turn,
            asked,
            cut: mine && game.phase() == Phase::Cut,
            name_trump: mine && game.phase() == Phase::Trump,
            announce: if asked == Some(seat) { game.announceable(seat) } else { Vec::new() },
            legal: if play { game.legal(seat) } else { CardSet::EMPTY },
            playable: if play { game.playable(seat) } else { CardSet::EMPTY },
            hand: game.hands()[seat],
            trump: game.trump(),
            led: game.trick().led(),
            claim: game.may_claim(seat).then(|| game.points()[seat.team()]),
            claim_gives_up_kapo: game.claim_gives_up_kapo(seat),
            claim_rest: game.may_claim_rest(seat),
            call_misplay: game.may_call_misplay(),
            count: game.phase() == Phase::Count,
        }
    }

    /// What is wanted of the person now, for the log.
    pub(super) fn wanted(&self) -> Option<String> {
        if self.cut {
            Some("cut".to_owned())
        } else if self.name_trump {
            Some("trump".to_owned())
        } else if !self.announce.is_empty() {
            Some(format!("announcement of {:?}", self.announce))
        } else if self.count {
            Some("count".to_owned())
        } else if !self.legal.is_empty() {
            Some(format!("card of {} legal {}", self.hand, self.legal))
        } else {
            None
        }
    }

    /// Why a held card may not be played now by the rules.
    #[must_use]
    pub fn duty(&self, card: Card) -> Option<Duty> {
        trick::duty(self.trump?, self.led, self.hand, card)
    }
}
