// caught by: the_character_after_the_last_is_off_the_board
// mistake: A character to the right of the board isn't a square in the next row.

use board::Square;

pub fn square_under(
    place: (i32, i32),
    corner: (i32, i32),
    (width, height): (i32, i32),
) -> Square {
    let column = (place.0 - corner.0).div_euclid(width);
    let row = (place.1 - corner.1).div_euclid(height);
    if column < 0 || row < 0 {
        return Square::OVERFLOW;
    }
    Square::new((row * 8 + column) as usize)
}
