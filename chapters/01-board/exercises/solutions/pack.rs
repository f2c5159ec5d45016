//! Each square can be 3 things, so there are 3 to the power of 64 boards, a bit
//! fewer than 2 to the power of 102. That makes a board a number with 64 digits
//! in base three. It fits in a `u128`, whose highest three bytes stay 0.

use board::{Board, Cell, Square};

/// The board in at most 13 bytes.
pub fn pack(board: &Board) -> Vec<u8> {
    let mut number: u128 = 0;
    for square in Square::all() {
        let digit = match board[square] {
            Cell::Black => 1,
            Cell::White => 2,
            _ => 0,
        };
        number = 3 * number + digit;
    }
    number.to_le_bytes()[..13].to_vec()
}
