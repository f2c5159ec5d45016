// caught by: d4_flips_in_two_directions
// mistake: Illegal

use board::{Board, Cell, Square};
use directions::{Direction, ray};

/// Everything is right but for the disc on d4.
pub fn all_around() -> Board {
    let mut board = Board::empty();
    board.set(Square::at(3, 3), Cell::Black);
    for direction in Direction::ALL {
        let squares: Vec<_> = ray(Square::at(3, 3), direction).collect();
        for &square in &squares {
            board.set(square, Cell::White);
        }
        board.set(squares[squares.len() - 1], Cell::Black);
    }
    board
}
