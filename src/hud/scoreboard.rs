//! The scoreboard after each game: the Lee as it changes, the sum, what the cards came from, and how to go on.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Context, Grid, Id, Key, RichText, Sense, Ui, Vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::lee::{self, Chalked};
use super::names::Names;
use super::slate::{SlateTextures, hand_of};
use super::sum::Sum;
use super::theme::Theme;
use super::widgets::{self, Button, Place, note, pressed};
use super::{HudSet, chalk::Textures, rect};
use crate::args;
use crate::coach::remark::Mistake;
use crate::coach::{self, Remark};
use crate::localization::Texts;
use crate::play::{LeaveTable, NextGame, Phase, Playing, SitDown};
use crate::rules::{Match, Seat, Team};
use crate::screens::Menus;
use crate::settings::Settings;
use crate::table::{Layout, Stage};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_scoreboard.in_set(HudSet::Prompts).run_if(in_state(Phase::Scoring).and_then(resource_exists::<Stage>)),
    );
}

/// How the players go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    NextGame,
    Revanche,
    ChangeTeams,
    Leave,
}

/// Everything that the scoreboard shows.
struct Board<'a> {
    partie: &'a Match,
    sum: Sum,
    chalked: &'a Chalked,
    hand: u32,
    /// The match is over: whether the own team won it, and the lines that the losers have left.
    over: Option<(bool, u16)>,
    revanche: bool,
    /// The next partner's name, if the teams may change.
    partner: Option<&'a str>,
    /// A mistake that is still to be remarked on.
    mistake: Option<&'a Mistake>,
}

/// The panel's name in egui.
const NAME: &str = "scoreboard";

#[allow(clippy::too_many_arguments, reason = "a Bevy system takes what it reads")]
fn draw_scoreboard(
    mut contexts: EguiContexts,
    (playing, names, chalked, stage, menu): (Res<Playing>, Res<Names>, Res<Chalked>, Res<Stage>, Res<Menus>),
    (layout, theme, texts, remark): (Res<Layout>, Res<Theme>, Res<Texts>, Res<Remark>),
    mut textures: ResMut<SlateTextures>,
    mut settings: ResMut<Settings>,
    mut next: MessageWriter<NextGame>,
    mut sit_down: MessageWriter<SitDown>,
    mut leave: MessageWriter<LeaveTable>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // One panel at a time: it is back when the menu is closed.
    let Some(score) = playing.game().score().filter(|_| stage.at_rest() && !menu.is_open()) else { return Ok(()) };
    let us = playing.human().map_or(Team::NorthSouth, Seat::team);
    let partie = playing.partie();
    let sitting = playing.sitting;
    let board = Board {
        partie,
        sum: Sum::of(partie.game(), score, playing.human(), &names, &texts),
        chalked: &chalked,
        hand: hand_of(&playing),
        over: partie.winner().map(|team| (team == us, score.change.after.lines[team.other()])),
        revanche: sitting.may_have_revanche(),
        // Whoever sits left of the person becomes the partner.
        partner: (sitting.may_change_teams() || !sitting.may_have_revanche()).then(|| names.at(Seat::West)),
        mistake: remark.mistake.as_ref(),
    };
    let place = Place::centre(rect(layout.prompt), theme.px(760.0));
    // The table steps back.
    let table = ctx.layer_painter(super::table_layer());
    table.rect_filled(ctx.viewport_rect(), 0.0, Color32::from_black_alpha(110));
    let textures = textures.get(ctx);
    let answer = widgets::fixed_panel(ctx, &theme, NAME, place, |ui| show(ui, &board, textures, &theme, &texts)).inner;
    match answer.or(key_answer(ctx, &board)) {
        Some(Then::NextGame) => {
            next.write(NextGame);
        }
        Some(Then::Revanche) => {
            sit_down.write(SitDown(Box::new(playing.revanche())));
        }
        Some(Then::ChangeTeams) => {
            // Names belong to players, not to chairs.
            let own = settings.names[Seat::South].clone();
            let mut moved = crate::rules::partie::Sitting::change_teams(names.0.clone());
            moved[Seat::South] = own;
            settings.names = moved;
            settings.levels = crate::rules::partie::Sitting::change_teams(settings.levels.clone());
            sit_down.write(SitDown(Box::new(playing.changed_teams())));
        }
        Some(Then::Leave) => {
            leave.write(LeaveTable);
        }
        None => {}
    }
    Ok(())
}

/// Enter and Space deal the next game. After the last one of a match nothing follows by accident.
fn key_answer(ctx: &Context, board: &Board) -> Option<Then> {
    let go_on = board.over.is_none() && board.chalked.is_done();
    (go_on && (pressed(ctx, Key::Enter) || pressed(ctx, Key::Space))).then_some(Then::NextGame)
}

fn show(ui: &mut Ui, board: &Board, textures: &Textures, theme: &Theme, texts: &Texts) -> Option<Then> {
    let p = &theme.palette;
    // What goes on stays in view where the rest must scroll.
    let last = theme.px(if board.over.is_some() { 150.0 } else { 84.0 });
    let room = (ui.available_height() - last).max(theme.px(80.0));
    widgets::scrolling(ui, room, |ui| {
        if let Some((won, left)) = board.over {
            widgets::heading(ui, theme, texts.get(if won { "lee-match-won" } else { "lee-match-lost" }));
            let words = args! { "lines" => left, "deals" => board.partie.game_number() };
            note(ui, theme, &texts.format("lee-match-sum", &words));
        }
        let font = theme.bold(if board.over.is_some() { 19.0 } else { 25.0 });
        ui.label(RichText::new(&board.sum.heading).font(font).color(p.accent));
        if let Some(how) = &board.sum.how {
            note(ui, theme, how);
        }
        ui.add_space(theme.px(4.0));
        let width = ui.available_width();
        let slate_width = (width * 0.47).min(theme.px(330.0));
        if width > theme.px(430.0) {
            ui.horizontal_top(|ui| {
                slate(ui, board, slate_width, textures, theme, texts);
                ui.add_space(theme.px(10.0));
                ui.vertical(|ui| sum(ui, &board.sum, theme));
            });
        } else {
            slate(ui, board, width.min(theme.px(240.0)), textures, theme, texts);
            sum(ui, &board.sum, theme);
        }
        if let Some(mistake) = board.mistake {
            ui.separator();
            coach::remark::said(ui, mistake, theme, texts);
        }
    });
    ui.add_space(theme.px(6.0));
    let answer = widgets::buttons(ui, |ui| {
        let answer = go_on(ui, board, theme, texts);
        copy_deal(ui, board, theme, texts);
        answer
    });
    let hash = board.partie.shuffle().pack.fingerprint();
    let words = texts.format("table-fingerprint", &args! { "hash" => hash });
    ui.label(RichText::new(words).font(theme.regular(12.5)).color(p.weak));
    answer
}

fn slate(ui: &mut Ui, board: &Board, width: f32, textures: &Textures, theme: &Theme, texts: &Texts) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(width, width * 0.76), Sense::hover());
    lee::paint(ui.painter(), rect, board.chalked, board.hand, textures, theme, texts);
}

fn sum(ui: &mut Ui, sum: &Sum, theme: &Theme) {
    let p = &theme.palette;
    let plain = |words: &str| RichText::new(words).font(theme.regular(17.5)).color(p.text);
    let bold = |words: &str| RichText::new(words).font(theme.bold(17.5)).color(p.text);
    ui.spacing_mut().item_spacing.y = theme.px(4.0);
    Grid::new("sum").num_columns(2).min_row_height(0.0).spacing(Vec2::new(theme.px(16.0), theme.px(3.0))).show(
        ui,
        |ui| {
            for (word, value) in sum.rows.iter().filter(|(_, value)| !value.is_empty()) {
                ui.label(plain(word));
                ui.label(bold(value));
                ui.end_row();
            }
        },
    );
    for (words, _) in sum.rows.iter().filter(|(_, value)| value.is_empty()) {
        ui.label(plain(words));
    }
    ui.label(plain(&sum.stake));
    ui.add_space(theme.px(4.0));
    for words in &sum.lines {
        ui.label(RichText::new(words).font(theme.bold(18.5)).color(p.accent));
    }
}

fn go_on(ui: &mut Ui, board: &Board, theme: &Theme, texts: &Texts) -> Option<Then> {
    if board.over.is_none() {
        let enter = texts.get("menu-keyname-enter");
        return Button::main(texts.get("lee-next-deal")).key(enter).show(ui, theme).clicked().then_some(Then::NextGame);
    }
    let mut answer = None;
    if board.revanche
        && Button::main(texts.get("lee-revanche")).why(texts.get("lee-revanche-why")).show(ui, theme).clicked()
    {
        answer = Some(Then::Revanche);
    }
    if let Some(partner) = board.partner {
        let why = texts.format("lee-change-teams-why", &args! { "name" => partner });
        if Button::new(texts.get("lee-change-teams")).why(&why).show(ui, theme).clicked() {
            answer = Some(Then::ChangeTeams);
        }
    }
    if Button::new(texts.get("menu-to-title")).show(ui, theme).clicked() {
        answer = Some(Then::Leave);
    }
    answer
}

/// Copies the deal, for whoever wants to check what it was made of.
fn copy_deal(ui: &mut Ui, board: &Board, theme: &Theme, texts: &Texts) {
    let id = Id::new("deal copied");
    let copied = ui.data(|data| data.get_temp::<u32>(id)) == Some(board.partie.game_number());
    let text = texts.get(if copied { "lee-copied" } else { "lee-copy-deal" });
    if Button::new(text).show(ui, theme).clicked() {
        ui.ctx().copy_text(deal_in_words(board.partie));
        ui.data_mut(|data| data.insert_temp(id, board.partie.game_number()));
    }
}

/// The deal in the notation: everything it takes to lay it out again, and to check its fingerprint.
fn deal_in_words(partie: &Match) -> String {
    let game = partie.game();
    format!(
        "seed={} game={} dealer={} shuffled={} dealt={} sha256={}",
        partie.record().seed.text(),
        partie.game_number(),
        game.dealer(),
        partie.shuffle().pack,
        game.pack(),
        partie.shuffle().pack.fingerprint(),
    )
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui;

    use super::*;
    use crate::hud::testing::{self, LANGUAGES, SIZES};
    use crate::play::Player;
    use crate::rules::{BySeat, Options, Preset, Seed};

    /// A match whose current game is scored, and the one whose last game is.
    fn scored(rules: Options, to_the_end: bool) -> Playing {
        let players =
            BySeat::from_fn(|seat| if seat == Seat::South { Player::Human } else { Player::Bot("rule".into()) });
        let mut partie = Match::new(rules, Seed::from(3), None);
        loop {
            let game = partie.game();
            if game.phase() == crate::rules::Phase::Scored {
                if !to_the_end || !partie.next_game() {
                    break;
                }
                continue;
            }
            let seat = game.asked().or(game.turn()).unwrap_or(Seat::South);
            let action = *game.legal_actions(seat).last().unwrap();
            partie.apply(seat, action).unwrap();
        }
        Playing::resumed(partie.record(), players, crate::rules::partie::Sitting { revanches: 1 }).unwrap()
    }

    #[test]
    fn the_scoreboard_fits_in_every_language() {
        for (to_the_end, rules) in [(false, Preset::Rampo.options()), (true, Options::default())] {
            let playing = scored(rules, to_the_end);
            let partie = playing.partie();
            let score = partie.game().score().unwrap();
            assert_eq!(partie.winner().is_some(), to_the_end);
            for language in LANGUAGES {
                let texts = Texts::new(language);
                let names = Names::new(&Settings::default(), &texts, Some(Seat::South));
                let from = lee::Slate::before(partie);
                let chalked = Chalked { from, to: from.after(&score.change), strokes: 99.0 };
                for (size, text_size) in SIZES {
                    let screen = testing::Screen::new(size, text_size);
                    let theme = screen.theme;
                    let board = Board {
                        partie,
                        sum: Sum::of(partie.game(), score, Some(Seat::South), &names, &texts),
                        chalked: &chalked,
                        hand: 1,
                        over: partie.winner().map(|team| (team == Team::NorthSouth, 5)),
                        revanche: true,
                        partner: Some("Marie-Louise"),
                        mistake: None,
                    };
                    screen.check(&format!("scoreboard {language:?} {size:?}"), |ctx| {
                        let textures = Textures::new(ctx);
                        let place = Place::centre(screen.rect, theme.px(760.0));
                        widgets::fixed_panel(ctx, &theme, "board", place, |ui| {
                            show(ui, &board, &textures, &theme, &texts)
                        });
                    });
                }
            }
        }
    }

    /// Also while it is larger than the way between the plates, and no longer once it is gone.
    #[test]
    fn what_the_scoreboard_would_cover_in_part_is_known() {
        for (size, text_size) in SIZES {
            let screen = testing::Screen::new(size, text_size);
            let layout = Layout::new(bevy::math::Vec2::new(size.x, size.y));
            let plates: Vec<_> = Seat::ALL.iter().map(|seat| rect(layout.plate[*seat])).collect();
            let covered = |ctx: &Context| plates.iter().map(|plate| crate::hud::is_covered(ctx, *plate)).collect();
            let (mut board, mut known) = (egui::Rect::NOTHING, Vec::new());
            screen.press(Key::A, |ctx| {
                known = covered(ctx);
                let place = Place::centre(rect(layout.prompt), size.x);
                let contents = layout.plate[Seat::East].min.x - layout.plate[Seat::West].min.x;
                let shown = widgets::fixed_panel(ctx, &screen.theme, NAME, place, |ui| {
                    ui.allocate_space(Vec2::new(contents, rect(layout.prompt).height()))
                });
                board = shown.response.rect;
            });
            assert_eq!(known, plates.iter().map(|plate| board.intersects(*plate)).collect::<Vec<bool>>(), "{size:?}");
            assert!(known.contains(&true), "{size:?}");
            screen.press(Key::A, |ctx| known = covered(ctx));
            assert!(!known.contains(&true), "{size:?}");
        }
    }

    #[test]
    fn the_copied_deal_can_be_checked() {
        let playing = scored(Options::default(), false);
        let words = deal_in_words(playing.partie());
        let shuffled = words.split("shuffled=").nth(1).unwrap().split(" dealt=").next().unwrap();
        assert_eq!(shuffled.split(' ').count(), 24);
        let hash = playing.partie().shuffle().pack.fingerprint();
        assert!(words.ends_with(&format!("sha256={hash}")) && words.starts_with("seed=3 game=1 dealer="));
    }
}
