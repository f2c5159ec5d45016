use std::io::{self, BufRead};

use chapter_cli::{Line, read_line};

use crate::{Command, Othello, ParseCommandError};

/// Decides what the color to move does: people at a keyboard, or a computer.
pub trait Mover {
    /// What the color to move wants to do. It's an outer error if it can't be
    /// asked, and an inner one if the answer makes no sense.
    fn choose(
        &mut self,
        game: &Othello,
    ) -> io::Result<Result<Command, ParseCommandError>>;
}

/// People at a keyboard: each answer is a line.
#[derive(Debug)]
pub struct Keyboard<R> {
    /// Where their lines come from.
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
