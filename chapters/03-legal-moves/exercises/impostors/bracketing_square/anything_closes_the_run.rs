// caught by: an_empty_square_closes_no_run
// mistake: The run ends there, but nothing closes it: only a disc of your own does.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};

pub fn bracketing_square(
    board: &Board,
    square: Square,
    direction: Direction,
    disc: Disc,
) -> Option<Square> {
    let first = next(square, direction);
    let mut end = first;
    while board[end] == Cell::from(disc.opponent()) {
        end = next(end, direction);
    }
    (end != first).then_some(end)
}
