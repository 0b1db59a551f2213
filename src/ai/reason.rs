//! Why a card: what it does on the table, as far as its player can know. Everything said here is true in every deal that fits
//! the view, and the tests hold it against those deals.

use super::choice::Decision;
use super::hidden::Hidden;
use super::public::{Public, beaters};
use crate::rules::card::Rank;
use crate::rules::view::View;
use crate::rules::{Announcement, Card, CardSet, Seat, Suit};

/// The main reason for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// There was nothing to choose.
    OnlyChoice,
    /// This suit makes the most of the first three cards.
    BestTrump,
    /// The game is likely enough to be won to raise the stake.
    WorthTheStake,
    /// Raising the stake would help the opponents more.
    BetterQuiet,
    /// Leads a trump while the others hold some.
    DrawTrumps,
    /// Leads a card that at most a trump beats.
    LeadWinner,
    /// Leads a card without points that may be beaten.
    LeadSafe,
    /// Leads a card with points that may be beaten.
    LeadPoints,
    /// Puts points on a trick that the partner holds so far.
    FeedPartner,
    /// Leaves a trick to the partner, with a card without points.
    LeavePartner,
    /// Goes over the partner's card.
    OverPartner,
    /// Takes the trick as the last to play.
    TakeLast,
    /// Takes a side suit's trick with a trump.
    Ruff,
    /// Goes over what lies.
    Overtake,
    /// Could take the trick and keeps that card.
    KeepForLater,
    /// Cannot take the trick and gives no more points than it must.
    GiveLeast,
    /// Cannot take the trick, and gives more points than it must.
    GiveUp,
}

impl Reason {
    /// The reason for a decision once trump is named.
    #[must_use]
    pub fn of(view: &View, table: &Public, decision: Decision) -> Self {
        match decision {
            Decision::Trump(_) => Self::BestTrump,
            Decision::Announce(Announcement::None) => Self::BetterQuiet,
            Decision::Announce(_) => Self::WorthTheStake,
            Decision::Card(_) if view.legal().len() == 1 => Self::OnlyChoice,
            Decision::Card(card) => Self::of_effect(&Effect::of(view, table, card)),
        }
    }

    fn of_effect(effect: &Effect) -> Self {
        if effect.leads {
            return match () {
                () if effect.trump && effect.trumps_out > 0 => Self::DrawTrumps,
                () if effect.only_trumps() => Self::LeadWinner,
                () if effect.worth == 0 => Self::LeadSafe,
                () => Self::LeadPoints,
            };
        }
        if effect.takes {
            return match () {
                () if effect.over_partner => Self::OverPartner,
                () if effect.last => Self::TakeLast,
                () if effect.ruffs => Self::Ruff,
                () => Self::Overtake,
            };
        }
        match () {
            () if effect.partner_holds && effect.worth > 0 => Self::FeedPartner,
            () if effect.partner_holds => Self::LeavePartner,
            () if effect.keeps.is_some() => Self::KeepForLater,
            () if effect.least => Self::GiveLeast,
            () => Self::GiveUp,
        }
    }
}

/// What a card does when it is played in a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The card.
    pub card: Card,
    trump_suit: Suit,
    /// It is a trump.
    pub trump: bool,
    /// It leads.
    pub leads: bool,
    /// Nobody plays to the trick after it.
    pub last: bool,
    /// It is the best card of the trick so far.
    pub takes: bool,
    /// It takes a trick that a side suit led.
    pub ruffs: bool,
    /// It goes over the partner's card.
    pub over_partner: bool,
    /// The partner's card stays the best of the trick.
    pub partner_holds: bool,
    /// The card's own points.
    pub worth: u8,
    /// The points in the trick with this card, so far.
    pub points: u8,
    /// The most valuable ace or matador of the opponents in a trick that the own side then holds.
    pub prize: Option<Card>,
    /// What an opponent still to play may hold that goes over the own side's best card; absent where an opponent's is better.
    pub dangers: Option<CardSet>,
    /// The trumps that the other three hold together.
    pub trumps_out: u8,
    /// The best of the other legal cards that would have taken the trick from an opponent, when this one does not.
    pub keeps: Option<Card>,
    /// Aces that an opponent may hold and that the card it keeps would beat.
    pub aces_out: u8,
    /// No other legal card has fewer points.
    pub least: bool,
    /// The trick is surely the own side's, and with it the game.
    pub wins_game: bool,
    /// The trick is surely the own side's, and its first, after the opponents took all tricks so far.
    pub first_trick: bool,
}

impl Effect {
    /// What a held card does; `table` must be that of the view, and the view's seat in turn.
    #[must_use]
    pub fn of(view: &View, table: &Public, card: Card) -> Self {
        let (seat, trump) = (view.seat, table.trump);
        let trumps = CardSet::trumps(trump);
        let unseen = !(view.hand | table.played);
        let may_hold = Hidden::in_play(view, table).may_hold();
        let against = |seats: &mut dyn Iterator<Item = Seat>| {
            seats.filter(|s| s.team() != seat.team()).fold(CardSet::EMPTY, |all, s| all | may_hold[s])
        };
        let later = against(&mut table.after_turn());
        let opponents = against(&mut Seat::ALL.into_iter());

        let before = table.winning();
        let takes = before.is_none_or(|(_, best)| card.beats(best, trump));
        let partner_before = before.is_some_and(|(holder, _)| holder == seat.partner());
        let partner_holds = partner_before && !takes;
        let best = if takes { Some(card) } else { before.map(|(_, best)| best).filter(|_| partner_holds) };
        let dangers = best.map(|best| beaters(best, trump) & later);
        let prize = table
            .trick
            .plays(table.direction)
            .filter(|(who, card)| {
                best.is_some() && who.team() != seat.team() && (card.is_matador() || card.rank() == Rank::Ace)
            })
            .map(|(_, card)| card)
            .max_by_key(|card| (card.points(), card.trump_strength(trump)));
        let legal = view.legal();
        let keeps = before.filter(|_| !takes && !partner_holds).and_then(|(_, best)| {
            let winners = legal.iter().filter(|other| other.beats(best, trump));
            winners.max_by_key(|other| other.trump_strength(trump))
        });
        let aces: CardSet = Suit::ALL.into_iter().map(|suit| Card::new(suit, Rank::Ace)).collect();
        let aces_out = keeps.map_or(0, |keeps| {
            (opponents & aces)
                .iter()
                .filter(|ace| keeps.is_trump(trump) && beaters(*ace, trump).contains(keeps))
                .count()
        });
        let points = table.trick.points() + card.points();
        let sure = dangers.is_some_and(CardSet::is_empty);
        let own = table.points[seat.team()];
        Self {
            card,
            trump_suit: trump,
            trump: card.is_trump(trump),
            leads: table.trick.is_empty(),
            last: table.trick.len() == 3,
            takes,
            ruffs: takes && card.is_trump(trump) && table.trick.led().is_some_and(|led| !led.is_trump(trump)),
            over_partner: takes && partner_before,
            partner_holds,
            worth: card.points(),
            points,
            prize,
            dangers,
            trumps_out: (unseen & trumps).len() as u8,
            keeps,
            aces_out: aces_out as u8,
            least: legal.iter().all(|other| other.points() >= card.points()),
            wins_game: sure && own < 21 && own + points >= 21,
            first_trick: sure && table.tricks[seat.team()] == 0 && table.tricks[seat.team().other()] > 0,
        }
    }

    /// Whether the trick is the own side's whatever the opponents do.
    #[must_use]
    pub fn is_sure(&self) -> bool {
        self.dangers.is_some_and(CardSet::is_empty)
    }

    /// Whether at most a trump can take the trick from the own side.
    #[must_use]
    pub fn only_trumps(&self) -> bool {
        self.dangers.is_some_and(|dangers| (dangers - CardSet::trumps(self.trump_suit)).is_empty())
    }
}

#[cfg(test)]
mod tests {
    use rand::Rng;

    use super::*;
    use crate::ai::check::check;
    use crate::rules::deal::{Seed, Shuffle};
    use crate::rules::game::{Action, Game, Phase};
    use crate::rules::view::{Contract, Question};
    use crate::rules::{BySeat, Lee, Preset, Team, Trick};

    /// Views of players in turn in games of random legal cards, with the deal behind each.
    fn positions(mut found: impl FnMut(&View, &Public, &BySeat<CardSet>)) {
        for seed in 0..60_u64 {
            let options = Preset::ALL[seed as usize % 4].options();
            let lee = Lee::start(&options);
            let pack = Shuffle::of(&Seed::from(seed), 1).pack;
            let mut game = Game::dealt(options, Seat::ALL[seed as usize % 4], lee, pack);
            let mut rng = Seed::from(seed).rng("test/reason");
            while !matches!(game.phase(), Phase::Count | Phase::Scored) {
                let seat = game.asked().or(game.turn()).expect("somebody is to act");
                if game.trump().is_some() && game.asked().is_none() {
                    let view = View::of(&game, seat);
                    assert_eq!(view.question, Question::Play);
                    // A misplay may contradict itself later; such views have no reasons.
                    if let Ok(Some(table)) = check(&view) {
                        found(&view, &table, game.hands());
                    }
                }
                let legal = game.legal(seat);
                let actions: Vec<Action> = game
                    .legal_actions(seat)
                    .into_iter()
                    .filter(|action| match action {
                        Action::Play(card) => legal.contains(*card),
                        Action::Trump(_) | Action::Announce(_) | Action::Cut(_) => true,
                        _ => false,
                    })
                    .collect();
                let action = actions[rng.next_u32() as usize % actions.len()];
                game.apply(seat, action).expect("a legal action");
            }
        }
    }

    /// Whether `team` gets the trick that lies on the table, or that a card has just completed, whatever anybody plays to it.
    fn always_won(table: &Public, hands: &BySeat<CardSet>, team: Team) -> bool {
        if table.trick.is_empty() {
            return table.trick.leader.team() == team;
        }
        let turn = table.turn();
        table.trick.legal(table.trump, hands[turn]).iter().all(|card| {
            let (mut next, mut left) = (*table, *hands);
            left[turn].remove(card);
            next.play(card);
            always_won(&next, &left, team)
        })
    }

    /// Holds what is said of a card against deals that fit the view; `all` if these are all there are.
    fn hold_against(deals: &[BySeat<CardSet>], all: bool, view: &View, table: &Public, effect: &Effect) {
        let (seat, trump) = (view.seat, table.trump);
        let mut next = *table;
        next.play(effect.card);
        let best = if effect.takes { Some(effect.card) } else { table.winning().map(|(_, best)| best) };
        let mut dangers = CardSet::EMPTY;
        let mut aces = CardSet::EMPTY;
        for deal in deals {
            let mut hands = *deal;
            hands[seat].remove(effect.card);
            let opponents = Seat::ALL.into_iter().filter(|other| other.team() != seat.team());
            for other in opponents.clone().filter(|other| table.after_turn().any(|later| later == *other)) {
                dangers |= hands[other].iter().filter(|c| best.is_some_and(|best| c.beats(best, trump))).collect();
            }
            for other in opponents {
                let caught = |ace: &Card| effect.keeps.is_some_and(|k| k.is_trump(trump) && k.beats(*ace, trump));
                aces |= hands[other].iter().filter(|c| c.rank() == Rank::Ace).filter(caught).collect();
            }
            if effect.is_sure() {
                assert!(always_won(&next, &hands, seat.team()), "{view:?} {effect:?} {hands:?}");
            }
            let out: CardSet = Seat::ALL.into_iter().filter(|s| *s != seat).flat_map(|s| hands[s].iter()).collect();
            assert_eq!((out & CardSet::trumps(trump)).len(), usize::from(effect.trumps_out));
            if effect.wins_game {
                let worst = table.points[seat.team()] + effect.points;
                assert!(worst >= 21 && always_won(&next, &hands, seat.team()));
            }
        }
        if let Some(claimed) = effect.dangers {
            assert!(claimed.contains_all(dangers) && (!all || claimed == dangers), "{view:?} {effect:?} {dangers}");
        }
        assert!(aces.len() <= usize::from(effect.aces_out) && (!all || aces.len() == usize::from(effect.aces_out)));
    }

    #[test]
    fn everything_said_of_a_card_holds_in_every_deal_that_fits() {
        let (mut listed, mut sure, mut reasons) = (0, 0, std::collections::HashSet::new());
        positions(|view, table, dealt| {
            let hidden = Hidden::in_play(view, table);
            let all = hidden.all(400);
            let mut deals = all.clone().unwrap_or_else(|| {
                let mut rng = Seed::from(7_u64).rng("test/reason");
                (0..20).filter_map(|_| hidden.draw(&mut rng)).collect()
            });
            listed += usize::from(all.is_some());
            deals.push(*dealt);
            for card in view.legal().iter() {
                let effect = Effect::of(view, table, card);
                hold_against(&deals, all.is_some(), view, table, &effect);
                sure += usize::from(effect.is_sure());
                reasons.insert(Reason::of(view, table, Decision::Card(card)));
            }
        });
        assert!(listed > 300 && sure > 300, "{listed} positions with all deals, {sure} sure tricks");
        // All but those about trump and announcements.
        assert_eq!(reasons.len(), 14, "{reasons:?}");
    }

    /// South's view after these cards, with hearts named by South, who holds the rest of `hand`.
    fn view_of(hand: &str, leader: Seat, tricks: &[&str], trick: &str) -> View {
        let played = |leader, cards: &str| {
            let mut trick = Trick::new(leader);
            assert!(cards.split_whitespace().all(|card| trick.play(card.parse().expect("a card"))));
            trick
        };
        let options = Preset::Wellkomm.options();
        let mut at = Seat::South;
        let tricks: Vec<Trick> = tricks
            .iter()
            .map(|cards| {
                let trick = played(at, cards);
                at = trick.winner(Suit::Hearts, options.direction).expect("cards");
                trick
            })
            .collect();
        assert_eq!(at, leader);
        View {
            lee: Lee::start(&options),
            seat: Seat::South,
            dealer: Seat::South.previous(options.direction),
            question: Question::Play,
            hand: hand.parse().expect("a hand"),
            contract: Some(Contract { trump: Suit::Hearts, maker: Seat::South }),
            announced: Vec::new(),
            tricks,
            trick: played(leader, trick),
            options,
        }
    }

    fn effect(view: &View, card: &str) -> (Effect, Reason) {
        let table = check(view).expect("a sound view").expect("trump is named");
        let card = card.parse().expect("a card");
        (Effect::of(view, &table, card), Reason::of(view, &table, Decision::Card(card)))
    }

    #[test]
    fn only_the_queen_of_spades_goes_over_the_queen_of_hearts_when_the_ace_is_held() {
        let view = view_of("9.AQK.A9.", Seat::South, &[], "");
        let (queen, reason) = effect(&view, "HQ");
        assert_eq!((queen.dangers, reason), (Some(CardSet::of(Card::MATT)), Reason::DrawTrumps));
        let (ace, reason) = effect(&view, "DA");
        assert_eq!(reason, Reason::LeadWinner);
        assert_eq!(ace.dangers.map(CardSet::len), Some(5), "five trumps are out");
        assert!(effect(&view, "HA").0.is_sure());
        assert_eq!(effect(&view, "S9").1, Reason::LeadSafe);
    }
}
