use std::fmt;

/// The content of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cell {
    /// No disc.
    Empty,
    /// A disc, black side up.
    Black,
    /// A disc, white side up.
    White,
    /// Off the board: the content of the sentinel.
    Border,
}

/// A disc, by the color of its upper side, and the player of that color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Disc {
    /// A disc with its black side up, and the player Black.
    Black,
    /// A disc with its white side up, and the player White.
    White,
}

impl Disc {
    /// Returns the other color.
    pub const fn opponent(self) -> Disc {
        match self {
            Disc::Black => Disc::White,
            Disc::White => Disc::Black,
        }
    }
}

impl From<Disc> for Cell {
    fn from(disc: Disc) -> Cell {
        match disc {
            Disc::Black => Cell::Black,
            Disc::White => Cell::White,
        }
    }
}

impl fmt::Display for Disc {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(match self {
            Disc::Black => "Black",
            Disc::White => "White",
        })
    }
}
