//! A chess knight jumps two squares straight ahead and one to the side. You can
//! walk that in two of our steps: one straight, north say, and then one on
//! either diagonal next to it, northeast or northwest. Write the function that
//! lists the squares a knight can jump to.
//!
//! - From c6 there are eight: b4, d4, a5, e5, a7, e7, b8 and d8.
//! - From a1 there are two: c2 and b3. The rest are off the board.
//! - From the sentinel there are none.
//! - List each square once, in any order.
//!
//! You may use everything in the chapter. See how far you get without asking
//! where the edge is.

use board::Square;

/// The squares that a knight on this square can jump to.
pub fn knight_moves(square: Square) -> Vec<Square> {
    todo!("list the knight's moves from {square}")
}
