// caught by: outside_the_board_there_is_no_square
// mistake: Rows and columns go from 1 to 8: with another digit there is no square.

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
