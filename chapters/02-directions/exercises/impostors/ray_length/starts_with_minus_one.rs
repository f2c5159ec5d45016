// caught by: no_walk_leads_away_from_the_sentinel
// mistake: It looks as if you subtract 1 from a count that can be 0.

use board::Square;
use directions::{Direction, next};

pub fn ray_length(square: Square, direction: Direction) -> usize {
    let mut square = square;
    let mut squares = 0;
    while square.is_on_board() {
        squares += 1;
        square = next(square, direction);
    }
    squares - 1
}
