use board::{Board, Cell, Disc, Square};
use directions::Direction;

use crate::bracket;

/// Tests if `disc` may be placed on `square`: it's empty, and there's a bracket
/// in at least one direction.
pub fn is_legal(board: &Board, square: Square, disc: Disc) -> bool {
    board[square] == Cell::Empty
        && Direction::ALL
            .into_iter()
            .any(|direction| bracket(board, square, direction, disc).is_some())
}

/// Returns an iterator over the legal moves of `disc`, from a1 to h8.
///
/// ```
/// use board::{Board, Disc};
/// let start = Board::start();
/// let moves = legal_moves::legal_moves(&start, Disc::Black);
/// let names: Vec<_> = moves.map(|square| square.to_string()).collect();
/// assert_eq!(names, ["d3", "c4", "f5", "e6"]);
/// ```
pub fn legal_moves(board: &Board, disc: Disc) -> impl Iterator<Item = Square> {
    Square::all().filter(move |&square| is_legal(board, square, disc))
}
