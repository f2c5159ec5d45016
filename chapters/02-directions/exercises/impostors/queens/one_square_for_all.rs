// caught by: eight_queens_leave_each_other_in_peace
// mistake: TwoOn(d4)

use board::Square;

pub fn queens() -> Vec<Square> {
    vec![Square::at(3, 3); 8]
}
