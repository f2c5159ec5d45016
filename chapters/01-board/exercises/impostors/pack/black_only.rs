// caught by: no_square_is_left_out
// mistake: It looks as if only black discs get packed.

use board::{Board, Cell, Square};

pub fn pack(board: &Board) -> Vec<u8> {
    let mut bits: u64 = 0;
    for square in Square::all() {
        if board[square] == Cell::Black {
            bits |= 1 << square.index();
        }
    }
    bits.to_le_bytes().to_vec()
}
