// caught by: in_a_draw_each_side_has_half_of_the_empty_squares
// mistake: In a draw nobody has won: each side gets half of the empty squares.

use board::{Board, Cell};
use end_of_game::Score;

pub fn final_score(board: &Board) -> Score {
    let (mut black, mut white) =
        (board.count(Cell::Black), board.count(Cell::White));
    if black > white {
        black += board.count(Cell::Empty);
    } else {
        white += board.count(Cell::Empty);
    }
    Score { black, white }
}
