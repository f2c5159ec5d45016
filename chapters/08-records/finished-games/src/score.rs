use end_of_game::Score;
use thiserror::Error;

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
