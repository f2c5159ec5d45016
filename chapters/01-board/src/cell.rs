use std::fmt;

/// What a square holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cell {
    /// No disc.
    Empty,
    /// A disc, black side up.
    Black,
    /// A disc, white side up.
    White,
    /// The edge of the world, which is what the sentinel holds.
    Border,
}

/// A disc, named for the side that's up, and the player of that color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Disc {
    /// The black side is up.
    Black,
    /// The white side is up.
    White,
}

impl Disc {
    /// The other side of the disc, and the other player.
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
