// caught by: a_full_board_gives_a_point_for_each_disc
// mistake: It looks as if Black and White changed places.

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
    Score {
        black: white,
        white: black,
    }
}
