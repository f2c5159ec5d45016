// caught by: a_run_can_be_longer
// mistake: It looks as if you allow only one disc in between: a run can be longer.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};

pub fn bracketing_square(
    board: &Board,
    square: Square,
    direction: Direction,
    disc: Disc,
) -> Option<Square> {
    let between = next(square, direction);
    let end = next(between, direction);
    let is_run = board[between] == Cell::from(disc.opponent());
    (is_run && board[end] == Cell::from(disc)).then_some(end)
}
