// caught by: all_four_first_moves_are_equal
// mistake: keep every one of them

use board::{Board, Disc, Square};
use end_of_game::Position;
use minimax::evaluate::discs;
use minimax::minimax;

/// The best moves of this side, in order.
pub fn best_moves(board: &Board, to_move: Disc, depth: usize) -> Vec<Square> {
    let board = *board;
    let position = Position { board, to_move };
    let value = |square: Square| {
        let after = position.play(square).ok()?;
        Some((square, -minimax(&after, depth - 1, discs, &mut 0)))
    };
    let values: Vec<_> = position.legal_moves().filter_map(value).collect();
    let most = values.iter().map(|it| it.1).max();
    let best = values.iter().filter(|it| Some(it.1) == most);
    best.map(|it| it.0).take(1).collect()
}
