use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};

/// The disc that would bracket a run of the opponent's discs in this
/// direction, if `disc` were placed on the square; `None` if there isn't a run
/// or nothing closes it.
pub fn bracket(
    board: &Board,
    square: Square,
    direction: Direction,
    disc: Disc,
) -> Option<Square> {
    let opponent = Cell::from(disc.opponent());
    let mut end = next(square, direction);
    if board[end] != opponent {
        return None;
    }
    while board[end] == opponent {
        end = next(end, direction);
    }
    (board[end] == Cell::from(disc)).then_some(end)
}
