//! Why a board refuses a request.

use std::error::Error;
use std::fmt::{self, Display};

use crate::english;

/// Why a request can't be answered.
///
/// Displayed, it has neither a capital letter nor a full stop;
/// [`sentence`](RequestError::sentence) adds both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RequestError {
    /// There is no such kind of board.
    UnknownKind,
    /// Another [part](crate::PARTS) of this crate answers for the board.
    OtherPart,
    /// The board can't do without this field.
    MissingField(&'static str),
    /// The value of a field means nothing.
    InvalidField {
        /// The field.
        field: &'static str,
        /// What's wrong with its value, in words.
        reason: String,
    },
    /// The rules forbid a move, for this reason.
    IllegalMove(String),
    /// The reader played while it was the computer's turn.
    ComputersTurn,
    /// The tree has more leaves than this, the most that a page has room for.
    TooManyLeaves(usize),
}

impl RequestError {
    /// The error as a reader sees it.
    pub fn sentence(&self) -> String {
        english::sentence(&self.to_string())
    }
}

impl Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::UnknownKind => f.write_str(
                "a live board is of the kind point, walk, moves, predict, \
                 play, computer, tree, strip, bytes, puzzle, train or patterns",
            ),
            Self::OtherPart => f.write_str("this kind of board is in another part of the code"),
            Self::MissingField(field) => {
                write!(f, "the board has no {field}")
            }
            Self::InvalidField { reason, .. } | Self::IllegalMove(reason) => f.write_str(reason),
            Self::ComputersTurn => f.write_str("the computer is to move"),
            Self::TooManyLeaves(most) => write!(
                f,
                "more than {most} leaves are no picture: look less far \
                 ahead, or begin later in the game"
            ),
        }
    }
}

impl Error for RequestError {}

/// Turns the chapters' own errors into one about a field.
pub fn invalid<E: Display>(field: &'static str) -> impl Fn(E) -> RequestError + Copy {
    move |reason| RequestError::InvalidField {
        field,
        reason: reason.to_string(),
    }
}

/// Turns the chapters' own errors into one about a move.
pub fn illegal(reason: impl Display) -> RequestError {
    RequestError::IllegalMove(reason.to_string())
}
