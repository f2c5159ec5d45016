// caught by: a_disc_on_d2_ends_up_on_e7
// mistake: It looks as if the colors changed. Turning the board doesn't flip a disc.

use board::{Board, Cell, Square};

pub fn half_turn(board: &Board) -> Board {
    let mut turned = Board::empty();
    for square in Square::all() {
        let cell = match board[square] {
            Cell::Black => Cell::White,
            Cell::White => Cell::Black,
            other => other,
        };
        turned.set(Square::new(63 - square.index()), cell);
    }
    turned
}
