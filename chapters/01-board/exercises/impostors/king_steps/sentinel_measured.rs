// caught by: you_cannot_walk_to_the_sentinel_or_away_from_it
// mistake: The sentinel isn't a place on the board: there's no column to measure from.

use board::Square;

pub fn king_steps(from: Square, to: Square) -> Option<i32> {
    let right = (to.column() - from.column()).abs();
    let down = (to.row() - from.row()).abs();
    Some(right.max(down))
}
