use std::error::Error;
use std::path::PathBuf;

use lexopt::prelude::*;

use crate::{file, number};

/// What the command line says about a game that's to be shown:
/// `FILE [--game N] [--at MOVE]`.
#[derive(Clone, Debug)]
pub struct ShowOptions {
    /// The file that the game is in.
    pub path: PathBuf,
    /// Which game of the file it is, counted from 1: by default the first.
    pub game: u32,
    /// After how many moves: by default at its end.
    pub at: usize,
}

const GAME: &str = "number of a game: write 1 or more";

const MOVE: &str = "number of a move: write 0 or more";

impl ShowOptions {
    /// Reads the arguments of such a command.
    ///
    /// # Errors
    ///
    /// When the file is missing, or there's anything else.
    pub fn read(
        mut arguments: lexopt::Parser,
    ) -> Result<ShowOptions, Box<dyn Error>> {
        let path = file(&mut arguments)?;
        let (mut game, mut at) = (1, usize::MAX);
        while let Some(option) = arguments.next()? {
            match option {
                Long("game") => game = number(&mut arguments, GAME)?,
                Long("at") => at = number(&mut arguments, MOVE)?,
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(ShowOptions { path, game, at })
    }
}
