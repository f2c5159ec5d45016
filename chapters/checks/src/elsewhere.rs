/// A function that stands in for one in another process panics with this when
/// no answer came from there.
#[derive(Debug, Clone)]
pub enum Elsewhere {
    /// The function panicked there: what it said, and in which file and line.
    Panicked {
        /// What it said.
        message: String,
        /// The file and the line.
        place: String,
    },
    /// The process is gone.
    Ended,
    /// What came back is no answer.
    Garbled,
}

impl Elsewhere {
    pub(crate) fn sentence(&self) -> String {
        match self {
            Elsewhere::Panicked { message, .. } => {
                format!("panicked: {message}")
            }
            Elsewhere::Ended => {
                "ended the whole program instead of answering".to_string()
            }
            Elsewhere::Garbled => {
                "sent something that is no answer of its type".to_string()
            }
        }
    }
}
