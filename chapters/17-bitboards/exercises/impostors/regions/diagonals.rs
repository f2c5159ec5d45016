// caught by: corners_do_not_connect
// mistake: touch at a corner

use bitboards::step;
use directions::Direction;

pub fn regions(mask: u64) -> usize {
    let (mut left, mut count) = (mask, 0);
    while left != 0 {
        left &= !region(left, left & left.wrapping_neg());
        count += 1;
    }
    count
}

fn region(mask: u64, square: u64) -> u64 {
    let (mut region, mut before) = (square, 0);
    while region != before {
        before = region;
        for way in Direction::ALL {
            region |= step(before, way) & mask;
        }
    }
    region
}
