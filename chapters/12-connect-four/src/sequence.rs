use std::str::FromStr;

use thiserror::Error;

use crate::{ConnectFour, DropError, ParseColumnError};

/// Why a text isn't a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseSequenceError {
    /// A character isn't the name of a column.
    #[error(transparent)]
    Column(#[from] ParseColumnError),
    /// The disc with this number, from 1, can't be dropped.
    #[error("disc {0}: {1}")]
    Drop(usize, DropError),
}

impl FromStr for ConnectFour {
    type Err = ParseSequenceError;

    /// Plays a sequence such as `4453` or `ddec`.
    fn from_str(text: &str) -> Result<ConnectFour, ParseSequenceError> {
        let mut game = ConnectFour::new();
        for sign in text.chars() {
            let column = sign.to_string().parse()?;
            let number = game.dropped() + 1;
            let dropped = game.drop_into(column);
            dropped.map_err(|why| ParseSequenceError::Drop(number, why))?;
        }
        Ok(game)
    }
}
