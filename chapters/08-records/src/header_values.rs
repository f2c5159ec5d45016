//! The values of `.oth` headers: results and positions.

use board::{Disc, ParseBoardError, ParseDiscError, Square};
use end_of_game::{Position, Score};
use thiserror::Error;

/// Formats 64 squares from a1 to h8, a space, and the color to move.
pub fn format_position(position: &Position) -> String {
    let color = match position.to_move {
        Disc::Black => 'X',
        Disc::White => 'O',
    };
    format!("{} {color}", position.board.to_line())
}

/// An error in parsing a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParsePositionError {
    /// The color to move is missing.
    #[error("a position is 64 squares, a space, and who is to move: X or O")]
    NoColor,
    /// The color to move is invalid.
    #[error(transparent)]
    Color(#[from] ParseDiscError),
    /// The board is invalid.
    #[error(transparent)]
    Board(#[from] ParseBoardError),
}

/// An error in parsing a result. Holds the text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{0:?} isn't a result: write Black's points and White's, such as 35-29"
)]
pub struct ParseScoreError(String);

/// Parses a result such as `35-29`, Black's points first.
///
/// # Errors
///
/// Returns an error if the text isn't two numbers with a hyphen between them.
pub fn parse_score(text: &str) -> Result<Score, ParseScoreError> {
    let points = |text: &str| text.trim().parse::<u8>().ok().map(usize::from);
    text.split_once('-')
        .and_then(|(black, white)| {
            Some(Score {
                black: points(black)?,
                white: points(white)?,
            })
        })
        .ok_or_else(|| ParseScoreError(text.to_string()))
}

/// Tests if the text before a colon is moves or a remark rather than a header
/// word: the time in `f5d6 // 12:30` doesn't make that line a header.
pub(crate) fn has_moves(word: &str) -> bool {
    let is_square = |name: &str| name.parse::<Square>().is_ok();
    word.starts_with(|first: char| !first.is_alphabetic())
        || word
            .split_whitespace()
            .filter_map(|part| part.get(..2))
            .any(is_square)
}

/// Parses 64 squares from a1 to h8, a space, and the color to move.
///
/// # Errors
///
/// Returns an error if the board or the color is invalid.
pub fn parse_position(text: &str) -> Result<Position, ParsePositionError> {
    let (board, color) = text
        .trim()
        .rsplit_once(char::is_whitespace)
        .ok_or(ParsePositionError::NoColor)?;
    Ok(Position {
        board: board.parse()?,
        to_move: color.parse()?,
    })
}
