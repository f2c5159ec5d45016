//! `Direction::ALL` already has the order that is asked for. Every place beside
//! the board is the same sentinel, so one question leaves them all out.

use board::Square;
use directions::{Direction, next};

/// The squares around this square, clockwise from north.
pub fn neighbors(square: Square) -> Vec<Square> {
    Direction::ALL
        .into_iter()
        .map(|direction| next(square, direction))
        .filter(|neighbor| neighbor.is_on_board())
        .collect()
}
