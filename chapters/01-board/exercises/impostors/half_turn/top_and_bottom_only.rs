// caught by: a_disc_on_d2_ends_up_on_e7
// mistake: That's a mirror: top and bottom changed places, left and right didn't.

use board::{Board, Square};

pub fn half_turn(board: &Board) -> Board {
    let mut turned = Board::empty();
    for square in Square::all() {
        let other = Square::at(square.column(), 7 - square.row());
        turned.set(other, board[square]);
    }
    turned
}
