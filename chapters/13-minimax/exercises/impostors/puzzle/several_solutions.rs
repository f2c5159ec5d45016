// caught by: two_ways_to_win_are_not_a_puzzle
// mistake: only one

use board::{Board, Disc, Square};
use end_of_game::Position;
use minimax::{POINT, analyze, discs};
use whole_games::Ply;

/// The only move that wins, if it wins as narrowly as can be.
pub fn puzzle(board: &Board, to_move: Disc) -> Option<Square> {
    let (board, to_move) = (*board, to_move);
    let considered = analyze(&Position { board, to_move }, 99, &discs);
    let winning = considered.iter().filter(|it| it.value == 2 * POINT);
    let winning: Vec<_> = winning.collect();
    match winning[..] {
        [it, ..] => square(it.mv),
        _ => None,
    }
}

fn square(ply: Ply) -> Option<Square> {
    match ply {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    }
}
