// caught by: three_are_too_few
// mistake: Three in a row

use bitboards::step;
use directions::Direction;

pub fn four_in_a_row(mask: u64) -> bool {
    Direction::ALL.into_iter().any(|way| {
        let pairs = mask & step(mask, way);
        pairs & step(pairs, way) != 0
    })
}
