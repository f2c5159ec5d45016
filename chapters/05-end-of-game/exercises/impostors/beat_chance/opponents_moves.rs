// caught by: it_plays_legal_moves_and_wins_a_game
// message: an illegal move

use board::{Board, Disc, Square};
use legal_moves::legal_moves;

pub fn beat_chance(board: &Board, to_move: Disc) -> Square {
    let mut moves = legal_moves(board, to_move.opponent());
    moves.next().unwrap_or(Square::at(0, 0))
}
