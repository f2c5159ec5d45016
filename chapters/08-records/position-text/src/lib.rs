//! A position on a line: 64 squares, a space, and the color to move.

use board::{Disc, ParseBoardError, ParseDiscError};
use end_of_game::Position;
use thiserror::Error;

/// Why a text isn't a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParsePositionError {
    /// Nothing comes after the board.
    #[error("a position is 64 squares, a space, and who is to move: X or O")]
    NoColor,
    /// What comes after the board isn't a color.
    #[error("{0}")]
    Color(ParseDiscError),
    /// What comes first isn't a board.
    #[error("{0}")]
    Board(ParseBoardError),
}

/// Reads 64 squares from a1 to h8, a space, and the color to move.
///
/// # Errors
///
/// When one of the two cannot be read.
pub fn parse_position(text: &str) -> Result<Position, ParsePositionError> {
    let text = text.trim();
    let (board, color) = text
        .rsplit_once(char::is_whitespace)
        .ok_or(ParsePositionError::NoColor)?;
    Ok(Position {
        board: board.parse().map_err(ParsePositionError::Board)?,
        to_move: color.parse().map_err(ParsePositionError::Color)?,
    })
}

/// Writes 64 squares from a1 to h8, a space, and the color to move.
pub fn format_position(position: &Position) -> String {
    let color = match position.to_move {
        Disc::Black => 'X',
        Disc::White => 'O',
    };
    format!("{} {color}", position.board.to_line())
}
