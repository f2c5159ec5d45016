// caught by: a_neighbor_is_one_step_away
// mistake: It looks as if the smaller difference counted: the larger one takes longer.

use board::Square;

pub fn king_steps(from: Square, to: Square) -> Option<i32> {
    if !from.is_on_board() || !to.is_on_board() {
        return None;
    }
    let right = (to.column() - from.column()).abs();
    let down = (to.row() - from.row()).abs();
    Some(right.min(down))
}
