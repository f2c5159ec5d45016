use board::{Board, Disc, Square};
use directions::{Direction, ray};
use legal_moves::bracket;

/// The squares whose discs turn over when `disc` is placed on this square,
/// which is taken to be empty.
pub fn flipped_squares(board: &Board, square: Square, disc: Disc) -> Vec<Square> {
    let mut flipped = vec![square];
    for direction in Direction::ALL {
        if let Some(end) = bracket(board, square, direction, disc) {
            flipped.extend(ray(square, direction).take_while(|&s| s != end));
        }
    }
    flipped
}
