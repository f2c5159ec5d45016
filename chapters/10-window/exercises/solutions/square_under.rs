//! Only the difference to the corner counts. `div_euclid` rounds down, also
//! below zero: the character left of the board lies in column -1, and
//! `Square::at` knows that no such column exists.

use board::Square;

/// The square under this character of the terminal, or the sentinel.
pub fn square_under(
    place: (i32, i32),
    corner: (i32, i32),
    (width, height): (i32, i32),
) -> Square {
    let column = (place.0 - corner.0).div_euclid(width);
    let row = (place.1 - corner.1).div_euclid(height);
    Square::at(column, row)
}
