//! Along an axis, the disc itself and two arms make a line.

use board::{Board, Cell, Square};
use connect_four::Axis;
use directions::{Direction, ray};

/// Whether a line of four or more goes through this square.
pub fn completes_four(board: &Board, square: Square) -> bool {
    let is_disc = matches!(board[square], Cell::Black | Cell::White);
    is_disc
        && Axis::ALL
            .iter()
            .any(|axis| length(board, square, *axis) >= 4)
}

fn length(board: &Board, square: Square, axis: Axis) -> usize {
    let [one, other] = axis.directions();
    1 + arm(board, square, one) + arm(board, square, other)
}

fn arm(board: &Board, square: Square, direction: Direction) -> usize {
    let same = |it: &Square| board[*it] == board[square];
    ray(square, direction).take_while(same).count()
}
