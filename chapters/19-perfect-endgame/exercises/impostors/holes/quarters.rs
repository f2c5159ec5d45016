// caught by: the_larger_hole_comes_first
// mistake: quarters

use bitboards::BitPosition;
use board::{Board, Disc};
use end_of_game::Position;

pub fn holes(board: &Board) -> Vec<usize> {
    let (board, to_move) = (*board, Disc::Black);
    let empty = BitPosition::from(&Position { board, to_move }).empty();
    let mut sizes: Vec<usize> = [0x0f0f_0f0f, 0xf0f0_f0f0]
        .iter()
        .flat_map(|half: &u64| [*half, half << 32])
        .map(|quarter| (empty & quarter).count_ones() as usize)
        .filter(|size| *size > 0)
        .collect();
    sizes.sort_by(|a, b| b.cmp(a));
    sizes
}
