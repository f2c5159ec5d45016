//! Two digits from 1 to 8 are one case, and everything else is what chapter 1
//! reads or refuses. Since one spelling has a letter and the other none, no
//! line is a case of both.

use board::Square;

/// The square that this line names.
pub fn read_move(line: &str) -> Option<Square> {
    let line = line.trim();
    if let &[row @ b'1'..=b'8', column @ b'1'..=b'8'] = line.as_bytes() {
        return Some(Square::at((column - b'1').into(), (row - b'1').into()));
    }
    line.parse().ok()
}
