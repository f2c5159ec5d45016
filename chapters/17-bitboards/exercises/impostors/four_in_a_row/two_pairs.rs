// caught by: two_pairs_with_a_gap
// mistake: without a gap

use bitboards::step;
use directions::Direction;

pub fn four_in_a_row(mask: u64) -> bool {
    Direction::ALL.into_iter().any(|way| {
        let pairs = mask & step(mask, way);
        let later = step(step(pairs, way), way);
        pairs & (later | step(later, way)) != 0
    })
}
