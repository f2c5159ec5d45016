// caught by: black_passes_after_eight_moves
// mistake: It looks as if the start was rotated: d4 and e5 are white, d5 and e4 are black.

use board::{Board, Cell, Disc, Square};
use end_of_game::{Position, Turn};

pub fn passes(moves: &[Square]) -> Vec<(Disc, usize)> {
    let mut board = Board::empty();
    board.set(Square::at(3, 3), Cell::Black);
    board.set(Square::at(4, 3), Cell::White);
    board.set(Square::at(3, 4), Cell::White);
    board.set(Square::at(4, 4), Cell::Black);
    let to_move = Disc::Black;
    let mut passes = Vec::new();
    let mut position = Position { board, to_move };
    for (number, &square) in moves.iter().enumerate() {
        if position.turn() == Turn::Pass {
            passes.push((position.to_move, number));
            position = position.passed();
        }
        position = position.play(square).unwrap();
    }
    passes
}
