use std::io::{self, BufRead};

use chapter_cli::{Line, read_line};

use crate::{Command, Mover, Othello, ParseCommandError, Player};

/// People at a keyboard: each answer is a line.
#[derive(Debug)]
pub struct Keyboard<R> {
    input: R,
}

impl<R: BufRead> Keyboard<R> {
    /// The keyboard behind this input.
    pub fn new(input: R) -> Keyboard<R> {
        Keyboard { input }
    }
}

impl<R: BufRead> Mover for Keyboard<R> {
    fn choose(
        &mut self,
        _: &Player,
        _: &Othello,
    ) -> io::Result<Result<Command, ParseCommandError>> {
        Ok(match read_line(&mut self.input)? {
            Line::Text(line) => line.parse(),
            Line::TooLong => Err(ParseCommandError::TooLong),
            Line::End => Ok(Command::Quit),
        })
    }

    fn wants_another_game(&mut self) -> io::Result<Option<bool>> {
        Ok(match read_line(&mut self.input)? {
            Line::Text(line) => yes_or_no(&line),
            Line::TooLong => None,
            Line::End => Some(false),
        })
    }
}

fn yes_or_no(line: &str) -> Option<bool> {
    match line.trim().to_lowercase().as_str() {
        "y" | "yes" => Some(true),
        "n" | "no" | "quit" | "fin" => Some(false),
        _ => None,
    }
}
