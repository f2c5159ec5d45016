//! Prints the disc that each of Black's first moves flips.

use board::{Board, Disc};
use flipping::flips;
use legal_moves::legal_moves;

fn main() {
    let start = Board::start();
    for square in legal_moves(&start, Disc::Black) {
        for flip in flips(&start, square, Disc::Black) {
            println!("{square}: {flip:?}");
        }
    }
}
