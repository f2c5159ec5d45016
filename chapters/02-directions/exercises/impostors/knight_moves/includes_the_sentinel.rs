// caught by: from_a_corner_it_has_two
// mistake: It looks as if the sentinel is in the list. It isn't a square to jump to.

use board::Square;
use directions::{Direction, next};

pub fn knight_moves(square: Square) -> Vec<Square> {
    let mut moves = Vec::new();
    for way in [0, 2, 4, 6] {
        let halfway = next(square, Direction::ALL[way]);
        moves.push(next(halfway, Direction::ALL[(way + 1) % 8]));
        moves.push(next(halfway, Direction::ALL[(way + 7) % 8]));
    }
    moves
}
