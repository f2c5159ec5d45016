use board::Square;

use crate::{Direction, next};

/// The squares on a walk in one direction, out to the edge of the board.
#[derive(Clone, Debug)]
pub struct Ray {
    square: Square,
    direction: Direction,
}

/// The walk from a square in a direction. Its first square is the one after
/// this, and its last one is at the edge.
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
