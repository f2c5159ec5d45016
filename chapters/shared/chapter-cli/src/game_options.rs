use std::error::Error;
use std::path::PathBuf;

use lexopt::prelude::*;

use crate::file;

/// What the command line says about a game between people and computers, as
/// it was typed.
#[derive(Clone, Debug)]
pub struct GameOptions {
    /// Who plays Black, and who plays White.
    pub players: [String; 2],
    /// The moves to begin with, such as `f5d6c3`.
    pub moves: String,
    /// What the computer's choices among equal moves begin with.
    pub seed: String,
    /// Whether to draw with ASCII characters only.
    pub ascii: bool,
    /// A game to go on with.
    pub file: Option<PathBuf>,
    /// What an expert is to know instead of what the book has learned.
    pub weights: Option<PathBuf>,
}

const OPTIONS: &str = "\
--black PLAYER    human (the default), easy, medium or hard, or an evaluation
                  and a depth, such as corners:3
--white PLAYER    the same, but here medium is the default
--moves GAME      begin with these moves, such as f5d6c3
--seed N          choose differently among equal moves";

impl GameOptions {
    /// What `--help` says: what the program is, the options of every such
    /// game, and what else there is to know about this one.
    pub fn help(what: &str, command: &str, more: &str) -> String {
        format!("{what}\n\n{command} -- [options]\n\n{OPTIONS}\n{more}")
    }

    /// Reads the command line: `None` if it asks for help. Only some programs
    /// take `more`: `--ascii`, `--weights` or a `FILE`.
    ///
    /// # Errors
    ///
    /// When it has anything else, or a value is missing.
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
        let takes = |option| more.contains(&option);
        while let Some(option) = arguments.next()? {
            let value = match option {
                Short('h') | Long("help") => return Ok(None),
                Long("ascii") if takes("--ascii") => {
                    options.ascii = true;
                    continue;
                }
                Value(path) if takes("FILE") && options.file.is_none() => {
                    options.file = Some(path.into());
                    continue;
                }
                Long("weights") if takes("--weights") => {
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
