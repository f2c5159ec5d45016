// caught by: one_ply_ahead_the_most_discs_win
// mistake: you listed every legal move

use board::{Board, Disc, Square};
use end_of_game::Position;

pub fn best_moves(board: &Board, to_move: Disc, _: usize) -> Vec<Square> {
    let board = *board;
    Position { board, to_move }.legal_moves().collect()
}
