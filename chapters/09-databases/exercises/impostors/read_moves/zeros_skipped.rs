// caught by: nothing_after_the_first_0_counts
// mistake: The game ends at the first 0: don't look for moves after it.

use board::Square;

pub fn read_moves(bytes: &[u8]) -> Option<Vec<Square>> {
    let moves = bytes.iter().filter(|&&byte| byte != 0);
    moves
        .map(|&byte| {
            let (row, column) = (i32::from(byte / 10), i32::from(byte % 10));
            let square = Square::at(column - 1, row - 1);
            square.is_on_board().then_some(square)
        })
        .collect()
}
