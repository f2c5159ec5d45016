use std::io::{self, BufRead};

use chapter_cli::{Line, read_line};

use crate::{Answer, Command, Mover, Othello, ParseCommandError, Player};

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

    fn wants_another_game(&mut self) -> io::Result<Answer> {
        Ok(match read_line(&mut self.input)? {
            Line::Text(line) => read_answer(&line),
            Line::TooLong => Answer::Unclear,
            Line::End => Answer::No,
        })
    }
}

fn read_answer(line: &str) -> Answer {
    match line.trim().to_lowercase().as_str() {
        "y" | "yes" => Answer::Yes,
        "n" | "no" | "quit" | "fin" => Answer::No,
        "save" => Answer::Save,
        _ => Answer::Unclear,
    }
}
