use std::error::Error;
use std::io::{self, BufRead, Write};

use crate::{Column, Game};

/// Two people at one keyboard, a line for each disc.
#[derive(Debug)]
pub struct Table<R, W> {
    /// Black and White, in the order of [`Disc`](board::Disc).
    pub names: [String; 2],
    /// The game.
    pub game: Game,
    /// The game before each disc, for who wants one back.
    pub before: Vec<Game>,
    /// The keyboard.
    pub input: R,
    /// The screen.
    pub output: W,
}

impl<R: BufRead, W: Write> Table<R, W> {
    /// Plays until the game is over, or somebody leaves.
    ///
    /// # Errors
    ///
    /// When nobody can be asked or nothing can be shown.
    pub fn run(&mut self) -> io::Result<()> {
        writeln!(self.output, "{}", self.game)?;
        while !self.game.is_over() {
            if !self.ask()? {
                return writeln!(self.output, "Goodbye.");
            }
        }
        match self.game.winner {
            Some(disc) => {
                let name = &self.names[disc as usize];
                writeln!(self.output, "{name} wins")
            }
            None => writeln!(self.output, "a draw: all 42 discs are dropped"),
        }
    }

    /// Asks once, and does it or says why not; whether the person stays.
    fn ask(&mut self) -> io::Result<bool> {
        let disc = self.game.to_move;
        let left = self.game.discs_left(disc);
        let name = &self.names[disc as usize];
        write!(self.output, "{name}, {left} left> ")?;
        self.output.flush()?;
        let done = match self.line()?.as_deref() {
            None | Some("quit") => return Ok(false),
            Some("undo") => self.take_back(),
            Some(name) => self.drop_into(name),
        };
        match done {
            Ok(()) => writeln!(self.output, "{}", self.game)?,
            Err(sentence) => writeln!(self.output, "{sentence}")?,
        }
        Ok(true)
    }

    /// The next line, or `None` after the last. Bytes that are no text become
    /// characters that no column has.
    fn line(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        let length = self.input.read_until(b'\n', &mut line)?;
        let text = String::from_utf8_lossy(&line).trim().to_lowercase();
        Ok((length > 0).then_some(text))
    }

    /// Drops a disc into the column with this name.
    fn drop_into(&mut self, name: &str) -> Result<(), Box<dyn Error>> {
        let column: Column = name.parse()?;
        let before = self.game;
        self.game.drop_into(column)?;
        self.before.push(before);
        Ok(())
    }

    /// Takes the last disc back.
    fn take_back(&mut self) -> Result<(), Box<dyn Error>> {
        let before = self.before.pop();
        self.game = before.ok_or("there is nothing to take back")?;
        Ok(())
    }
}
