// caught by: eight_queens_leave_each_other_in_peace
// mistake: Attack(a1, b2)

use board::Square;

/// No two of them share a row or a column.
pub fn queens() -> Vec<Square> {
    (0..8).map(|number| Square::at(number, number)).collect()
}
