// caught by: two_digits_are_row_and_then_column
// mistake: It looks as if you read the column first: in two digits, the row comes first.

use board::Square;

pub fn read_move(line: &str) -> Option<Square> {
    let line = line.trim();
    if let &[column @ b'1'..=b'8', row @ b'1'..=b'8'] = line.as_bytes() {
        return Some(Square::at((column - b'1').into(), (row - b'1').into()));
    }
    line.parse().ok()
}
