// caught by: a_square_at_an_edge_has_five
// mistake: It looks as if the sentinel is in the list: it is no square.

use board::Square;
use directions::{Direction, next};

pub fn neighbors(square: Square) -> Vec<Square> {
    Direction::ALL
        .map(|direction| next(square, direction))
        .to_vec()
}
