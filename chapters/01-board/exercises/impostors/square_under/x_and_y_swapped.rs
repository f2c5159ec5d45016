// caught by: the_middle_of_c6_is_on_c6
// mistake: It looks as if x and y changed places.

use board::Square;

pub fn square_under(x: i32, y: i32) -> Square {
    Square::at((y - 17).div_euclid(26), (x - 17).div_euclid(26))
}
