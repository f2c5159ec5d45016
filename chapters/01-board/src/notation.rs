use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::Square;

impl fmt::Display for Square {
    /// Writes the square's name, such as `c6`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if !self.is_on_board() {
            return f.pad("off the board");
        }
        let letter = (b'a' + self.column() as u8) as char;
        f.pad(&format!("{letter}{}", self.row() + 1))
    }
}

impl fmt::Debug for Square {
    /// Writes the name, so that a failing test reports `c6`, not `Square(42)`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error of parsing the name of a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseSquareError {
    /// The text isn't two characters long.
    Shape(String),
    /// The digit, a valid row, comes before the letter.
    Swapped(String),
    /// The first character isn't a column, `a` to `h`.
    Column(char),
    /// The second character isn't a row, `1` to `8`.
    Row(char),
}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Parses a name such as `c6` or `C6`.
    fn from_str(name: &str) -> Result<Square, ParseSquareError> {
        let mut chars = name.chars();
        let (Some(letter), Some(digit), None) =
            (chars.next(), chars.next(), chars.next())
        else {
            return Err(ParseSquareError::Shape(name.to_string()));
        };
        if ('1'..='8').contains(&letter) && digit.is_ascii_alphabetic() {
            return Err(ParseSquareError::Swapped(name.to_string()));
        }
        let column = letter.to_ascii_lowercase() as i32 - 'a' as i32;
        let row = digit as i32 - '1' as i32;
        match (column, row) {
            (0..8, 0..8) => Ok(Square::at(column, row)),
            (0..8, _) => Err(ParseSquareError::Row(digit)),
            _ => Err(ParseSquareError::Column(letter)),
        }
    }
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Shape(text) => {
                write!(f, "{text:?} isn't a square: write a letter and a digit")
            }
            Self::Swapped(text) => write!(
                f,
                "{text:?} has the digit first: write the letter and then the digit"
            ),
            Self::Column(name) => {
                write!(f, "there's no column {name:?}: columns run from a to h")
            }
            Self::Row(name) => {
                write!(f, "there's no row {name:?}: rows run from 1 to 8")
            }
        }?;
        write!(f, ", as in c6")
    }
}

impl Error for ParseSquareError {}
