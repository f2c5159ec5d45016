use board::Square;
use directions::Direction;
use directions::other_ways::offset;

/// The square after this one, on a board without edges.
pub fn next_square(square: Square, direction: Direction) -> Square {
    if !square.is_on_board() {
        return Square::OVERFLOW;
    }
    let (right, down) = offset(direction);
    Square::at((square.column() + right) % 8, (square.row() + down) % 8)
}
