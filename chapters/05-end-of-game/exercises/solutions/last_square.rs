//! There are two chances to play, in this order: the color to move, then its
//! opponent. With one square left, the first legal move is the only one.

use board::{Board, Disc};
use end_of_game::{Position, Score};

/// The result of a game that has one square left to play.
pub fn last_square(board: &Board, to_move: Disc) -> Score {
    let board = *board;
    let position = Position { board, to_move };
    for position in [position, position.passed()] {
        let last = position.legal_moves().next();
        let after = last.and_then(|square| position.play(square).ok());
        if let Some(after) = after {
            return Score::result(&after.board);
        }
    }
    Score::result(&board)
}
