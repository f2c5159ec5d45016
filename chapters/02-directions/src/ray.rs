use board::Square;

use crate::{Direction, next};

/// The squares on a walk in one direction, up to the edge of the board.
#[derive(Clone, Debug)]
pub struct Ray {
    square: Square,
    direction: Direction,
}

/// The walk from a square in a direction. It begins with the square after
/// this one and ends with the last square before the edge.
pub fn ray(square: Square, direction: Direction) -> Ray {
    Ray { square, direction }
}

impl Iterator for Ray {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        self.square = next(self.square, self.direction);
        self.square.is_on_board().then_some(self.square)
    }
}
