// caught by: a_hole_is_longer_than_a_step
// mistake: one step

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
    hole | around(hole) & empty
}
