// caught by: it_wins_70_of_100_games
// message: wins

use board::{Board, Disc, Square};
use legal_moves::legal_moves;

pub fn beat_chance(board: &Board, to_move: Disc) -> Square {
    legal_moves(board, to_move).next().unwrap()
}
