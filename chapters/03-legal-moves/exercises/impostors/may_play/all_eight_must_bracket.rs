// caught by: black_may_begin_on_c4
// mistake: One direction that brackets is enough, whichever of the eight it is.

use board::{Board, Cell, Disc, Square};
use directions::Direction;
use legal_moves::bracket;

pub fn may_play(board: &Board, square: Square, disc: Disc) -> bool {
    board[square] == Cell::Empty
        && Direction::ALL
            .into_iter()
            .all(|direction| bracket(board, square, direction, disc).is_some())
}
