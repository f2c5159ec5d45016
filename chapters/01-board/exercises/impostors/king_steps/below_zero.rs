// caught by: a_neighbor_is_one_step_away
// mistake: It looks as if steps to the left or up count less than nothing. A step is a step, whichever way it goes.

use board::Square;

pub fn king_steps(from: Square, to: Square) -> Option<i32> {
    if !from.is_on_board() || !to.is_on_board() {
        return None;
    }
    let right = to.column() - from.column();
    let down = to.row() - from.row();
    Some(right.max(down))
}
