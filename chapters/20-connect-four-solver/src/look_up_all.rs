use crate::winning::HEIGHT;
use transpositions::Bounds;

use crate::{BitGrid, PackedTable};

/// Returns the table's bounds of a position, and raises the lower bound by
/// those of the positions after the landings, at most one in each column: the
/// enhanced transposition cutoff.
pub fn look_up_all(
    table: &PackedTable,
    grid: BitGrid,
    landings: u64,
) -> Bounds {
    let mut bounds = table.get(grid.key());
    for column in 0..7 {
        let square = landings & (0b111_1111 << (column * HEIGHT));
        if square != 0 {
            let after = table.get(grid.drop_on(square).key());
            bounds.lower = bounds.lower.max(-after.upper);
        }
    }
    bounds
}
