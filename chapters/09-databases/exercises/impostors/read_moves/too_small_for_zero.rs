// caught by: a_byte_that_is_not_a_square_spoils_the_game
// mistake: A `u8` can't go below 0: make it an `i32` before you subtract 1.

use board::Square;

pub fn read_moves(bytes: &[u8]) -> Option<Vec<Square>> {
    let moves = bytes.iter().take_while(|&&byte| byte != 0);
    moves
        .map(|&byte| {
            let (row, column) = (byte / 10 - 1, byte % 10 - 1);
            let square = Square::at(column.into(), row.into());
            square.is_on_board().then_some(square)
        })
        .collect()
}
