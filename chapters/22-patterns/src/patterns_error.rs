use thiserror::Error;

/// What isn't patterns.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PatternsError {
    /// This is no shape.
    #[error(
        "{0:?} isn't a shape: write up to ten different squares, such as \
         a1b1c1"
    )]
    Shape(String),
    /// They have more places than there's room for.
    #[error("these patterns have more than 48 places: leave some out")]
    Places,
}
