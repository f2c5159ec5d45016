// caught by: at_the_east_and_the_west_edge_the_cursor_stays
// mistake: The cursor came in again on the other side: at the edge it stays.

use board::Square;
use directions::Direction;
use directions::other_ways::offset;

pub fn step_cursor(cursor: Square, direction: Direction) -> Square {
    let (right, down) = offset(direction);
    let column = (cursor.column() + right).rem_euclid(8);
    let row = (cursor.row() + down).rem_euclid(8);
    Square::at(column, row)
}
