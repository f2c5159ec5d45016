// caught by: nobody_walks_to_the_sentinel_or_from_it
// mistake: The sentinel isn't a place: it has no column to measure from.

use board::Square;

pub fn king_steps(from: Square, to: Square) -> Option<i32> {
    let right = (to.column() - from.column()).abs();
    let down = (to.row() - from.row()).abs();
    Some(right.max(down))
}
