// caught by: there_are_five_squares_east_of_c6
// mistake: It looks as if the walk ran over the edge into another row.

use board::Square;
use directions::Direction;

pub fn ray_length(square: Square, direction: Direction) -> usize {
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
    let mut length = 0;
    let mut index = square.index() as i32 + step;
    while (0..64).contains(&index) {
        length += 1;
        index += step;
    }
    length
}
