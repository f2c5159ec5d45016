// caught by: eight_queens_leave_each_other_in_peace
// mistake: Attack(a1, a5)

use board::Square;

/// Two columns and one row on, over and over.
pub fn queens() -> Vec<Square> {
    (0..8).map(|row| Square::at(2 * row % 8, row)).collect()
}
