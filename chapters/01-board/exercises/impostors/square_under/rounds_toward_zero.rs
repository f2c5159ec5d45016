// caught by: the_pixel_before_the_first_is_on_no_square
// mistake: `/` rounds toward zero: -1 / 26 is 0, which is column a or row 1.

use board::Square;

pub fn square_under(x: i32, y: i32) -> Square {
    Square::at((x - 17) / 26, (y - 17) / 26)
}
