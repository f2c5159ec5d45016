// caught by: the_character_before_the_first_is_on_no_square
// mistake: `/` rounds toward zero: -1 / 4 is 0, which is column a or row 1.

use board::{Point, Square};

pub fn square_under(
    place: Point,
    corner: Point,
    (width, height): (i32, i32),
) -> Square {
    let column = (place.x - corner.x) / width;
    let row = (place.y - corner.y) / height;
    Square::at(column, row)
}
