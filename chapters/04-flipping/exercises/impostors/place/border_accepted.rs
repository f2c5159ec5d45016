// caught by: a_move_on_a_border_square_is_none
// mistake: Outside the board nobody may play: only `Cell::Empty` is empty.

use board::{Board, Cell, Disc, Square};
use flipping::flips;

pub fn place(board: &Board, square: Square, disc: Disc) -> Option<Board> {
    let is_occupied = matches!(board[square], Cell::Black | Cell::White);
    if is_occupied || flips(board, square, disc).next().is_none() {
        return None;
    }
    let mut after = *board;
    after.set(square, disc.into());
    for flip in flips(board, square, disc) {
        after.set(flip.square, disc.into());
    }
    Some(after)
}
