// caught by: byte_56_is_f5
// mistake: These rows and columns count from 1, and those of `Square::at` from 0.

use board::Square;

pub fn read_moves(bytes: &[u8]) -> Option<Vec<Square>> {
    let moves = bytes.iter().take_while(|&&byte| byte != 0);
    moves
        .map(|&byte| {
            let (row, column) = (i32::from(byte / 10), i32::from(byte % 10));
            let square = Square::at(column, row);
            square.is_on_board().then_some(square)
        })
        .collect()
}
