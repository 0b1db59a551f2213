//! Seats, teams, the direction of play, and tables with one value for each seat or team.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A seat at the table, clockwise seen from above. The human sits South.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Seat {
    /// The bottom seat, the human's.
    South,
    /// The left seat.
    West,
    /// The top seat, South's partner.
    North,
    /// The right seat.
    East,
}

impl Seat {
    /// All seats, clockwise from South.
    pub const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];

    /// The seat's letter in the notation: `S W N E`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::South => 'S',
            Self::West => 'W',
            Self::North => 'N',
            Self::East => 'E',
        }
    }

    /// The seat with that letter, if there is one.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'S' => Some(Self::South),
            'W' => Some(Self::West),
            'N' => Some(Self::North),
            'E' => Some(Self::East),
            _ => None,
        }
    }

    /// The seat `steps` places further clockwise.
    #[must_use]
    pub const fn clockwise(self, steps: usize) -> Self {
        Self::ALL[(self as usize + steps) % 4]
    }

    /// The seat that plays after this one.
    #[must_use]
    pub const fn next(self, direction: Direction) -> Self {
        self.after(1, direction)
    }

    /// The seat that plays before this one.
    #[must_use]
    pub const fn previous(self, direction: Direction) -> Self {
        self.after(3, direction)
    }

    /// The seat that plays `turns` places after this one.
    #[must_use]
    pub const fn after(self, turns: usize, direction: Direction) -> Self {
        match direction {
            Direction::Clockwise => self.clockwise(turns % 4),
            Direction::CounterClockwise => self.clockwise(4 - turns % 4),
        }
    }

    /// All four seats in playing order from this one.
    pub fn round(self, direction: Direction) -> impl Iterator<Item = Self> + Clone {
        (0..4).map(move |turns| self.after(turns, direction))
    }

    /// The seat opposite.
    #[must_use]
    pub const fn partner(self) -> Self {
        self.clockwise(2)
    }

    /// The team that sits here.
    #[must_use]
    pub const fn team(self) -> Team {
        match self {
            Self::South | Self::North => Team::NorthSouth,
            Self::West | Self::East => Team::EastWest,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// One of the two teams; partners sit opposite each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Team {
    /// North and South, the human's team.
    #[serde(rename = "NS")]
    NorthSouth,
    /// East and West.
    #[serde(rename = "EW")]
    EastWest,
}

impl Team {
    /// Both teams, the human's first.
    pub const ALL: [Self; 2] = [Self::NorthSouth, Self::EastWest];

    /// The team's letters in the notation: `NS` or `EW`.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Self::NorthSouth => "NS",
            Self::EastWest => "EW",
        }
    }

    /// The other team.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::NorthSouth => Self::EastWest,
            Self::EastWest => Self::NorthSouth,
        }
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letters())
    }
}

/// Which way round the table goes, seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// South, West, North, East.
    Clockwise,
    /// South, East, North, West.
    CounterClockwise,
}

impl Direction {
    /// Both directions.
    pub const ALL: &'static [Self] = &[Self::Clockwise, Self::CounterClockwise];

    /// The direction's name in files and in the protocol.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Clockwise => "clockwise",
            Self::CounterClockwise => "counter-clockwise",
        }
    }

    /// The direction with that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|d| d.name() == name)
    }
}

/// A value for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> BySeat<T> {
    /// The table with `value(seat)` at each seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(&mut value))
    }

    /// Each seat with its value, clockwise from South.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}

/// A value for each team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ByTeam<T> {
    /// The value of North and South.
    #[serde(rename = "NS")]
    pub north_south: T,
    /// The value of East and West.
    #[serde(rename = "EW")]
    pub east_west: T,
}

impl<T> ByTeam<T> {
    /// The table with `value(team)` for each team.
    pub fn from_fn(mut value: impl FnMut(Team) -> T) -> Self {
        Self { north_south: value(Team::NorthSouth), east_west: value(Team::EastWest) }
    }
}

impl<T> Index<Team> for ByTeam<T> {
    type Output = T;
    fn index(&self, team: Team) -> &T {
        match team {
            Team::NorthSouth => &self.north_south,
            Team::EastWest => &self.east_west,
        }
    }
}

impl<T> IndexMut<Team> for ByTeam<T> {
    fn index_mut(&mut self, team: Team) -> &mut T {
        match team {
            Team::NorthSouth => &mut self.north_south,
            Team::EastWest => &mut self.east_west,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_goes_round_either_way() {
        use Seat::{East, North, South, West};
        let round = |direction| South.round(direction).collect::<Vec<_>>();
        assert_eq!(round(Direction::Clockwise), [South, West, North, East]);
        assert_eq!(round(Direction::CounterClockwise), [South, East, North, West]);
        for direction in Direction::ALL {
            for seat in Seat::ALL {
                assert_eq!(seat.next(*direction).previous(*direction), seat);
                assert_eq!(seat.after(2, *direction), seat.partner());
                assert_eq!(seat.next(*direction).team(), seat.team().other());
                assert_eq!(seat.partner().team(), seat.team());
            }
        }
    }

    #[test]
    fn letters_name_every_seat() {
        for seat in Seat::ALL {
            assert_eq!(Seat::from_letter(seat.letter()), Some(seat));
        }
        assert_eq!(Seat::from_letter('s'), None);
    }
}
