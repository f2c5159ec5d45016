// caught by: it_wins_85_of_100_games
// mistake: Won(

use board::{Board, Disc, Square};
use legal_moves::legal_moves;

pub fn beat_chance(board: &Board, to_move: Disc) -> Square {
    legal_moves(board, to_move).max_by_key(place).unwrap()
}

fn place(square: &Square) -> i32 {
    let edge = |line: i32| line.min(7 - line);
    match (edge(square.column()), edge(square.row())) {
        (0, 0) => 2,
        (1, 1) => -2,
        (0, 1) | (1, 0) => -1,
        _ => 0,
    }
}
