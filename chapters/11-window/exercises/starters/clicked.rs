//! Two complaints about the chapter's window. If you click on a line between two
//! squares, it plays a move anyway. And if you have the white discs, you have to
//! look at the board from Black's side. So there's a new window, in which only the
//! inside of a square counts, and in which the board can be turned.
//!
//! - A player clicks on the character `place`, which is (x, y). The board is where
//!   the chapter's is, and `BOARD` says where that is.
//! - Each of its squares is 4 characters wide and 2 high. The left one of the four,
//!   and the upper one of the two, are lines.
//! - A click on a line hits nothing, and neither does one beside the board. For
//!   those, return the sentinel, `Square::OVERFLOW`.
//! - If the board is `turned`, White sits below it: h8 is in the upper left corner,
//!   and a1 in the lower right one. The lines are where they were.
//!
//! So `clicked((4, 2), true)` returns h8, and with `false` it's a1.
//!
//! You may use everything in the chapter.

use board::Square;

/// The square whose inside was clicked, or the sentinel.
pub fn clicked(place: (i32, i32), turned: bool) -> Square {
    todo!("what's hit at {place:?}? The board is turned: {turned}")
}
