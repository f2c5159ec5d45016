//! `div_euclid` rounds down, also below zero: a pixel left of the board lies in
//! column -1, and `Square::at` knows that no such column exists.

use board::Square;

/// The square under this pixel of the article's screen, or the sentinel.
pub fn square_under(x: i32, y: i32) -> Square {
    Square::at((x - 17).div_euclid(26), (y - 17).div_euclid(26))
}
