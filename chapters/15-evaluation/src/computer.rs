use std::str::FromStr;

use end_of_game::Position;
use minimax::{ParseDepthError, read_depth};
use thiserror::Error;

use crate::evaluate::{STEPS, find_step};
use crate::{Engine, Levels};

/// An engine for Othello, under the name that was typed for it.
#[derive(Clone, Debug)]
pub struct Computer {
    /// A level, or an evaluation and a depth, such as `corners:3`.
    pub name: String,
    /// The engine.
    pub engine: Engine<'static, Position>,
}

/// A text that doesn't name a computer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseComputerError {
    /// This is neither a level nor an evaluation with a depth.
    #[error(
        "{0:?} can't play: choose easy, medium, hard, or an evaluation and a \
         depth, such as corners:3"
    )]
    Name(String),
    /// The text before the colon isn't an evaluation.
    #[error(
        "{0:?} isn't an evaluation: choose from {names}",
        names = STEPS.map(|(name, _)| name).join(", ")
    )]
    Step(String),
    /// The text behind the colon isn't a depth.
    #[error(transparent)]
    Depth(#[from] ParseDepthError),
}

impl FromStr for Computer {
    type Err = ParseComputerError;

    fn from_str(text: &str) -> Result<Computer, ParseComputerError> {
        let name = text.to_string();
        if let Ok(level) = text.parse() {
            let engine = Position::engine(level);
            return Ok(Computer { name, engine });
        }
        let unknown = || ParseComputerError::Name(text.to_string());
        let (step, depth) = text.split_once(':').ok_or_else(unknown)?;
        let no_step = || ParseComputerError::Step(step.to_string());
        let evaluation = find_step(step).ok_or_else(no_step)?;
        let depth = read_depth(depth)?;
        let engine = Engine { depth, evaluation };
        Ok(Computer { name, engine })
    }
}
