//! Two pairs, two steps apart, are four in a row.

use bitboards::step;
use directions::Direction;

/// Whether four squares of the mask are in a row.
pub fn four_in_a_row(mask: u64) -> bool {
    use Direction::{East, South, SouthEast, SouthWest};
    [East, South, SouthEast, SouthWest].into_iter().any(|way| {
        let pairs = mask & step(mask, way);
        pairs & step(step(pairs, way), way) != 0
    })
}
