//! On each ray from d4, the last square is black, and everything before it is
//! white.

use board::{Board, Cell, Square};
use directions::{Direction, ray};

/// A board on which Black's d4 flips 19 discs, in all eight directions.
pub fn all_around() -> Board {
    let mut board = Board::empty();
    for direction in Direction::ALL {
        let squares: Vec<_> = ray(Square::at(3, 3), direction).collect();
        for &square in &squares {
            board.set(square, Cell::White);
        }
        board.set(squares[squares.len() - 1], Cell::Black);
    }
    board
}
