// caught by: each_of_the_eight_directions_counts
// mistake: It looks as if you left out a direction: there are eight.

use board::{Board, Disc, Square};
use directions::{Direction, ray};
use legal_moves::bracket;

pub fn flipped_squares(
    board: &Board,
    square: Square,
    disc: Disc,
) -> Vec<Square> {
    let mut flipped = Vec::new();
    for turn in 0..7 {
        let direction = Direction::ALL[turn];
        if let Some(end) = bracket(board, square, direction, disc) {
            flipped.extend(ray(square, direction).take_while(|&s| s != end));
        }
    }
    flipped
}
