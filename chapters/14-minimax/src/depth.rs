use thiserror::Error;

/// A text that isn't a depth.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{0:?} isn't a depth: say how many moves to look ahead, 1 to {DEEPEST}"
)]
pub struct ParseDepthError(String);

/// The deepest search that you may ask for: from the start of a game, you'd wait
/// forever.
const DEEPEST: usize = 60;

/// Reads how many moves to look ahead, 1 to 60.
///
/// # Errors
///
/// Returns an error when the text isn't such a number.
pub fn read_depth(text: &str) -> Result<usize, ParseDepthError> {
    match text.parse() {
        Ok(depth @ 1..=DEEPEST) => Ok(depth),
        _ => Err(ParseDepthError(text.to_string())),
    }
}
