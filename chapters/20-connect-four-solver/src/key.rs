use crate::BitGrid;
use crate::winning::HEIGHT;

impl BitGrid {
    /// A number that no other position has, below 2 to the power of 49.
    pub fn number(self) -> u64 {
        self.own + self.all
    }

    /// The number in the table. Early in a game, a grid and its mirror image
    /// share one.
    pub fn key(self) -> u64 {
        if self.dropped() < MIRRORED_UNTIL {
            self.number().min(mirrored(self.number()))
        } else {
            self.number()
        }
    }
}

/// Most games in which this many discs have been dropped don't look like the
/// mirror image of another one.
const MIRRORED_UNTIL: i32 = 16;

/// The number with its columns from right to left.
fn mirrored(number: u64) -> u64 {
    let columns = (0..7).map(|column| number >> (column * HEIGHT) & 0b111_1111);
    columns.fold(0, |mirrored, column| mirrored << HEIGHT | column)
}
