// caught by: white_plays_if_black_cannot
// mistake: If the color to move can't play there, its opponent has to.

use board::{Board, Disc};
use end_of_game::{Position, Score};

pub fn last_square(board: &Board, to_move: Disc) -> Score {
    let board = *board;
    let position = Position { board, to_move };
    match position.legal_moves().next() {
        Some(square) => Score::result(&position.play(square).unwrap().board),
        None => Score::result(&board),
    }
}
