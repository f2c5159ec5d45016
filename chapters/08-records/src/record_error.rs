use std::fmt;
use std::io;

use thiserror::Error;
use whole_games::{Objection, ParseTranscriptError, Reason};

use crate::{ParsePositionError, ParseScoreError};

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
}

/// What can be wrong.
#[derive(Debug, Error)]
pub enum Problem {
    /// Neither a square nor a pass.
    #[error(transparent)]
    Ply(#[from] ParseTranscriptError),
    /// The rules forbid this move, whose number counts from 1.
    #[error("move {0} is illegal: {1}")]
    Illegal(usize, Reason),
    /// The text isn't a position.
    #[error(transparent)]
    Position(#[from] ParsePositionError),
    /// The text isn't a result.
    #[error(transparent)]
    Result(#[from] ParseScoreError),
    /// Only moves are kept, and the game has none.
    #[error(".txt keeps moves, and it has none: write .oth")]
    NoMoves,
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
    pub fn found(self, location: Location) -> RecordError {
        RecordError {
            location,
            problem: self,
        }
    }

    /// This problem in a line of a text, counted from 1.
    pub fn in_line(self, number: usize) -> RecordError {
        self.found(Location::Line(number))
    }

    /// This problem in a game, counted from 1.
    pub fn in_game(self, number: usize) -> RecordError {
        self.found(Location::Game(number))
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Line(number) => write!(f, "line {number}"),
            Self::Game(number) => write!(f, "game {number}"),
        }
    }
}
