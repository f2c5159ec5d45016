// caught by: in_the_middle_a_step_is_a_step
// mistake: It looks as if north and south changed places. North is up, toward row 1.

use board::Square;
use directions::Direction;

pub fn next_square(square: Square, direction: Direction) -> Square {
    if !square.is_on_board() {
        return Square::OVERFLOW;
    }
    let (right, up) = match direction {
        Direction::North => (0, 1),
        Direction::NorthEast => (1, 1),
        Direction::East => (1, 0),
        Direction::SouthEast => (1, -1),
        Direction::South => (0, -1),
        Direction::SouthWest => (-1, -1),
        Direction::West => (-1, 0),
        Direction::NorthWest => (-1, 1),
    };
    let column = (square.column() + right + 8) % 8;
    let row = (square.row() + up + 8) % 8;
    Square::at(column, row)
}
