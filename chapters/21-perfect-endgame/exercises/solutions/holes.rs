//! A hole grows from one of its squares.

use bitboards::{BitPosition, bit, squares};
use board::{Board, Disc};
use end_of_game::Position;
use perfect_endgame::around;

/// How many squares each hole has, the largest first.
pub fn holes(board: &Board) -> Vec<usize> {
    let (board, to_move) = (*board, Disc::Black);
    let mut empty = BitPosition::from(&Position { board, to_move }).empty();
    let mut sizes = Vec::new();
    while let Some(first) = squares(empty).next() {
        let hole = grown(bit(first), empty);
        sizes.push(hole.count_ones() as usize);
        empty &= !hole;
    }
    sizes.sort_by(|a, b| b.cmp(a));
    sizes
}

/// The hole that these squares belong to.
fn grown(hole: u64, empty: u64) -> u64 {
    let more = hole | around(hole) & empty;
    if more == hole {
        hole
    } else {
        grown(more, empty)
    }
}
