// caught by: it_is_better_than_fewest_replies
// message: 100 percent

use alpha_beta::fewest_replies;
use board::{Board, Disc, Square};
use end_of_game::Position;
use whole_games::Ply;

pub fn order(board: &Board, to_move: Disc, moves: Vec<Square>) -> Vec<Square> {
    let board = *board;
    let position = Position { board, to_move };
    let mut plies: Vec<_> = moves.into_iter().map(Ply::Move).collect();
    fewest_replies(&position, &mut plies);
    let squares = plies.into_iter().filter_map(|ply| match ply {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    });
    squares.collect()
}
