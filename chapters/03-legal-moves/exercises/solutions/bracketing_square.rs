//! The sentinel holds `Border`, which is neither color: it ends the run like an
//! empty square, and closes it no more than that. So no edge has to be asked
//! for.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};

/// The disc that would bracket a run of the opponent's discs in this
/// direction, if `disc` were placed on the square.
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
    let is_closed = board[end] == Cell::from(disc);
    (is_closed && end != first).then_some(end)
}
