// caught by: outside_a_smaller_board_nobody_may_play
// mistake: Outside the board nobody may play: only `Cell::Empty` is empty.

use board::{Board, Cell, Disc, Square};
use directions::Direction;
use legal_moves::bracket;

pub fn may_play(board: &Board, square: Square, disc: Disc) -> bool {
    let is_occupied = matches!(board[square], Cell::Black | Cell::White);
    !is_occupied
        && Direction::ALL
            .into_iter()
            .any(|direction| bracket(board, square, direction, disc).is_some())
}
