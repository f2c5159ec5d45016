// caught by: a_disc_on_c6_stands_on_f3_then
// mistake: It looks as if top and bottom changed places and left and right did not: that is a mirror.

use board::{Board, Square};

pub fn half_turn(board: &Board) -> Board {
    let mut turned = Board::empty();
    for square in Square::all() {
        let other = Square::at(square.column(), 7 - square.row());
        turned.set(other, board[square]);
    }
    turned
}
