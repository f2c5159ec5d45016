// caught by: nobody_can_play_b1_and_black_has_won_35_to_29
// mistake: The empty square belongs to the winner too.

use board::{Board, Disc};
use end_of_game::{Position, Score};

pub fn last_square(board: &Board, to_move: Disc) -> Score {
    let board = *board;
    let position = Position { board, to_move };
    for position in [position, position.passed()] {
        if let Some(square) = position.legal_moves().next() {
            return Score::discs(&position.play(square).unwrap().board);
        }
    }
    Score::discs(&board)
}
