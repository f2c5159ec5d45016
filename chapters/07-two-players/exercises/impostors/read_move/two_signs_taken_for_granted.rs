// caught by: a_line_that_is_too_short_is_not_a_square
// mistake: The line can be shorter than you expect: check how many characters it has.

use board::Square;

pub fn read_move(line: &str) -> Option<Square> {
    let signs: Vec<char> = line.trim().chars().collect();
    if signs.len() > 2 {
        return None;
    }
    let (first, second) = (signs[0], signs[1]);
    match (first.to_digit(9), second.to_digit(9)) {
        (Some(row @ 1..), Some(column @ 1..)) => {
            Some(Square::at(column as i32 - 1, row as i32 - 1))
        }
        _ => format!("{first}{second}").parse().ok(),
    }
}
