//! In a tournament, both players write the moves down, and one of them is tired.
//! Two sheets of one game differ by a move that's missing in the second. Write the
//! function that says which.
//!
//! - `sheet` has all the moves of the game, in order.
//! - `other` should have the same, but for one that was forgotten.
//! - The answer is the number of that move, from 1.
//! - If the sheets differ in any other way, or not at all, the answer is `None`.
//!
//! With the sheets f5 d6 c3 d3 and f5 d6 d3, it's `Some(3)`: the third move is
//! missing. No square is on a sheet twice.

use board::Square;

/// The number of the move that's missing in the other sheet.
pub fn forgotten(sheet: &[Square], other: &[Square]) -> Option<usize> {
    todo!("find what {other:?} lacks of {sheet:?}")
}
