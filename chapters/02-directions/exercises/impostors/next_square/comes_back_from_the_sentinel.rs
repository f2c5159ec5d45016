// caught by: there_is_no_way_back_from_the_sentinel
// mistake: It looks as if a step led away from the sentinel. It isn't on the board, so it doesn't have a row or a column to go around.

use board::Square;
use directions::Direction;
use directions::other_ways::offset;

pub fn next_square(square: Square, direction: Direction) -> Square {
    let (right, down) = offset(direction);
    let column = (square.column() + right).rem_euclid(8);
    let row = (square.row() + down).rem_euclid(8);
    Square::at(column, row)
}
