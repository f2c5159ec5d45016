// caught by: two_digits_are_row_and_then_column
// mistake: Two digits name a square, too: the row, then the column.

use board::Square;

pub fn read_move(line: &str) -> Option<Square> {
    line.trim().parse().ok()
}
