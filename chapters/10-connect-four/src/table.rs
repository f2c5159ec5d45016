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
            writeln!(self.output, "{}", self.game)?;
        }
        match self.game.winner {
            Some(disc) => {
                let name = &self.names[disc as usize];
                writeln!(self.output, "{name} wins")
            }
            None => writeln!(self.output, "a draw: all 42 discs are dropped"),
        }
    }

    /// Asks for a column until a disc falls; whether one did.
    fn ask(&mut self) -> io::Result<bool> {
        loop {
            let disc = self.game.to_move;
            let left = self.game.discs_left(disc);
            let name = &self.names[disc as usize];
            write!(self.output, "{name}, {left} left> ")?;
            self.output.flush()?;
            let mut line = String::new();
            let length = self.input.read_line(&mut line)?;
            if length == 0 || line.trim() == "quit" {
                return Ok(false);
            }
            match drop_into(&mut self.game, line.trim()) {
                Ok(()) => return Ok(true),
                Err(sentence) => writeln!(self.output, "{sentence}")?,
            }
        }
    }
}

/// Drops a disc into the column with this name.
fn drop_into(game: &mut Game, name: &str) -> Result<(), Box<dyn Error>> {
    let column: Column = name.parse()?;
    game.drop_into(column)?;
    Ok(())
}
