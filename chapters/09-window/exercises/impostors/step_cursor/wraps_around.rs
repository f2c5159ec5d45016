// caught by: the_cursor_stays_at_the_east_and_west_edges
// mistake: The cursor came back in on the other side: at the edge, it stays put.

use board::Square;
use directions::Direction;
use directions::other_ways::offset;

pub fn step_cursor(cursor: Square, direction: Direction) -> Square {
    let (right, down) = offset(direction);
    let column = (cursor.column() + right).rem_euclid(8);
    let row = (cursor.row() + down).rem_euclid(8);
    Square::at(column, row)
}
