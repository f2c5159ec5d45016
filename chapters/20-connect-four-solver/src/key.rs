use crate::BitGrid;
use crate::winning::HEIGHT;

impl BitGrid {
    /// Returns a number below 2^49 that identifies the position.
    pub fn number(self) -> u64 {
        self.own + self.all
    }

    /// Returns the key in the table. Early on, mirror images have the same key.
    pub fn key(self) -> u64 {
        if self.dropped() < MAX_MIRRORED_DISCS {
            self.number().min(mirrored(self.number()))
        } else {
            self.number()
        }
    }
}

/// From this number of discs on, few positions are mirror images of others, and
/// mirroring isn't worth its time.
const MAX_MIRRORED_DISCS: i32 = 16;

/// Returns the number of the mirror image.
fn mirrored(number: u64) -> u64 {
    let columns = (0..7).map(|column| number >> (column * HEIGHT) & 0b111_1111);
    columns.fold(0, |mirrored, column| mirrored << HEIGHT | column)
}
