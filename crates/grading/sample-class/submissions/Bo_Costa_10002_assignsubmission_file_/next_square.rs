use board::Square;
use directions::Direction;
use directions::other_ways::offset;

/// The square after this one, on a board without edges.
pub fn next_square(square: Square, direction: Direction) -> Square {
    if square == Square::OVERFLOW {
        return square;
    }
    let (right, down) = offset(direction);
    let around = |line: i32| (line + 8) % 8;
    Square::at(
        around(square.column() + right),
        around(square.row() + down),
    )
}
