//! What a good player keeps in the head, from what the player has seen and nothing else.

use crate::rules::{ByTeam, Card, CardSet, Suit, View};

/// The cards still out and the points so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// The trump suit.
    pub trump: Suit,
    /// The cards that the player has not seen: those in the other hands.
    pub out: CardSet,
    /// Points of the finished tricks.
    pub points: ByTeam<u8>,
}

impl Counts {
    /// The counts of a view; nothing is counted before trump is named.
    #[must_use]
    pub fn of(view: &View) -> Option<Self> {
        let trump = view.contract?.trump;
        let mut points = ByTeam::<u8>::default();
        for trick in &view.tricks {
            if let Some(winner) = trick.winner(trump, view.options.direction) {
                points[winner.team()] += trick.points();
            }
        }
        Some(Self { trump, out: !(view.hand | view.played()), points })
    }

    /// All trumps from the highest.
    #[must_use]
    pub fn trumps(&self) -> Vec<Card> {
        let mut trumps: Vec<Card> = CardSet::trumps(self.trump).iter().collect();
        trumps.sort_by_key(|card| std::cmp::Reverse(card.trump_strength(self.trump)));
        trumps
    }

    /// The cards of a side suit from the highest; none for the trump suit.
    #[must_use]
    pub fn side(&self, suit: Suit) -> Vec<Card> {
        CardSet::side(suit, self.trump).iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::check::check;
    use crate::ai::hidden::Hidden;
    use crate::coach::adviser::advise;
    use crate::coach::remark::Mistake;
    use crate::coach::why;
    use crate::localization::{Language, Texts};
    use crate::rules::deal::{Pack, Seed, Shuffle};
    use crate::rules::game::{Action, Game, Phase};
    use crate::rules::{BySeat, Lee, Preset, Seat};

    /// The hint on a view, and the remark on the worst that can be done there.
    fn said(view: &View) -> (Vec<String>, Option<Mistake>) {
        let texts = Texts::new(Language::Lb);
        let best = advise(view).expect("a sound view");
        let worst = best.candidates.iter().min_by(|a, b| a.lines.total_cmp(&b.lines)).map(|worst| worst.decision);
        (why(&texts, view, &best), worst.and_then(|worst| Mistake::judge(view, worst, &best, 0.0)))
    }

    #[test]
    fn counts_are_right_and_hidden_cards_change_nothing() {
        let mut compared = 0;
        for seed in 0..12_u64 {
            let options = Preset::Wellkomm.options();
            let lee = Lee::start(&options);
            let pack = Shuffle::of(&Seed::from(seed), 1).pack;
            let start = Game::dealt(options.clone(), Seat::ALL[seed as usize % 4], lee, pack);
            let (mut game, mut actions) = (start.clone(), Vec::new());
            while !matches!(game.phase(), Phase::Count | Phase::Scored) {
                let seat = game.asked().or(game.turn()).expect("somebody is to act");
                let view = View::of(&game, Seat::South);
                assert_eq!(Counts::of(&view).is_some(), game.trump().is_some());
                if let Some(counts) = Counts::of(&view) {
                    let others = Seat::ALL.into_iter().filter(|seat| *seat != Seat::South);
                    let held: CardSet = others.flat_map(|seat| game.hands()[seat].iter()).collect();
                    assert_eq!((counts.out, counts.points), (held, game.points()));
                    assert_eq!(
                        counts.trumps().len() + Suit::ALL.map(|suit| counts.side(suit).len()).iter().sum::<usize>(),
                        24
                    );
                }
                if seat == Seat::South && game.asked().is_none() && game.trump().is_some() {
                    let other = with_other_hands(&start, &actions, &view, seed);
                    assert_eq!(View::of(&other, Seat::South), view);
                    assert_eq!(Counts::of(&View::of(&other, Seat::South)), Counts::of(&view));
                    assert_eq!(said(&View::of(&other, Seat::South)), said(&view));
                    compared += usize::from(other.hands() != game.hands());
                }
                let legal = game.legal_actions(seat);
                let action = legal[(seed as usize + actions.len()) % legal.len()];
                let action = if matches!(action, Action::Claim | Action::ClaimRest) { legal[0] } else { action };
                game.apply(seat, action).expect("a legal action");
                actions.push((seat, action));
            }
        }
        assert!(compared > 20, "{compared}");
    }

    /// The same game with the cards that South has not seen dealt otherwise, as far as South can tell.
    fn with_other_hands(start: &Game, actions: &[(Seat, Action)], view: &View, seed: u64) -> Game {
        let table = check(view).expect("a sound view").expect("trump is named");
        let mut rng = Seed::from(seed).rng("test/counts");
        let mut hands: BySeat<CardSet> = Hidden::in_play(view, &table).draw(&mut rng).expect("a deal that fits");
        for (seat, card) in view.plays() {
            hands[seat].insert(card);
        }
        let forehand = start.forehand();
        let packet =
            if forehand == Seat::South { start.hands()[forehand] } else { hands[forehand].iter().take(3).collect() };
        let pack = Pack::stacked(&hands, packet, start.dealer(), start.options().direction).expect("a whole deal");
        let mut game = Game::dealt(start.options().clone(), start.dealer(), start.lee_before(), pack);
        for (seat, action) in actions {
            // Who holds nothing to announce is not asked; in the other deal that may be somebody else.
            if matches!(action, Action::Announce(crate::rules::Announcement::None)) && game.asked() != Some(*seat) {
                continue;
            }
            game.apply(*seat, *action).expect("a deal that fits the view replays by the rules");
        }
        game
    }
}
