// caught by: a_region_goes_on_and_on
// mistake: more than one step

use bitboards::{bit, squares, step};
use directions::Direction::{East, North, South, West};

pub fn regions(mask: u64) -> usize {
    let (mut left, mut count) = (mask, 0);
    while let Some(square) = squares(left).next() {
        let square = bit(square);
        let mut region = square;
        for way in [North, East, South, West] {
            region |= step(square, way);
        }
        left &= !region;
        count += 1;
    }
    count
}
