use board::{Board, Cell, Disc, Square};
use directions::Direction;

use crate::bracket;

/// Whether `disc` may be placed on this square: it's empty, and there's a
/// bracket in at least one direction.
pub fn is_legal(board: &Board, square: Square, disc: Disc) -> bool {
    board[square] == Cell::Empty
        && Direction::ALL
            .into_iter()
            .any(|direction| bracket(board, square, direction, disc).is_some())
}

/// The squares on which `disc` may be placed, from a1 to h8.
pub fn legal_moves(board: &Board, disc: Disc) -> impl Iterator<Item = Square> {
    Square::all().filter(move |&square| is_legal(board, square, disc))
}
