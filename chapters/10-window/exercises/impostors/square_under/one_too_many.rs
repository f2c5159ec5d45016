// caught by: the_character_after_the_last_is_off_the_board
// mistake: It looks as if your board is one character too large

use board::Square;

pub fn square_under(
    place: (i32, i32),
    corner: (i32, i32),
    (width, height): (i32, i32),
) -> Square {
    let (right, down) = (place.0 - corner.0, place.1 - corner.1);
    let is_beside = right < 0 || right > 8 * width;
    if is_beside || down < 0 || down > 8 * height {
        return Square::OVERFLOW;
    }
    Square::at((right / width).min(7), (down / height).min(7))
}
