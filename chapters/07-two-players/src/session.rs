use std::io::{self, Write};

use end_of_game::{Score, Turn};

use crate::{Command, Mover, Othello};

/// A text interface: takes commands from a mover and prints the results.
#[derive(Debug)]
pub struct Session<M, W> {
    names: [String; 2],
    mover: M,
    output: W,
}

impl<M: Mover, W: Write> Session<M, W> {
    /// Creates a session; `names` are Black's and White's.
    pub fn new(names: [&str; 2], mover: M, output: W) -> Session<M, W> {
        let names = names.map(String::from);
        Session {
            names,
            mover,
            output,
        }
    }

    /// Runs the game until the mover chooses [`Command::Quit`].
    ///
    /// # Errors
    ///
    /// Returns an error if the mover can't be asked or the output can't be
    /// written.
    pub fn run(&mut self, game: &mut Othello) -> io::Result<()> {
        self.show(game)?;
        loop {
            self.show_prompt(game)?;
            match self.mover.choose(game)? {
                Ok(Command::Quit) => break,
                Ok(command) => self.carry_out(command, game)?,
                Err(why) => writeln!(self.output, "{why}")?,
            }
        }
        self.carry_out(Command::Quit, game)
    }

    /// Executes a command and prints its result, and the board if it changed.
    fn carry_out(
        &mut self,
        command: Command,
        game: &mut Othello,
    ) -> io::Result<()> {
        let before = *game.position();
        match command.carry_out(game) {
            Ok(message) => writeln!(self.output, "{message}")?,
            Err(refusal) => writeln!(self.output, "{refusal}")?,
        }
        if *game.position() == before {
            return Ok(());
        }
        self.show(game)
    }

    /// Prints the position and both players' disc counts.
    fn show(&mut self, game: &Othello) -> io::Result<()> {
        let position = game.position();
        let Score { black, white } = Score::discs(&position.board);
        let [first, second] = &self.names;
        writeln!(
            self.output,
            "{position}\n{first} (black) {black}, {second} (white) {white}"
        )
    }

    fn show_prompt(&mut self, game: &Othello) -> io::Result<()> {
        let position = game.position();
        let name = match position.turn() {
            Turn::Over => "",
            Turn::Move | Turn::Pass => &self.names[position.to_move as usize],
        };
        write!(self.output, "{name}> ")?;
        self.output.flush()
    }
}
