// caught by: a_hole_goes_on_at_a_corner
// mistake: at a corner

use bitboards::{BitPosition, bit, squares};
use board::{Board, Disc};
use end_of_game::Position;

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
    let more = hole
        | (hole << 8
            | hole >> 8
            | hole << 1 & 0xfefe_fefe_fefe_fefe
            | hole >> 1 & 0x7f7f_7f7f_7f7f_7f7f)
            & empty;
    if more == hole {
        hole
    } else {
        grown(more, empty)
    }
}
