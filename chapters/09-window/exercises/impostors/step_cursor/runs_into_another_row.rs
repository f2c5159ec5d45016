// caught by: the_cursor_stays_at_the_east_and_west_edges
// mistake: The cursor ran over the edge into another row: at the edge, it stays put.

use board::Square;
use directions::Direction;
use directions::other_ways::offset;

pub fn step_cursor(cursor: Square, direction: Direction) -> Square {
    let (right, down) = offset(direction);
    let index = cursor.index() as i32 + right + 8 * down;
    match Square::new(index as usize) {
        Square::OVERFLOW => cursor,
        square => square,
    }
}
