// caught by: a_diagonal_step_over_an_edge_goes_nowhere
// mistake: The cursor slid along the edge: there are no half steps, so it stays put.

use board::Square;
use directions::Direction;
use directions::other_ways::offset;

pub fn step_cursor(cursor: Square, direction: Direction) -> Square {
    let (right, down) = offset(direction);
    let column = (cursor.column() + right).clamp(0, 7);
    let row = (cursor.row() + down).clamp(0, 7);
    Square::at(column, row)
}
