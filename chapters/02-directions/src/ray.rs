use board::Square;

use crate::{Direction, next};

/// An iterator over the squares in one direction, to the edge of the board.
#[derive(Clone, Debug)]
pub struct Ray {
    square: Square,
    direction: Direction,
}

/// Returns an iterator over the squares after `square` in a direction. The last
/// one is at the edge.
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
