use crate::winning::{FLOOR, GRID, winning_squares};

/// A position of Connect Four in two numbers.
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

    /// How many discs have been dropped.
    pub fn dropped(self) -> i32 {
        self.all.count_ones() as i32
    }

    /// The discs of the side that just moved.
    pub fn opponent(self) -> u64 {
        self.own ^ self.all
    }

    /// The squares that are empty.
    pub fn free(self) -> u64 {
        GRID & !self.all
    }

    /// The squares where a disc can land, one for each open column.
    pub fn landings(self) -> u64 {
        (self.all + FLOOR) & GRID
    }

    /// The grid after a disc lands on this square, as the other side sees it.
    pub fn drop_on(self, square: u64) -> BitGrid {
        BitGrid {
            own: self.opponent(),
            all: self.all | square,
        }
    }

    /// Whether the side to move can complete four with its next disc.
    pub fn wins_at_once(self) -> bool {
        winning_squares(self.own) & self.landings() != 0
    }

    /// The landings after which the opponent can't win at once.
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
