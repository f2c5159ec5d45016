// caught by: three_in_a_row_do_not_win
// mistake: you counted the disc itself twice

use board::{Board, Cell, Square};
use connect_four::Axis;
use directions::ray;

pub fn completes_four(board: &Board, square: Square) -> bool {
    let is_disc = matches!(board[square], Cell::Black | Cell::White);
    let length = |axis: &Axis| {
        let [one, other] = axis
            .directions()
            .map(|direction| arm(board, square, direction));
        (1 + one) + (1 + other)
    };
    is_disc && Axis::ALL.iter().any(|axis| length(axis) >= 4)
}

fn arm(board: &Board, square: Square, way: directions::Direction) -> usize {
    let same = |other: &Square| board[*other] == board[square];
    ray(square, way).take_while(same).count()
}
