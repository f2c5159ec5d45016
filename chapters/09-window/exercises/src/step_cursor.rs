//! Players without a mouse move a cursor over the board. Write the function
//! that says where it goes.
//!
//! - From c6, a step east leads to d6, and a step northeast to d5.
//! - If a step would leave the board, the cursor stays where it is. That's
//!   true at all four edges, and for diagonal steps, too: from h4, northeast
//!   leads nowhere, not to h3.
//! - The cursor is never on the sentinel, neither before nor after.
//!
//! You may use chapters 1 and 2. `update` does this job in the chapter; here
//! you do it without.

use board::Square;
use directions::Direction;

/// Where the cursor is after a step from this square.
pub fn step_cursor(cursor: Square, direction: Direction) -> Square {
    todo!("step {direction} from {cursor}")
}
