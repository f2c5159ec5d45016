// caught by: d4_flips_in_all_eight_directions
// mistake: directions: 4

use board::{Board, Cell, Square};
use directions::{Direction, ray};

pub fn all_around() -> Board {
    let mut board = Board::empty();
    for direction in Direction::ALL.into_iter().step_by(2) {
        let squares: Vec<_> = ray(Square::at(3, 3), direction).collect();
        for &square in &squares {
            board.set(square, Cell::White);
        }
        board.set(squares[squares.len() - 1], Cell::Black);
    }
    board
}
