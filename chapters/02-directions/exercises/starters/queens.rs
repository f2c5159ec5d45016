//! A challenge. In chess a queen attacks every square on her eight rays. Put
//! eight queens on the board so that none of them attacks another.
//!
//! - Somebody has placed the `first` one already, and she stays where she is.
//! - Answer with all eight squares, in any order.
//! - There are 92 ways to place eight queens, and some for each square of the
//!   first one. Any of them will do.
//!
//! You may use everything in the chapter.

use board::Square;

/// Eight squares, no two of them on the same line. One of them is `first`.
pub fn queens(first: Square) -> Vec<Square> {
    todo!("find seven squares for queens besides {first}")
}
