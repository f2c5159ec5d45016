// caught by: a_four_by_four_board_has_a_frame_of_two
// mistake: It looks as if the start is rotated: d4 and e5 are white, d5 and e4 black.

use board::{Board, Cell, Square};
use two_players::Size;

pub fn framed_start(size: Size) -> Board {
    let frame = match size {
        Size::Four => 2,
        Size::Six => 1,
        Size::Eight => 0,
    };
    let mut board = Board::empty();
    board.set(Square::at(3, 3), Cell::Black);
    board.set(Square::at(4, 3), Cell::White);
    board.set(Square::at(3, 4), Cell::White);
    board.set(Square::at(4, 4), Cell::Black);
    for square in Square::all() {
        let (column, row) = (square.column(), square.row());
        if column < frame
            || column >= 8 - frame
            || row < frame
            || row >= 8 - frame
        {
            board.set(square, Cell::Border);
        }
    }
    board
}
