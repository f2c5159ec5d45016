// caught by: a_line_does_not_bend
// mistake: you added arms of different axes

use board::{Board, Cell, Square};
use directions::{Direction, ray};

pub fn completes_four(board: &Board, square: Square) -> bool {
    let is_disc = matches!(board[square], Cell::Black | Cell::White);
    let arms = Direction::ALL.map(|direction| arm(board, square, direction));
    is_disc && 1 + arms.iter().sum::<usize>() >= 4
}

fn arm(board: &Board, square: Square, way: directions::Direction) -> usize {
    let same = |other: &Square| board[*other] == board[square];
    ray(square, way).take_while(same).count()
}
