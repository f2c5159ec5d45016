// caught by: squares_outside_a_smaller_board_count_for_nobody
// mistake: It looks as if 64 squares were shared out: this board has fewer.

use board::{Board, Cell};
use end_of_game::Score;

pub fn final_score(board: &Board) -> Score {
    let (mut black, mut white) =
        (board.count(Cell::Black), board.count(Cell::White));
    if black > white {
        black = 64 - white;
    } else if white > black {
        white = 64 - black;
    } else {
        (black, white) = (32, 32);
    }
    Score { black, white }
}
