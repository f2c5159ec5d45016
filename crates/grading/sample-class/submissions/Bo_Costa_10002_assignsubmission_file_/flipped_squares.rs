use board::{Board, Disc, Square};
use directions::{Direction, next};
use legal_moves::bracket;

/// The squares whose discs turn over when `disc` is placed on this square,
/// which is taken to be empty.
pub fn flipped_squares(board: &Board, square: Square, disc: Disc) -> Vec<Square> {
    let mut flipped = Vec::new();
    for direction in Direction::ALL {
        if let Some(end) = bracket(board, square, direction, disc) {
            let mut walker = square;
            while walker != end {
                walker = next(walker, direction);
                flipped.push(walker);
            }
        }
    }
    flipped
}
