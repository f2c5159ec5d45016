// caught by: discs_that_hang_above_the_last_one_do_not_count
// mistake: you counted upward

use board::{Board, Cell, Square};
use connect_four::{Axis, arm};

pub fn completes_four(board: &Board, square: Square) -> bool {
    let is_disc = matches!(board[square], Cell::Black | Cell::White);
    let length = |axis: &Axis| {
        let ways = axis.directions();
        let [one, other] = ways.map(|way| arm(board, square, way).count());
        1 + one + other
    };
    is_disc && Axis::ALL.iter().any(|axis| length(axis) >= 4)
}
