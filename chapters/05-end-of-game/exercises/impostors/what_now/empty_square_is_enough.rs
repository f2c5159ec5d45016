// caught by: black_passes_before_the_last_move_of_white
// mistake: An empty square isn't enough: you have to bracket something from it.

use board::{Board, Cell, Disc};
use end_of_game::Turn;
use legal_moves::legal_moves;

pub fn what_now(board: &Board, to_move: Disc) -> Turn {
    let can_move = |disc| legal_moves(board, disc).next().is_some();
    if board.count(Cell::Empty) > 0 {
        Turn::Move
    } else if can_move(to_move.opponent()) {
        Turn::Pass
    } else {
        Turn::Over
    }
}
