// caught by: spaces_and_line_ends_are_ignored
// mistake: Trim the spaces and the end of the line before you look at the rest.

use board::Square;

pub fn read_move(line: &str) -> Option<Square> {
    if let &[row @ b'1'..=b'8', column @ b'1'..=b'8'] = line.as_bytes() {
        return Some(Square::at((column - b'1').into(), (row - b'1').into()));
    }
    line.parse().ok()
}
