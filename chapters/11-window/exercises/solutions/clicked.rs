//! The chapter finds the square, and where it's drawn: its corner has the same x
//! as its line on the left, and the same y as the one above. Only then does the
//! board turn, because the lines don't.

use board::Square;
use window::{BOARD, Point};

/// The square whose inside was clicked, or the sentinel.
pub fn clicked((x, y): (i32, i32), turned: bool) -> Square {
    let drawn = BOARD.square_at(Point { x, y });
    match BOARD.corner_of(drawn) {
        Some(corner) if x != corner.x && y != corner.y => {
            if turned {
                Square::at(7 - drawn.column(), 7 - drawn.row())
            } else {
                drawn
            }
        }
        _ => Square::OVERFLOW,
    }
}
