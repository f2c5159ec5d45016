// caught by: there_are_no_squares_off_the_board
// mistake: Rows and columns go from 1 to 8: no other digit is on the board.

use board::Square;

pub fn read_move(line: &str) -> Option<Square> {
    let line = line.trim();
    if line.len() == 2
        && let Ok(number) = line.parse::<i32>()
    {
        return Some(Square::at(number % 10 - 1, number / 10 - 1));
    }
    line.parse().ok()
}
