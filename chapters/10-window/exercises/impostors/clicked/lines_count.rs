// caught by: a_click_on_a_line_hits_nothing
// mistake: A line isn't the inside

use board::Square;
use window::{BOARD, Point};

/// The square whose inside was clicked, or the sentinel.
pub fn clicked((x, y): (i32, i32), turned: bool) -> Square {
    let drawn = BOARD.square_at(Point { x, y });
    match BOARD.corner_of(drawn) {
        Some(_) => match turned {
            true => Square::at(7 - drawn.column(), 7 - drawn.row()),
            false => drawn,
        },
        _ => Square::OVERFLOW,
    }
}
