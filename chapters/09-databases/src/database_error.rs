use std::fmt;

use thiserror::Error;

use crate::DatabaseProblem;

/// What is wrong with a database, and where.
#[derive(Debug, Error)]
#[error("{place}: {problem}")]
pub struct DatabaseError {
    /// Where it is wrong.
    pub place: Place,
    /// What is wrong.
    pub problem: DatabaseProblem,
}

/// A place in a database. Games and names count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The header with which each file begins.
    Header,
    /// A game.
    Game(usize),
    /// A name in a list of players or tournaments.
    Name(usize),
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

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Header => write!(f, "the header"),
            Self::Game(number) => write!(f, "game {number}"),
            Self::Name(number) => write!(f, "name {number}"),
        }
    }
}
