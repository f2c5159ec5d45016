// caught by: from_c6_a_knight_has_eight_moves
// mistake: Those are the squares around it: a king's moves, not a knight's.

use board::Square;
use directions::{Direction, next};

pub fn knight_moves(square: Square) -> Vec<Square> {
    Direction::ALL
        .into_iter()
        .map(|direction| next(square, direction))
        .filter(|neighbor| neighbor.is_on_board())
        .collect()
}
