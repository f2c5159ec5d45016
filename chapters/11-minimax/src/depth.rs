use std::error::Error;
use std::fmt;

/// A text that isn't a depth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseDepthError(String);

/// Reads how many moves to look ahead, at least one.
///
/// # Errors
///
/// When the text isn't such a number.
pub fn read_depth(text: &str) -> Result<usize, ParseDepthError> {
    match text.parse() {
        Ok(depth @ 1..) => Ok(depth),
        _ => Err(ParseDepthError(text.to_string())),
    }
}

impl fmt::Display for ParseDepthError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(
            f,
            "{:?} is no depth: write how many moves to look ahead, 1 or more",
            self.0
        )
    }
}

impl Error for ParseDepthError {}
