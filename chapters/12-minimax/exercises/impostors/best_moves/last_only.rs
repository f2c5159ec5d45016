// caught by: all_four_first_moves_are_equal
// mistake: keep every one of them

use board::{Board, Disc, Square};
use end_of_game::Position;
use minimax::evaluate::discs;
use minimax::minimax;

pub fn best_moves(board: &Board, to_move: Disc, depth: usize) -> Vec<Square> {
    let board = *board;
    let position = Position { board, to_move };
    let value = |square: &Square| {
        let after = position.play(*square).unwrap();
        -minimax(&after, depth - 1, discs, &mut 0)
    };
    position
        .legal_moves()
        .max_by_key(value)
        .into_iter()
        .collect()
}
