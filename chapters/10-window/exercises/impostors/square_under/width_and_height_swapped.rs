// caught by: the_middle_of_c6_is_on_c6
// mistake: It looks as if width and height changed places

use board::Square;

pub fn square_under(
    place: (i32, i32),
    corner: (i32, i32),
    (width, height): (i32, i32),
) -> Square {
    let column = (place.0 - corner.0).div_euclid(height);
    let row = (place.1 - corner.1).div_euclid(width);
    Square::at(column, row)
}
