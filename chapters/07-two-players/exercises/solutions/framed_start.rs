//! The range holds the columns inside, and the rows too: the board is as wide
//! as it is high. Without a frame the range is whole, and no case of its own.

use board::{Board, Cell, Square};
use two_players::Size;

/// The start on a board of this size.
pub fn framed_start(size: Size) -> Board {
    let frame = match size {
        Size::Four => 2,
        Size::Six => 1,
        Size::Eight => 0,
    };
    let inside = frame..8 - frame;
    let mut board = Board::start();
    for square in Square::all() {
        let (column, row) = (square.column(), square.row());
        if !inside.contains(&column) || !inside.contains(&row) {
            board.set(square, Cell::Border);
        }
    }
    board
}
