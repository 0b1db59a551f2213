//! The bridge between the rules and everything visible: the match as a resource, actions in, events out, phases as states.
//!
//! The way is one: input and bots send [`Act`]; `apply_actions` lets the rules judge it and answers with [`Happened`] or
//! [`Refused`]; table, hud, saves and audio read those. Pictures never change the game and the game never waits for them.

#[cfg(test)]
mod tests;
mod validation;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

pub use validation::Validation;

use crate::rules::partie::Sitting;
use crate::rules::{self, Action, BySeat, Event, Game, Match, Options, Record, Refusal, Seat, Seed};

/// Which screen is shown.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The title and its menus.
    #[default]
    Title,
    /// The card table.
    Table,
    /// The table with the panel of a lesson beside it; no match is played there.
    Lesson,
}

/// The phase of the game at the table. It follows the rules engine and never leads it.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum Phase {
    /// The pack is shuffled and waits for the cut.
    #[default]
    Dealing,
    /// Forehand names trump.
    TrumpCall,
    /// Somebody may still announce.
    Announce,
    /// A card is to be played.
    Trick,
    /// The game is played, or decided and scored.
    Scoring,
}

impl Phase {
    /// The phase that a game is in.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        match game.phase() {
            rules::Phase::Cut => Self::Dealing,
            rules::Phase::Trump => Self::TrumpCall,
            rules::Phase::Play if game.asked().is_some() => Self::Announce,
            rules::Phase::Play => Self::Trick,
            rules::Phase::Count | rules::Phase::Scored => Self::Scoring,
        }
    }
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Player {
    /// The person at the screen.
    Human,
    /// An AI player of the level with that name.
    Bot(String),
}

impl Player {
    /// Whether a person sits here.
    #[must_use]
    pub const fn is_human(&self) -> bool {
        matches!(self, Self::Human)
    }
}

/// The match being played and who plays it.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Playing {
    /// The match; only [`apply_actions`] and [`next_game`] change it.
    partie: Match,
    /// Who sits where.
    pub players: BySeat<Player>,
    /// How many Revanches these teams have played.
    pub sitting: Sitting,
}

impl Playing {
    /// A new match.
    #[must_use]
    pub fn new(rules: Options, seed: Seed, players: BySeat<Player>) -> Self {
        Self { partie: Match::new(rules, seed, None), players, sitting: Sitting::default() }
    }

    /// A match that was played before and is taken up again.
    ///
    /// # Errors
    /// What in the record the rules refuse.
    pub fn resumed(
        record: &Record,
        players: BySeat<Player>,
        sitting: Sitting,
    ) -> Result<Self, rules::partie::RecordError> {
        Ok(Self { partie: Match::replay(record)?, players, sitting })
    }

    /// The match.
    #[must_use]
    pub const fn partie(&self) -> &Match {
        &self.partie
    }

    /// The current game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.partie.game()
    }

    /// The seat of the person, if one plays.
    #[must_use]
    pub fn human(&self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.players[*seat].is_human())
    }

    /// The Revanche of a finished match: same teams, next seed.
    #[must_use]
    pub fn revanche(&self) -> Self {
        Self { partie: self.partie.following(), players: self.players.clone(), sitting: self.sitting.revanche() }
    }

    /// The match after a finished one with changed teams.
    #[must_use]
    pub fn changed_teams(&self) -> Self {
        Self {
            partie: self.partie.following(),
            players: Sitting::change_teams(self.players.clone()),
            sitting: Sitting::default(),
        }
    }
}

/// A player wants to do something. Whether it is possible, the rules decide.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Act {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: Action,
}

/// Something happened in the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Happened(pub Event);

/// The rules refuse an action; nothing changed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Who wanted it.
    pub seat: Seat,
    /// What was wanted.
    pub action: Action,
    /// Why not.
    pub refusal: Refusal,
}

/// Put a match on the table: a new one, a saved one, a Revanche.
#[derive(Message, Clone, Debug)]
pub struct SitDown(pub Box<Playing>);

/// Shuffle for the next game of the match; ignored until the last is scored.
#[derive(Message, Clone, Copy, Debug)]
pub struct NextGame;

/// Leave the table for the title. The match stays saved.
#[derive(Message, Clone, Copy, Debug)]
pub struct LeaveTable;

/// A game lies on the table as it stands in [`Playing`]: freshly shuffled, or taken up in the middle.
#[derive(Message, Clone, Copy, Debug)]
pub struct GameLaidOut;

/// Why AI players and the demonstration wait: a menu lies over the table, or a picture of it is being taken.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Waiting {
    /// A menu or a question is open.
    pub menu: bool,
    /// A picture is being taken.
    pub picture: bool,
}

impl Waiting {
    /// Whether anything is waited for.
    #[must_use]
    pub const fn any(self) -> bool {
        self.menu || self.picture
    }
}

/// Where systems that change the game run, in `Update`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlaySet {
    /// Input and bots decide what to do.
    Decide,
    /// The rules judge it.
    Apply,
    /// Table, hud, saves and audio follow.
    Follow,
}

/// The rules at the table.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_sub_state::<Phase>()
        .init_resource::<Validation>()
        .init_resource::<Waiting>()
        .add_message::<Act>()
        .add_message::<Happened>()
        .add_message::<Refused>()
        .add_message::<SitDown>()
        .add_message::<NextGame>()
        .add_message::<LeaveTable>()
        .add_message::<GameLaidOut>()
        .configure_sets(Update, (PlaySet::Decide, PlaySet::Apply, PlaySet::Follow).chain())
        .add_systems(
            Update,
            (
                sit_down.run_if(on_message::<SitDown>),
                leave_table.run_if(on_message::<LeaveTable>),
                next_game.run_if(on_message::<NextGame>.and_then(resource_exists::<Playing>)),
                apply_actions.run_if(on_message::<Act>.and_then(resource_exists::<Playing>)),
                (validate, follow_phase)
                    .chain()
                    .run_if(resource_exists_and_changed::<Playing>.or_else(state_changed::<Screen>)),
            )
                .chain()
                .in_set(PlaySet::Apply),
        );
}

fn sit_down(
    mut messages: MessageReader<SitDown>,
    mut commands: Commands,
    mut laid_out: MessageWriter<GameLaidOut>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if let Some(SitDown(playing)) = messages.read().last() {
        let record = playing.partie.record();
        let actions = record.games.last().map_or(0, Vec::len);
        info!("match seed={} game={} actions={actions}", record.seed.text(), playing.partie.game_number());
        commands.insert_resource((**playing).clone());
        laid_out.write(GameLaidOut);
        NextState::set_if_neq(&mut screen, Screen::Table);
    }
}

fn leave_table(mut messages: MessageReader<LeaveTable>, mut screen: ResMut<NextState<Screen>>) {
    messages.clear();
    NextState::set_if_neq(&mut screen, Screen::Title);
}

fn next_game(
    mut messages: MessageReader<NextGame>,
    mut playing: ResMut<Playing>,
    mut laid_out: MessageWriter<GameLaidOut>,
) {
    messages.clear();
    if playing.bypass_change_detection().partie.next_game() {
        playing.set_changed();
        info!("game number={}", playing.partie.game_number());
        laid_out.write(GameLaidOut);
    }
}

/// Lets the rules judge what players want to do.
fn apply_actions(
    mut acts: MessageReader<Act>,
    mut playing: ResMut<Playing>,
    mut happened: MessageWriter<Happened>,
    mut refused: MessageWriter<Refused>,
) {
    for Act { seat, action } in acts.read().copied() {
        match playing.bypass_change_detection().partie.apply(seat, action) {
            Ok(events) => {
                playing.set_changed();
                info!("action seat={seat} {action:?}");
                happened.write_batch(events.into_iter().map(Happened));
            }
            Err(refusal) => {
                info!("refused seat={seat} {action:?}: {refusal}");
                refused.write(Refused { seat, action, refusal });
            }
        }
    }
}

fn validate(playing: Option<Res<Playing>>, mut validation: ResMut<Validation>) {
    if let Some(playing) = playing {
        let now = Validation::of(&playing);
        if let Some(wanted) = now.wanted() {
            info!("wanted {wanted}");
        }
        validation.set_if_neq(now);
    }
}

/// Brings the phase state in line with the game.
fn follow_phase(
    playing: Option<Res<Playing>>,
    phase: Option<Res<State<Phase>>>,
    next: Option<ResMut<NextState<Phase>>>,
) {
    if let (Some(playing), Some(phase), Some(mut next)) = (playing, phase, next) {
        let wanted = Phase::of(playing.game());
        if *phase.get() != wanted {
            info!("phase {wanted:?}");
            NextState::set_if_neq(&mut next, wanted);
        }
    }
}
