// caught by: each_of_the_eight_directions_counts
// mistake: One direction that brackets is enough, whichever of the eight it is.

use board::{Board, Cell, Disc, Square};
use directions::Direction;
use legal_moves::bracket;

pub fn may_play(board: &Board, square: Square, disc: Disc) -> bool {
    if board[square] != Cell::Empty {
        return false;
    }
    for turn in 0..7 {
        if bracket(board, square, Direction::ALL[turn], disc).is_some() {
            return true;
        }
    }
    false
}
