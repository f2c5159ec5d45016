// caught by: an_occupied_square_is_taken
// mistake: It looks as if an occupied square was accepted: a disc lies there already.

use board::{Board, Disc, Square};
use directions::Direction;
use legal_moves::bracket;

pub fn may_play(board: &Board, square: Square, disc: Disc) -> bool {
    Direction::ALL
        .into_iter()
        .any(|direction| bracket(board, square, direction, disc).is_some())
}
