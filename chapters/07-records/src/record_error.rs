use std::error::Error;
use std::fmt;
use std::io;

use board::Disc;
use end_of_game::{ParseTranscriptError, Reason};

use crate::{DatabaseError, GgfError, ParsePositionError, ParseScoreError};

/// What is wrong with games that are read or written, and where.
#[derive(Debug)]
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
#[derive(Debug)]
pub enum Problem {
    /// The bytes aren't UTF-8.
    NotText,
    /// Neither a square nor a pass.
    Ply(ParseTranscriptError),
    /// The rules forbid this move, whose number counts from 1.
    Illegal(usize, Reason),
    /// A move is written down for this color, which doesn't have one.
    OutOfTurn(Disc),
    /// The text isn't a position.
    Position(ParsePositionError),
    /// The text isn't a result.
    Result(ParseScoreError),
    /// Only moves are kept, and the game has none.
    NoMoves,
    /// In OBF: this isn't a move with its score.
    NoScore(String),
    /// A problem that only GGF can have.
    Ggf(GgfError),
    /// A problem that only a database can have.
    Database(DatabaseError),
    /// The bytes cannot be read at all.
    Io(io::Error),
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

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: {}", self.location, self.problem)
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

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::NotText => {
                write!(f, "this is no text: save the file as UTF-8")
            }
            Self::Ply(why) => write!(f, "{why}"),
            Self::Illegal(number, why) => {
                write!(f, "move {number} is illegal: {why}")
            }
            Self::OutOfTurn(disc) => {
                write!(f, "{disc} has no move here and must pass")
            }
            Self::Position(why) => write!(f, "{why}"),
            Self::Result(why) => write!(f, "{why}"),
            Self::NoMoves => {
                write!(f, ".txt keeps moves, and it has none: write .oth")
            }
            Self::NoScore(text) => write!(
                f,
                "{text:?} is no move with its score: write it as g8:+18;"
            ),
            Self::Ggf(why) => write!(f, "{why}"),
            Self::Database(why) => write!(f, "{why}"),
            Self::Io(why) => write!(f, "{why}"),
        }
    }
}

impl Error for RecordError {}
