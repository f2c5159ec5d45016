//! Each ray from the square is white up to its end, where a black disc closes it. A
//! ray of one square has no room for both.

use board::{Board, Cell, Square};
use directions::{Direction, ray};

/// A board on which Black's move on this square flips as many discs as possible.
pub fn all_around(square: Square) -> Board {
    let mut board = Board::empty();
    for direction in Direction::ALL {
        let mut squares: Vec<_> = ray(square, direction).collect();
        if let Some(end) = squares.pop() {
            board.set(end, Cell::Black);
        }
        for square in squares {
            board.set(square, Cell::White);
        }
    }
    board
}
