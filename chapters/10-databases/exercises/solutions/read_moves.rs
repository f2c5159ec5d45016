//! We look for the 0 first, so what's left has to be squares. The digits become
//! an `i32`, which may go below 0, where a `u8` would panic; and chapter 1's
//! sentinel knows what's off the board.

use board::Square;

/// The moves that these bytes are, or `None` if one of them isn't a square.
pub fn read_moves(bytes: &[u8]) -> Option<Vec<Square>> {
    let moves = bytes.iter().take_while(|&&byte| byte != 0);
    moves
        .map(|&byte| {
            let (row, column) = (i32::from(byte / 10), i32::from(byte % 10));
            let square = Square::at(column - 1, row - 1);
            square.is_on_board().then_some(square)
        })
        .collect()
}
