use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{ConnectFour, DropError, ParseColumnError};

/// Why a text isn't a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseSequenceError {
    /// A character isn't the name of a column.
    Column(ParseColumnError),
    /// The disc with this number, from 1, can't be dropped.
    Drop(usize, DropError),
}

impl FromStr for ConnectFour {
    type Err = ParseSequenceError;

    /// Plays a sequence such as `4453` or `ddec`.
    fn from_str(text: &str) -> Result<ConnectFour, ParseSequenceError> {
        let mut game = ConnectFour::new();
        for sign in text.chars() {
            let column = sign.to_string().parse();
            let column = column.map_err(ParseSequenceError::Column)?;
            let number = game.dropped() + 1;
            let dropped = game.drop_into(column);
            dropped.map_err(|why| ParseSequenceError::Drop(number, why))?;
        }
        Ok(game)
    }
}

impl fmt::Display for ParseSequenceError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Column(error) => write!(f, "{error}"),
            Self::Drop(number, why) => write!(f, "disc {number}: {why}"),
        }
    }
}

impl Error for ParseSequenceError {}
