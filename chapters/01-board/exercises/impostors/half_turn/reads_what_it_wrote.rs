// caught by: a_disc_on_d2_ends_up_on_e7
// mistake: It looks as if you read squares you'd already written to.

use board::{Board, Square};

pub fn half_turn(board: &Board) -> Board {
    let mut turned = *board;
    for square in Square::all() {
        let other = Square::new(63 - square.index());
        turned.set(other, turned[square]);
    }
    turned
}
