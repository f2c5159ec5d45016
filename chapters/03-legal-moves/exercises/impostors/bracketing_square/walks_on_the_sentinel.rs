// caught by: the_edge_closes_no_run
// mistake: It looks as if the walk is stuck on the sentinel, which leads only to itself

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
    while board[end] != Cell::from(disc) {
        if board[end] == Cell::Empty {
            return None;
        }
        end = next(end, direction);
    }
    (end != first).then_some(end)
}
