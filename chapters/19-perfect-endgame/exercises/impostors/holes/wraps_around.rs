// caught by: a_hole_ends_at_the_edge
// mistake: around the edge

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
        | (hole << 1
            | hole >> 1
            | hole << 7
            | hole >> 7
            | hole << 8
            | hole >> 8
            | hole << 9
            | hole >> 9)
            & empty;
    if more == hole {
        hole
    } else {
        grown(more, empty)
    }
}
