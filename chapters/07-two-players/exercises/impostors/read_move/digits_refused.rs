// caught by: of_two_digits_the_row_comes_first
// mistake: Two digits name a square too: the row, then the column.

use board::Square;

pub fn read_move(line: &str) -> Option<Square> {
    line.trim().parse().ok()
}
