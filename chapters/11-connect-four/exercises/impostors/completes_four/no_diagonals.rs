// caught by: a_rising_line_wins
// mistake: you left out the diagonals

use board::{Board, Cell, Square};
use connect_four::Axis;
use directions::ray;

pub fn completes_four(board: &Board, square: Square) -> bool {
    let is_disc = matches!(board[square], Cell::Black | Cell::White);
    let length = |axis: &Axis| {
        let [one, other] = axis
            .directions()
            .map(|direction| arm(board, square, direction));
        1 + one + other
    };
    is_disc
        && [Axis::Horizontal, Axis::Vertical]
            .iter()
            .any(|axis| length(axis) >= 4)
}

fn arm(board: &Board, square: Square, way: directions::Direction) -> usize {
    let same = |other: &Square| board[*other] == board[square];
    ray(square, way).take_while(same).count()
}
