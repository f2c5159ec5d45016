// caught by: a_black_disc_is_not_a_white_one
// mistake: It looks as if you keep the wrong 13 bytes of the number: the last squares are missing.

use board::{Board, Cell, Square};

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
    number.to_be_bytes()[..13].to_vec()
}
