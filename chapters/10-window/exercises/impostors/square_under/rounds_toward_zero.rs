// caught by: the_character_before_the_first_is_off_the_board
// mistake: `/` rounds toward zero: -1 / 4 is 0, which is column a or row 1.

use board::Square;

pub fn square_under(
    place: (i32, i32),
    corner: (i32, i32),
    (width, height): (i32, i32),
) -> Square {
    let column = (place.0 - corner.0) / width;
    let row = (place.1 - corner.1) / height;
    Square::at(column, row)
}
