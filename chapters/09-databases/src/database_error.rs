use std::fmt;
use std::io;

use records::FileProblem;
use thiserror::Error;
use whole_games::Objection;

/// What is wrong with a database that is read or written, and where.
#[derive(Debug, Error)]
#[error("{place}: {problem}")]
pub struct DatabaseError {
    /// Where it is wrong.
    pub place: Place,
    /// What is wrong.
    pub problem: DatabaseProblem,
}

/// What is wrong with a file of a database, and which file it is.
pub type FileError = records::FileError<DatabaseError>;

/// A place in a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The header with which each file begins.
    Header,
    /// A game, from 1.
    Game(usize),
    /// A name in a list of players or tournaments, from 1.
    Name(usize),
}

/// What can be wrong with a database.
#[derive(Debug, Error)]
pub enum DatabaseProblem {
    /// The file ends after the first number of bytes and needs the second.
    #[error("the file ends after {0} of {1} bytes")]
    Short(usize, usize),
    /// The file holds fewer than the header counts.
    #[error("the file ends here, and its header counts {0}")]
    Missing(u32),
    /// The file goes on after all that the header counts.
    #[error("the file goes on here, past what its header counts")]
    Long,
    /// The board has this many squares a side.
    #[error("a board of {0} squares a side: only 8 is read")]
    Size(u8),
    /// The file holds problems, not games.
    #[error("the file holds problems: only games are read")]
    Solitaires,
    /// This byte isn't a square.
    #[error("{0} is no square: f5, in row 5 and column 6, is 56")]
    Byte(u8),
    /// Black cannot have this many points.
    #[error("{0} points for Black: they go from 0 to 64")]
    Points(u8),
    /// A name that does not fit.
    #[error(
        "{0:?} does not fit: the name of a player has up to 19 characters, \
         that of a tournament 25, all of them Latin-1"
    )]
    Name(String),
    /// More games or names than can be counted.
    #[error("a database does not count that far")]
    Many,
    /// The file is about the first year, and this game is from the second.
    #[error(
        "played in {1}, when the first game is of {0}: a database holds one \
         year"
    )]
    Year(u16, u16),
    /// The game does not begin at the usual start.
    #[error("a database holds games from the usual start only")]
    Start,
    /// The game has no result and did not come to its end.
    #[error(
        "the game is unfinished and has no result of 64 points, which a \
         database needs"
    )]
    NoResult,
    /// The rules forbid the game.
    #[error(transparent)]
    Illegal(#[from] Box<Objection>),
    /// The bytes cannot be read at all.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl DatabaseProblem {
    /// This problem, found at this place.
    pub fn found(self, place: Place) -> DatabaseError {
        DatabaseError {
            place,
            problem: self,
        }
    }
}

impl From<DatabaseError> for FileProblem<DatabaseError> {
    fn from(error: DatabaseError) -> Self {
        FileProblem::Content(error)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Header => write!(f, "the header"),
            Self::Game(number) => write!(f, "game {number}"),
            Self::Name(number) => write!(f, "name {number}"),
        }
    }
}
