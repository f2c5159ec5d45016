// caught by: the_last_disc_can_be_at_the_low_end
// mistake: you didn't look northeast and northwest

use board::{Board, Cell, Square};
use connect_four::{Axis, arm};
use directions::Direction;

const UPWARD: [Direction; 3] =
    [Direction::North, Direction::NorthEast, Direction::NorthWest];

pub fn completes_four(board: &Board, square: Square) -> bool {
    let is_disc = matches!(board[square], Cell::Black | Cell::White);
    let length = |axis: &Axis| {
        let ways = axis.directions().into_iter();
        let ways = ways.filter(|way| !UPWARD.contains(way));
        1 + ways
            .map(|way| arm(board, square, way).count())
            .sum::<usize>()
    };
    is_disc && Axis::ALL.iter().any(|axis| length(axis) >= 4)
}
