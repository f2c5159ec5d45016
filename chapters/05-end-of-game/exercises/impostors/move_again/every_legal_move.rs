// caught by: no_first_move_makes_white_pass
// mistake: These are all legal moves

use board::{Board, Disc, Square};
use end_of_game::Position;

pub fn move_again(board: &Board, to_move: Disc) -> Vec<Square> {
    let board = *board;
    let position = Position { board, to_move };
    position.legal_moves().collect()
}
