//! The words of a sheet: a result, and a position on a line.

use board::{Disc, ParseBoardError, ParseDiscError, Square};
use end_of_game::{Position, Score};
use thiserror::Error;

/// Writes 64 squares from a1 to h8, a space, and the color to move.
pub fn format_position(position: &Position) -> String {
    let color = match position.to_move {
        Disc::Black => 'X',
        Disc::White => 'O',
    };
    format!("{} {color}", position.board.to_line())
}

/// Why a text isn't a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParsePositionError {
    /// Nothing comes after the board.
    #[error("a position is 64 squares, a space, and who is to move: X or O")]
    NoColor,
    /// What comes after the board isn't a color.
    #[error(transparent)]
    Color(#[from] ParseDiscError),
    /// What comes first isn't a board.
    #[error(transparent)]
    Board(#[from] ParseBoardError),
}

/// A text that isn't a result.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{0:?} isn't a result: write Black's points and White's, such as 35-29"
)]
pub struct ParseScoreError(String);

/// Reads a result such as `35-29`, Black's points first.
///
/// # Errors
///
/// When the text is not two numbers with a hyphen between them.
pub fn parse_score(text: &str) -> Result<Score, ParseScoreError> {
    let points = |text: &str| text.trim().parse::<u8>().ok().map(usize::from);
    let score = text.split_once('-').and_then(|(black, white)| {
        let (black, white) = (points(black)?, points(white)?);
        Some(Score { black, white })
    });
    score.ok_or_else(|| ParseScoreError(text.to_string()))
}

/// Whether a text before a colon is moves, or no word at all: the time in
/// `f5d6 // 12:30` doesn't make that line a header.
pub(crate) fn has_moves(word: &str) -> bool {
    let is_square = |name: &str| name.parse::<Square>().is_ok();
    let mut parts = word.split_whitespace().filter_map(|part| part.get(..2));
    word.starts_with(|first: char| !first.is_alphabetic())
        || parts.any(is_square)
}

/// Reads 64 squares from a1 to h8, a space, and the color to move.
///
/// # Errors
///
/// When one of the two cannot be read.
pub fn parse_position(text: &str) -> Result<Position, ParsePositionError> {
    let parts = text.trim().rsplit_once(char::is_whitespace);
    let (board, color) = parts.ok_or(ParsePositionError::NoColor)?;
    let (board, to_move) = (board.parse()?, color.parse()?);
    Ok(Position { board, to_move })
}
