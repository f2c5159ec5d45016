// caught by: a_run_has_at_least_one_disc
// mistake: There's no run: the next square needs an opponent's disc on it.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};

pub fn bracketing_square(
    board: &Board,
    square: Square,
    direction: Direction,
    disc: Disc,
) -> Option<Square> {
    let mut end = next(square, direction);
    while board[end] == Cell::from(disc.opponent()) {
        end = next(end, direction);
    }
    (board[end] == Cell::from(disc)).then_some(end)
}
