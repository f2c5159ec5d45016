// caught by: two_of_three_moves_lose
// mistake: listed the moves that win

use board::{Board, Disc, Square};
use end_of_game::Position;
use minimax::{analyze, discs};
use whole_games::Ply;

/// The moves of this side that lose the game.
pub fn losing_moves(board: &Board, to_move: Disc) -> Vec<Square> {
    let (board, to_move) = (*board, to_move);
    let considered = analyze(&Position { board, to_move }, 99, discs);
    let losing = considered.into_iter().filter(|it| it.value > 0);
    let squares = losing.filter_map(|it| match it.its_move {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    });
    squares.collect()
}
