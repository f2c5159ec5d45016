//! Counts the steps for which two ways to compute the next square agree.

use board::Square;
use directions::other_ways::next_by_offsets;
use directions::{Direction, next};

fn main() {
    let mut agree = 0;
    for square in (0..=64).map(Square::new) {
        for direction in Direction::ALL {
            if next(square, direction) == next_by_offsets(square, direction) {
                agree += 1;
            }
        }
    }
    println!("{agree} of 520 answers agree");
}
