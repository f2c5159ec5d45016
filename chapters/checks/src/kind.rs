use std::fmt;

/// The kinds of failure, for whoever counts them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Another answer was expected.
    WrongAnswer,
    /// The function panicked.
    Panicked,
    /// The function is still to be written.
    Unwritten,
    /// No answer came in time.
    Endless,
    /// The program with the function ended.
    Crashed,
    /// What came back was no answer.
    Garbled,
}

/// One word, such as `wrong_answer`.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Kind::WrongAnswer => "wrong_answer",
            Kind::Panicked => "panicked",
            Kind::Unwritten => "unwritten",
            Kind::Endless => "endless",
            Kind::Crashed => "crashed",
            Kind::Garbled => "garbled",
        })
    }
}
