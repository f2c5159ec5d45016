// caught by: no_first_move_makes_white_pass
// mistake: It looks as if the opponent was asked before the move, not after it.

use board::{Board, Disc, Square};
use end_of_game::Position;

pub fn move_again(board: &Board, to_move: Disc) -> Vec<Square> {
    let board = *board;
    let position = Position { board, to_move };
    match position.passed().legal_moves().next() {
        None => position.legal_moves().collect(),
        Some(_) => Vec::new(),
    }
}
