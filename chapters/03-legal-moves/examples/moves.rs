//! Prints the legal moves of both colors in the starting position.

use board::{Board, Disc};
use legal_moves::legal_moves;

fn main() {
    let board = Board::start();
    for disc in [Disc::Black, Disc::White] {
        let moves: Vec<_> = legal_moves(&board, disc).collect();
        println!("{disc}: {moves:?}");
    }
}
