use thiserror::Error;

/// An error in the text of patterns.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PatternsError {
    /// A word is neither a shape nor a keyword.
    #[error(
        "{0:?} isn't a shape: write up to ten different squares, such as \
         a1b1c1"
    )]
    Shape(String),
    /// There are more than 48 instances.
    #[error("these patterns have more than 48 places: leave some out")]
    TooMany,
}
