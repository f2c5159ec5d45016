//! The arm that goes north is always 0, so nobody walks there.

use board::{Board, Cell, Square};
use connect_four::{Axis, arm};
use directions::Direction;

/// Whether the disc that was dropped last is in a line of four or more.
pub fn completes_four(board: &Board, square: Square) -> bool {
    let is_disc = matches!(board[square], Cell::Black | Cell::White);
    let is_long = |axis: &Axis| length(board, square, *axis) >= 4;
    is_disc && Axis::ALL.iter().any(is_long)
}

fn length(board: &Board, square: Square, axis: Axis) -> usize {
    let ways = axis.directions().into_iter();
    let ways = ways.filter(|&way| way != Direction::North);
    1 + ways
        .map(|way| arm(board, square, way).count())
        .sum::<usize>()
}
