// caught by: the_middle_of_c6_is_on_c6
// mistake: It looks as if the corner was forgotten: a1 begins at pixel 17, not at 0.

use board::Square;

pub fn square_under(x: i32, y: i32) -> Square {
    Square::at(x.div_euclid(26), y.div_euclid(26))
}
