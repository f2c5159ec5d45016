// caught by: the_place_of_a_disc_matters
// mistake: One number for the whole board has 102 bits: a `u64` is too small for it, and a `u128` isn't.

use board::{Board, Cell, Square};

pub fn pack(board: &Board) -> Vec<u8> {
    let mut number: u64 = 0;
    for square in Square::all() {
        let digit = match board[square] {
            Cell::Black => 1,
            Cell::White => 2,
            _ => 0,
        };
        number = 3 * number + digit;
    }
    number.to_le_bytes().to_vec()
}
