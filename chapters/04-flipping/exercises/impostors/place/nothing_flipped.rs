// caught by: f5_flips_e5
// mistake: The disc is placed, but nothing turned over.

use board::{Board, Disc, Square};
use legal_moves::is_legal;

pub fn place(board: &Board, square: Square, disc: Disc) -> Option<Board> {
    if !is_legal(board, square, disc) {
        return None;
    }
    let mut after = *board;
    after.set(square, disc.into());
    Some(after)
}
