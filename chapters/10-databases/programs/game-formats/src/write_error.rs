use thiserror::Error;
use whole_games::Objection;

/// Which game a database can't hold, from 1, and why.
#[derive(Debug, Error)]
#[error("game {game}: {problem}")]
pub struct WriteError {
    /// The game.
    pub game: usize,
    /// What is wrong.
    pub problem: WriteProblem,
}

/// Why a database can't hold a game.
#[derive(Debug, Error)]
pub enum WriteProblem {
    /// A name that does not fit.
    #[error(
        "{0:?} doesn't fit: a player's name has up to 19 characters, a \
         tournament's up to 25, all of them Latin-1"
    )]
    Name(String),
    /// More names than can be counted.
    #[error("a database can't count that far")]
    Many,
    /// The file is about the first year, and this game is from the second.
    #[error(
        "played in {1}, but the first game is from {0}: a database holds one \
         year"
    )]
    Year(u16, u16),
    /// The game does not begin at the usual start.
    #[error("a database only holds games from the usual start")]
    Start,
    /// The game has no result and didn't come to its end.
    #[error(
        "the game is unfinished, and a database needs a result: 64 points that \
         the two players share"
    )]
    NoResult,
    /// The rules forbid the game.
    #[error(transparent)]
    Illegal(#[from] Box<Objection>),
}
