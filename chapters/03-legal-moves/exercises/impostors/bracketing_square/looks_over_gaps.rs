// caught by: a_run_has_no_gaps
// mistake: A run has no gaps: an empty square ends it, whatever is behind that.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next, ray};

pub fn bracketing_square(
    board: &Board,
    square: Square,
    direction: Direction,
    disc: Disc,
) -> Option<Square> {
    if board[next(square, direction)] != Cell::from(disc.opponent()) {
        return None;
    }
    ray(square, direction).find(|&end| board[end] == Cell::from(disc))
}
