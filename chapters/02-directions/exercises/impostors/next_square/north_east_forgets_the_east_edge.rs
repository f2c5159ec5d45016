// caught by: a_diagonal_step_stops_at_both_edges
// mistake: It looks as if the step ran over the edge into another row.

use board::Square;
use directions::Direction;

pub fn next_square(square: Square, direction: Direction) -> Square {
    let (north, south) = (square.row() == 0, square.row() == 7);
    let (west, east) = (square.column() == 0, square.column() == 7);
    let (crosses_edge, step) = match direction {
        Direction::North => (north, -8),
        Direction::NorthEast => (north, -7),
        Direction::East => (east, 1),
        Direction::SouthEast => (south || east, 9),
        Direction::South => (south, 8),
        Direction::SouthWest => (south || west, 7),
        Direction::West => (west, -1),
        Direction::NorthWest => (north || west, -9),
    };
    if crosses_edge || !square.is_on_board() {
        return Square::OVERFLOW;
    }
    Square::new((square.index() as i32 + step) as usize)
}
