use std::str::FromStr;

use thiserror::Error;

use crate::{ConnectFour, DropError, ParseColumnError};

/// The error for a text that isn't a legal sequence of moves.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseSequenceError {
    /// A character isn't the name of a column.
    #[error(transparent)]
    Column(#[from] ParseColumnError),
    /// The disc with this number, counted from 1, can't be dropped.
    #[error("disc {0}: {1}")]
    Drop(usize, DropError),
}

impl FromStr for ConnectFour {
    type Err = ParseSequenceError;

    /// Plays a sequence of columns such as `4453` or `ddec`.
    fn from_str(text: &str) -> Result<ConnectFour, ParseSequenceError> {
        let mut game = ConnectFour::new();
        for ch in text.chars() {
            let column = ch.to_string().parse()?;
            let number = game.dropped() + 1;
            let dropped = game.drop_into(column);
            dropped.map_err(|error| ParseSequenceError::Drop(number, error))?;
        }
        Ok(game)
    }
}
