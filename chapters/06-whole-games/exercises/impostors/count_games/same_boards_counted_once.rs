// caught by: three_plies_can_be_played_in_56_ways
// mistake: It looks as if you counted boards. Count games: two of them can reach the same board.

use std::collections::HashSet;

use board::{Board, Disc};
use end_of_game::{Position, Turn};

pub fn count_games(board: &Board, to_move: Disc, depth: usize) -> u64 {
    let board = *board;
    let mut positions = HashSet::from([Position { board, to_move }]);
    for _ in 0..depth {
        positions = positions.iter().flat_map(after).collect();
    }
    positions.len() as u64
}

fn after(position: &Position) -> Vec<Position> {
    match position.turn() {
        Turn::Over => vec![*position],
        Turn::Pass => vec![position.passed()],
        Turn::Move => position
            .legal_moves()
            .filter_map(|square| position.play(square).ok())
            .collect(),
    }
}
