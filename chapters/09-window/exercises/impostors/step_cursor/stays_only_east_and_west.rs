// caught by: the_cursor_stays_at_the_north_and_south_edges
// mistake: Your north and south edges are open: the cursor stays on the board there, too.

use board::Square;
use directions::{Direction, next};

pub fn step_cursor(cursor: Square, direction: Direction) -> Square {
    use Direction::{East, NorthEast, NorthWest, SouthEast, SouthWest, West};
    match (cursor.column(), direction) {
        (0, West | NorthWest | SouthWest) => cursor,
        (7, East | NorthEast | SouthEast) => cursor,
        _ => next(cursor, direction),
    }
}
