// caught by: each_square_of_the_start_can_be_seen_in_8_lines
// mistake: Lines(9)

use board::Board;

pub fn tiny_board(board: &Board) -> String {
    board.to_string()
}
