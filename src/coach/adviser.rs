//! What the strongest level thinks of the person's own decisions, worked out on the task pool from the person's view.
//!
//! It plays nothing and draws no lots of the match: a match with advice is the same as one without.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;

use crate::ai::{self, Choice, Decision, Level};
use crate::app::WakeUp;
use crate::play::{GameLaidOut, Happened, PlaySet, Playing, Validation};
use crate::rules::view::Question;
use crate::rules::{Event, Seat, View};
use crate::settings::Settings;

/// The adviser's lots: the same view always gets the same advice.
const SEED: u64 = 1;

/// A decision of the person and what is thought of it.
pub struct Thought {
    /// What the person knew.
    pub view: View,
    /// What the person did, once it is done.
    pub done: Option<Decision>,
    /// What the strongest level would do; absent while it thinks, and where the view contradicts itself.
    pub choice: Option<Choice>,
    task: Option<Task<Option<Choice>>>,
}

impl Thought {
    /// A thought that is thought out.
    #[cfg(test)]
    pub(super) const fn finished(view: View, choice: Option<Choice>, done: Option<Decision>) -> Self {
        Self { view, done, choice, task: None }
    }

    /// Whether it is still being thought about.
    #[must_use]
    pub const fn is_pending(&self) -> bool {
        self.task.is_some()
    }
}

/// The person's decisions in this game, as far as somebody wants to know about them.
#[derive(Resource, Default)]
pub struct Adviser {
    now: Option<View>,
    thoughts: Vec<Thought>,
    /// How many decisions the person has taken in this game.
    taken: usize,
}

impl Adviser {
    /// What is thought of the decision that the person is to take now, if it was asked for.
    #[must_use]
    pub fn on_now(&self) -> Option<&Thought> {
        self.thoughts.last().filter(|thought| thought.done.is_none())
    }

    /// Whether the person is to decide something now.
    #[must_use]
    pub const fn is_asked(&self) -> bool {
        self.now.is_some()
    }

    /// Whether something is being thought about.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.thoughts.iter().any(Thought::is_pending)
    }

    /// How many decisions the person has taken in this game.
    #[must_use]
    pub const fn taken(&self) -> usize {
        self.taken
    }

    /// What the person is asked now.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        self.now.as_ref().map(|view| view.question)
    }

    /// The person's decisions of this game that were thought about.
    pub fn past(&self) -> impl DoubleEndedIterator<Item = &Thought> {
        self.thoughts.iter().filter(|thought| thought.done.is_some())
    }

    /// Thinks about the decision that the person is to take now, unless that is done or there is none.
    pub fn think(&mut self, wake: Option<&WakeUp>) {
        let Some(view) = self.now.clone().filter(|_| self.on_now().is_none()) else { return };
        let (asked, wake) = (view.clone(), wake.cloned());
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let choice = advise(&asked);
            if let Some(wake) = wake {
                wake.wake();
            }
            choice
        });
        self.thoughts.push(Thought { view, done: None, choice: None, task: Some(task) });
    }
}

/// What the strongest level would do in a view; nothing where the view contradicts itself.
#[must_use]
pub fn advise(view: &View) -> Option<Choice> {
    let strongest = *Level::all().last()?;
    ai::choose(strongest, SEED, view).inspect_err(|error| warn!("no advice: {error}")).ok()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Adviser>().add_systems(
        Update,
        (forget.run_if(on_message::<GameLaidOut>), follow)
            .chain()
            .in_set(PlaySet::Follow)
            .run_if(resource_exists::<Playing>),
    );
}

fn forget(mut adviser: ResMut<Adviser>) {
    *adviser = Adviser::default();
}

/// Notes what the person did, sees what is to be decided next, and takes in what was thought out.
#[allow(clippy::too_many_arguments, reason = "a Bevy system takes what it reads")]
fn follow(
    playing: Res<Playing>,
    validation: Res<Validation>,
    settings: Res<Settings>,
    wake: Option<Res<WakeUp>>,
    mut happened: MessageReader<Happened>,
    mut adviser: ResMut<Adviser>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let remarks = settings.assistance.remarks.lines().is_some();
    let adviser = adviser.bypass_change_detection();
    for Happened(event) in happened.read() {
        let Some(decision) = decided(event, playing.human()) else { continue };
        if adviser.on_now().is_some() {
            if remarks {
                if let Some(thought) = adviser.thoughts.last_mut() {
                    thought.done = Some(decision);
                }
            } else {
                // The answer would come too late to be of use.
                adviser.thoughts.pop();
            }
        }
        adviser.now = None;
        adviser.taken += 1;
    }
    if playing.is_changed() || validation.is_changed() {
        let now = to_decide(&playing, &validation);
        if adviser.on_now().is_some_and(|thought| Some(&thought.view) != now.as_ref()) {
            adviser.thoughts.pop();
        }
        adviser.now = now;
    }
    if remarks {
        adviser.think(wake.as_deref());
    }
    for thought in &mut adviser.thoughts {
        if let Some(choice) = thought.task.as_mut().and_then(|task| block_on(poll_once(task))) {
            thought.task = None;
            thought.choice = choice;
            redraw.write(RequestRedraw);
        }
    }
}

/// The view of the person where there is more than one thing to do.
fn to_decide(playing: &Playing, can: &Validation) -> Option<View> {
    let decides = can.name_trump || !can.announce.is_empty() || can.legal.len() > 1;
    can.seat.filter(|_| decides).map(|seat| View::of(playing.game(), seat))
}

/// What the person decided, if the event is that.
fn decided(event: &Event, human: Option<Seat>) -> Option<Decision> {
    let (seat, decision) = match *event {
        Event::Trump { seat, suit } => (seat, Decision::Trump(suit)),
        Event::Announced { seat, call } => (seat, Decision::Announce(call)),
        Event::Played { seat, card } => (seat, Decision::Card(card)),
        _ => return None,
    };
    (Some(seat) == human).then_some(decision)
}
