//! The Lee: a slate with chalk strokes in groups of three, crossed out and drawn beside as games are scored.

use std::sync::Arc;

use bevy::prelude::Resource;
use bevy_egui::egui::{
    Align2, Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke as Line, TextureId, Vec2, emath::Rot2, epaint::TextShape,
    epaint::Vertex,
};

use super::chalk::{self, Hand, Stroke, Textures};
use super::theme::Theme;
use crate::args;
use crate::localization::Texts;
use crate::rules::lee::Change;
use crate::rules::{ByTeam, Match, Options, Team};

/// The strokes of one team.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Row {
    /// Strokes drawn since the match began; a fraction is a stroke being drawn.
    pub drawn: f32,
    /// Strokes crossed out, from the first; a fraction is one being crossed out.
    pub crossed: f32,
}

impl Row {
    /// Lines left: what is drawn and not crossed out. Strokes count once they are begun.
    #[must_use]
    pub fn left(self) -> u16 {
        (self.drawn.ceil() - self.crossed.ceil()).max(0.0) as u16
    }
}

/// Everything on the slate.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Slate {
    /// The strokes of both teams.
    pub rows: ByTeam<Row>,
    /// What earlier Stänner add to the next decided game.
    pub carry: u16,
}

impl Slate {
    /// The slate at the start of a match.
    #[must_use]
    pub fn start(rules: &Options) -> Self {
        let row = Row { drawn: f32::from(rules.start_lines), crossed: 0.0 };
        Self { rows: ByTeam { north_south: row, east_west: row }, carry: 0 }
    }

    /// The slate after a game.
    #[must_use]
    pub fn after(&self, change: &Change) -> Self {
        let rows = ByTeam::from_fn(|team| Row {
            drawn: self.rows[team].drawn + f32::from(change.drawn[team]),
            crossed: self.rows[team].crossed + f32::from(change.crossed[team]),
        });
        Self { rows, carry: change.after.carry }
    }

    /// The slate before the current game of a match, with all strokes since its beginning.
    #[must_use]
    pub fn before(partie: &Match) -> Self {
        let record = partie.record();
        let mut slate = Self::start(&record.rules);
        let mut again = Match::new(record.rules.clone(), record.seed.clone(), record.dealer);
        for actions in &record.games[..record.games.len().saturating_sub(1)] {
            for (seat, action) in actions {
                // The record is that of a match in memory: the rules took each of these actions before.
                let _ = again.apply(*seat, *action);
            }
            if let Some(score) = again.game().score() {
                slate = slate.after(&score.change);
            }
            again.next_game();
        }
        slate
    }

    /// How many strokes of chalk lead from this slate to another.
    #[must_use]
    pub fn strokes_to(&self, to: &Self) -> u16 {
        Team::ALL
            .into_iter()
            .map(|team| {
                let (from, to) = (self.rows[team], to.rows[team]);
                (to.crossed - from.crossed + to.drawn - from.drawn).max(0.0) as u16
            })
            .sum()
    }

    /// The slate on the way to another, after `strokes` strokes: first the winners cross out, then the others draw.
    #[must_use]
    pub fn towards(&self, to: &Self, strokes: f32) -> Self {
        if strokes >= f32::from(self.strokes_to(to)) {
            return *to;
        }
        let mut now = *self;
        let mut left = strokes;
        for team in Team::ALL {
            let step = left.clamp(0.0, to.rows[team].crossed - self.rows[team].crossed);
            now.rows[team].crossed += step;
            left -= step;
        }
        for team in Team::ALL {
            let step = left.clamp(0.0, to.rows[team].drawn - self.rows[team].drawn);
            now.rows[team].drawn += step;
            left -= step;
        }
        now
    }
}

/// The slate as it is shown: how it was before the game, how it is after it, and how far the chalk is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Chalked {
    /// Before the current game.
    pub from: Slate,
    /// After it; the same until it is scored.
    pub to: Slate,
    /// Strokes made since then.
    pub strokes: f32,
}

impl Chalked {
    /// What is to be seen.
    #[must_use]
    pub fn now(&self) -> Slate {
        self.from.towards(&self.to, self.strokes)
    }

    /// Lets the chalk go on for some seconds; answers whether a stroke begins. `motion` scales how long a stroke takes; at 0
    /// all are made at once.
    pub fn go_on(&mut self, seconds: f32, motion: f32) -> bool {
        let (before, all) = (self.strokes, f32::from(self.from.strokes_to(&self.to)));
        // After a sleep the first step of time is long; the chalk does not jump for it.
        let step = seconds.min(0.1);
        self.strokes = if motion > 0.0 { (before + step / (STROKE * motion)).min(all) } else { all };
        before == 0.0 || before.floor() < self.strokes.floor() && !self.is_done()
    }

    /// Whether all strokes are made.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.strokes >= f32::from(self.from.strokes_to(&self.to))
    }
}

/// Seconds for a stroke at normal speed, with the way to the next.
const STROKE: f32 = 0.34;

/// A stroke's place in its row's area, which is `1 × 1`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// Which stroke of the row, from 0.
    pub number: u16,
    /// The middle of the stroke, in points from the area's top left corner.
    pub at: Vec2,
    /// Its height, in points.
    pub height: f32,
    /// How much of it is drawn, 0 to 1.
    pub drawn: f32,
    /// How much it is crossed out, 0 to 1.
    pub crossed: f32,
}

/// Strokes in a group.
pub const GROUP: u16 = 3;
/// So many strokes at most are shown of a row; the oldest groups that are crossed out are wiped off first.
const MOST_SHOWN: u16 = 45;

/// Where the strokes of a row stand in an area of that size. `room` is how many strokes the row will have, so that nothing
/// moves while they are drawn.
#[must_use]
pub fn arrange(row: Row, room: u16, area: Vec2) -> Vec<Mark> {
    let total = room.max(row.drawn.ceil() as u16);
    let wiped = total.saturating_sub(MOST_SHOWN).div_ceil(GROUP).min(row.crossed as u16 / GROUP) * GROUP;
    let shown = (total - wiped).min(MOST_SHOWN + GROUP);
    let groups = shown.div_ceil(GROUP).max(3);
    // As many rows as make the strokes largest.
    let (rows, height) = (1..=groups)
        .map(|rows| {
            let columns = groups.div_ceil(rows);
            let height = (area.y / f32::from(rows) * 0.86).min(area.x / f32::from(columns) * 0.92);
            (rows, height)
        })
        .fold((1, 0.0), |best, next| if next.1 > best.1 { next } else { best });
    let columns = groups.div_ceil(rows);
    let cell = Vec2::new((area.x / f32::from(columns)).min(height * 1.15), area.y / f32::from(rows));
    let step = cell.x / 3.9;
    (0..shown)
        .map(|place| {
            let number = wiped + place;
            let (group, within) = (place / GROUP, place % GROUP);
            let at = Vec2::new(
                f32::from(group % columns) * cell.x + (f32::from(within) + 0.75) * step,
                (f32::from(group / columns) + 0.5) * cell.y,
            );
            let part = |value: f32| (value - f32::from(number)).clamp(0.0, 1.0);
            Mark { number, at, height, drawn: part(row.drawn), crossed: part(row.crossed) }
        })
        .filter(|mark| mark.drawn > 0.0)
        .collect()
}

/// How far the slate leans, in radians.
const LEAN: f32 = 0.024;

/// Paints the slate into a rectangle. `seed` decides how the strokes are bent.
pub fn paint(
    painter: &Painter,
    rect: Rect,
    chalked: &Chalked,
    seed: u32,
    textures: &Textures,
    theme: &Theme,
    texts: &Texts,
) {
    let p = &theme.palette;
    let lean = if p.plain { Rot2::IDENTITY } else { Rot2::from_angle(LEAN) };
    // A leaning rectangle is a little wider than a straight one.
    let outer = rect.shrink2(Vec2::new(rect.height(), rect.width()) * if p.plain { 0.0 } else { LEAN / 2.0 });
    let frame = outer.width().min(outer.height() * 1.3) * 0.062;
    let surface = outer.shrink(frame);
    let turn = |at: Pos2| rect.center() + lean * (at - rect.center());

    if p.plain {
        painter.rect_filled(outer, 0.0, p.slate);
        painter.rect_stroke(outer, 0.0, Line::new(2.0, p.wood[0]), bevy_egui::egui::StrokeKind::Inside);
    } else {
        paint_board(painter, outer, surface, frame, textures, theme, turn);
    }

    let slate = chalked.now();
    let mut strokes = Mesh::with_texture(textures.chalk.id());
    let pad = surface.width() * 0.05;
    let inner = surface.shrink2(Vec2::new(pad, surface.height() * 0.04));
    let middle = inner.center().y;
    // The words grow with the text, and leave the strokes most of the room.
    let label = theme.px(15.0).clamp(surface.height() * 0.125, surface.height() * 0.19);
    let line = Stroke {
        from: Pos2::new(inner.min.x, middle),
        to: Pos2::new(inner.max.x, middle),
        width: (surface.height() * 0.022).max(1.5),
        colour: p.chalk.gamma_multiply(0.85),
        part: 1.0,
    };
    draw(painter, &mut strokes, line, Hand::steady(seed), p.plain);
    for team in Team::ALL {
        let half = inner.height() / 2.0;
        // The other team's words stand above its strokes, the own team's below.
        let (area, word_y, key) = match team {
            Team::NorthSouth => {
                let area =
                    Rect::from_min_max(Pos2::new(inner.min.x, middle + half * 0.08), inner.max - Vec2::new(0.0, label));
                (area, inner.max.y - label * 0.48, "lee-slate-us")
            }
            Team::EastWest => {
                let area =
                    Rect::from_min_max(inner.min + Vec2::new(0.0, label), Pos2::new(inner.max.x, middle - half * 0.08));
                (area, inner.min.y + label * 0.52, "lee-slate-them")
            }
        };
        let row = slate.rows[team];
        let words = texts.format(key, &args! { "n" => row.left() });
        let font = bevy_egui::egui::FontId { size: label * 1.06, ..theme.italic(18.0) };
        let galley = painter.layout_no_wrap(words, font, p.chalk);
        let at = Pos2::new(inner.max.x - galley.size().x, word_y - galley.size().y / 2.0);
        painter.add(TextShape::new(turn(at), galley, p.chalk).with_angle(lean.angle()));

        let room = chalked.to.rows[team].drawn as u16;
        for mark in arrange(row, room, area.size()) {
            let mut hand = Hand::new(seed ^ (team as u32 + 1), u32::from(mark.number));
            let at = area.min + mark.at;
            let (h, w) = (mark.height, (mark.height * 0.12).max(1.6));
            let shaky =
                |hand: &mut Hand, by: f32| Vec2::new(hand.next(), hand.next()) * if p.plain { 0.0 } else { h * by };
            let half = Vec2::new(0.0, h * 0.42);
            let stroke = Stroke {
                from: at - half + shaky(&mut hand, 0.035),
                to: at + half + shaky(&mut hand, 0.035),
                width: w,
                colour: p.chalk,
                part: mark.drawn,
            };
            draw(painter, &mut strokes, stroke, hand, p.plain);
            if mark.crossed > 0.0 {
                let slant = Vec2::new(h * 0.24, -h * 0.24);
                let cross = Stroke {
                    from: at - slant + shaky(&mut hand, 0.05),
                    to: at + slant + shaky(&mut hand, 0.05),
                    width: w * 0.85,
                    colour: p.chalk_cross,
                    part: mark.crossed,
                };
                draw(painter, &mut strokes, cross, Hand::new(seed ^ 0xC0, u32::from(mark.number)), p.plain);
            }
        }
    }
    for vertex in &mut strokes.vertices {
        vertex.pos = turn(vertex.pos);
    }
    painter.add(Shape::Mesh(Arc::new(strokes)));
    if slate.carry > 0 {
        let at = Pos2::new(inner.min.x + label * 0.9, middle);
        painter.circle(turn(at), label * 0.68, p.slate, Line::new(label * 0.09, p.chalk));
        let font = bevy_egui::egui::FontId { size: label * 0.9, ..theme.italic(18.0) };
        let words = texts.format("lee-slate-carry", &args! { "n" => slate.carry });
        painter.text(turn(at), Align2::CENTER_CENTER, words, font, p.chalk_cross);
    }
}

fn draw(painter: &Painter, mesh: &mut Mesh, stroke: Stroke, hand: Hand, plain: bool) {
    if plain {
        let to = stroke.from + (stroke.to - stroke.from) * stroke.part;
        painter.line_segment([stroke.from, to], Line::new(stroke.width * 0.8, stroke.colour));
    } else {
        stroke.add_to(mesh, hand);
    }
}

/// The slate in its wooden frame.
fn paint_board(
    painter: &Painter,
    outer: Rect,
    surface: Rect,
    frame: f32,
    textures: &Textures,
    theme: &Theme,
    turn: impl Fn(Pos2) -> Pos2,
) {
    let p = &theme.palette;
    painter.add(theme.shadow().as_shape(outer.shrink(frame * 0.3), frame * 0.5));
    let (o, s) = (chalk::corners(outer), chalk::corners(surface));
    let mut boards = Mesh::with_texture(textures.wood.id());
    let [light, mid, _] = p.wood;
    chalk::add_board(&mut boards, [o[0], o[1], s[1], s[0]], light, 0.0);
    chalk::add_board(&mut boards, [o[1], o[2], s[2], s[1]], mid, 0.31);
    chalk::add_board(&mut boards, [o[2], o[3], s[3], s[2]], mid, 0.63);
    chalk::add_board(&mut boards, [o[3], o[0], s[0], s[3]], light, 0.87);
    let mut stone = Mesh::with_texture(textures.slate.id());
    for (corner, uv) in s.into_iter().zip([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]) {
        stone.vertices.push(Vertex { pos: corner, uv: uv.into(), color: lifted(p.slate) });
    }
    stone.add_triangle(0, 1, 2);
    stone.add_triangle(0, 2, 3);
    // The frame casts a shadow on the slate.
    let mut shade = Mesh { texture_id: TextureId::default(), ..Mesh::default() };
    let depth = frame * 0.55;
    for (a, b, inward) in [(0, 1, Vec2::new(0.0, depth)), (3, 0, Vec2::new(depth, 0.0))] {
        let first = shade.vertices.len() as u32;
        for (pos, alpha) in [(s[a], 110), (s[b], 110), (s[b] + inward, 0), (s[a] + inward, 0)] {
            shade.colored_vertex(pos, Color32::from_black_alpha(alpha));
        }
        shade.add_triangle(first, first + 1, first + 2);
        shade.add_triangle(first, first + 2, first + 3);
    }
    for mut mesh in [boards, stone, shade] {
        for vertex in &mut mesh.vertices {
            vertex.pos = turn(vertex.pos);
        }
        painter.add(Shape::Mesh(Arc::new(mesh)));
    }
    let edge = |corners: [Pos2; 4], width: f32, colour: Color32| {
        painter.add(Shape::closed_line(corners.map(&turn).to_vec(), Line::new(width, colour)));
    };
    edge(o, frame * 0.14, p.wood[2]);
    edge(chalk::corners(outer.shrink(frame * 0.2)), frame * 0.08, Color32::from_white_alpha(40));
    edge(s, frame * 0.16, p.wood[2]);
    // The mitres of the frame.
    for corner in 0..4 {
        painter
            .line_segment([turn(o[corner]), turn(s[corner])], Line::new(frame * 0.06, p.wood[2].gamma_multiply(0.8)));
    }
}

/// The texture darkens what it is laid on; this makes up for it.
fn lifted(colour: Color32) -> Color32 {
    let up = |c: u8| (f32::from(c) * 1.2).min(255.0) as u8;
    Color32::from_rgb(up(colour.r()), up(colour.g()), up(colour.b()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::lee::{Finished, Lee, Result as GameResult};
    use crate::rules::{Action, Seed};

    const AREA: Vec2 = Vec2::new(190.0, 56.0);

    fn row(drawn: f32, crossed: f32) -> Row {
        Row { drawn, crossed }
    }

    #[test]
    fn nine_lines_stand_in_three_groups_of_three() {
        let marks = arrange(row(9.0, 0.0), 9, AREA);
        assert_eq!(marks.len(), 9);
        let gaps: Vec<f32> = marks.windows(2).map(|pair| pair[1].at.x - pair[0].at.x).collect();
        for (place, gap) in gaps.iter().enumerate() {
            let between = place % 3 == 2;
            assert_eq!(*gap > gaps[0] * 1.3, between, "{gaps:?}");
        }
        assert!(marks.iter().all(|mark| mark.at.y == marks[0].at.y));
    }

    #[test]
    fn crossed_strokes_stay_and_drawn_ones_stand_beside() {
        let marks = arrange(row(11.0, 2.0), 11, AREA);
        assert_eq!(marks.len(), 11);
        assert_eq!(marks.iter().filter(|mark| mark.crossed == 1.0).map(|m| m.number).collect::<Vec<_>>(), [0, 1]);
        assert_eq!(row(11.0, 2.0).left(), 9);
        let last = marks[8].at;
        assert!(marks[9..].iter().all(|mark| mark.at.x > last.x || mark.at.y > last.y));
    }

    #[test]
    fn a_stroke_half_drawn_is_half_there_and_nothing_moves_for_it() {
        let before = arrange(row(9.0, 0.0), 11, AREA);
        let half = arrange(row(9.5, 1.25), 11, AREA);
        assert_eq!(half.len(), 10);
        assert_eq!((half[9].drawn, half[0].crossed, half[1].crossed), (0.5, 1.0, 0.25));
        assert!(before.iter().zip(&half).all(|(a, b)| a.at == b.at));
    }

    #[test]
    fn all_lines_fit_from_one_to_thirty_and_far_beyond() {
        for drawn in (1..=60_u16).chain([99, 400, 999]) {
            for crossed in [0, drawn / 3, drawn.saturating_sub(1), drawn] {
                let row = row(drawn as f32, crossed as f32);
                let marks = arrange(row, drawn, AREA);
                assert!(!marks.is_empty());
                let left = marks.iter().filter(|mark| mark.crossed < 1.0).count() as u16;
                assert!(left == row.left() || row.left() > MOST_SHOWN - GROUP, "{drawn} {crossed}: {left}");
                for mark in &marks {
                    let (x, y, half) = (mark.at.x, mark.at.y, mark.height / 2.0);
                    assert!(x > 0.0 && x < AREA.x && y - half >= 0.0 && y + half <= AREA.y, "{drawn}: {mark:?}");
                    assert!(mark.height > 7.0, "{drawn}: strokes of {} points", mark.height);
                }
            }
        }
    }

    #[test]
    fn winners_cross_out_before_the_others_draw() {
        let rules = Options::default();
        let game = Finished { result: GameResult::Won(Team::EastWest), kapo: false, maker: Team::NorthSouth, stake: 2 };
        let from = Slate::start(&rules);
        let to = from.after(&Lee::start(&rules).score(&game, &rules));
        assert_eq!(from.strokes_to(&to), 4);
        let at = |strokes| {
            let slate = from.towards(&to, strokes);
            (slate.rows[Team::EastWest].crossed, slate.rows[Team::NorthSouth].drawn)
        };
        assert_eq!(
            [at(0.0), at(1.5), at(2.0), at(3.0), at(4.0), at(9.0)].map(|(c, d)| (c, d)),
            [(0.0, 9.0), (1.5, 9.0), (2.0, 9.0), (2.0, 10.0), (2.0, 11.0), (2.0, 11.0)]
        );
        assert_eq!(to.rows[Team::EastWest].left(), 7);
        assert_eq!(to.rows[Team::NorthSouth].left(), 11);
    }

    #[test]
    fn strokes_are_made_one_after_the_other() {
        let from = Slate::start(&Options::default());
        let mut to = from;
        to.rows.north_south.crossed = 2.0;
        to.rows.east_west.drawn += 1.0;
        let mut chalked = Chalked { from, to, strokes: 0.0 };
        let (mut begun, mut steps) = (0, 0);
        while !chalked.is_done() {
            begun += u16::from(chalked.go_on(0.05, 1.0));
            steps += 1;
        }
        assert_eq!((begun, chalked.now()), (3, to));
        assert_eq!(steps, (3.0 * STROKE / 0.05).ceil() as u16);
        // After a sleep it does not jump, and without motion it is done at once.
        chalked.strokes = 0.0;
        chalked.go_on(60.0, 1.0);
        assert!(!chalked.is_done());
        chalked.go_on(0.0, 0.0);
        assert!(chalked.is_done());
    }

    #[test]
    fn the_slate_keeps_all_strokes_of_the_match() {
        let mut partie = Match::new(Options::default(), Seed::from(5), None);
        for _ in 0..3000 {
            let game = partie.game();
            if game.phase() == crate::rules::Phase::Cut {
                let slate = Slate::before(&partie);
                for team in Team::ALL {
                    assert_eq!(slate.rows[team].left(), game.lee_before().lines[team]);
                }
            }
            if game.phase() == crate::rules::Phase::Scored {
                if !partie.next_game() {
                    break;
                }
                continue;
            }
            let seat = game.asked().or(game.turn()).unwrap();
            let action =
                *game.legal_actions(seat).iter().find(|a| !matches!(a, Action::Claim | Action::ClaimRest)).unwrap();
            partie.apply(seat, action).unwrap();
        }
        assert!(partie.winner().is_some() && partie.game_number() > 2);
    }
}
