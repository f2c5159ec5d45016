// caught by: d4_flips_nineteen_discs
// mistake: discs: 8

use board::{Board, Cell, Square};
use directions::{Direction, ray};

/// A white disc next to d4 and a black one behind it.
pub fn all_around() -> Board {
    let mut board = Board::empty();
    for direction in Direction::ALL {
        let mut squares = ray(Square::at(3, 3), direction);
        for cell in [Cell::White, Cell::Black] {
            board.set(squares.next().unwrap(), cell);
        }
    }
    board
}
