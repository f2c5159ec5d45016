use std::error::Error;
use std::io;
use std::str::FromStr;

use lexopt::prelude::*;

use crate::text;

/// The options of a program that is about a position.
#[derive(Clone, Debug)]
pub struct PositionOptions<B, D> {
    /// The value of `--board`.
    pub board: B,
    /// The value of `--to-move`.
    pub to_move: D,
    /// The arguments that aren't options, such as a move.
    pub words: Vec<String>,
}

impl<B, D> PositionOptions<B, D>
where
    B: FromStr<Err: Error + 'static>,
    D: FromStr<Err: Error + 'static>,
{
    /// Parses the command line, which may have up to `max_words` words. Returns
    /// `None` for `--help`. The board and the color are the defaults.
    ///
    /// # Errors
    ///
    /// Returns an error if there is another argument, or a value is
    /// missing or invalid.
    pub fn read(
        (board, to_move): (B, D),
        max_words: usize,
    ) -> Result<Option<Self>, Box<dyn Error>> {
        let mut options = PositionOptions {
            board,
            to_move,
            words: Vec::new(),
        };
        let mut arguments = lexopt::Parser::from_env();
        while let Some(argument) = arguments.next()? {
            match argument {
                Long("board") => {
                    let argument = arguments.value()?.string()?;
                    options.board = text(argument, io::stdin())?.parse()?;
                }
                Long("to-move") => {
                    options.to_move = arguments.value()?.string()?.parse()?;
                }
                Value(word) if options.words.len() < max_words => {
                    options.words.push(word.string()?);
                }
                Short('h') | Long("help") => return Ok(None),
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(Some(options))
    }
}
