use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Computer, ParseComputerError};

/// Who sits at one side of an Othello board.
#[derive(Clone, Debug)]
pub enum Seat {
    /// Somebody at the keyboard.
    Human,
    /// A computer.
    Computer(Computer),
}

impl Seat {
    /// The name of a computer; empty for a person.
    pub fn name(&self) -> &str {
        match self {
            Seat::Human => "",
            Seat::Computer(computer) => &computer.name,
        }
    }
}

/// A text that names nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSeatError(ParseComputerError);

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Seat, ParseSeatError> {
        match text {
            "human" => Ok(Seat::Human),
            _ => text.parse().map(Seat::Computer).map_err(ParseSeatError),
        }
    }
}

impl fmt::Display for ParseSeatError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}; human is somebody at the keyboard", self.0)
    }
}

impl Error for ParseSeatError {}
