// caught by: black_begins_with_a_move
// mistake: Nobody can move: that's the end, not a pass.

use board::{Board, Disc};
use end_of_game::Turn;
use legal_moves::legal_moves;

pub fn what_now(board: &Board, to_move: Disc) -> Turn {
    match legal_moves(board, to_move).next() {
        Some(_) => Turn::Move,
        None => Turn::Pass,
    }
}
