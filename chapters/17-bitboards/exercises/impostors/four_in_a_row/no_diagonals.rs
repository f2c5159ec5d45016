// caught by: four_on_a_diagonal
// mistake: diagonals

use bitboards::step;
use directions::Direction::{East, South};

pub fn four_in_a_row(mask: u64) -> bool {
    [East, South].into_iter().any(|way| {
        let pairs = mask & step(mask, way);
        pairs & step(step(pairs, way), way) != 0
    })
}
