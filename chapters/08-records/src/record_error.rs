use std::fmt;
use std::io;

use board::Disc;
use thiserror::Error;
use whole_games::{Objection, ParseTranscriptError, Reason};

use crate::{DatabaseError, ParsePositionError, ParseScoreError};

/// What is wrong with games that are read or written, and where.
#[derive(Debug, Error)]
#[error("{location}: {problem}")]
pub struct RecordError {
    /// Where it is wrong.
    pub location: Location,
    /// What is wrong.
    pub problem: Problem,
}

/// A place in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// A line of a text, from 1.
    Line(usize),
    /// A game, from 1.
    Game(usize),
    /// A name in a list of players or tournaments, from 1.
    Name(usize),
    /// The header with which a database begins.
    Header,
}

/// What can be wrong.
#[derive(Debug, Error)]
pub enum Problem {
    /// The bytes aren't UTF-8.
    #[error("this is no text: save the file as UTF-8")]
    NotText,
    /// Neither a square nor a pass.
    #[error(transparent)]
    Ply(#[from] ParseTranscriptError),
    /// The rules forbid this move, whose number counts from 1.
    #[error("move {0} is illegal: {1}")]
    Illegal(usize, Reason),
    /// A move is written down for this color, which doesn't have one.
    #[error("{0} has no move here and must pass")]
    OutOfTurn(Disc),
    /// The text isn't a position.
    #[error(transparent)]
    Position(#[from] ParsePositionError),
    /// The text isn't a result.
    #[error(transparent)]
    Result(#[from] ParseScoreError),
    /// Only moves are kept, and the game has none.
    #[error(".txt keeps moves, and it has none: write .oth")]
    NoMoves,
    /// In OBF: this isn't a move with its score.
    #[error("{0:?} is no move with its score: write it as g8:+18;")]
    NoScore(String),
    /// In GGF: this is neither a game nor a property of one.
    #[error(
        "{0:?} stands where a game or a move should begin, as in \
         (;GM[Othello]B[F5]W[D6];)"
    )]
    Stray(String),
    /// In GGF: the text ends within a game.
    #[error(
        "the file ends within a game: a game ends with ;) and a value with ]"
    )]
    Unclosed,
    /// In GGF: the game is not Othello.
    #[error("a game of {0:?}: only Othello can be read")]
    OtherGame(String),
    /// In GGF: the game has another size, or the fewest discs win.
    #[error(
        "a game of type {0:?}: only the ordinary game on 8 by 8 squares can \
         be read"
    )]
    GameType(String),
    /// In GGF: the result counts points that the board doesn't show.
    #[error(
        "a game with {0:?} points given away (KM): only games without can be \
         read"
    )]
    Komi(String),
    /// In GGF: the board has another size than 8.
    #[error("a board of {0:?} squares a side: only 8 can be read")]
    BoardSize(String),
    /// In GGF: this is not one turn.
    #[error("{0:?} is no turn: a turn is F5, say, or PA")]
    Turn(String),
    /// A problem that only a database can have.
    #[error(transparent)]
    Database(#[from] DatabaseError),
    /// The bytes cannot be read at all.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl From<Box<Objection>> for Problem {
    fn from(objection: Box<Objection>) -> Problem {
        Problem::Illegal(objection.number, objection.reason)
    }
}

impl Problem {
    /// This problem, found at this place.
    pub(crate) fn found(self, location: Location) -> RecordError {
        RecordError {
            location,
            problem: self,
        }
    }

    /// This problem in a line of a text, counted from 1.
    pub(crate) fn in_line(self, number: usize) -> RecordError {
        self.found(Location::Line(number))
    }

    /// This problem in a game, counted from 1.
    pub(crate) fn in_game(self, number: usize) -> RecordError {
        self.found(Location::Game(number))
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Line(number) => write!(f, "line {number}"),
            Self::Game(number) => write!(f, "game {number}"),
            Self::Name(number) => write!(f, "name {number}"),
            Self::Header => write!(f, "the header"),
        }
    }
}
