//! Plays an illegal and a legal move in place.

use board::{Board, Disc, Square};
use flipping::other_ways::play_in_place;

fn main() {
    let (c3, f5) = (Square::at(2, 2), Square::at(5, 4));
    let mut board = Board::start();
    for square in [c3, f5] {
        let won = play_in_place(&mut board, square, Disc::Black);
        println!("{square} wins {won}");
    }
    println!("{board}");
}
