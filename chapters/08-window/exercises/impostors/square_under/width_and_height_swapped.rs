// caught by: the_middle_of_c6_is_on_c6
// mistake: It looks as if width and height changed places

use board::{Point, Square};

pub fn square_under(
    place: Point,
    corner: Point,
    (width, height): (i32, i32),
) -> Square {
    let column = (place.x - corner.x).div_euclid(height);
    let row = (place.y - corner.y).div_euclid(width);
    Square::at(column, row)
}
