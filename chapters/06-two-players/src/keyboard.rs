use std::io::{self, BufRead};

use crate::{Command, Game, Mover, ParseCommandError, Player};

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

    /// The next line, or `None` after the last. Bytes that aren't text become
    /// characters that no command has.
    ///
    /// # Errors
    ///
    /// When nothing can be read.
    pub fn read_line(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        let length = self.input.read_until(b'\n', &mut line)?;
        let text = String::from_utf8_lossy(&line).into_owned();
        Ok((length > 0).then_some(text))
    }
}

impl<R: BufRead> Mover for Keyboard<R> {
    fn choose(
        &mut self,
        _: &Player,
        _: &Game,
    ) -> io::Result<Result<Command, ParseCommandError>> {
        let quit = Ok(Command::Quit);
        Ok(self.read_line()?.map_or(quit, |line| line.parse()))
    }

    fn wants_another_game(&mut self) -> io::Result<Option<bool>> {
        let line = self.read_line()?.unwrap_or("no".to_string());
        Ok(match line.trim().to_lowercase().as_str() {
            "y" | "yes" => Some(true),
            "n" | "no" | "quit" | "fin" => Some(false),
            _ => None,
        })
    }
}
