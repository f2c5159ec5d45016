//! Why a board refuses a request.

use std::fmt::Display;

use crate::english;

/// Why a request can't be answered. The reasons have neither a capital letter
/// nor a full stop; [`sentence`](RequestError::sentence) adds both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RequestError {
    /// The rules forbid a move.
    Illegal(String),
    /// A field is missing, or it makes no sense here.
    Invalid(String),
}

impl RequestError {
    /// The error as a reader sees it.
    pub fn sentence(&self) -> String {
        let (Self::Illegal(reason) | Self::Invalid(reason)) = self;
        english::sentence(reason)
    }
}

/// There's something wrong with a request, for this reason: often it's an error
/// of the chapters' own.
pub fn invalid(reason: impl Display) -> RequestError {
    RequestError::Invalid(reason.to_string())
}

/// A board can't do without this field.
pub fn missing(field: &str) -> RequestError {
    invalid(format_args!("the board has no {field}"))
}

/// The rules forbid a move, for this reason.
pub fn illegal(reason: impl Display) -> RequestError {
    RequestError::Illegal(reason.to_string())
}
