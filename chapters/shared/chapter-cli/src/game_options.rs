use std::error::Error;
use std::path::PathBuf;

use lexopt::prelude::*;

use crate::file;

/// The options of a game between people and computers, as they were typed.
#[derive(Clone, Debug)]
pub struct GameOptions {
    /// The player of Black and the player of White.
    pub players: [String; 2],
    /// The moves to begin with, such as `f5d6c3`.
    pub moves: String,
    /// The seed of the computer's choices among equal moves.
    pub seed: String,
    /// True if boards are drawn with ASCII characters only.
    pub ascii: bool,
    /// A file with a game to continue.
    pub file: Option<PathBuf>,
    /// A file with weights for the level expert, in place of the book's.
    pub weights: Option<PathBuf>,
}

const OPTIONS: &str = "\
--black PLAYER    human (the default), easy, medium or hard, or an evaluation
                  and a depth, such as corners:3
--white PLAYER    the same, but here medium is the default
--moves GAME      begin with these moves, such as f5d6c3
--seed N          choose differently among equal moves";

impl GameOptions {
    /// Returns the text of `--help`: what the program is, the common options,
    /// and `more` about this program.
    pub fn help(what: &str, command: &str, more: &str) -> String {
        format!("{what}\n\n{command} -- [options]\n\n{OPTIONS}\n{more}")
    }

    /// Parses the command line. Returns `None` for `--help`. `more` are the
    /// options that only some programs have: `--ascii`, `--weights` and `FILE`.
    ///
    /// # Errors
    ///
    /// Returns an error if there is another argument, or a value is missing.
    pub fn read(more: &[&str]) -> Result<Option<GameOptions>, Box<dyn Error>> {
        let mut arguments = lexopt::Parser::from_env();
        let mut options = GameOptions {
            players: ["human", "medium"].map(String::from),
            moves: String::new(),
            seed: "1".to_string(),
            ascii: false,
            file: None,
            weights: None,
        };
        let accepts = |option| more.contains(&option);
        while let Some(option) = arguments.next()? {
            let value = match option {
                Short('h') | Long("help") => return Ok(None),
                Long("ascii") if accepts("--ascii") => {
                    options.ascii = true;
                    continue;
                }
                Value(path) if accepts("FILE") && options.file.is_none() => {
                    options.file = Some(path.into());
                    continue;
                }
                Long("weights") if accepts("--weights") => {
                    options.weights = Some(file(&mut arguments)?);
                    continue;
                }
                Long("black") => &mut options.players[0],
                Long("white") => &mut options.players[1],
                Long("moves") => &mut options.moves,
                Long("seed") => &mut options.seed,
                other => return Err(other.unexpected().into()),
            };
            *value = arguments.value()?.string()?;
        }
        Ok(Some(options))
    }
}
