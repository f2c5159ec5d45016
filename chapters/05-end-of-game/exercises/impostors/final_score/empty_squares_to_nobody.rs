// caught by: black_wins_and_gets_b1
// mistake: The empty squares are missing: the winner gets them.

use board::{Board, Cell};
use end_of_game::Score;

pub fn final_score(board: &Board) -> Score {
    Score {
        black: board.count(Cell::Black),
        white: board.count(Cell::White),
    }
}
