//! One question, asked for both colors: a closure keeps it in one place.

use board::{Board, Disc};
use legal_moves::legal_moves;

/// How many legal moves Black would have on this board, and how many White.
pub fn mobility(board: &Board) -> (usize, usize) {
    let moves = |disc| legal_moves(board, disc).count();
    (moves(Disc::Black), moves(Disc::White))
}
