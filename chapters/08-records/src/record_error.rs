use std::io;

use thiserror::Error;
use whole_games::{Objection, ParseTranscriptError, Reason};

use crate::{ParsePositionError, ParseScoreError};

/// An error in a game that is read or written, with its location.
#[derive(Debug, Error)]
pub enum RecordError {
    /// An error in this line of a text, from 1.
    #[error("line {0}: {1}")]
    Line(usize, Problem),
    /// An error in this game, from 1.
    #[error("game {0}: {1}")]
    Game(usize, Problem),
}

/// An error in a game, without its location.
#[derive(Debug, Error)]
pub enum Problem {
    /// A ply is neither a square nor a pass.
    #[error(transparent)]
    Ply(#[from] ParseTranscriptError),
    /// A move is illegal. Its number counts from 1.
    #[error("move {0} is illegal: {1}")]
    Illegal(usize, Reason),
    /// The text isn't a position.
    #[error(transparent)]
    Position(#[from] ParsePositionError),
    /// The text isn't a result.
    #[error(transparent)]
    Result(#[from] ParseScoreError),
    /// The format stores only moves, and the game has none.
    #[error(".txt keeps moves, and it has none: write .oth")]
    NoMoves,
    /// The input can't be read.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl From<Box<Objection>> for Problem {
    fn from(objection: Box<Objection>) -> Problem {
        Problem::Illegal(objection.number, objection.reason)
    }
}
