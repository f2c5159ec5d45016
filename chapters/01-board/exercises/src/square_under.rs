//! Somebody clicks on the screen of the Visual Basic article. Write the
//! function that tells on which square.
//!
//! - The board is 208 pixels wide and 208 pixels high. Its top left pixel, the
//!   corner of a1, is at x = 17, y = 17.
//! - x grows to the right, y downward. Both may be negative.
//! - A pixel beside the board is on no square: answer `Square::OVERFLOW`.
//!
//! You may use `Square::at`. `Screen` does this job in the chapter; here you do
//! it without.

use board::Square;

/// The square under this pixel of the article's screen, or the sentinel.
pub fn square_under(x: i32, y: i32) -> Square {
    todo!("the square under the pixel {x}, {y}")
}
