//! The sentinel says that the step leaves the board, whichever edge it is.

use board::Square;
use directions::{Direction, next};

/// Where the cursor is after a step from this square.
pub fn step_cursor(cursor: Square, direction: Direction) -> Square {
    let to = next(cursor, direction);
    if to.is_on_board() { to } else { cursor }
}
