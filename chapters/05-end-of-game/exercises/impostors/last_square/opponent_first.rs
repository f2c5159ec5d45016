// caught by: the_color_to_move_comes_first_if_both_can_play
// mistake: The color to move is asked first, then its opponent.

use board::{Board, Disc};
use end_of_game::{Position, Score};

pub fn last_square(board: &Board, to_move: Disc) -> Score {
    let board = *board;
    let position = Position { board, to_move };
    for position in [position.passed(), position] {
        if let Some(square) = position.legal_moves().next() {
            return Score::result(&position.play(square).unwrap().board);
        }
    }
    Score::result(&board)
}
