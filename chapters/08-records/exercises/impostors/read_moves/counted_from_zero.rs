// caught by: the_byte_of_f5_is_56
// mistake: Rows and columns are counted from 1 here, and from 0 by `Square::at`.

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
