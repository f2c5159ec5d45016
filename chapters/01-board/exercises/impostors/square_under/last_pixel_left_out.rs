// caught by: the_last_pixel_of_the_board_is_on_h8
// mistake: It looks as if the last pixel was left out: the board ends with 224.

use board::Square;

pub fn square_under(x: i32, y: i32) -> Square {
    if !(17..224).contains(&x) || !(17..224).contains(&y) {
        return Square::OVERFLOW;
    }
    Square::at((x - 17) / 26, (y - 17) / 26)
}
