// caught by: black_takes_a_row_with_h8
// mistake: It looks as if nobody played: a legal move has to be made.

use board::{Board, Disc};
use end_of_game::Score;

pub fn last_square(board: &Board, _: Disc) -> Score {
    Score::result(board)
}
