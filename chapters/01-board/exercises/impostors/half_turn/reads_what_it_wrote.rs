// caught by: a_disc_on_d2_stands_on_e7_then
// mistake: It looks as if squares were read after they had been written to.

use board::{Board, Square};

pub fn half_turn(board: &Board) -> Board {
    let mut turned = *board;
    for square in Square::all() {
        let other = Square::new(63 - square.index());
        turned.set(other, turned[square]);
    }
    turned
}
