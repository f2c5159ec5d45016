// caught by: a_click_beside_the_board_hits_nothing
// mistake: rounds toward zero

use board::Square;

/// The square whose inside was clicked, or the sentinel.
pub fn clicked((x, y): (i32, i32), turned: bool) -> Square {
    let (right, down) = (x - 2, y - 1);
    if right % 4 == 0 || down % 2 == 0 {
        return Square::OVERFLOW;
    }
    let (column, row) = (right / 4, down / 2);
    if turned {
        Square::at(7 - column, 7 - row)
    } else {
        Square::at(column, row)
    }
}
