// caught by: a_four_by_four_board_has_a_frame_of_two
// mistake: It looks as if the smaller board is in a corner: it belongs in the middle.

use board::{Board, Cell, Square};
use two_players::Size;

pub fn framed_start(size: Size) -> Board {
    let frame = match size {
        Size::Four => 2,
        Size::Six => 1,
        Size::Eight => 0,
    };
    let mut board = Board::start();
    for square in Square::all() {
        let (column, row) = (square.column(), square.row());
        if column >= 8 - 2 * frame || row >= 8 - 2 * frame {
            board.set(square, Cell::Border);
        }
    }
    board
}
