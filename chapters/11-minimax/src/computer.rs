use std::error::Error;
use std::fmt;
use std::str::FromStr;

use end_of_game::Position;

use crate::evaluate::{ParseStepError, read_step};
use crate::{Levels, ParseDepthError, Skill, read_depth};

/// A computer that plays Othello, under the name that somebody has typed.
#[derive(Clone, Debug)]
pub struct Computer {
    /// A level, or an evaluation and a depth, such as `corners:3`.
    pub name: String,
    /// What it can do.
    pub skill: Skill<Position>,
}

/// A text that names no computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseComputerError {
    /// This is neither a level nor an evaluation with a depth.
    Name(String),
    /// What stands before the colon is no evaluation.
    Step(ParseStepError),
    /// What stands behind the colon is no depth.
    Depth(ParseDepthError),
}

impl FromStr for Computer {
    type Err = ParseComputerError;

    fn from_str(text: &str) -> Result<Computer, ParseComputerError> {
        let name = text.to_string();
        if let Ok(level) = text.parse() {
            let skill = Position::skill(level);
            return Ok(Computer { name, skill });
        }
        let unknown = || ParseComputerError::Name(text.to_string());
        let (step, depth) = text.split_once(':').ok_or_else(unknown)?;
        let evaluation = read_step(step).map_err(ParseComputerError::Step)?;
        let depth = read_depth(depth).map_err(ParseComputerError::Depth)?;
        let skill = Skill { depth, evaluation };
        Ok(Computer { name, skill })
    }
}

impl fmt::Display for ParseComputerError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Name(text) => write!(
                f,
                "{text:?} names no computer: write easy, medium, hard, or an \
                 evaluation and a depth, such as corners:3"
            ),
            Self::Step(error) => write!(f, "{error}"),
            Self::Depth(error) => write!(f, "{error}"),
        }
    }
}

impl Error for ParseComputerError {}
