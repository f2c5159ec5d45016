// caught by: of_two_digits_the_row_comes_first
// mistake: It looks as if the column was read first: of two digits the row comes first.

use board::Square;

pub fn read_move(line: &str) -> Option<Square> {
    let line = line.trim();
    if let &[column @ b'1'..=b'8', row @ b'1'..=b'8'] = line.as_bytes() {
        return Some(Square::at((column - b'1').into(), (row - b'1').into()));
    }
    line.parse().ok()
}
