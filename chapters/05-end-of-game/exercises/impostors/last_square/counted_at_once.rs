// caught by: black_flips_a_row_and_a_diagonal_with_h8
// mistake: It looks as if nobody played: if somebody can, somebody has to.

use board::{Board, Disc};
use end_of_game::Score;

pub fn last_square(board: &Board, _: Disc) -> Score {
    Score::result(board)
}
