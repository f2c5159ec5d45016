// caught by: black_wins_and_gets_b1
// mistake: The empty squares went to the loser: the winner gets them.

use board::{Board, Cell};
use end_of_game::Score;

pub fn final_score(board: &Board) -> Score {
    let (mut black, mut white) =
        (board.count(Cell::Black), board.count(Cell::White));
    if black < white {
        black += board.count(Cell::Empty);
    } else {
        white += board.count(Cell::Empty);
    }
    Score { black, white }
}
