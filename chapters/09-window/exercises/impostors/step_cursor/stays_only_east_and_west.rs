// caught by: at_the_north_and_the_south_edge_the_cursor_stays
// mistake: The north and the south edge are open: the cursor stays there too.

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
