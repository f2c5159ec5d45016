//! Half of what's left over is on each side, so the columns have a range of
//! their own, and so do the rows.

use board::{Board, Cell, Square};

/// The start on a board of this many `columns` and `rows`.
pub fn rectangle(columns: i32, rows: i32) -> Board {
    let inside = |count: i32| (8 - count) / 2..(8 + count) / 2;
    let mut board = Board::start();
    for square in Square::all() {
        let is_inside = inside(columns).contains(&square.column())
            && inside(rows).contains(&square.row());
        if !is_inside {
            board.set(square, Cell::Border);
        }
    }
    board
}
