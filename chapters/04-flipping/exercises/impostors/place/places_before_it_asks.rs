// caught by: a_move_off_the_board_is_none
// mistake: The disc was placed before the square was looked at: ask first.

use board::{Board, Disc, Square};
use flipping::flips;
use legal_moves::is_legal;

pub fn place(board: &Board, square: Square, disc: Disc) -> Option<Board> {
    let mut after = *board;
    after.set(square, disc.into());
    for flip in flips(board, square, disc) {
        after.set(flip.square, disc.into());
    }
    is_legal(board, square, disc).then_some(after)
}
