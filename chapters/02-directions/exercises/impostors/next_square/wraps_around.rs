// caught by: off_the_right_you_come_back_on_the_left
// mistake: It looks as if the step went on along the row of 64. The column and the row go around each on its own.

use board::Square;
use directions::Direction;

pub fn next_square(square: Square, direction: Direction) -> Square {
    if !square.is_on_board() {
        return Square::OVERFLOW;
    }
    let step = match direction {
        Direction::North => -8,
        Direction::NorthEast => -7,
        Direction::East => 1,
        Direction::SouthEast => 9,
        Direction::South => 8,
        Direction::SouthWest => 7,
        Direction::West => -1,
        Direction::NorthWest => -9,
    };
    let index = (square.index() as i32 + step).rem_euclid(64);
    Square::new(index as usize)
}
