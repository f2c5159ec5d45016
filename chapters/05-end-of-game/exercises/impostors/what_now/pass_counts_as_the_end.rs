// caught by: black_passes_before_the_last_move_of_white
// mistake: This is a pass, not the end: the opponent can still move.

use board::{Board, Disc};
use end_of_game::Turn;
use legal_moves::legal_moves;

pub fn what_now(board: &Board, to_move: Disc) -> Turn {
    match legal_moves(board, to_move).next() {
        Some(_) => Turn::Move,
        None => Turn::Over,
    }
}
