use std::error::Error;
use std::fmt;

/// What can be wrong with GGF only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GgfError {
    /// This is neither a game nor a property of one.
    Stray(String),
    /// The text ends within a game.
    Unclosed,
    /// The game is not Othello.
    OtherGame(String),
    /// The board has another size than 8.
    Size(String),
}

impl fmt::Display for GgfError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Stray(text) => write!(
                f,
                "{text:?} stands where a game or a move should begin, as in \
                 (;GM[Othello]B[F5]W[D6];)"
            ),
            Self::Unclosed => write!(
                f,
                "the file ends within a game: a game ends with ;) and a value \
                 with ]"
            ),
            Self::OtherGame(name) => {
                write!(f, "a game of {name:?}: only Othello can be read")
            }
            Self::Size(size) => write!(
                f,
                "a board of {size:?} squares a side: only 8 can be read"
            ),
        }
    }
}

impl Error for GgfError {}
