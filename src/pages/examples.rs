//! Examples from real games: rule-based players play seeded deals until every case that the pages show has come up.

use crate::ai::rule;
use crate::rules::deal::Shuffle;
use crate::rules::game::Action;
use crate::rules::{Announcement, Card, CardSet, Game, Lee, Options, Phase, Seat, Seed, Suit, Trick, View};

/// So many deals are played at most; every case comes up in far fewer, which a test sees to.
const MOST_DEALS: u32 = 600;

/// A player who is to play a card to a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The trump suit.
    pub trump: Suit,
    /// The card led.
    pub led: Card,
    /// What the player holds.
    pub hand: CardSet,
}

/// What the pages show.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Examples {
    /// The first three cards of a forehand, one of them a matador.
    pub packet: Option<CardSet>,
    /// A hand with all three matadors.
    pub matadors: Option<CardSet>,
    /// A matador is led, and there are trumps to follow and cards of the suit printed on it.
    pub trump_led: Option<Turn>,
    /// A side suit is led; there are cards of it, trumps, and others.
    pub follow: Option<Turn>,
    /// A side suit is led, and there is no card of it.
    pub void: Option<Turn>,
    /// A side suit is led, and the only card with its sign is a matador.
    pub only_matador: Option<Turn>,
    /// A trick without a trump, in which a card of another suit would be higher.
    pub plain: Option<(Suit, Trick)>,
    /// A side suit was led, and one trump lies in the trick.
    pub trumped: Option<(Suit, Trick)>,
    /// A matador wins over other trumps.
    pub over: Option<(Suit, Trick)>,
    /// A hand that takes every remaining trick, the trump suit, and the trumps that others may hold.
    pub rest: Option<(Suit, CardSet, CardSet)>,
    /// A whole deal that was announced, won and no Kapo.
    pub deal: Option<Game>,
}

impl Examples {
    /// Examples by these rules. The same rules give the same examples.
    #[must_use]
    pub fn of(options: &Options) -> Self {
        let mut found = Self::default();
        for number in 1..=MOST_DEALS {
            let shuffle = Shuffle::of(&Seed::from(1), number);
            let dealer = Seat::ALL[number as usize % 4];
            let mut game = Game::dealt(options.clone(), dealer, Lee::start(options), shuffle.pack);
            while step(&mut game, &mut |game| found.look(game)).is_some() {}
            found.look_at_end(&game);
            if found.is_complete() {
                break;
            }
        }
        found
    }

    /// Whether every case has come up.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        let turns = self.trump_led.is_some() && self.follow.is_some() && self.void.is_some();
        let tricks = self.plain.is_some() && self.trumped.is_some() && self.over.is_some();
        turns
            && tricks
            && self.only_matador.is_some()
            && self.packet.is_some()
            && self.matadors.is_some()
            && self.rest.is_some()
            && self.deal.is_some()
    }

    /// Looks at a game in which somebody is to do something.
    fn look(&mut self, game: &Game) {
        let Some(seat) = game.turn() else { return };
        let hand = game.hands()[seat];
        if game.phase() == Phase::Trump {
            let several =
                Suit::ALL.into_iter().filter(|suit| !(hand & CardSet::printed(*suit)).is_empty()).count() == 3;
            if several && (hand & CardSet::MATADORS).len() == 1 {
                self.packet.get_or_insert(hand);
            }
        }
        let Some(trump) = game.trump() else { return };
        if game.tricks().is_empty() && game.trick().is_empty() {
            let all = Seat::ALL.into_iter().map(|seat| game.hands()[seat]);
            if let Some(hand) = all.into_iter().find(|hand| hand.contains_all(Announcement::KonterAMatt.needs())) {
                self.matadors.get_or_insert(hand);
            }
        }
        if hand.len() >= 3 && game.may_claim_rest(seat) && !(hand - CardSet::trumps(trump)).is_empty() {
            self.rest.get_or_insert((trump, hand, game.unseen(seat) & CardSet::trumps(trump)));
        }
        if let Some(led) = game.trick().led() {
            self.look_at_turn(Turn { trump, led, hand });
        }
    }

    fn look_at_turn(&mut self, turn: Turn) {
        let Turn { trump, led, hand } = turn;
        let trumps = hand & CardSet::trumps(trump);
        let printed = hand & CardSet::side(led.suit(), trump);
        match led.side_suit(trump) {
            None => {
                if led.is_matador()
                    && led.suit() != trump
                    && trumps.len() >= 2
                    && !printed.is_empty()
                    && hand.len() >= 5
                {
                    self.trump_led.get_or_insert(turn);
                }
            }
            Some(suit) if printed.is_empty() => {
                let matador = (trumps & CardSet::printed(suit) & CardSet::MATADORS).len() == 1;
                if matador && hand.len() >= 4 {
                    self.only_matador.get_or_insert(turn);
                } else if !matador && hand.len() >= 4 && !trumps.is_empty() && trumps.len() < hand.len() {
                    self.void.get_or_insert(turn);
                }
            }
            Some(_) => {
                if hand.len() == 6 && printed.len() >= 2 && trumps.len() >= 2 && printed.len() + trumps.len() < 6 {
                    self.follow.get_or_insert(turn);
                }
            }
        }
    }

    /// Looks at a game that is played.
    fn look_at_end(&mut self, game: &Game) {
        let Some(trump) = game.trump() else { return };
        for trick in game.tricks() {
            let (Some(led), Some(best)) = (trick.led(), trick.best(trump)) else { continue };
            let trumps = trick.cards().filter(|card| card.is_trump(trump)).count();
            let thrown_higher = trick.cards().any(|card| card.suit() != led.suit() && card.rank() < best.rank());
            if led.is_trump(trump) {
                continue;
            }
            if trumps == 0 && thrown_higher && best != led {
                self.plain.get_or_insert((trump, *trick));
            } else if trumps == 1 && trick.points() >= 6 && !best.is_matador() {
                self.trumped.get_or_insert((trump, *trick));
            } else if trumps >= 2 && best.is_matador() {
                self.over.get_or_insert((trump, *trick));
            }
        }
        if game.score().is_some_and(|score| score.game.result.winner().is_some() && !score.game.kapo)
            && !game.announced().is_empty()
            && game.tricks().len() == 6
        {
            self.deal.get_or_insert_with(|| game.clone());
        }
    }
}

/// Lets whoever is to do something do it; nothing once the game is scored.
fn step(game: &mut Game, look: &mut impl FnMut(&Game)) -> Option<()> {
    if game.phase() == Phase::Count {
        return game.apply(Seat::South, Action::Count).is_ok().then_some(());
    }
    let seat = game.asked().or(game.turn())?;
    look(game);
    let action = Action::from(rule::decide(&View::of(game, seat)).ok()?);
    game.apply(seat, action).ok().map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    #[test]
    fn every_case_comes_up_under_every_preset() {
        for preset in Preset::ALL {
            let found = Examples::of(&preset.options());
            assert!(found.is_complete(), "{preset:?}: {found:#?}");
        }
    }

    #[test]
    fn the_examples_are_what_they_are_said_to_be() {
        let found = Examples::of(&Options::default());
        let (trump, trick) = found.plain.expect("a trick");
        assert_eq!(trick.best(trump).map(|best| best.suit()), trick.led().map(Card::suit));
        let turn = found.only_matador.expect("a turn");
        assert_eq!(crate::rules::trick::legal(turn.trump, Some(turn.led), turn.hand), turn.hand);
        let (trump, hand, others) = found.rest.expect("a rest");
        let highest = |cards: CardSet| cards.iter().filter_map(|card| card.trump_strength(trump)).max();
        assert!(highest(hand) > highest(others) || others.is_empty());
    }
}
