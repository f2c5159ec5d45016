use std::io;

use thiserror::Error;
use whole_games::{Objection, ParseTranscriptError, Reason};

use crate::{ParsePositionError, ParseScoreError};

/// What is wrong with games that are read or written, and where.
#[derive(Debug, Error)]
pub enum RecordError {
    /// In this line of a text, from 1.
    #[error("line {0}: {1}")]
    Line(usize, Problem),
    /// In this game, from 1.
    #[error("game {0}: {1}")]
    Game(usize, Problem),
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
