// caught by: a_disc_on_d2_stands_on_e7_then
// mistake: This is a mirror: top and bottom changed places, left and right did not.

use board::{Board, Square};

pub fn half_turn(board: &Board) -> Board {
    let mut turned = Board::empty();
    for square in Square::all() {
        let other = Square::at(square.column(), 7 - square.row());
        turned.set(other, board[square]);
    }
    turned
}
