// caught by: a_move_on_an_occupied_square_is_none
// mistake: It looks as if an occupied square was accepted: a disc lies there already.

use board::{Board, Disc, Square};
use flipping::flips;

pub fn place(board: &Board, square: Square, disc: Disc) -> Option<Board> {
    let mut after = *board;
    for flip in flips(board, square, disc) {
        after.set(flip.square, disc.into());
        after.set(square, disc.into());
    }
    (after != *board).then_some(after)
}
