// caught by: white_brackets_black_discs
// mistake: It looks as if it's always Black's turn: `disc` says whose it is.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};

pub fn bracketing_square(
    board: &Board,
    square: Square,
    direction: Direction,
    disc: Disc,
) -> Option<Square> {
    let _ = disc;
    let mut end = next(square, direction);
    if board[end] != Cell::White {
        return None;
    }
    while board[end] == Cell::White {
        end = next(end, direction);
    }
    (board[end] == Cell::Black).then_some(end)
}
