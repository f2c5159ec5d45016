// caught by: it_wins_70_of_100_games
// message: wins

use board::{Board, Disc, Square};
use flipping::flips;
use legal_moves::legal_moves;

pub fn beat_chance(board: &Board, to_move: Disc) -> Square {
    let count = |square: &Square| flips(board, *square, to_move).count();
    legal_moves(board, to_move).max_by_key(count).unwrap()
}
