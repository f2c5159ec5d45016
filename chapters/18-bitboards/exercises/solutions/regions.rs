//! A region grows from its lowest square until it stops growing.

use bitboards::step;
use directions::Direction::{East, North, South, West};

/// How many regions the squares of this mask form.
pub fn regions(mask: u64) -> usize {
    let (mut left, mut count) = (mask, 0);
    while left != 0 {
        left &= !region(left, left & left.wrapping_neg());
        count += 1;
    }
    count
}

/// The region around this square.
fn region(mask: u64, square: u64) -> u64 {
    let (mut region, mut before) = (square, 0);
    while region != before {
        before = region;
        for way in [North, East, South, West] {
            region |= step(before, way) & mask;
        }
    }
    region
}
