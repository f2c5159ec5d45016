// caught by: from_c6_a_knight_has_eight_moves
// mistake: It looks as if the second step went straight to the side. That's a square around the corner, and a knight goes one farther.

use board::Square;
use directions::{Direction, next};

pub fn knight_moves(square: Square) -> Vec<Square> {
    let mut moves = Vec::new();
    for way in [0, 2, 4, 6] {
        let halfway = next(square, Direction::ALL[way]);
        for side in [(way + 2) % 8, (way + 6) % 8] {
            let landing = next(halfway, Direction::ALL[side]);
            if landing.is_on_board() {
                moves.push(landing);
            }
        }
    }
    moves
}
