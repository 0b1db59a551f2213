//! The last lesson: a whole game against three players, with a comment on each of the learner's decisions and remarks on what
//! the others do. Knows nothing of windows; the AI and the remarks get the learner's view and never the game.

use super::remark::remarks;
use super::say::Say;
use crate::ai::{self, Choice, Decision, Level};
use crate::pages::Section;
use crate::rules::options::Misplay;
use crate::rules::{
    Action, Announcement, CardSet, Event, Game, Match, Options, Phase, Record, Refusal, Seat, Seed, Suit, View,
};

/// A decision is as good as the best where it is expected to cost no more than so many lines.
const MARGIN: f32 = 0.15;

/// Who comments: strong, and quick enough to answer within a frame.
const COMMENTS: &str = "expert";

/// The others.
const OTHERS: &str = "casual";

/// What is asked of the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// To name trump.
    Trump,
    /// To announce one of these, or nothing.
    Announce(Vec<Announcement>),
    /// To play one of these cards.
    Card(CardSet),
    /// Nothing now.
    Nothing,
}

/// What is said to a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Comment {
    /// Whether it was as good as the best.
    pub good: bool,
    /// What the learner saw.
    pub view: View,
    /// What the expert would do.
    pub expert: Choice,
    /// The learner's decision, with what the expert thinks of it.
    pub taken: Choice,
}

/// The game being played.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstGame {
    partie: Match,
    /// What is said to the last decision.
    pub comment: Option<Comment>,
    /// Why the last card was not taken.
    pub refusal: Option<Refusal>,
    /// What is said to what happened since then.
    pub story: Vec<Say>,
    /// What was explained and is not again.
    told: Vec<&'static str>,
}

impl FirstGame {
    /// A new game, in which the learner is forehand. No card can be played wrongly here.
    #[must_use]
    pub fn new(rules: &Options, seed: Seed) -> Self {
        let rules = Options { misplay: Misplay::Prevented, ..rules.clone() };
        let dealer = Seat::South.previous(rules.direction);
        Self::of(Match::new(rules, seed, Some(dealer)))
    }

    const fn of(partie: Match) -> Self {
        Self { partie, comment: None, refusal: None, story: Vec::new(), told: Vec::new() }
    }

    /// A game that was left; `None` if the record is no such game.
    #[must_use]
    pub fn resumed(record: &Record) -> Option<Self> {
        let partie = Match::replay(record).ok().filter(|partie| partie.game_number() == 1)?;
        (partie.game().options().misplay == Misplay::Prevented).then(|| Self::of(partie))
    }

    /// Everything done so far.
    #[must_use]
    pub const fn record(&self) -> &Record {
        self.partie.record()
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.partie.game()
    }

    /// Whether the game is scored.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game().phase() == Phase::Scored
    }

    /// The section of the rules about what is being done, or about what was just refused.
    #[must_use]
    pub fn section(&self) -> Section {
        match (&self.refusal, self.wanted()) {
            (Some(refusal), _) => Section::of_refusal(refusal),
            (None, Wanted::Trump) => Section::Naming,
            (None, Wanted::Announce(_)) => Section::Announcing,
            (None, Wanted::Card(_)) => Section::Following,
            (None, Wanted::Nothing) if self.is_over() => Section::Lee,
            (None, Wanted::Nothing) => Section::Course,
        }
    }

    /// What is asked of the learner.
    #[must_use]
    pub fn wanted(&self) -> Wanted {
        let game = self.game();
        let turn = game.asked().or(game.turn()) == Some(Seat::South);
        match game.phase() {
            Phase::Trump if turn => Wanted::Trump,
            Phase::Play if game.asked() == Some(Seat::South) => Wanted::Announce(game.announceable(Seat::South)),
            Phase::Play if turn => Wanted::Card(game.legal(Seat::South)),
            _ => Wanted::Nothing,
        }
    }

    /// What can be decided by buttons now, in their order.
    #[must_use]
    pub fn offers(&self) -> Vec<Decision> {
        match self.wanted() {
            Wanted::Trump => Suit::ALL.map(Decision::Trump).to_vec(),
            Wanted::Announce(calls) => calls.into_iter().chain([Announcement::None]).map(Decision::Announce).collect(),
            Wanted::Card(_) | Wanted::Nothing => Vec::new(),
        }
    }

    /// The learner decides. A refused decision changes nothing and is kept to be explained.
    pub fn decide(&mut self, decision: Decision) -> Vec<Event> {
        let action = Action::from(decision);
        // What answers no question, such as a tap on a card while trump is to be named, is no decision.
        let asked = match self.wanted() {
            Wanted::Trump => matches!(decision, Decision::Trump(_)),
            Wanted::Announce(_) => matches!(decision, Decision::Announce(_)),
            Wanted::Card(_) => matches!(decision, Decision::Card(_)),
            Wanted::Nothing => false,
        };
        if !asked {
            return Vec::new();
        }
        let view = View::of(self.game(), Seat::South);
        match self.partie.apply(Seat::South, action) {
            Ok(events) => {
                self.refusal = None;
                self.story.clear();
                self.note(&view, &events);
                self.comment = comment(view, decision, self.seed());
                events
            }
            Err(refusal) => {
                self.refusal = Some(refusal);
                Vec::new()
            }
        }
    }

    /// What happens next without the learner: the cut, the others' decisions.
    pub fn others(&mut self) -> Vec<Event> {
        let game = self.game();
        let Some(seat) = game.asked().or(game.turn()) else { return Vec::new() };
        let action = if game.phase() == Phase::Cut {
            Action::Cut(self.partie.shuffle().drawn_cut)
        } else if seat == Seat::South {
            return Vec::new();
        } else {
            let choice =
                Level::from_name(OTHERS).and_then(|level| ai::choose(level, self.seed(), &View::of(game, seat)));
            match choice.map(|choice| choice.decision) {
                Ok(decision) => decision.into(),
                // A game by the rules always has a view that can be judged.
                Err(_) => match game.legal_actions(seat).first() {
                    Some(action) => *action,
                    None => return Vec::new(),
                },
            }
        };
        let view = View::of(self.game(), Seat::South);
        let events = self.partie.apply(seat, action).unwrap_or_default();
        self.note(&view, &events);
        events
    }

    /// Says what is worth saying of what happened; `view` is the learner's before it.
    fn note(&mut self, view: &View, events: &[Event]) {
        for event in events {
            self.story.extend(remarks(view, event, &mut self.told));
        }
    }

    /// Another number for each action, the same whenever the game is played again.
    fn seed(&self) -> u64 {
        self.record().games.iter().map(Vec::len).sum::<usize>() as u64
    }
}

/// The expert's word on a decision; nothing where there was nothing to decide.
fn comment(view: View, decision: Decision, seed: u64) -> Option<Comment> {
    let expert = ai::choose(Level::from_name(COMMENTS).ok()?, seed, &view).ok()?;
    let lines = |of: Decision| expert.candidates.iter().find(|c| c.decision == of).map(|c| c.lines);
    let best = expert.candidates.iter().map(|candidate| candidate.lines).fold(f32::MIN, f32::max);
    // Cards that rank the same as another are judged together and may not be listed.
    let good = decision == expert.decision || lines(decision).is_none_or(|own| best - own <= MARGIN);
    let taken = Choice { decision, ..expert.clone() };
    (expert.candidates.len() > 1).then_some(Comment { good, view, expert, taken })
}
