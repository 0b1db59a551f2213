//! Remarks on mistakes: what would have been better, by how much and why, once the trick is over and nothing else is asked.

use bevy::prelude::*;
use bevy_egui::egui::{Context, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::adviser::{Adviser, Thought};
use super::hint::{Hint, beside_trick};
use super::words;
use crate::ai::{Choice, Decision};
use crate::args;
use crate::hud::widgets::Button;
use crate::hud::{HudSet, Theme};
use crate::localization::Texts;
use crate::play::{GameLaidOut, Phase, PlaySet, Playing};
use crate::rules::View;
use crate::rules::view::Question;
use crate::screens::Menus;
use crate::settings::Settings;
use crate::table::{Layout, Stage};

/// A mistake.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// What the person knew.
    pub view: View,
    /// What the person did.
    pub done: Decision,
    /// What would have been better.
    pub better: Choice,
    /// By how many lines on average.
    pub lines: f32,
}

impl Mistake {
    /// The mistake that a decision was, if it cost at least that many lines on average.
    #[must_use]
    pub fn of(thought: &Thought, least: f32) -> Option<Self> {
        Self::judge(&thought.view, thought.done?, thought.choice.as_ref()?, least)
    }

    /// The same of what was done in a view, beside what would have been best.
    #[must_use]
    pub fn judge(view: &View, done: Decision, better: &Choice, least: f32) -> Option<Self> {
        let of = |decision| better.candidates.iter().find(|candidate| candidate.decision == decision);
        // An illegal card has no value: the rules judge it, not the coach.
        let (best, chosen) = (of(better.decision)?, of(done)?);
        let lines = best.lines - chosen.lines;
        (lines >= least && best.chance > chosen.chance).then(|| Self {
            view: view.clone(),
            done,
            better: better.clone(),
            lines,
        })
    }
}

/// The remark to be made.
#[derive(Resource, Default)]
pub struct Remark {
    /// The mistake.
    pub mistake: Option<Mistake>,
    /// How many of the person's decisions were looked at.
    seen: usize,
    /// How many there were when the remark was first shown.
    shown: Option<usize>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Remark>()
        .add_systems(
            Update,
            (forget.run_if(on_message::<GameLaidOut>), follow)
                .chain()
                .after(PlaySet::Follow)
                .run_if(resource_exists::<Playing>),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(HudSet::Prompts).run_if(not(in_state(Phase::Scoring)).and_then(resource_exists::<Stage>)),
        );
}

fn forget(mut remark: ResMut<Remark>) {
    *remark = Remark::default();
}

/// Takes up mistakes in the order in which they were made, each once it is judged and its trick is over.
fn follow(playing: Res<Playing>, adviser: Res<Adviser>, settings: Res<Settings>, mut remark: ResMut<Remark>) {
    let Some(least) = settings.assistance.remarks.lines() else {
        if remark.mistake.is_some() {
            remark.mistake = None;
        }
        return;
    };
    let over = |view: &View| {
        playing.game().tricks().len() > view.tricks.len() || playing.game().phase() == crate::rules::Phase::Scored
    };
    let remark = remark.bypass_change_detection();
    // With the next decision the remark is old.
    if remark.shown.is_some_and(|shown| adviser.past().count() > shown) {
        *remark = Remark { seen: remark.seen, ..Remark::default() };
    }
    while let Some(thought) = adviser.past().nth(remark.seen) {
        if thought.is_pending() || !over(&thought.view) {
            break;
        }
        remark.seen += 1;
        let mistake = Mistake::of(thought, least);
        // Of two that wait, the costlier is said.
        let costs = |mistake: &Option<Mistake>| mistake.as_ref().map_or(0.0, |mistake| mistake.lines);
        if costs(&mistake) > costs(&remark.mistake) {
            remark.mistake = mistake;
            remark.shown = None;
        }
    }
}

fn draw(
    mut contexts: EguiContexts,
    (stage, menus, hint, adviser): (Res<Stage>, Res<Menus>, Res<Hint>, Res<Adviser>),
    (layout, theme, texts): (Res<Layout>, Res<Theme>, Res<Texts>),
    mut remark: ResMut<Remark>,
) -> Result {
    if remark.mistake.is_none() {
        return Ok(());
    }
    let asks = adviser.question().is_some_and(|question| question != Question::Play);
    if !stage.at_rest() || menus.is_open() || hint.is_open() || asks {
        return Ok(());
    }
    let now = adviser.past().count();
    if remark.shown.is_none() {
        remark.shown = Some(now);
    }
    let Some(mistake) = &remark.mistake else { return Ok(()) };
    if show(contexts.ctx_mut()?, &layout, mistake, &theme, &texts) {
        remark.mistake = None;
    }
    Ok(())
}

/// Shows the remark beside the trick; answers whether it was put away.
pub(super) fn show(ctx: &Context, layout: &Layout, mistake: &Mistake, theme: &Theme, texts: &Texts) -> bool {
    beside_trick(ctx, layout, "remark", theme, |ui| {
        said(ui, mistake, theme, texts);
        ui.add_space(theme.px(4.0));
        Button::new(texts.get("common-close")).show(ui, theme).clicked()
    })
}

/// A mistake in words: what would have been better, what it cost and why.
pub fn said(ui: &mut Ui, mistake: &Mistake, theme: &Theme, texts: &Texts) {
    let p = &theme.palette;
    let better = words::decision(texts, mistake.better.decision);
    let title = texts.format("coach-remark-better", &args! { "what" => better });
    ui.label(RichText::new(title).font(theme.bold(18.0)).color(p.accent));
    let lines = f64::from((mistake.lines * 10.0).round() / 10.0);
    let cost = match mistake.done {
        Decision::Card(card) => {
            texts.format("coach-remark-cost", &args! { "what" => texts.the_card(card), "lines" => lines })
        }
        done => texts.format("coach-remark-cost", &args! { "what" => words::decision(texts, done), "lines" => lines }),
    };
    // How the best compares with the others is said with the cost already.
    let better = Choice { candidates: Vec::new(), ..mistake.better.clone() };
    let mut sentences = words::why(texts, &mistake.view, &better);
    sentences.insert(0, cost);
    ui.label(RichText::new(sentences.join(" ")).font(theme.regular(16.0)).color(p.text));
}
