// caught by: one_disc_between_two_others_is_bracketed
// mistake: That's the last disc of the run: the one that closes it comes after it.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};

pub fn bracketing_square(
    board: &Board,
    square: Square,
    direction: Direction,
    disc: Disc,
) -> Option<Square> {
    let mut last = square;
    let mut end = next(square, direction);
    while board[end] == Cell::from(disc.opponent()) {
        last = end;
        end = next(end, direction);
    }
    (board[end] == Cell::from(disc) && last != square).then_some(last)
}
