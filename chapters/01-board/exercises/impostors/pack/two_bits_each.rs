// caught by: the_start_is_not_the_empty_board
// mistake: That's 16 bytes. Two bits can be four things, and a square is only three.

use board::{Board, Cell, Square};

pub fn pack(board: &Board) -> Vec<u8> {
    let mut bytes = vec![0; 16];
    for square in Square::all() {
        let bits = match board[square] {
            Cell::Black => 1,
            Cell::White => 2,
            _ => 0,
        };
        bytes[square.index() / 4] |= bits << (2 * (square.index() % 4));
    }
    bytes
}
