//! Where everything lies, as a pure function of the window's size.
//!
//! Positions are logical pixels from the window's top left corner, angles are radians clockwise.

use bevy::prelude::*;

use crate::cards::ASPECT;
use crate::rules::{BySeat, ByTeam, Card, Seat, Team};

/// Where a card lies: its centre, its turn and its size compared with a card in the own hand.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pose {
    /// The centre.
    pub pos: Vec2,
    /// Radians clockwise.
    pub angle: f32,
    /// 1 for cards in the own hand and in the trick.
    pub scale: f32,
}

impl Pose {
    /// The pose on the way to another, 0 here and 1 there.
    #[must_use]
    pub fn lerp(self, to: Self, part: f32) -> Self {
        Self {
            pos: self.pos.lerp(to.pos, part),
            angle: self.angle + (to.angle - self.angle) * part,
            scale: self.scale + (to.scale - self.scale) * part,
        }
    }

    /// Whether a point lies on a card of that size in this pose.
    #[must_use]
    pub fn contains(self, point: Vec2, card: Vec2) -> bool {
        let local = Vec2::from_angle(-self.angle).rotate(point - self.pos);
        let half = card * self.scale / 2.0;
        local.x.abs() <= half.x && local.y.abs() <= half.y
    }
}

/// The table's layout for one window size.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Layout {
    /// The size of the table's area: the whole window, or in lessons what is beside the panel.
    pub size: Vec2,
    /// The window's size.
    pub window: Vec2,
    /// Where the table's area begins in the window. All other positions count from there.
    pub origin: Vec2,
    /// The panel beside the table, in the window; empty where there is none.
    pub panel: Rect,
    /// The unit that everything scales with; 1 at 1280×800.
    pub unit: f32,
    /// The felt, inside the wooden frame.
    pub felt: Rect,
    /// The size of a card in the own hand and in the trick.
    pub card: Vec2,
    /// The middle of the trick.
    pub middle: Vec2,
    /// The name plates.
    pub plate: BySeat<Rect>,
    /// The slate with the Lee.
    pub slate: Rect,
    /// The round trump badge.
    pub badge: Rect,
    /// Where prompts may open: the middle of the table, free of hands and plates.
    pub prompt: Rect,
    /// Where buttons for claims and calls lie: the bottom right corner of the felt.
    pub actions: Rect,
    /// The tip of each seat's speech bubble.
    pub bubble: BySeat<Vec2>,
    /// The middle of each team's pile of won tricks.
    pub pile: ByTeam<Vec2>,
    /// Each team's points, beside its pile.
    pub tally: ByTeam<Rect>,
    /// The cards still out: at the top, between a pile and the hand at the north.
    pub counters: Rect,
    /// The lamp that asks for advice, beside the own plate.
    pub lamp: Rect,
    /// Where what is asked of a player may open while a trick lies on the table: right of the trick, or under it.
    pub ask: Rect,
    /// Where advice may open: left of the trick, or above it.
    pub advice: Rect,
    /// All above the own hand, where prompts may grow to that need more than their room.
    pub free: Rect,
}

/// How much smaller than the own cards the others' hands, the pack and the piles are.
pub const SMALL: f32 = 0.64;

/// The radius of a portrait, in heights of its plate: it stands out above and below.
pub const FACE: f32 = 0.62;

/// The size of won tricks, compared with the own cards.
pub const WON: f32 = SMALL * 0.8;

/// The size of won tricks that are looked at, compared with the own cards.
const PEEK: f32 = 0.78;

/// The height of a card in the own hand, in units.
const CARD_HEIGHT: f32 = 164.0;

impl Layout {
    /// The smallest window that everything fits into.
    pub const SMALLEST: Vec2 = Vec2::new(640.0, 480.0);

    /// The layout of a window of that size, with text of its usual size.
    #[must_use]
    pub fn new(size: Vec2) -> Self {
        Self::with_text(size, 100)
    }

    /// The layout of a window. Larger text, in percent, gets larger name plates, as far as there is room.
    #[must_use]
    pub fn with_text(size: Vec2, text_size: u16) -> Self {
        Self::of_area(size.max(Self::SMALLEST), text_size)
    }

    /// The layout of a window with a panel for words beside the table, or above it where the window is high. Larger text,
    /// in percent, gets a larger panel.
    #[must_use]
    pub fn with_panel(window: Vec2, text_size: u16) -> Self {
        let window = window.max(Self::SMALLEST);
        let share = 0.33 + 0.12 * (f32::from(text_size) / 100.0 - 1.0).clamp(0.0, 1.0);
        let (panel, origin) = if window.x < window.y {
            let height = window.y * share;
            (Rect::new(0.0, 0.0, window.x, height), Vec2::new(0.0, height))
        } else {
            let width = window.x * share;
            (Rect::new(0.0, 0.0, width, window.y), Vec2::new(width, 0.0))
        };
        Self { window, origin, panel, ..Self::of_area(window - origin, text_size) }
    }

    fn unit(size: Vec2) -> f32 {
        (size.x / 1000.0).min(size.y / 800.0)
    }

    /// The width of the wooden frame around an area of that size.
    #[must_use]
    pub fn frame(size: Vec2) -> f32 {
        26.0 * Self::unit(size)
    }

    fn of_area(size: Vec2, text_size: u16) -> Self {
        let unit = Self::unit(size);
        let u = |units: f32| units * unit;
        // On very wide screens the players sit no further apart than at a real table.
        let width = size.x.min(size.y * 2.1);
        let left = (size.x - width) / 2.0;
        let right = left + width;
        let frame = Self::frame(size);
        let felt = Rect::new(frame, frame, size.x - frame, size.y - frame);
        let card = Vec2::new(u(CARD_HEIGHT) * ASPECT, u(CARD_HEIGHT));
        let small = card * SMALL;
        let cx = size.x / 2.0;

        let letters = f32::from(text_size) / 100.0;
        let slate_size = Vec2::new(216.0, 164.0) * unit.max(0.72);
        let slate = Rect::from_center_size(
            Vec2::new(right - frame - u(18.0) - slate_size.x / 2.0, frame + u(18.0) + slate_size.y / 2.0),
            slate_size,
        );
        let badge_size = Vec2::splat(u(84.0).max(52.0));
        let badge =
            Rect::from_center_size(Vec2::new(slate.min.x - u(14.0) - badge_size.x / 2.0, slate.center().y), badge_size);

        let pile = ByTeam {
            north_south: Vec2::new(left + frame + u(74.0), size.y - frame - u(74.0)),
            east_west: Vec2::new(left + frame + u(74.0), frame + u(78.0)),
        };
        let tally_size = Vec2::new(u(116.0), u(26.0).max(18.0));
        let tally = |pile: Vec2, away: f32| Rect::from_center_size(pile + Vec2::new(u(20.0), away), tally_size);
        let tally = ByTeam {
            north_south: tally(pile.north_south, -u(68.0) - tally_size.y / 2.0),
            east_west: tally(pile.east_west, u(54.0) + tally_size.y / 2.0),
        };
        // Plates grow with the words on them, until they would reach one another, the own hand, a pile, the trick or the badge.
        let plate_size = Vec2::new(178.0, 44.0) * unit.max(0.8);
        let beside = (cx - left - frame - u(46.0) - card.x * 1.4).min((badge.min.x - u(6.0) - cx) * 2.0);
        // Beside the own plate the lamp has its place, before the plate at the left.
        let row = (cx - left - frame - u(46.0)) * plate_size.x / (1.5 * plate_size.x + 1.64 * plate_size.y);
        let room = Vec2::new(
            beside.min(row),
            // The portrait reaches below its plate.
            ((tally.north_south.min.y - u(4.0) - size.y / 2.0 - u(132.0)) / (0.5 + FACE))
                .min(size.y / 2.0 - card.y - u(154.0)),
        );
        let most = (room / plate_size).min_element().max(1.0);
        let plate_size = plate_size * letters.clamp(0.9, 2.0).min(most);
        let plate = |x: f32, y: f32| Rect::from_center_size(Vec2::new(x, y), plate_size);
        let south_plate = plate(cx, size.y - u(34.0) - card.y - plate_size.y / 2.0);
        let north_plate = plate(cx, frame + u(30.0) + small.y + plate_size.y / 2.0);
        let side_y = size.y * 0.5;
        let side_plate_y = side_y + u(126.0) + plate_size.y / 2.0 + u(6.0);
        let side_x = frame + u(34.0) + plate_size.x / 2.0;

        let top = north_plate.max.y + u(8.0);
        let bottom = south_plate.min.y - u(8.0);
        let middle = Vec2::new(cx, (top + bottom) / 2.0);
        let mut prompt_half =
            Vec2::new((cx - left - frame - small.y - u(40.0)).min(u(320.0).max(250.0)), (bottom - top) / 2.0);
        // In narrow windows prompts are as wide as the way between the plates at the sides and end above them.
        if cx - prompt_half.x < left + side_x + plate_size.x / 2.0 {
            prompt_half.y = prompt_half.y.min(side_plate_y - plate_size.y / 2.0 - u(8.0) - middle.y);
        }
        let actions_width = right - frame - u(14.0) - (cx + card.x * 2.5 + u(16.0));
        let actions = Rect::new(
            right - frame - u(14.0) - actions_width,
            (side_plate_y + plate_size.y / 2.0 + u(12.0)).max(south_plate.min.y),
            right - frame - u(14.0),
            size.y - frame - u(12.0),
        );
        let lamp_right = south_plate.min.x - plate_size.y * 0.64 - u(6.0);
        let lamp = Rect::from_center_size(
            Vec2::new(lamp_right - plate_size.y / 2.0, south_plate.center().y),
            Vec2::splat(plate_size.y),
        );
        let counters_right = (cx - u(142.0)).min(north_plate.min.x - u(4.0));
        let counters = Rect::new(left + u(200.0), frame + u(12.0), counters_right, u(182.0));
        // What is asked and advised while a trick lies there stands beside it, at the right and at the left, or where the table
        // is high under it and above it; over the backs of a hand only where large letters need that room.
        let hand_top = size.y - card.y - u(38.0);
        let reach = ((bottom - top - card.y) / 2.0).min(card.y * 0.5) + card.y * 0.5 + u(12.0);
        let under = Rect::new(
            cx - u(330.0),
            (middle.y + reach).max(side_plate_y + plate_size.y * FACE + u(8.0)),
            cx + u(330.0),
            bottom - plate_size.y * (FACE - 0.5),
        );
        let over_top = u(182.0).max(slate.max.y).max(north_plate.max.y) + u(10.0);
        let over_bottom = (middle.y - reach).min(side_y - u(130.0));
        let over = Rect::new(under.min.x, over_top, under.max.x, over_bottom);
        let (ask, advice) = if under.height().min(over.height()) >= u(250.0) {
            (under, over)
        } else {
            let near = card.x * 1.46 + u(10.0);
            let clear = cx - left - frame - u(28.0) - small.y - near;
            let enough = clear >= u(240.0).max(190.0) * letters;
            let far = if enough { near + clear } else { cx - left - frame };
            let low = hand_top.min(actions.min.y - u(8.0));
            let advice_low = if lamp.min.x < cx - near { lamp.min.y - u(2.0) } else { low };
            let advice = Rect::new(cx - far, u(202.0), cx - near, advice_low);
            (Rect::new(cx + near, frame + u(8.0), cx + far, low), advice)
        };
        let free = Rect::new(u(8.0), u(8.0), size.x - u(8.0), hand_top);
        Self {
            size,
            window: size,
            origin: Vec2::ZERO,
            panel: Rect::new(0.0, 0.0, 0.0, 0.0),
            unit,
            felt,
            card,
            middle,
            plate: BySeat([
                south_plate,
                plate(left + side_x, side_plate_y),
                north_plate,
                plate(right - side_x, side_plate_y),
            ]),
            slate,
            badge,
            prompt: Rect::from_center_half_size(middle, prompt_half),
            actions,
            bubble: BySeat([
                Vec2::new(south_plate.max.x + u(6.0), south_plate.center().y),
                Vec2::new(left + side_x, side_plate_y - plate_size.y / 2.0),
                // On the left, where no badge is, clear of the portrait and of the arrow that says whose turn it is.
                Vec2::new(north_plate.min.x - north_plate.height() * 0.64, north_plate.center().y),
                Vec2::new(right - side_x, side_plate_y - plate_size.y / 2.0),
            ]),
            pile,
            tally,
            counters,
            lamp,
            ask,
            advice,
            free,
        }
    }

    /// What lies on the table in a trick: hands, played and won cards, plates, slate and badge. What is said stands elsewhere.
    pub fn occupied(&self) -> impl Iterator<Item = Rect> + '_ {
        let card = |pose: Pose| {
            let half = self.card * pose.scale / 2.0;
            let (sin, cos) = pose.angle.sin_cos();
            let reach = Vec2::new(half.x * cos.abs() + half.y * sin.abs(), half.x * sin.abs() + half.y * cos.abs());
            Rect::from_center_half_size(pose.pos, reach)
        };
        let of_seat = move |seat| {
            let [first, last] = [0, 5].map(|slot| card(self.hand(seat, slot, 6)));
            let middle = card(self.hand(seat, 2, 6));
            [
                first.union(last).union(middle),
                card(self.trick(seat, Card::MATT, 0)).inflate(self.unit * 4.0),
                self.plate[seat].inflate(self.plate[seat].height() * (FACE - 0.5)),
            ]
        };
        let piles = Team::ALL.map(|team| Rect::from_center_size(self.pile[team], self.card * (WON * 1.5)));
        Seat::ALL.into_iter().flat_map(of_seat).chain(piles).chain([self.slate, self.badge, self.lamp])
    }

    /// A card in a hand, `slot` from the left of its owner, in a hand of `of` cards.
    #[must_use]
    pub fn hand(&self, seat: Seat, slot: u8, of: u8) -> Pose {
        let u = self.unit;
        let from_middle = f32::from(slot) - (f32::from(of.max(1)) - 1.0) / 2.0;
        let own = seat == Seat::South;
        let scale = if own { 1.0 } else { SMALL };
        let card = self.card * scale;
        let step = if own { card.x * 0.8 } else { card.x * 0.46 };
        // A fan: cards turn with their distance from the middle and the outer ones sink.
        let turn = from_middle * if own { 0.034 } else { 0.05 };
        let sink = from_middle * from_middle * if own { 3.0 * u } else { 2.2 * u };
        let (across, towards) = (from_middle * step, sink);
        let edge = self.felt.min.y;
        let side = (self.size.x - self.size.x.min(self.size.y * 2.1)) / 2.0;
        let from_edge = u * 20.0 + card.y / 2.0;
        let (pos, turned) = match seat {
            Seat::South => {
                (Vec2::new(self.size.x / 2.0 + across, self.size.y - u * 16.0 - card.y / 2.0 + towards * 0.6), 0.0)
            }
            Seat::West => {
                (Vec2::new(side + edge + from_edge - towards, self.size.y / 2.0 + across), std::f32::consts::FRAC_PI_2)
            }
            Seat::North => (Vec2::new(self.size.x / 2.0 - across, edge + from_edge - towards), std::f32::consts::PI),
            Seat::East => (
                Vec2::new(self.size.x - side - edge - from_edge + towards, self.size.y / 2.0 - across),
                -std::f32::consts::FRAC_PI_2,
            ),
        };
        Pose { pos, angle: turned + turn, scale }
    }

    /// The card that a seat has played to the trick, with a slight turn of its own, in each deal another.
    #[must_use]
    pub fn trick(&self, seat: Seat, card: Card, deal: u32) -> Pose {
        let free = self.prompt.height();
        // In low windows the cards of North and South overlap more.
        let reach = ((free - self.card.y) / 2.0).min(self.card.y * 0.5);
        let out = match seat {
            Seat::South => Vec2::new(0.0, reach),
            Seat::West => Vec2::new(-self.card.x * 0.84, 0.0),
            Seat::North => Vec2::new(0.0, -reach),
            Seat::East => Vec2::new(self.card.x * 0.84, 0.0),
        };
        let lean = match seat {
            Seat::South | Seat::North => 0.0,
            Seat::West => -0.09,
            Seat::East => 0.09,
        };
        Pose { pos: self.middle + out, angle: lean + sway(card, deal ^ 1) * 0.07, scale: 1.0 }
    }

    /// A card of a won trick, face down on its team's pile; `trick` counts from 0 in the pile.
    #[must_use]
    pub fn won(&self, team: Team, trick: u8, card: Card, deal: u32) -> Pose {
        let step = Vec2::new(9.0, -3.0) * self.unit * f32::from(trick);
        let loose = Vec2::new(sway(card, deal ^ 2), sway(card, deal ^ 3)) * 2.0 * self.unit;
        let crossed = if trick % 2 == 1 { 0.25 } else { 0.0 };
        Pose { pos: self.pile[team] + step + loose, angle: crossed + sway(card, deal ^ 4) * 0.1, scale: WON }
    }

    /// A card in the pack before the dealer, `place` from the bottom.
    #[must_use]
    pub fn pack(&self, dealer: Seat, place: u8) -> Pose {
        let u = self.unit;
        let at = match dealer {
            Seat::South => Vec2::new(self.size.x / 2.0 + 250.0 * u, self.plate[Seat::South].min.y - 124.0 * u),
            Seat::West => Vec2::new(self.hand(Seat::West, 0, 1).pos.x + 116.0 * u, self.size.y / 2.0 - 64.0 * u),
            Seat::North => Vec2::new(self.size.x / 2.0 - 220.0 * u, self.felt.min.y + 74.0 * u),
            Seat::East => Vec2::new(self.hand(Seat::East, 0, 1).pos.x - 116.0 * u, self.size.y / 2.0 - 64.0 * u),
        };
        let lift = Vec2::new(-0.25, -0.55) * u * f32::from(place);
        Pose { pos: at + lift, angle: 0.0, scale: SMALL }
    }

    /// A card of the part lifted off the pack while it is cut, or of one half while it is shuffled.
    #[must_use]
    pub fn beside_pack(&self, dealer: Seat, place: u8, right: bool) -> Pose {
        let pack = self.pack(dealer, place);
        let aside = self.card.x * SMALL * if right { 0.62 } else { -0.62 };
        Pose { pos: pack.pos + Vec2::new(aside, 0.0), angle: if right { 0.06 } else { -0.06 }, ..pack }
    }

    /// A card laid open on the felt: `slot` from the left in a row of `of`, in row `row` of `rows` from the top.
    #[must_use]
    pub fn row(&self, row: u8, rows: u8, slot: u8, of: u8) -> Pose {
        let (columns, rows) = (f32::from(of.max(1)), f32::from(rows.max(1)));
        let free = Vec2::new(self.felt.width() - 40.0 * self.unit, self.plate[Seat::South].min.y - self.felt.min.y);
        let scale = if rows > 1.0 { (free.y / (rows * 1.16) / self.card.y).min(1.0) } else { 1.0 };
        let card = self.card * scale;
        let step = (card.x * 1.12).min((free.x - card.x) / (columns - 1.0).max(1.0));
        let x = self.size.x / 2.0 + (f32::from(slot) - (columns - 1.0) / 2.0) * step;
        let y = self.middle.y + (f32::from(row) - (rows - 1.0) / 2.0) * card.y * 1.1;
        Pose { pos: Vec2::new(x, y), angle: 0.0, scale }
    }

    /// Where cards are that are not on the table: beyond its upper edge.
    #[must_use]
    pub fn away(&self) -> Pose {
        Pose { pos: Vec2::new(self.size.x / 2.0, -self.card.y - self.origin.y), angle: 0.0, scale: SMALL }
    }

    /// A card of a won trick while somebody looks at it: a single trick lies as it was played, several lie in rows in the
    /// middle, the latest, `number` 0, first; `order` is the card's place in playing order.
    #[must_use]
    pub fn peek(&self, (number, of): (u8, u8), order: u8, seat: Seat, card: Card) -> Pose {
        if of < 2 {
            let lay = self.trick(seat, card, 0);
            // Smaller and straighter, so that no card hides another's index.
            let mut out = lay.pos - self.middle;
            if out.y != 0.0 {
                out.y = out.y.signum() * out.y.abs().max(self.card.y * PEEK * 0.53);
            }
            return Pose { pos: self.middle + out, angle: lay.angle * 0.4, scale: PEEK };
        }
        let rows = of.div_ceil(2);
        let cell = self.prompt.size() / Vec2::new(2.0, f32::from(rows));
        // Each card but the last shows so much of its width.
        let step = 0.62;
        let scale = (cell.y * 0.92 / self.card.y).min(cell.x * 0.92 / (self.card.x * (1.0 + 3.0 * step))).min(PEEK);
        let corner = self.prompt.min + cell * Vec2::new(f32::from(number % 2), f32::from(number / 2));
        let along = (f32::from(order) - 1.5) * step * self.card.x * scale;
        Pose { pos: corner + cell / 2.0 + Vec2::new(along, 0.0), angle: 0.0, scale }
    }

    /// Whether a card dropped there is played: anywhere above the own hand, on the felt.
    #[must_use]
    pub fn is_drop(&self, point: Vec2) -> bool {
        let hand_top = self.hand(Seat::South, 2, 6).pos.y - self.card.y / 2.0;
        self.felt.contains(point) && point.y < hand_top - 4.0 * self.unit
    }
}

/// A slight irregularity of a card, -1 to 1, always the same for the same card and use.
#[must_use]
pub fn sway(card: Card, salt: u32) -> f32 {
    let mixed = (card.index() as u32 + 1).wrapping_mul(0x9E37_79B9) ^ salt.wrapping_mul(0x85EB_CA6B);
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D);
    ((mixed >> 8) & 0xFFFF) as f32 / 32767.5 - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [(f32, f32); 13] = [
        (900.0, 600.0),
        (1280.0, 800.0),
        (1366.0, 768.0),
        (1920.0, 1080.0),
        (2560.0, 1440.0),
        (2560.0, 1080.0),
        (3440.0, 1440.0),
        (3840.0, 2160.0),
        (800.0, 1280.0),
        (900.0, 1400.0),
        (900.0, 1600.0),
        (2160.0, 3840.0),
        (640.0, 480.0),
    ];

    /// Deals whose slight turns are tried out.
    const DEALS: [u32; 4] = [0, 1, 0x9E37_79B9, u32::MAX];

    fn bounds(pose: Pose, card: Vec2) -> Rect {
        let half = card * pose.scale / 2.0;
        let (sin, cos) = pose.angle.sin_cos();
        let reach = Vec2::new(half.x * cos.abs() + half.y * sin.abs(), half.x * sin.abs() + half.y * cos.abs());
        Rect::from_center_half_size(pose.pos, reach)
    }

    fn overlap(a: Rect, b: Rect) -> bool {
        let both = a.intersect(b);
        both.width() > 0.5 && both.height() > 0.5
    }

    /// Everything that must not lie on anything else, by name.
    fn parts(layout: &Layout) -> Vec<(String, Rect)> {
        let mut parts = vec![
            ("slate".to_owned(), layout.slate),
            ("badge".to_owned(), layout.badge),
            ("actions".to_owned(), layout.actions),
            ("counters".to_owned(), layout.counters),
            ("lamp".to_owned(), layout.lamp),
            ("advice".to_owned(), layout.advice),
            ("ask".to_owned(), layout.ask),
        ];
        for seat in Seat::ALL {
            parts.push((format!("plate {seat}"), layout.plate[seat]));
            if seat == Seat::West {
                let plate = layout.plate[seat];
                let face = Vec2::new(plate.min.x + plate.height() / 2.0, plate.center().y);
                let portrait = Rect::from_center_size(face, Vec2::splat(plate.height() * 2.0 * FACE));
                parts.push(("portrait W".to_owned(), portrait));
            }
            let hand = (0..6).map(|slot| bounds(layout.hand(seat, slot, 6), layout.card));
            parts.push((format!("hand {seat}"), hand.reduce(|a, b| a.union(b)).unwrap()));
        }
        for team in Team::ALL {
            let cards = (0..6).flat_map(|trick| Card::all().map(move |card| (trick, card)));
            let cards = cards.flat_map(|(trick, card)| DEALS.map(|deal| layout.won(team, trick, card, deal)));
            let pile = cards.map(|pose| bounds(pose, layout.card));
            parts.push((format!("pile {team}"), pile.reduce(|a, b| a.union(b)).unwrap()));
            parts.push((format!("tally {team}"), layout.tally[team]));
        }
        let cards = Seat::ALL.into_iter().flat_map(|seat| Card::all().map(move |card| (seat, card)));
        let cards = cards.flat_map(|(seat, card)| DEALS.map(|deal| layout.trick(seat, card, deal)));
        let trick = cards.map(|pose| bounds(pose, layout.card));
        parts.push(("trick".to_owned(), trick.reduce(|a, b| a.union(b)).unwrap()));
        parts
    }

    #[test]
    fn nothing_overlaps_and_nothing_is_cut_at_any_size_of_window_and_text() {
        for ((width, height), text_size) in
            SIZES.into_iter().flat_map(|size| [80, 100, 125, 150, 200].map(|t| (size, t)))
        {
            let layout = Layout::with_text(Vec2::new(width, height), text_size);
            let what = format!("{width}x{height}, {text_size} %");
            let window = Rect::new(-0.5, -0.5, width + 0.5, height + 0.5);
            let parts = parts(&layout);
            for (i, (name, part)) in parts.iter().enumerate() {
                assert!(window.contains(part.min) && window.contains(part.max), "{name} {part:?} is cut at {what}");
                for (other, place) in &parts[i + 1..] {
                    // A panel over a plate, the slate or the badge hides it; large letters may hide the backs at the sides. A
                    // portrait belongs on its plate.
                    let may = match (name.as_str(), other.as_str()) {
                        ("advice" | "ask", "hand W" | "hand E") => text_size > 100 || width.min(height) < 600.0,
                        ("advice" | "ask", other) => other.starts_with("plate") || other == "portrait W",
                        ("slate" | "badge", "ask") | ("plate W", "portrait W") | ("portrait W", "hand W") => true,
                        _ => false,
                    };
                    if may {
                        continue;
                    }
                    assert!(!overlap(*part, *place), "{name} {part:?} lies on {other} {place:?} at {what}");
                }
            }
        }
    }

    #[test]
    fn plates_grow_with_the_text() {
        for (width, height) in SIZES.into_iter().filter(|(width, _)| *width >= 800.0) {
            let size = Vec2::new(width, height);
            let high = |text_size| Layout::with_text(size, text_size).plate[Seat::South].height();
            for text_size in [80, 125, 150, 200] {
                let grown = high(text_size) / high(100);
                let wanted = if text_size > 100 { 1.2..=2.0 } else { 0.85..=0.95 };
                assert!(wanted.contains(&grown), "{grown} at {width}x{height}, {text_size} %");
            }
        }
    }

    #[test]
    fn tricks_looked_at_hide_no_hand_and_no_plate() {
        for (width, height) in SIZES {
            let layout = Layout::new(Vec2::new(width, height));
            for of in 1..=6 {
                for (number, seat) in (0..of).flat_map(|number| Seat::ALL.map(|seat| (number, seat))) {
                    let pose = layout.peek((number, of), seat as u8, seat, Card::MATT);
                    // Advice gives way for a moment, as the trick does.
                    let gives_way = |name: &str| ["trick", "advice", "ask"].contains(&name);
                    for (name, part) in parts(&layout).iter().filter(|(name, _)| !gives_way(name)) {
                        let bounds = bounds(pose, layout.card);
                        assert!(!overlap(bounds, *part), "{number} of {of} lies on {name} at {width}x{height}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_last_trick_lies_with_no_card_on_another() {
        for (width, height) in SIZES.into_iter().filter(|(width, _)| *width >= 800.0) {
            let layout = Layout::new(Vec2::new(width, height));
            let peeked = Seat::ALL.map(|seat| bounds(layout.peek((0, 1), 0, seat, Card::MATT), layout.card));
            for (place, one) in peeked.iter().enumerate() {
                for other in &peeked[place + 1..] {
                    assert!(!overlap(*one, *other), "{one:?} lies on {other:?} at {width}x{height}");
                }
            }
        }
    }

    #[test]
    fn prompts_have_room_at_every_size() {
        for (width, height) in SIZES {
            let layout = Layout::new(Vec2::new(width, height));
            assert!(layout.prompt.width() >= 400.0_f32.min(width * 0.5), "{:?} at {width}x{height}", layout.prompt);
            assert!(layout.prompt.height() >= (height * 0.25).min(220.0), "{:?} at {width}x{height}", layout.prompt);
            for seat in Seat::ALL {
                assert!(!overlap(layout.prompt, layout.plate[seat]), "prompt on plate {seat} at {width}x{height}");
            }
            // Prompts that grow beyond their room still leave the own hand to be seen, also where a card is raised.
            for slot in 0..6 {
                let card = bounds(layout.hand(Seat::South, slot, 6), layout.card);
                assert!(!overlap(layout.free, card), "{:?} hides {card:?} at {width}x{height}", layout.free);
            }
        }
    }

    #[test]
    fn help_has_room_at_every_size() {
        for (width, height) in SIZES {
            let layout = Layout::new(Vec2::new(width, height));
            let (counters, advice, ask) = (layout.counters, layout.advice, layout.ask);
            assert!(counters.width() >= 110.0 && counters.height() >= 80.0, "{counters:?} at {width}x{height}");
            for room in [advice, ask] {
                assert!(room.width() >= 170.0 && room.height() >= 180.0, "{room:?} at {width}x{height}");
            }
        }
    }

    /// The hit area is the drawn rectangle, turned as it is drawn, at every size, in the hand and in the trick.
    #[test]
    fn a_card_is_hit_where_it_is_drawn() {
        for (width, height) in SIZES {
            let layout = Layout::new(Vec2::new(width, height));
            let hand = (0..6).map(|slot| layout.hand(Seat::South, slot, 6));
            let trick = Seat::ALL.map(|seat| layout.trick(seat, Card::MATT, 7));
            for pose in hand.chain(trick) {
                let half = layout.card * pose.scale / 2.0;
                let at = |from_middle: Vec2| pose.pos + Vec2::from_angle(pose.angle).rotate(from_middle);
                // Half a pixel inside and outside of the edges, at the corners and between them.
                for part in -4..=4 {
                    let along = half * part as f32 / 4.0;
                    for side in [-1.0, 1.0] {
                        let inner = (half - 0.5) * side;
                        let outer = (half + 0.5) * side;
                        let along = along.clamp(0.5 - half, half - 0.5);
                        assert!(pose.contains(at(Vec2::new(inner.x, along.y)), layout.card));
                        assert!(pose.contains(at(Vec2::new(along.x, inner.y)), layout.card));
                        assert!(!pose.contains(at(Vec2::new(outer.x, along.y)), layout.card));
                        assert!(!pose.contains(at(Vec2::new(along.x, outer.y)), layout.card));
                    }
                }
            }
        }
    }

    #[test]
    fn the_turn_of_a_card_comes_from_the_deal() {
        let layout = Layout::new(Vec2::new(1280.0, 800.0));
        let turns = DEALS.map(|deal| layout.trick(Seat::South, Card::MATT, deal).angle);
        assert!(turns.iter().all(|turn| turn.abs() <= 0.07));
        assert!((turns[0] - turns[1]).abs() > 1e-4 && (turns[1] - turns[2]).abs() > 1e-4, "{turns:?}");
        assert_eq!(turns[0], layout.trick(Seat::South, Card::MATT, DEALS[0]).angle);
    }

    /// From anywhere a person drops a card on the felt above the own hand, it is played; on the hand it is not.
    #[test]
    fn the_whole_felt_above_the_hand_takes_a_dropped_card() {
        for (width, height) in SIZES {
            let layout = Layout::new(Vec2::new(width, height));
            assert!(layout.is_drop(layout.middle));
            assert!(layout.is_drop(layout.felt.min + 2.0) && layout.is_drop(layout.plate[Seat::East].center()));
            for slot in 0..6 {
                assert!(!layout.is_drop(layout.hand(Seat::South, slot, 6).pos));
            }
        }
    }

    #[test]
    fn irregularities_spread_over_both_sides() {
        let all: Vec<f32> = Card::all().map(|card| sway(card, 1)).collect();
        assert!(all.iter().all(|s| s.abs() <= 1.0));
        assert!(all.iter().filter(|s| **s > 0.2).count() >= 4 && all.iter().filter(|s| **s < -0.2).count() >= 4);
    }
}
