// caught by: at_the_start_nobody_has_borrowed_anything
// mistake: It looks as if nobody ran out.

use board::Square;

pub fn borrowed(moves: &[Square]) -> (usize, usize) {
    let (black, white) = (moves.len().div_ceil(2), moves.len() / 2);
    (black.saturating_sub(30), white.saturating_sub(30))
}
