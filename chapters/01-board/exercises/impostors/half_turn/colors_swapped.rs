// caught by: a_disc_on_d2_stands_on_e7_then
// mistake: It looks as if the colors changed: half a turn flips no disc.

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
