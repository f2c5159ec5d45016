//! The position after a good move is a bad one for the opponent.

use board::{Board, Disc, Square};
use end_of_game::Position;
use evaluation::evaluate::phased;

/// The same moves, the promising ones first.
pub fn order(
    board: &Board,
    to_move: Disc,
    mut moves: Vec<Square>,
) -> Vec<Square> {
    let board = *board;
    let position = Position { board, to_move };
    moves.sort_by_cached_key(|&square| {
        let after = position.play(square).expect("a legal move");
        phased(&after)
    });
    moves
}
