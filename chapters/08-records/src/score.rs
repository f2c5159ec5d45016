use board::Cell;
use end_of_game::{Position, Score};
use thiserror::Error;

/// A text that isn't a result.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is no result: write Black's points and White's, such as 35-29")]
pub struct ParseScoreError(String);

/// Reads a result such as `35-29`, Black's points first.
///
/// # Errors
///
/// When the text is not two numbers with a hyphen between them.
pub fn parse_score(text: &str) -> Result<Score, ParseScoreError> {
    let points = |text: &str| text.trim().parse::<u8>().ok();
    text.split_once('-')
        .and_then(|(black, white)| {
            Some(Score {
                black: points(black)?.into(),
                white: points(white)?.into(),
            })
        })
        .ok_or_else(|| ParseScoreError(text.to_string()))
}

/// The result with this difference, Black's points minus White's, on a board
/// like this one; `None` when no result has it.
pub(crate) fn score_from(difference: i64, start: &Position) -> Option<Score> {
    let squares = 64 - start.board.count(Cell::Border) as i64;
    let possible = (-squares..=squares).contains(&difference);
    if !possible || (squares + difference) % 2 != 0 {
        return None;
    }
    Some(Score {
        black: ((squares + difference) / 2) as usize,
        white: ((squares - difference) / 2) as usize,
    })
}

/// Black's points minus White's.
pub(crate) fn difference(score: &Score) -> i64 {
    score.black as i64 - score.white as i64
}
