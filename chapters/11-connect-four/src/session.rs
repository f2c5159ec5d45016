//! A game at the keyboard, a line for each disc.

use std::error::Error;
use std::io::{self, BufRead, Write};

use connect_four::{Column, Game};
use stage::ask;

const HINT: &str = "Type a column, such as d, or help, undo or quit.";

const HELP: &str = "\
d       drop a disc into column d; the columns are a to g, or 1 to 7
undo    take the last disc back
quit    leave the game";

/// Two people at one keyboard.
pub struct Session<R, W> {
    /// Black and White, in the order of [`Disc`](board::Disc).
    names: [String; 2],
    game: Game,
    /// The game before each disc, so that discs can be taken back.
    before: Vec<Game>,
    /// The keyboard.
    input: R,
    /// The screen.
    output: W,
}

impl<R: BufRead, W: Write> Session<R, W> {
    /// A session that begins with this game.
    pub fn new(
        names: [String; 2],
        game: Game,
        input: R,
        output: W,
    ) -> Session<R, W> {
        Session {
            names,
            game,
            before: Vec::new(),
            input,
            output,
        }
    }

    /// Plays until the game is over, or a person leaves.
    ///
    /// # Errors
    ///
    /// When the keyboard cannot be read or the screen cannot be written.
    pub fn run(&mut self) -> io::Result<()> {
        writeln!(self.output, "{}", self.game)?;
        if !self.game.is_over() {
            writeln!(self.output, "{HINT}")?;
        }
        while !self.game.is_over() {
            if !self.ask()? {
                return writeln!(self.output, "Goodbye.");
            }
        }
        match self.game.winner() {
            Some(disc) => {
                writeln!(self.output, "{} wins", self.names[disc as usize])
            }
            None => writeln!(self.output, "a draw: all 42 discs are dropped"),
        }
    }

    /// Asks a person once, and does it or says why not; whether the person
    /// stays.
    fn ask(&mut self) -> io::Result<bool> {
        let disc = self.game.to_move();
        let left = self.game.discs_left(disc);
        let prompt = format!("{}, {left} left> ", self.names[disc as usize]);
        let line = ask(&prompt, HELP, &mut self.input, &mut self.output)?;
        let done = match line.as_deref() {
            None => return Ok(false),
            Some("undo") => self.take_back(),
            Some(name) => self.drop_into(name),
        };
        match done {
            Ok(()) => writeln!(self.output, "{}", self.game)?,
            Err(sentence) => writeln!(self.output, "{sentence}")?,
        }
        Ok(true)
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
        self.game = before.ok_or("there's nothing to take back")?;
        Ok(())
    }
}
