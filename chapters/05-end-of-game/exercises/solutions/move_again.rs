//! Play each move and ask what the opponent can do then. `turn` already tells a
//! pass from the end.

use board::{Board, Disc, Square};
use end_of_game::{Position, Turn};

/// The moves after which the opponent has to pass.
pub fn move_again(board: &Board, to_move: Disc) -> Vec<Square> {
    let board = *board;
    let position = Position { board, to_move };
    let robs_the_opponent = |square: &Square| {
        position
            .play(*square)
            .is_ok_and(|after| after.turn() == Turn::Pass)
    };
    position.legal_moves().filter(robs_the_opponent).collect()
}
