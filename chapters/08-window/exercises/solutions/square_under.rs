//! Only the difference to the corner counts. `div_euclid` rounds down, also
//! below zero: the character left of the board lies in column -1, and
//! `Square::at` knows that no such column exists.

use board::{Point, Square};

/// The square under this character of the terminal, or the sentinel.
pub fn square_under(
    place: Point,
    corner: Point,
    (width, height): (i32, i32),
) -> Square {
    let column = (place.x - corner.x).div_euclid(width);
    let row = (place.y - corner.y).div_euclid(height);
    Square::at(column, row)
}
