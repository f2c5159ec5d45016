use std::io::{self, BufRead};

use chapter_cli::{Line, read_line};

use crate::{Command, Othello, ParseCommandError};

/// A source of commands: people at a keyboard, or a computer.
pub trait Mover {
    /// Chooses a command for the color to move.
    ///
    /// # Errors
    ///
    /// The outer error is a failure to read the answer; the inner one is an
    /// answer that isn't a command.
    fn choose(
        &mut self,
        game: &Othello,
    ) -> io::Result<Result<Command, ParseCommandError>>;
}

/// A mover that reads one command per line.
#[derive(Debug)]
pub struct Keyboard<R> {
    /// The source of the lines.
    pub input: R,
}

impl<R: BufRead> Mover for Keyboard<R> {
    fn choose(
        &mut self,
        _: &Othello,
    ) -> io::Result<Result<Command, ParseCommandError>> {
        Ok(match read_line(&mut self.input)? {
            Line::Text(line) => line.parse(),
            Line::TooLong => Err(ParseCommandError::TooLong),
            Line::End => Ok(Command::Quit),
        })
    }
}
