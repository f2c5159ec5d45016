//! Column and row each move on their own, so neither can run into the other:
//! `Square::at` sees at once when one of them has left the board.

use board::Square;
use directions::Direction;

/// The square after this one in a direction, or the sentinel.
pub fn next_square(square: Square, direction: Direction) -> Square {
    if !square.is_on_board() {
        return Square::OVERFLOW;
    }
    let (right, down) = match direction {
        Direction::North => (0, -1),
        Direction::NorthEast => (1, -1),
        Direction::East => (1, 0),
        Direction::SouthEast => (1, 1),
        Direction::South => (0, 1),
        Direction::SouthWest => (-1, 1),
        Direction::West => (-1, 0),
        Direction::NorthWest => (-1, -1),
    };
    Square::at(square.column() + right, square.row() + down)
}
