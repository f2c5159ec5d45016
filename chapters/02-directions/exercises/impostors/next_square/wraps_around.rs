// caught by: a_step_east_or_west_stops_at_the_edge
// mistake: It looks as if the step ran over the edge into another row.

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
    Square::new((square.index() as i32 + step) as usize)
}
