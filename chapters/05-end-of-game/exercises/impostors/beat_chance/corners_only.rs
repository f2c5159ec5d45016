// caught by: it_wins_70_of_100_games
// message: wins

use board::{Board, Disc, Square};
use legal_moves::legal_moves;

pub fn beat_chance(board: &Board, to_move: Disc) -> Square {
    let is_corner = |square: &Square| {
        [square.column(), square.row()]
            .iter()
            .all(|place| place % 7 == 0)
    };
    legal_moves(board, to_move).max_by_key(is_corner).unwrap()
}
