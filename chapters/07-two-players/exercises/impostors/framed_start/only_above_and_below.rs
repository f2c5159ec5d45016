// caught by: a_four_by_four_board_has_a_frame_of_two
// mistake: The frame has only two sides: look at the column and at the row.

use board::{Board, Cell, Square};
use two_players::Size;

pub fn framed_start(size: Size) -> Board {
    let frame = match size {
        Size::Four => 2,
        Size::Six => 1,
        Size::Eight => 0,
    };
    let mut board = Board::start();
    for index in (0..frame * 8).chain(64 - frame * 8..64) {
        board.set(Square::new(index), Cell::Border);
    }
    board
}
