// caught by: a_disc_is_seen_on_every_square
// mistake: It looks as if only black discs were packed.

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
