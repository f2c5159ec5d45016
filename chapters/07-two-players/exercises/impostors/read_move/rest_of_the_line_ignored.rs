// caught by: what_is_longer_is_no_square
// mistake: The rest of the line was not looked at: what is longer than a square is none.

use board::Square;

pub fn read_move(line: &str) -> Option<Square> {
    let mut signs = line.trim().chars();
    let (first, second) = (signs.next()?, signs.next()?);
    if let ('1'..='8', '1'..='8') = (first, second) {
        let (row, column) = (first as i32, second as i32);
        return Some(Square::at(column - '1' as i32, row - '1' as i32));
    }
    format!("{first}{second}").parse().ok()
}
