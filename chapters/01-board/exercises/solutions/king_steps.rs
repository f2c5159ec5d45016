//! One step can change the column and the row at once, so the larger of the two
//! differences decides.

use board::Square;

/// The number of steps from one square to another.
pub fn king_steps(from: Square, to: Square) -> Option<i32> {
    if !from.is_on_board() || !to.is_on_board() {
        return None;
    }
    let right = (to.column() - from.column()).abs();
    let down = (to.row() - from.row()).abs();
    Some(right.max(down))
}
