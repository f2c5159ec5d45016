use crate::winning::HEIGHT;
use transpositions::Bounds;

use crate::{BitGrid, PackedTable};

/// What a table knows of a position, and of the positions after a disc on these
/// squares, at most one in each column.
pub fn look_up_all(
    table: &PackedTable,
    grid: BitGrid,
    landings: u64,
) -> Bounds {
    let mut known = table.find(grid.key());
    for column in 0..7 {
        let square = landings & (0b111_1111 << (column * HEIGHT));
        if square != 0 {
            let after = table.find(grid.drop_on(square).key());
            known.lower = known.lower.max(-after.upper);
        }
    }
    known
}
