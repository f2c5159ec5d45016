use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};

/// Returns the square of the disc that would close a bracket in this direction,
/// if `disc` were placed on `square`.
///
/// Returns `None` if there's no run of the opponent's discs, or no disc at its
/// end.
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
