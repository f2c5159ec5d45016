// caught by: a_finished_game_counts_once
// mistake: It looks as if finished games were left out: each counts once.

use board::{Board, Disc};
use end_of_game::{Position, Turn};

pub fn count_games(board: &Board, to_move: Disc, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let board = *board;
    let position = Position { board, to_move };
    let opponent = to_move.opponent();
    match position.turn() {
        Turn::Over => 0,
        Turn::Pass => count_games(&board, opponent, depth - 1),
        Turn::Move => position
            .legal_moves()
            .filter_map(|square| position.play(square).ok())
            .map(|after| count_games(&after.board, opponent, depth - 1))
            .sum(),
    }
}
