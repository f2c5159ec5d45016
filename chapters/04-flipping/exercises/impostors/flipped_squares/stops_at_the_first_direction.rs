// caught by: f5_flips_e5
// mistake: It looks as if the search stopped at a direction that brackets nothing

use board::{Board, Disc, Square};
use directions::{Direction, ray};
use legal_moves::bracket;

pub fn flipped_squares(
    board: &Board,
    square: Square,
    disc: Disc,
) -> Vec<Square> {
    let mut flipped = Vec::new();
    for direction in Direction::ALL {
        let Some(end) = bracket(board, square, direction, disc) else {
            return flipped;
        };
        flipped.extend(ray(square, direction).take_while(|&s| s != end));
    }
    flipped
}
