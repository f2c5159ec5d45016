// caught by: each_of_the_eight_directions_counts
// mistake: It looks as if the search stopped at the first direction that brackets.

use board::{Board, Disc, Square};
use directions::{Direction, ray};
use legal_moves::bracket;

pub fn flipped_squares(
    board: &Board,
    square: Square,
    disc: Disc,
) -> Vec<Square> {
    for direction in Direction::ALL {
        if let Some(end) = bracket(board, square, direction, disc) {
            return ray(square, direction).take_while(|&s| s != end).collect();
        }
    }
    Vec::new()
}
