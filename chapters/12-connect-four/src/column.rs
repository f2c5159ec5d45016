use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// One of the seven columns, a to g.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

impl Column {
    /// Returns the seven columns, from left to right.
    pub fn all() -> impl Iterator<Item = Column> {
        (0..7).map(Column)
    }

    /// Returns the index from the left, 0 to 6.
    pub fn index(self) -> i32 {
        self.0.into()
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0))
    }
}

/// The error for a text that isn't the name of a column.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} isn't a column: write a to g, or 1 to 7")]
pub struct ParseColumnError(String);

impl FromStr for Column {
    type Err = ParseColumnError;

    /// Parses a letter, a to g or A to G, or a digit, 1 to 7.
    fn from_str(text: &str) -> Result<Column, ParseColumnError> {
        match text.as_bytes() {
            [letter @ b'a'..=b'g'] => Ok(Column(letter - b'a')),
            [letter @ b'A'..=b'G'] => Ok(Column(letter - b'A')),
            [digit @ b'1'..=b'7'] => Ok(Column(digit - b'1')),
            _ => Err(ParseColumnError(text.to_string())),
        }
    }
}
