// caught by: a_diagonal_step_goes_around_both_ways
// mistake: It looks as if the step came back at the far end of its own line. The column and the row go around each on its own.

use board::Square;
use directions::{Direction, next};

pub fn next_square(square: Square, direction: Direction) -> Square {
    if !square.is_on_board() || next(square, direction).is_on_board() {
        return next(square, direction);
    }
    let back = Direction::ALL[(direction as usize + 4) % 8];
    let mut square = square;
    while next(square, back).is_on_board() {
        square = next(square, back);
    }
    square
}
