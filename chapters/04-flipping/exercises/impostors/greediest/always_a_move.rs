// caught by: who_cannot_move_has_no_greediest_move
// mistake: This square flips nothing: if no move is legal, answer `None`.

use board::{Board, Cell, Disc, Square};
use flipping::flips;

pub fn greediest(board: &Board, disc: Disc) -> Option<Square> {
    Square::all()
        .filter(|&square| board[square] == Cell::Empty)
        .min_by_key(|&square| 64 - flips(board, square, disc).count())
}
