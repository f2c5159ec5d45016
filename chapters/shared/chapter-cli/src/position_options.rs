use std::error::Error;
use std::io;
use std::str::FromStr;

use lexopt::prelude::*;

use crate::text;

/// What the command line says about a position: a board, whose turn it is, and
/// what's to be done there.
#[derive(Clone, Debug)]
pub struct PositionOptions<B, D> {
    /// The board, after `--board`.
    pub board: B,
    /// Whose turn it is, after `--to-move`.
    pub to_move: D,
    /// The words that belong to no option, such as a move.
    pub words: Vec<String>,
}

impl<B, D> PositionOptions<B, D>
where
    B: FromStr<Err: Error + 'static>,
    D: FromStr<Err: Error + 'static>,
{
    /// Reads the command line, which may have up to `most` words: `None` if it
    /// asks for help. The board and the color are these if it doesn't say.
    ///
    /// # Errors
    ///
    /// When it has anything else, or a value is missing or wrong.
    pub fn read(
        (board, to_move): (B, D),
        most: usize,
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
                Value(word) if options.words.len() < most => {
                    options.words.push(word.string()?);
                }
                Short('h') | Long("help") => return Ok(None),
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(Some(options))
    }
}
