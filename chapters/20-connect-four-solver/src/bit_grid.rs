use crate::winning::{FLOOR, GRID, winning_squares};

/// A bitboard position of Connect Four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BitGrid {
    /// The discs of the side to move.
    pub own: u64,
    /// The discs of both sides.
    pub all: u64,
}

impl BitGrid {
    /// The empty grid.
    pub const START: BitGrid = BitGrid { own: 0, all: 0 };

    /// Returns the number of discs.
    pub fn dropped(self) -> i32 {
        self.all.count_ones() as i32
    }

    /// Returns the discs of the side that just moved.
    pub fn opponent(self) -> u64 {
        self.own ^ self.all
    }

    /// Returns the empty squares.
    pub fn free(self) -> u64 {
        GRID & !self.all
    }

    /// Returns the squares where a disc can land, one for each open column.
    pub fn landings(self) -> u64 {
        (self.all + FLOOR) & GRID
    }

    /// Returns the grid after the side to move drops a disc on this square.
    pub fn drop_on(self, square: u64) -> BitGrid {
        BitGrid {
            own: self.opponent(),
            all: self.all | square,
        }
    }

    /// Tests if the side to move can complete four with its next disc.
    pub fn wins_at_once(self) -> bool {
        winning_squares(self.own) & self.landings() != 0
    }

    /// Returns the landings after which the opponent can't win at once.
    pub fn safe_landings(self) -> u64 {
        let threats = winning_squares(self.opponent());
        let landings = self.landings();
        let forced = landings & threats;
        let below = threats >> 1;
        match forced.count_ones() {
            0 => landings & !below,
            1 => forced & !below,
            _ => 0,
        }
    }
}
