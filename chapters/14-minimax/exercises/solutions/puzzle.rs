//! Of all moves one wins, and that one by two discs.

use board::{Board, Disc, Square};
use end_of_game::Position;
use minimax::{POINT, analyze, discs};
use whole_games::Ply;

/// The only move that wins, if it wins as narrowly as can be.
pub fn puzzle(board: &Board, to_move: Disc) -> Option<Square> {
    let (board, to_move) = (*board, to_move);
    let considered = analyze(&Position { board, to_move }, 99, &discs);
    let winning = considered.iter().filter(|scored| scored.value > 0);
    let winning: Vec<_> = winning.collect();
    match winning[..] {
        [scored] if scored.value == 2 * POINT => square(scored.mv),
        _ => None,
    }
}

fn square(ply: Ply) -> Option<Square> {
    match ply {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    }
}
