// caught by: who_loses_every_disc_loses_64_to_0
// mistake: It looks as if Black always gets the empty squares: the winner does.

use board::{Board, Cell};
use end_of_game::Score;

pub fn final_score(board: &Board) -> Score {
    Score {
        black: board.count(Cell::Black) + board.count(Cell::Empty),
        white: board.count(Cell::White),
    }
}
