// caught by: from_c6_a_knight_has_eight_moves
// mistake: It looks as if each jump only goes to one side. There are two diagonals next to each straight direction.

use board::Square;
use directions::{Direction, next};

pub fn knight_moves(square: Square) -> Vec<Square> {
    [0, 2, 4, 6]
        .map(|way| next(square, Direction::ALL[way]))
        .into_iter()
        .zip([1, 3, 5, 7])
        .map(|(halfway, diagonal)| next(halfway, Direction::ALL[diagonal]))
        .filter(|landing| landing.is_on_board())
        .collect()
}
