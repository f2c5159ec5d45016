// caught by: a_longer_line_is_not_a_square
// mistake: It looks as if you ignored the rest of the line: `e66` isn't a square.

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
