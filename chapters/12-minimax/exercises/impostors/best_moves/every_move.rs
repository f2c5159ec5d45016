// caught by: the_most_discs_are_taken_one_ply_ahead
// mistake: every legal move was listed

use board::{Board, Disc, Square};
use end_of_game::Position;

pub fn best_moves(board: &Board, to_move: Disc, _: usize) -> Vec<Square> {
    let board = *board;
    Position { board, to_move }.legal_moves().collect()
}
