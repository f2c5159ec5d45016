// caught by: the_pixel_after_the_last_is_on_no_square
// mistake: It looks as if the board is a pixel too wide: it ends with 224.

use board::Square;

pub fn square_under(x: i32, y: i32) -> Square {
    if !(17..=225).contains(&x) || !(17..=225).contains(&y) {
        return Square::OVERFLOW;
    }
    let (column, row) = ((x - 17) / 26, (y - 17) / 26);
    Square::new((row * 8 + column) as usize)
}
