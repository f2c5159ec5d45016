use std::fmt;

/// Why no answer came back from a function in another process. The stub that
/// the checks call in its place panics with this.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lost {
    /// The function panicked there.
    Panicked {
        /// What it said.
        message: String,
        /// The file and the line.
        place: String,
    },
    /// The process is gone.
    Ended,
    /// What came back isn't an answer of the function's type, or is too long to
    /// be one.
    Garbled,
}

/// What the function did: this can follow its name.
impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Lost::Panicked { message, .. } => write!(f, "panicked: {message}"),
            Lost::Ended => f.write_str("ended the whole program instead of answering"),
            Lost::Garbled => f.write_str("sent something that isn't an answer of the right type"),
        }
    }
}
