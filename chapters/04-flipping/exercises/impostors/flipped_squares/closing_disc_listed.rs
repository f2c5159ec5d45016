// caught by: f5_flips_e5
// mistake: The closing disc is in your list: it's the right color already.

use board::{Board, Disc, Square};
use directions::{Direction, next};
use legal_moves::bracket;

pub fn flipped_squares(
    board: &Board,
    square: Square,
    disc: Disc,
) -> Vec<Square> {
    let mut flipped = Vec::new();
    for direction in Direction::ALL {
        if let Some(end) = bracket(board, square, direction, disc) {
            let mut here = square;
            while here != end {
                here = next(here, direction);
                flipped.push(here);
            }
        }
    }
    flipped
}
