// caught by: all_four_first_moves_are_equal
// mistake: It looks as if you return the worst moves.

use board::{Board, Disc, Square};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::analyze;
use whole_games::Ply;

pub fn all_best(
    board: &Board,
    to_move: Disc,
    depth: usize,
) -> (Vec<Square>, u64) {
    let board = *board;
    let position = Position { board, to_move };
    let considered = analyze(&position, depth, &phased);
    let least = considered.iter().map(|scored| scored.value).min();
    let worst = considered
        .iter()
        .filter(|scored| Some(scored.value) == least);
    let squares = worst.filter_map(|scored| match scored.mv {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    });
    (squares.collect(), 0)
}
