// caught by: no_line_goes_through_an_empty_square
// mistake: A line can't go through an empty square.

use board::{Board, Square};
use connect_four::Axis;
use directions::ray;

pub fn completes_four(board: &Board, square: Square) -> bool {
    let length = |axis: &Axis| {
        let [one, other] = axis
            .directions()
            .map(|direction| arm(board, square, direction));
        1 + one + other
    };
    Axis::ALL.iter().any(|axis| length(axis) >= 4)
}

fn arm(board: &Board, square: Square, way: directions::Direction) -> usize {
    let same = |other: &Square| board[*other] == board[square];
    ray(square, way).take_while(same).count()
}
