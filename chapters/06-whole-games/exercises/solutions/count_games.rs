//! A tree of games is counted by a function that looks one ply ahead and leaves
//! the rest to itself. It ends because the depth shrinks with each ply, the
//! passes included.

use board::{Board, Disc};
use end_of_game::{Position, Turn};

/// The number of ways in which the next `depth` plies can go.
pub fn count_games(board: &Board, to_move: Disc, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let board = *board;
    let position = Position { board, to_move };
    let opponent = to_move.opponent();
    match position.turn() {
        Turn::Over => 1,
        Turn::Pass => count_games(&board, opponent, depth - 1),
        Turn::Move => position
            .legal_moves()
            .filter_map(|square| position.play(square).ok())
            .map(|after| count_games(&after.board, opponent, depth - 1))
            .sum(),
    }
}
