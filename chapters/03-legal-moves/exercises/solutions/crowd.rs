//! A square of 4 by 4 with white discs around four black ones is surrounded by 20
//! legal moves. Wherever there's a black disc instead of an empty square, there's
//! a move less, and nothing new to bracket.

use board::{Board, Cell, Disc, Square};
use legal_moves::legal_moves;

/// A board on which Black has this many legal moves, 1 to 20.
pub fn crowd(moves: usize) -> Board {
    let mut board = Board::empty();
    for square in Square::all() {
        let is_in = |line: std::ops::Range<i32>| {
            line.contains(&square.column()) && line.contains(&square.row())
        };
        if is_in(3..5) {
            board.set(square, Cell::Black);
        } else if is_in(2..6) {
            board.set(square, Cell::White);
        }
    }
    let around: Vec<_> = legal_moves(&board, Disc::Black).collect();
    for &square in &around[moves..] {
        board.set(square, Cell::Black);
    }
    board
}
