// caught by: the_start_is_not_the_empty_board
// mistake: That's 16 bytes. Two bits can be four things, and a square is only three.

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
    number.to_le_bytes().to_vec()
}
