use std::error::Error;
use std::path::PathBuf;

use lexopt::prelude::*;

use crate::{file, number};

/// The options of a command that shows a game: `FILE [--game N] [--at MOVE]`.
#[derive(Clone, Debug)]
pub struct ShowOptions {
    /// The path of the file with the game.
    pub path: PathBuf,
    /// The number of the game in the file, from 1, which is the default.
    pub game: u32,
    /// The number of moves after which it's shown: by default, all.
    pub at: usize,
}

const GAME: &str = "number of a game: write 1 or more";

const MOVE: &str = "number of a move: write 0 or more";

impl ShowOptions {
    /// Parses the arguments of the command.
    ///
    /// # Errors
    ///
    /// Returns an error if the file is missing, or there is another argument.
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
