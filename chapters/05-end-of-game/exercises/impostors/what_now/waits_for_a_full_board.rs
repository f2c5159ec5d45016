// caught by: the_game_is_over_although_b1_is_empty
// mistake: Don't wait for a full board: it's over when nobody can move.

use board::{Board, Cell, Disc};
use end_of_game::Turn;
use legal_moves::legal_moves;

pub fn what_now(board: &Board, to_move: Disc) -> Turn {
    if legal_moves(board, to_move).next().is_some() {
        Turn::Move
    } else if board.count(Cell::Empty) == 0 {
        Turn::Over
    } else {
        Turn::Pass
    }
}
