// caught by: on_a_turned_board_h8_is_in_the_upper_left_corner
// mistake: counted from 0

use board::Square;
use window::{BOARD, Point};

/// The square whose inside was clicked, or the sentinel.
pub fn clicked((x, y): (i32, i32), turned: bool) -> Square {
    let drawn = BOARD.square_at(Point { x, y });
    match BOARD.corner_of(drawn) {
        Some(corner) if x != corner.x && y != corner.y => match turned {
            true => Square::at(8 - drawn.column(), 8 - drawn.row()),
            false => drawn,
        },
        _ => Square::OVERFLOW,
    }
}
