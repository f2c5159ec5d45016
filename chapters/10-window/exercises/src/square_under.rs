//! Someone clicks in the window. The terminal tells you which character is
//! under the mouse; write the function that says which square that is.
//!
//! - The board begins at `corner`: that's the upper left character of a1.
//! - Each square is `width` characters wide and `height` characters high, both
//!   at least 1. The large form has squares of 8 x 4, the small one of 3 x 1.
//! - x grows to the right, y downward. Either can be negative.
//! - For a character off the board, answer `Square::OVERFLOW`.
//!
//! You may use `Square::at`. `Screen` does this job in the chapter; here you
//! do it without.

use board::Square;

/// The square under this character of the terminal, or the sentinel.
pub fn square_under(
    place: (i32, i32),
    corner: (i32, i32),
    (width, height): (i32, i32),
) -> Square {
    todo!("the square at {place:?}: {corner:?} is a1, {width} x {height}")
}
