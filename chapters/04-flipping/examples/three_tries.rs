//! Tries a legal first move and two illegal ones.

use board::{Board, Disc, Square};
use flipping::play;

fn main() {
    let (f5, e4, c3) = (Square::at(5, 4), Square::at(4, 3), Square::at(2, 2));
    for square in [f5, e4, c3] {
        match play(&Board::start(), square, Disc::Black) {
            Ok(after) => println!("{after}"),
            Err(reason) => println!("{reason:?}"),
        }
    }
}
