// caught by: a_neighbor_is_one_step_away
// mistake: It looks as if you measure along the row of 64. On the board, the end of a line isn't next to the start of the next.

use board::Square;

pub fn king_steps(from: Square, to: Square) -> Option<i32> {
    Some((to.index() as i32 - from.index() as i32).abs())
}
