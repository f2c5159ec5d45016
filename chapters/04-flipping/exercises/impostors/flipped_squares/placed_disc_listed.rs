// caught by: f5_flips_e5
// mistake: The disc just placed is in your list: it doesn't turn over.

use board::{Board, Disc, Square};
use directions::{Direction, ray};
use legal_moves::bracket;

pub fn flipped_squares(
    board: &Board,
    square: Square,
    disc: Disc,
) -> Vec<Square> {
    let mut flipped = vec![square];
    for direction in Direction::ALL {
        if let Some(end) = bracket(board, square, direction, disc) {
            flipped.extend(ray(square, direction).take_while(|&s| s != end));
        }
    }
    flipped
}
