use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// One of the eight directions on the board.
///
/// North is up, toward row 1; east is right, toward column h.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Up, toward row 1.
    North,
    /// Up and right.
    NorthEast,
    /// Right, toward column h.
    East,
    /// Down and right.
    SouthEast,
    /// Down, toward row 8.
    South,
    /// Down and left.
    SouthWest,
    /// Left, toward column a.
    West,
    /// Up and left.
    NorthWest,
}

impl Direction {
    /// The eight directions, clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// Returns the short name, such as `NE`, and the long one, `northeast`.
    const fn names(self) -> (&'static str, &'static str) {
        match self {
            Direction::North => ("N", "north"),
            Direction::NorthEast => ("NE", "northeast"),
            Direction::East => ("E", "east"),
            Direction::SouthEast => ("SE", "southeast"),
            Direction::South => ("S", "south"),
            Direction::SouthWest => ("SW", "southwest"),
            Direction::West => ("W", "west"),
            Direction::NorthWest => ("NW", "northwest"),
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.names().1)
    }
}

/// The error of parsing a direction: a text that isn't one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseDirectionError(String);

impl FromStr for Direction {
    type Err = ParseDirectionError;

    /// Parses a short or a long name, such as `NE` or `northeast`, in either
    /// case.
    fn from_str(name: &str) -> Result<Direction, ParseDirectionError> {
        for direction in Direction::ALL {
            let (short, long) = direction.names();
            if name.eq_ignore_ascii_case(short)
                || name.eq_ignore_ascii_case(long)
            {
                return Ok(direction);
            }
        }
        Err(ParseDirectionError(name.to_string()))
    }
}

impl fmt::Display for ParseDirectionError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(
            f,
            "{:?} isn't a direction: write N, NE, E, SE, S, SW, W or NW",
            self.0
        )
    }
}

impl Error for ParseDirectionError {}
