// caught by: the_last_pixel_of_the_board_is_on_h8
// mistake: It looks as if the last pixel were left out: the board runs from 17 to 224.

use board::Square;

pub fn square_under(x: i32, y: i32) -> Square {
    if !(17..224).contains(&x) || !(17..224).contains(&y) {
        return Square::OVERFLOW;
    }
    Square::at((x - 17) / 26, (y - 17) / 26)
}
