// caught by: the_cursor_stays_at_the_east_and_west_edges
// mistake: The cursor has left the board: let it stay.

use board::Square;
use directions::{Direction, next};

pub fn step_cursor(cursor: Square, direction: Direction) -> Square {
    next(cursor, direction)
}
