// caught by: white_has_a_last_move
// mistake: It looks as if the colors changed places: ask `to_move` first.

use board::{Board, Disc};
use end_of_game::Turn;
use legal_moves::legal_moves;

pub fn what_now(board: &Board, to_move: Disc) -> Turn {
    let can_move = |disc| legal_moves(board, disc).next().is_some();
    match (can_move(to_move.opponent()), can_move(to_move)) {
        (true, _) => Turn::Move,
        (false, true) => Turn::Pass,
        (false, false) => Turn::Over,
    }
}
