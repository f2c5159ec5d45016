// caught by: black_flips_a_row_and_a_diagonal_with_h8
// mistake: It looks as if a disc was placed, but nothing flipped.

use board::{Board, Disc};
use end_of_game::{Position, Score};

pub fn last_square(board: &Board, to_move: Disc) -> Score {
    let board = *board;
    let position = Position { board, to_move };
    for mut position in [position, position.passed()] {
        let last = position.legal_moves().next();
        if let Some(square) = last {
            position.board.set(square, to_move.into());
            return Score::result(&position.board);
        }
    }
    Score::result(&board)
}
