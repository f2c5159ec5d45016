use thiserror::Error;

/// What can be wrong with GGF only.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GgfError {
    /// This is neither a game nor a property of one.
    #[error(
        "{0:?} stands where a game or a move should begin, as in \
         (;GM[Othello]B[F5]W[D6];)"
    )]
    Stray(String),
    /// The text ends within a game.
    #[error(
        "the file ends within a game: a game ends with ;) and a value with ]"
    )]
    Unclosed,
    /// The game is not Othello.
    #[error("a game of {0:?}: only Othello can be read")]
    OtherGame(String),
    /// The board has another size than 8.
    #[error("a board of {0:?} squares a side: only 8 can be read")]
    Size(String),
    /// This is not one turn.
    #[error("{0:?} is no turn: a turn is F5, say, or PA")]
    Turn(String),
}
