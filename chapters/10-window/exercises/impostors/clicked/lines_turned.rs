// caught by: on_a_turned_board_h8_is_in_the_upper_left_corner
// mistake: but the lines don't

use board::Square;
use window::{BOARD, Point};

/// The square whose inside was clicked, or the sentinel.
pub fn clicked((x, y): (i32, i32), turned: bool) -> Square {
    let (x, y) = if turned { (35 - x, 17 - y) } else { (x, y) };
    let square = BOARD.square_at(Point { x, y });
    match BOARD.corner_of(square) {
        Some(corner) if x != corner.x && y != corner.y => square,
        _ => Square::OVERFLOW,
    }
}
