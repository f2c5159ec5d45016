// caught by: a_pass_is_a_ply
// mistake: After a pass the opponent moves: it looks as if nobody did.

use board::{Board, Disc};
use flipping::play;
use legal_moves::legal_moves;

pub fn count_games(board: &Board, to_move: Disc, depth: usize) -> u64 {
    let mut moves = legal_moves(board, to_move).peekable();
    if depth == 0 || moves.peek().is_none() {
        return 1;
    }
    moves
        .filter_map(|square| play(board, square, to_move).ok())
        .map(|after| count_games(&after, to_move.opponent(), depth - 1))
        .sum()
}
