//! Speech bubbles, and the line that says why something is refused.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Context, Frame, Id, Key, Order, Pos2, Sense, Stroke, WidgetInfo, WidgetType};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::theme::Theme;
use super::widgets::{Button, pressed};
use super::{HudSet, bubble, cover};
use crate::app::WakeAfter;
use crate::args;
use crate::localization::Texts;
use crate::pages::{OpenRules, Section};
use crate::play::{GameLaidOut, Happened, PlaySet, Playing, Refused, Waiting};
use crate::rules::{Announcement, BySeat, Event, Refusal, Seat};
use crate::screens::Menus;
use crate::table::Layout;

/// Seconds that a bubble stays.
const BUBBLE: f32 = 3.0;
/// Seconds that a refusal is explained.
const REFUSAL: f32 = 6.0;

/// What is being said and explained.
#[derive(Resource, Default)]
struct Speech {
    bubbles: BySeat<Option<(Said, f32)>>,
    refusal: Option<(Refusal, f32)>,
}

/// What a player says.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Said {
    Trump(crate::rules::Suit),
    Call(Announcement),
    Claim { points: u8 },
    ClaimRest,
    Misplay,
}

impl Said {
    fn words(self, texts: &Texts) -> String {
        match self {
            Self::Trump(suit) => texts.said_trump(suit).to_owned(),
            Self::Call(call) => texts.said(call).to_owned(),
            Self::Claim { points } => texts.format("table-say-claim", &args! { "points" => points }),
            Self::ClaimRest => texts.get("table-say-claim-rest").to_owned(),
            Self::Misplay => texts.get("table-say-misplay").to_owned(),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Speech>()
        .add_message::<WakeAfter>()
        .add_systems(
            Update,
            (hush.run_if(on_message::<GameLaidOut>), listen)
                .chain()
                .in_set(PlaySet::Follow)
                .run_if(resource_exists::<Playing>),
        )
        .add_systems(EguiPrimaryContextPass, draw_speech.in_set(HudSet::Table).after(super::plates::draw_plates));
}

fn hush(mut speech: ResMut<Speech>) {
    *speech = Speech::default();
}

fn listen(
    mut happened: MessageReader<Happened>,
    mut refused: MessageReader<Refused>,
    playing: Res<Playing>,
    // Real time: that of the game stands still while the window sleeps.
    time: Res<Time<Real>>,
    waiting: Res<Waiting>,
    mut speech: ResMut<Speech>,
    mut wake: MessageWriter<WakeAfter>,
) {
    let now = time.elapsed_secs();
    for Happened(event) in happened.read() {
        let (seat, said) = match *event {
            Event::Trump { seat, suit } => (seat, Said::Trump(suit)),
            Event::Announced { call: Announcement::None, .. } => continue,
            Event::Announced { seat, call } => (seat, Said::Call(call)),
            Event::Claimed { seat, rest: true } => (seat, Said::ClaimRest),
            Event::Claimed { seat, rest: false } => {
                (seat, Said::Claim { points: playing.game().points()[seat.team()] })
            }
            Event::MisplayCalled { by, .. } => (by, Said::Misplay),
            _ => continue,
        };
        speech.bubbles[seat] = Some((said, now + BUBBLE));
        wake.write(WakeAfter(Duration::from_secs_f32(BUBBLE + 0.05)));
    }
    let human = playing.human();
    for refused in refused.read().filter(|refused| Some(refused.seat) == human) {
        speech.refusal = Some((refused.refusal, now + REFUSAL));
        wake.write(WakeAfter(Duration::from_secs_f32(REFUSAL + 0.05)));
    }
    // What the person does next makes the explanation of the last thing pointless; so does time, unless a picture is taken.
    let over = |until: f32| until <= now && !waiting.picture;
    if speech.refusal.is_some_and(|(_, until)| over(until)) {
        speech.refusal = None;
    }
    for seat in Seat::ALL {
        if speech.bubbles[seat].is_some_and(|(_, until)| over(until)) {
            speech.bubbles[seat] = None;
        }
    }
}

fn draw_speech(
    mut contexts: EguiContexts,
    (layout, theme, texts, menus): (Res<Layout>, Res<Theme>, Res<Texts>, Res<Menus>),
    mut speech: ResMut<Speech>,
    mut rules: MessageWriter<OpenRules>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let painter = ctx.layer_painter(super::table_layer());
    for (seat, said) in speech.bubbles.iter() {
        if let Some((said, _)) = said {
            bubble::paint(&painter, &layout, seat, &said.words(&texts), &theme);
        }
    }
    if let Some((refusal, _)) = speech.refusal.filter(|_| !menus.is_open()) {
        let plate = layout.plate[Seat::South];
        let bottom = Pos2::new(plate.center().x, plate.min.y - theme.px(8.0));
        if show_refusal(ctx, bottom, &texts.refusal(&refusal), &theme, &texts) {
            speech.refusal = None;
            rules.write(OpenRules { section: Some(Section::of_refusal(&refusal)) });
        }
    }
    Ok(())
}

/// Says why something is refused, in a line whose bottom is at a point; answers whether the rule behind it is asked for.
fn show_refusal(ctx: &Context, bottom: Pos2, words: &str, theme: &Theme, texts: &Texts) -> bool {
    let p = &theme.palette;
    let screen = ctx.viewport_rect();
    let frame = Frame::new()
        .fill(p.panel)
        .stroke(Stroke::new(theme.px(1.5), p.accent))
        .corner_radius(theme.radius(12.0))
        .inner_margin(theme.margin(16.0, 7.0));
    // The reason is seen even where a panel is open.
    let shown = Area::new(Id::new("refusal"))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(bottom)
        .constrain_to(screen.shrink(theme.px(6.0)))
        .fade_in(false)
        .show(ctx, |ui| {
            // By itself an area takes no more room than it had before.
            ui.set_max_width(screen.width());
            frame
                .show(ui, |ui| {
                    ui.horizontal(|ui| {
                        ui.spacing_mut().item_spacing.x = theme.px(14.0);
                        let room = (screen.width() - theme.px(290.0)).min(theme.px(490.0));
                        let galley = ui.painter().layout(words.to_owned(), theme.regular(18.0), p.text, room);
                        let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
                        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words));
                        ui.painter().galley(rect.min, galley, p.text);
                        Button::new(texts.get("pages-open")).key("R").show(ui, theme).clicked()
                    })
                    .inner
                })
                .inner
        });
    cover(ctx, &shown.response);
    shown.inner || pressed(ctx, Key::R)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::testing::{self, LANGUAGES, SIZES};
    use crate::rules::Suit;
    use crate::rules::trick::Duty;

    #[test]
    fn a_refusal_fits_and_its_rule_is_a_key_away() {
        let refusal = Refusal::MustPlay(Duty::FollowOrTrump(Suit::Diamonds));
        for language in LANGUAGES {
            let texts = Texts::new(language);
            for (size, text_size) in SIZES {
                let screen = testing::Screen::new(size, text_size);
                let bottom = Pos2::new(screen.rect.center().x, screen.rect.max.y - 100.0);
                let words = texts.refusal(&refusal);
                screen.check(&format!("refusal {language:?} {size:?}"), |ctx| {
                    show_refusal(ctx, bottom, &words, &screen.theme, &texts);
                });
                for (key, opens) in [(Key::R, true), (Key::F, false)] {
                    let mut asked = false;
                    screen.press(key, |ctx| asked |= show_refusal(ctx, bottom, &words, &screen.theme, &texts));
                    assert_eq!(asked, opens);
                }
            }
        }
    }
}
