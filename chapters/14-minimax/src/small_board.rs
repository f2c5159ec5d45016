use board::{Board, Cell, Square};
use thiserror::Error;

/// Returns the start on a board of `side` by `side` squares, in the middle of
/// the 64. All around it is border.
pub fn small_board(side: i32) -> Board {
    let inside = 4 - side / 2..4 + side / 2;
    let mut board = Board::start();
    for square in Square::all() {
        let (column, row) = (square.column(), square.row());
        if !inside.contains(&column) || !inside.contains(&row) {
            board.set(square, Cell::Border);
        }
    }
    board
}

/// A text that isn't the size of a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} isn't a board size: choose 4, 6 or 8")]
pub struct ParseSizeError(String);

/// Reads how many squares a side of the board has: 4, 6 or 8.
///
/// # Errors
///
/// Returns an error when the text is anything else.
pub fn read_size(text: &str) -> Result<i32, ParseSizeError> {
    match text.parse() {
        Ok(side @ (4 | 6 | 8)) => Ok(side),
        _ => Err(ParseSizeError(text.to_string())),
    }
}
