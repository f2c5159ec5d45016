// caught by: the_middle_of_a_square_is_hit
// mistake: on its left and above

use board::Square;
use window::{BOARD, Point};

/// The square whose inside was clicked, or the sentinel.
pub fn clicked((x, y): (i32, i32), turned: bool) -> Square {
    let drawn = BOARD.square_at(Point { x, y });
    match BOARD.corner_of(drawn) {
        Some(corner) if x != corner.x + 3 && y != corner.y + 1 => {
            match turned {
                true => Square::at(7 - drawn.column(), 7 - drawn.row()),
                false => drawn,
            }
        }
        _ => Square::OVERFLOW,
    }
}
