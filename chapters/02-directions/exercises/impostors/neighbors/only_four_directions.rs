// caught by: c6_has_eight_neighbors_clockwise_from_north
// mistake: It looks as if the diagonals are missing: there are eight directions.

use board::Square;
use directions::{Direction, next};

pub fn neighbors(square: Square) -> Vec<Square> {
    [
        Direction::North,
        Direction::East,
        Direction::South,
        Direction::West,
    ]
    .into_iter()
    .map(|direction| next(square, direction))
    .filter(|neighbor| neighbor.is_on_board())
    .collect()
}
