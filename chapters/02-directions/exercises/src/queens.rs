//! A challenge. In chess a queen attacks every square on her eight rays. Put
//! eight queens on the board so that none of them attacks another.
//!
//! - Answer with the eight squares, in any order.
//! - Work it out by hand or let your program search. There are 92 ways to do it,
//!   and any of them will do.
//!
//! You may use everything in the chapter.

use board::Square;

/// Eight squares, no two of them on the same line.
pub fn queens() -> Vec<Square> {
    todo!("find eight squares for eight queens")
}
