//! One question, asked of the color to move and then of its opponent. On a full
//! board both answers are no.

use board::{Board, Disc};
use end_of_game::Turn;
use legal_moves::legal_moves;

/// What the color to move can do on this board.
pub fn what_now(board: &Board, to_move: Disc) -> Turn {
    let can_move = |disc| legal_moves(board, disc).next().is_some();
    match (can_move(to_move), can_move(to_move.opponent())) {
        (true, _) => Turn::Move,
        (false, true) => Turn::Pass,
        (false, false) => Turn::Over,
    }
}
