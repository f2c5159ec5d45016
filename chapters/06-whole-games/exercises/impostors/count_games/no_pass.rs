// caught by: a_pass_is_a_ply
// mistake: one way to go on: you pass

use board::{Board, Disc};
use end_of_game::Position;

pub fn count_games(board: &Board, to_move: Disc, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let board = *board;
    let position = Position { board, to_move };
    let mut count = 0;
    for square in position.legal_moves() {
        let after = position.play(square).unwrap();
        count += count_games(&after.board, to_move.opponent(), depth - 1);
    }
    count
}
