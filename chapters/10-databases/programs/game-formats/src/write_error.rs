use thiserror::Error;
use whole_games::Objection;

/// An error of writing games to a database.
#[derive(Debug, Error)]
#[error("game {game}: {problem}")]
pub struct WriteError {
    /// The number of the game, from 1.
    pub game: usize,
    /// The problem of that game.
    pub problem: WriteProblem,
}

/// A reason why a database can't hold a game.
#[derive(Debug, Error)]
pub enum WriteProblem {
    /// A name that is too long or isn't Latin-1.
    #[error(
        "{0:?} doesn't fit: a player's name has up to 19 characters, a \
         tournament's up to 25, all of them Latin-1"
    )]
    InvalidName(String),
    /// More names than a `u16` can number.
    #[error("a database can't count that far")]
    TooManyNames,
    /// A game of another year than the first one. The years are that of the
    /// first game and that of this one.
    #[error(
        "played in {1}, but the first game is from {0}: a database holds one \
         year"
    )]
    DifferentYear(u16, u16),
    /// A game that doesn't begin in the usual start position.
    #[error("a database only holds games from the usual start")]
    DifferentStart,
    /// An unfinished game without a result of 64 points.
    #[error(
        "the game is unfinished, and a database needs a result: 64 points that \
         the two players share"
    )]
    NoResult,
    /// An illegal game.
    #[error(transparent)]
    Illegal(#[from] Box<Objection>),
}
