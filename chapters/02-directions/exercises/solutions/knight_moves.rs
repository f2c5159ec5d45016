//! The straight directions have even numbers, and the two diagonals next to one
//! are the numbers beside it. If the first step leaves the board, it's on the
//! sentinel, and so is the second.

use board::Square;
use directions::{Direction, next};

/// The squares that a knight on this square can jump to.
pub fn knight_moves(square: Square) -> Vec<Square> {
    let mut moves = Vec::new();
    for way in [0, 2, 4, 6] {
        let halfway = next(square, Direction::ALL[way]);
        for diagonal in [(way + 1) % 8, (way + 7) % 8] {
            let landing = next(halfway, Direction::ALL[diagonal]);
            if landing.is_on_board() {
                moves.push(landing);
            }
        }
    }
    moves
}
