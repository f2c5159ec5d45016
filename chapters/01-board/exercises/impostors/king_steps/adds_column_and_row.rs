// caught by: a_neighbor_is_one_step_away
// mistake: It looks as if you add columns and rows. A diagonal step changes both at once.

use board::Square;

pub fn king_steps(from: Square, to: Square) -> Option<i32> {
    if !from.is_on_board() || !to.is_on_board() {
        return None;
    }
    let right = (to.column() - from.column()).abs();
    let down = (to.row() - from.row()).abs();
    Some(right + down)
}
