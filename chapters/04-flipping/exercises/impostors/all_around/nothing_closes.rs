// caught by: d4_flips_in_two_directions
// mistake: Illegal

use board::{Board, Cell, Square};
use directions::{Direction, ray};

/// White to the edge in every direction.
pub fn all_around() -> Board {
    let mut board = Board::empty();
    for direction in Direction::ALL {
        for square in ray(Square::at(3, 3), direction) {
            board.set(square, Cell::White);
        }
    }
    board
}
