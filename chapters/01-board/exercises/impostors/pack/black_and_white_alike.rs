// caught by: a_black_disc_is_not_a_white_one
// mistake: It looks as if black and white get packed the same way.

use board::{Board, Cell, Square};

pub fn pack(board: &Board) -> Vec<u8> {
    let mut bits: u64 = 0;
    for square in Square::all() {
        if board[square] != Cell::Empty {
            bits |= 1 << square.index();
        }
    }
    bits.to_le_bytes().to_vec()
}
