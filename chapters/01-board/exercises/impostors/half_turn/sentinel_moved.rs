// caught by: a_disc_on_d2_ends_up_on_e7
// mistake: It looks as if the sentinel turned, too. The last square is 63, not 64.

use board::{Board, Square};

pub fn half_turn(board: &Board) -> Board {
    let mut turned = Board::empty();
    for square in Square::all() {
        turned.set(Square::new(64 - square.index()), board[square]);
    }
    turned
}
