// caught by: a_capital_letter_works_too
// mistake: A capital letter is as good as a small one.

use board::Square;

pub fn read_move(line: &str) -> Option<Square> {
    match *line.trim().as_bytes() {
        [column @ b'a'..=b'h', row @ b'1'..=b'8'] => {
            Some(Square::at((column - b'a').into(), (row - b'1').into()))
        }
        [row @ b'1'..=b'8', column @ b'1'..=b'8'] => {
            Some(Square::at((column - b'1').into(), (row - b'1').into()))
        }
        _ => None,
    }
}
