//! A corner is never flipped back, so take it. The squares next to a corner hand
//! it to the opponent, so leave them alone. In between, the fewer moves your
//! opponent has, the better: sooner or later one of them must be a bad one.

use std::cmp::Reverse;

use board::{Board, Disc, Square};
use end_of_game::Position;

/// The move that you would make here.
pub fn beat_chance(board: &Board, to_move: Disc) -> Square {
    let board = *board;
    let position = Position { board, to_move };
    position
        .legal_moves()
        .max_by_key(|&square| {
            (place(square), Reverse(replies(&position, square)))
        })
        .expect("we're only asked when there's a move")
}

/// What a square is worth: corners most, their neighbors least.
fn place(square: Square) -> i32 {
    let edge = |line: i32| line.min(7 - line);
    match (edge(square.column()), edge(square.row())) {
        (0, 0) => 2,
        (1, 1) => -2,
        (0, 1) | (1, 0) => -1,
        _ => 0,
    }
}

/// How many moves the opponent has after this one.
fn replies(position: &Position, square: Square) -> usize {
    let after = position.play(square).ok();
    after.map_or(0, |after| after.legal_moves().count())
}
