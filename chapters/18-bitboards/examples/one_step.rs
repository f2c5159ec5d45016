//! The same two discs, and masks.

use bitboards::{bit, squares, step};
use board::Square;
use directions::Direction;

fn main() {
    let discs = bit(Square::at(5, 3)) | bit(Square::at(7, 3));
    for direction in Direction::ALL {
        let moved: Vec<_> = squares(step(discs, direction)).collect();
        println!("{direction:9} {moved:?}");
    }
}
